import { describe, expect, it } from 'vitest';
import { findSound } from '#audio';
import { Random, redact, unwrap } from '#core';
import { kaijuSounds } from '#kaiju/sounds';
import { king, type Position } from '#king-of-monsters/rules';
import {
  broadcast,
  kingWords,
  moodOf,
  playMessages,
  SOUNDS,
  tableOf,
  tensionOf,
} from '#king-of-monsters/view';
import { cardWords } from '../../../../src/games/king-of-monsters/view/panels/actionWords';
import { at, opened, type Sketch, sketched } from '../../../helpers/king/sketch';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const SCENE: Sketch = {
  king: { zone: 'metro', hand: ['R9', 'Y2', 'B8'] },
  heroes: { dynamo: at('metro', ['R9', 'R2']), anvil: at('hq', ['Y5']) },
  destroyed: ['lines', 'motorpool'],
  chart: { R: 'x', G: 'G1 G4', Y: 'Y2 Y6', B: 'B2 B7' },
  stack: [{ kind: 'fight', seat: 'king' }],
};
const seen = (position: Position) => king.view(position, 'spectator');
const seatsOf = (position: Position) => broadcast.seats(seen(position), {}, 'en');
const tensionIn = (sketch: Partial<Sketch>) =>
  tensionOf(tableOf(seen(sketched({ ...SCENE, chart: {}, destroyed: [], ...sketch }))));

const nameOfCard = (card: Parameters<typeof cardWords>[0]) => cardWords(card, playMessages('en'));

/** What a broadcast has in large after each action of a game of chance. */
function* playedOn(seed: number) {
  let position = opened({}, seed);
  const random = Random.fromSeed(seed);
  const course: Parameters<typeof broadcast.inPlay>[1][number][] = [];
  for (let actions = 0; actions < 600 && position.outcome === null; actions++) {
    const action = random.pick(king.legal(position));
    const { seat } = position.stack.at(-1)!;
    const next = unwrap(king.apply(position, action));
    position = next.position;
    course.push({ seat, action, events: redact(next.events, 'spectator') });
    yield { position, events: next.events, inPlay: broadcast.inPlay(seen(position), course, 'en') };
  }
}

it('the table of King of Monsters is in red alert while the King stands at the reactor, and only then', () => {
  const moodAt = (zone: 'metro' | 'reactor') =>
    moodOf(seen(sketched({ ...SCENE, king: { ...SCENE.king, zone } })));
  expect(moodAt('metro')).toBe('night');
  expect(moodAt('reactor')).toBe('alert');
});

describe('the broadcast of King of Monsters', () => {
  it('shows the King with his zones and rows, and one hero with how many stand', () => {
    const [monster, hero, ...more] = seatsOf(sketched(SCENE));
    expect(more).toEqual([]);
    expect(monster).toMatchObject({
      seat: 'king',
      active: true,
      score: { text: '2', of: '7', word: 'zones', label: '2 of 7 zones destroyed' },
      course: { of: 4, full: 1, bad: true, label: '1 of 4 rows disabled' },
    });
    expect(monster!.goods[0]!.label).toBe('3 cards in hand');
    expect(hero).toMatchObject({
      seat: 'dynamo',
      active: false,
      score: { text: '2', of: '2', word: 'standing' },
    });
  });

  it('shows the hero who has to answer rather than one who waits', () => {
    const last = { colour: 'Y', number: 5 } as const;
    const attack = { kind: 'duel', seat: 'anvil', hero: 'anvil', row: null, last } as const;
    const frames = [{ kind: 'fight', seat: 'king' } as const, attack];
    const inDuel = sketched({
      ...SCENE,
      heroes: { ...SCENE.heroes, anvil: at('metro', ['Y5']) },
      stack: frames,
    });
    expect(seatsOf(inDuel)[1]).toMatchObject({ seat: 'anvil', active: true });
    expect(broadcast.inPlay(seen(inDuel), [], 'en')).toMatchObject({ name: 'yellow 5', note: 'in a duel' });
  });

  it('shows in large the card that a hero has turned up as long as the hero acts, but for the cards of duels', () => {
    const shown = new Set<string>();
    let turned = '';
    for (const { position, events, inPlay } of playedOn(1)) {
      for (const event of events)
        if (event.type === 'action-card' && event.seat !== 'king') turned = nameOfCard(event.card);
      const acts = position.stack.some(({ kind }) => kind === 'hero' || kind === 'card');
      if (!acts || position.stack.at(-1)!.kind === 'duel') continue;
      expect(inPlay).toMatchObject({ name: turned, note: 'turned up' });
      shown.add(turned);
    }
    expect(shown.size).toBeGreaterThan(5);
  });

  it('shows in large the card that the King has turned up as long as the phase lasts, whether he has to decide or not', () => {
    const shown = { deciding: new Set<string>(), fighting: new Set<string>() };
    for (const seed of [1, 2, 3]) {
      let turned: string | undefined;
      for (const { position, events, inPlay } of playedOn(seed)) {
        let now: string | undefined;
        for (const event of events) {
          if (event.type === 'phase') turned = undefined;
          if (event.type === 'action-card' && event.seat === 'king') turned = now = nameOfCard(event.card);
        }
        const card = turned ?? now;
        const kinds = new Set(position.stack.map(({ kind }) => kind));
        if (card === undefined || kinds.has('duel') || kinds.has('card')) continue;
        expect(inPlay).toMatchObject({ name: card, note: 'turned up' });
        shown[kinds.has('two') || kinds.has('wild') ? 'deciding' : 'fighting'].add(card);
      }
    }
    expect(shown.deciding.size).toBeGreaterThan(1);
    expect(shown.fighting.size).toBeGreaterThan(3);
  });

  it('tells of no hand what all cannot know', () => {
    const { hand } = seen(sketched(SCENE)).king;
    expect(hand).toEqual({ count: 3 });
  });

  it('says the turn, the phase and where the King is, in both languages', () => {
    const view = seen(sketched(SCENE));
    expect(broadcast.facts(view, 'en').map(({ text }) => text)).toEqual([
      '3/20',
      'Rampage',
      'King: Metrorail',
    ]);
    expect(broadcast.facts(view, 'fr')[2]!.text).toMatch(/^Roi\s: Métro$/);
  });
});

describe('how tense it is', () => {
  it('nobody worries while the King is on the Beach', () => {
    expect(tensionIn({ king: { zone: 'beach' } })).toBe(0);
  });

  it('rises with his way, and is whole once the reactor has its damage', () => {
    const way = (['airstrip', 'hq', 'lab', 'reactor'] as const).map((zone) => tensionIn({ king: { zone } }));
    expect(way[0]).toBeGreaterThan(0);
    expect(way).toEqual([...new Set(way)].toSorted((one, other) => one - other));
    const laid = { reactor: ['R9', 'R8', 'Y7', 'B9'] };
    expect(tensionIn({ king: { zone: 'reactor' }, laid })).toBe(1);
  });

  it('three rows disabled frighten the King the more, the nearer he is to the sea', () => {
    const chart = { R: 'x', G: 'x', Y: 'x', B: 'B2' };
    expect(tensionIn({ king: { zone: 'lines' }, chart })).toBeGreaterThan(
      tensionIn({ king: { zone: 'metro' }, chart }),
    );
  });
});

it('a game is told in figures', () => {
  const course = [
    {
      seat: 'king',
      events: [
        { type: 'zone-destroyed', zone: 'lines' },
        { type: 'duel', hero: 'anvil', row: null, card: 'Y1', colour: 'Y', fromDeck: false },
        { type: 'duel-over', hero: 'anvil', row: null, winner: 'king' },
        { type: 'taken-out', hero: 'anvil', cards: [] },
      ],
    },
    {
      seat: 'dynamo',
      events: [
        { type: 'covered', hero: 'dynamo', row: 'R', col: 1, card: 'R2', by: 'hand' },
        { type: 'compared', hero: 'dynamo', row: 'R', plate: 'R1', cover: 'R2', number: 2, won: true },
        { type: 'compared', hero: 'dynamo', row: 'R', plate: 'R7', cover: 'R3', number: 3, won: false },
        { type: 'duel-over', hero: 'dynamo', row: 'R', winner: 'league' },
      ],
    },
  ];
  const figures = kingWords('en').tally!(course as never).map(({ label, bySeat }) => [label, bySeat]);
  expect(Object.fromEntries(figures)).toEqual({
    'Zones destroyed': { king: 1 },
    'Attacks on heroes': { king: 1 },
    'Duels won': { king: 1, dynamo: 1 },
    'Rows disabled': { dynamo: 1 },
    'Covers laid': { dynamo: 1 },
    'Plates beaten': { dynamo: 1 },
    'Times taken out': { anvil: 1 },
  });
});

describe('sounds', () => {
  it.each(SOUNDS)('%s can be heard', (sound) => {
    expect(findSound(KAIJU_SOUNDS, sound)?.takes.length).toBeGreaterThan(0);
  });

  it('are told in words where they are loud enough, with whose voice it is', () => {
    const { sound } = kingWords('en');
    expect(sound({ sound: 'howl', voice: 'greatzilla', volume: 1 })).toBe('roar – The King');
    expect(sound({ sound: 'collapse', volume: 1 })).toBe('a building collapses');
    expect(sound({ sound: 'collapse', volume: 0.2 })).toBeNull();
    expect(sound({ sound: 'clack', volume: 1 })).toBeNull();
  });

  it('no words are there for what the table never sounds like', () => {
    const sounds: readonly string[] = SOUNDS;
    for (const key of Object.keys(playMessages('en').sounds)) expect(sounds).toContain(key);
  });
});
