import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n';
import { logLines } from '#module';
import { LOG_DRAWINGS } from '#ui';
import type { Event } from '#zorgl/rules';
import { zorglMessages } from '../../../../../src/games/zorgl/view/messages';
import { modeDrawing } from '../../../../../src/games/zorgl/view/panels/icons';
import { logTable } from '../../../../../src/games/zorgl/view/panels/log';

const names = { A: 'Rex', B: 'Mia', C: 'Olga' };
const english = logTable({ zorgl: zorglMessages('en'), interface: messagesFor('en') });
const french = logTable({ zorgl: zorglMessages('fr'), interface: messagesFor('fr') });
const say = (events: readonly Event[], texts = english) =>
  logLines(events, names, texts).map((line) => line.text);

const combo: Event[] = [
  { type: 'card-played', player: 'A', card: '9D', suit: 'D', use: 'attack', kept: false },
  {
    type: 'attack',
    by: { monster: 'A' },
    target: 'B',
    manner: 'shove',
    direction: 'N',
    line: ['B', 'C'],
    meets: 'building',
    recoil: 'c7',
  },
  { type: 'floors', building: 'c7', plant: false, lost: 2, left: 0, player: 'A', chain: 2 },
  { type: 'destroyed', building: 'c7', plant: false },
  { type: 'push', monster: 'C', from: 'c6', to: 'c7', link: 1 },
  { type: 'push', monster: 'B', from: 'c5', to: 'c6', link: 0 },
  { type: 'follow', monster: 'A', from: 'c4', to: 'c5' },
];

describe('an attack', () => {
  it('is one sentence with its chain, its floors and its combo', () => {
    expect(logLines(combo, names, english)).toMatchObject([
      { text: 'Rex plays the 9 of diamonds.', tone: 'quiet', seat: 'A' },
      {
        text: 'Rex shoves Mia, with Olga behind, into the building at c7: 2 floors — COMBO! The building collapses.',
        tone: 'combo',
        seat: 'A',
      },
    ]);
  });

  it('is told in French', () => {
    expect(say(combo, french)).toEqual([
      'Rex joue\u00a0: 9 de carreau.',
      'Rex bouscule Mia, avec Olga derrière, contre l’immeuble en c7\u00a0: 2 étages — COMBO\u202f! L’immeuble s’écroule.',
    ]);
  });

  it('by the army belongs to the player of the card; flights have lines of their own', () => {
    const events: Event[] = [
      { type: 'card-played', player: 'B', card: 'XR', suit: 'H', use: 'army-attack', kept: false },
      {
        type: 'attack',
        by: { unit: 'd5' },
        target: 'A',
        manner: 'army',
        direction: 'NE',
        line: ['A'],
        meets: 'free',
        recoil: 'f7',
      },
      { type: 'flee', from: 'f7', to: 'g7', monster: 'A' },
      { type: 'push', monster: 'A', from: 'e6', to: 'f7', link: 0 },
    ];
    expect(logLines(events, names, english)).toMatchObject([
      { text: 'Mia plays the red joker as hearts — Army attacks.', tone: 'quiet', seat: 'B' },
      { text: 'The army at d5 shoves Rex to f7.', tone: 'hit', seat: 'B' },
      { text: 'The unit at f7 flees to g7.', tone: 'plain', seat: null },
    ]);
  });

  it('tells two of a frenzy apart', () => {
    const one = (target: 'B' | 'C', meets: 'edge' | 'free', recoil: string | null): Event => ({
      type: 'attack',
      by: { monster: 'A' },
      target,
      manner: 'frenzy',
      direction: 'E',
      line: [target],
      meets,
      recoil,
    });
    expect(
      say([
        one('B', 'edge', null),
        one('C', 'free', 'e4'),
        { type: 'push', monster: 'C', from: 'd4', to: 'e4', link: 0 },
      ]),
    ).toEqual([
      'Rex goes wild on Mia against the edge of the board: nothing happens.',
      'Rex goes wild on Olga to e4.',
    ]);
  });

  it('says it when the two change places, and when the plant falls', () => {
    const thrown = {
      type: 'attack',
      by: { monster: 'A' },
      target: 'B',
      manner: 'throw',
      line: ['B'],
    } as const;
    expect(
      say([
        { ...thrown, direction: 'SW', meets: 'swap', recoil: 'b2' },
        { type: 'swap', monster: 'A', from: 'b2', target: 'B', to: 'c3' },
      ]),
    ).toEqual(['Rex and Mia change places.']);
    expect(
      say([
        { ...thrown, direction: 'NE', meets: 'building', recoil: 'd4' },
        { type: 'floors', building: 'd4', plant: true, lost: 1, left: 0, player: 'A', chain: 1 },
        { type: 'destroyed', building: 'd4', plant: true },
        { type: 'game-over', winner: 'A', reason: 'plant' },
      ]),
    ).toEqual([
      'Rex throws Mia north-east into the power plant at d4: 1 floor. The power plant collapses!',
      'The power plant is gone. Rex wins!',
    ]);
  });
});

describe('a shake', () => {
  const shake: Event = { type: 'shake', monster: 'A', target: 'B' };
  const floor = (building: string): Event => {
    return { type: 'floors', building, plant: false, lost: 1, left: 2, player: 'A', chain: 0 };
  };

  it('adds its floors up', () => {
    expect(say([shake, floor('a1'), floor('b1')])).toEqual(['Rex shakes Mia: 2 floors.']);
    expect(say([shake])).toEqual(['Rex shakes Mia: no building is near enough.']);
  });
});

it('tells the end of a turn in both languages, and keeps secrets', () => {
  const events: Event[] = [
    { type: 'turn-ended', player: 'A' },
    { type: 'draw', player: 'A', count: 3, secret: { to: ['A'], cards: ['9H', 'XR', '2C'] } },
    { type: 'turn-started', player: 'C', quota: 3 },
  ];
  expect(say(events)).toEqual(['Rex draws 3 cards.', 'Olga’s turn.']);
  expect(say(events, french)).toEqual(['Rex pioche 3 cartes.', 'Tour d’Olga.']);
});

it('names a power beside its card', () => {
  const events: Event[] = [
    { type: 'card-played', player: 'A', card: 'JS', suit: 'S', use: 'blitz', kept: true },
    { type: 'move', monster: 'A', from: 'b2', to: 'c3', manner: 'blitz', path: ['c3'], onto: 0 },
    { type: 'crush', at: 'c3', monster: 'A', player: 'A' },
    { type: 'card-discarded', player: 'A', card: 'JS' },
  ];
  expect(say(events)).toEqual([
    'Rex plays the jack of spades — Blitz.',
    'Rex dashes to c3.',
    'Rex crushes the unit at c3.',
  ]);
});

describe('special monsters', () => {
  it('tell their blows: a missile, a sweep with its quake, a tail for the whole hand', () => {
    const floor = (building: string): Event => {
      return { type: 'floors', building, plant: false, lost: 1, left: 2, player: 'A', chain: 0 };
    };
    const blow = (manner: 'sweep' | 'tail', target: 'B' | 'C'): Event => ({
      type: 'attack',
      by: { monster: 'A' },
      target,
      manner,
      direction: 'E',
      line: [target],
      meets: 'edge',
      recoil: null,
    });
    expect(
      say([
        { type: 'card-played', player: 'A', card: 'XR', suit: 'H', use: 'missile', kept: false },
        { type: 'missile', monster: 'A', target: 'C' },
        floor('a1'),
        floor('a2'),
      ]),
    ).toEqual(['Rex plays the red joker — Homing missile.', 'Rex fires a missile at Olga: 2 floors.']);
    expect(
      say([
        { type: 'sweep', monster: 'A', targets: ['B', 'C'] },
        blow('sweep', 'B'),
        { type: 'sweep-ended', monster: 'A' },
        floor('a1'),
      ]),
    ).toEqual([
      'Rex sweeps its tail at Mia and Olga.',
      'Rex’s tail hits Mia against the edge of the board: nothing happens.',
      'Rex’s tail sweep shakes the buildings around: 1 floor.',
    ]);
    expect(
      say([{ type: 'hand-discarded', player: 'A', cards: ['9C', 'XB'] }, blow('tail', 'B')], french),
    ).toEqual([
      'Rex jette toute sa main\u00a0: 9 de trèfle, joker noir.',
      'Rex frappe Mia de la queue contre le bord du plateau\u00a0: il ne se passe rien.',
    ]);
  });

  it('tell their flights and climbs, and what ink costs', () => {
    const move = { type: 'move', monster: 'A', path: [] } as const;
    expect(
      say([
        { ...move, from: 'b2', to: 'b3', manner: 'step', onto: 4 },
        { ...move, from: 'b3', to: 'c3', manner: 'fall', onto: 0 },
        { type: 'hover', monster: 'A', from: 'c3' },
        { ...move, from: null, to: 'g1', manner: 'land', onto: 0 },
        { type: 'ink', monster: 'B', targets: ['A'] },
        { type: 'waiting', pending: { kind: 'discard', queue: ['A'] } },
        { type: 'cards-discarded', player: 'A', cards: ['9C'] },
        { type: 'inertia', monster: 'C' },
      ]),
    ).toEqual([
      'Rex walks onto the building at b3.',
      'Rex falls off the building to c3.',
      'Rex flies off from c3.',
      'Rex comes down at g1.',
      'Mia squirts ink at Rex.',
      'Rex discards: 9 of clubs.',
      'Olga does not budge: the first black card has no effect.',
    ]);
  });

  it('say it when spades count as clubs, and when an exchange cannot be', () => {
    expect(
      say([{ type: 'card-played', player: 'A', card: '9S', suit: 'C', use: 'move', kept: false }]),
    ).toEqual(['Rex plays the 9 of spades as clubs.']);
    const thrown = {
      type: 'attack',
      by: { monster: 'A' },
      target: 'B',
      manner: 'throw',
      line: ['B'],
    } as const;
    expect(say([{ ...thrown, direction: 'S', meets: 'swap', recoil: 'b2' }])).toEqual([
      'Rex cannot change places with Mia.',
    ]);
  });
});

it('draws what kind of thing happened beside each line: of cards their signs, of deeds those of their uses', () => {
  const icons = (events: readonly Event[]) => logLines(events, names, english).map(({ icon }) => icon);
  expect(icons(combo)).toEqual([LOG_DRAWINGS.card, modeDrawing('attack')]);
  expect(
    icons([
      { type: 'move', monster: 'A', from: 'b2', to: 'c3', manner: 'leap', path: ['c3'], onto: 0 },
      { type: 'shake', monster: 'A', target: 'B' },
      { type: 'turn-ended', player: 'A' },
      { type: 'draw', player: 'A', count: 3 },
      { type: 'turn-started', player: 'B', quota: 3 },
      { type: 'game-over', winner: 'A', reason: 'plant' },
    ]),
  ).toEqual([
    modeDrawing('leap'),
    modeDrawing('shake'),
    LOG_DRAWINGS.draw,
    LOG_DRAWINGS.turn,
    LOG_DRAWINGS.end,
  ]);
});
