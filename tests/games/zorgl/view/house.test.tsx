// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { registerKaijuModels } from '#kaiju';
import { kaijuModel } from '#kaiju/cues';
import { registeredModels } from '#stage';
import { HOUSE_MODELS, type Position, type SetupOptions, zorgl } from '#zorgl/rules';
import {
  defaultDraft,
  isInert,
  monsterOf,
  monsterWords,
  PlayersPanel,
  pieceSpecs,
  planGame,
  rankPlayers,
  summarisePlayers,
  tableOf,
  traitsOf,
  withMonster,
  zorglMessages,
} from '#zorgl/view';
import { ALL_MIXES, houseMonster, houseOf } from '../../../helpers/house-monsters';
import { cleanUp, render } from '../../../ui/render';

afterEach(cleanUp);

const MOSS = houseMonster(
  { advantage: 'double-worth', weakness: 'inert', mega: 'ink' },
  { id: 'moss', name: 'Moss', model: 'nogyab', colours: { body: '#3fa06b' } },
);
const OPTIONS: SetupOptions = {
  places: ['A', 'C'],
  monsters: { A: 'moss' },
  house: houseOf([MOSS]),
  army: true,
  flight: 'english',
};
const COLOURS = { A: '#aa0000', B: '#00aa00', C: '#0000aa', D: '#aaaa00' };

const opening = unwrap(zorgl.setup(OPTIONS, 4));
/** Rex has eaten three units and it is his turn. */
const position: Position = {
  ...opening,
  turn: { ...opening.turn, player: 'A' },
  players: { ...opening.players, A: { ...opening.players.A!, floors: 1, units: 3 } },
};

describe('a house monster on the table (Z12.1)', () => {
  it('has the figure and the paint that it was given, and the ring of its player', () => {
    const specs = pieceSpecs(tableOf(position), COLOURS);
    expect(specs.find(({ id }) => id === 'monster A')).toMatchObject({
      model: 'kaiju.nogyab',
      tint: '#aa0000',
      paint: { body: '#3fa06b' },
    });
    const zorglPiece = specs.find(({ id }) => id === 'monster C');
    expect(zorglPiece).toMatchObject({ model: 'kaiju.zorgl.c', tint: '#0000aa' });
    expect(zorglPiece?.paint).toBeUndefined();
  });

  it('finds a figure on the stage, whichever it has', () => {
    registerKaijuModels();
    for (const figure of HOUSE_MODELS) expect(registeredModels()).toContain(kaijuModel(figure));
  });

  it('has its traits in all that the panels tell', () => {
    expect(monsterOf(position, 'A')).toBe('moss');
    expect(traitsOf(position, 'A')).toMatchObject({ unitWorth: 2, inert: true, mega: 'ink' });
    expect(isInert(position, 'A')).toBe(true);
    expect(rankPlayers(position)[0]).toMatchObject({ seat: 'A', worth: 7, unitWorth: 2 });
  });

  it('is named in the players’ panel, with its card', () => {
    const names = { A: 'Rex', C: 'Zed' };
    const { container } = render(<PlayersPanel players={summarisePlayers(position, names, [])} />);
    const card = container.querySelector('[data-monster=moss]');
    expect(card?.querySelector('summary')?.textContent).toBe('Moss');
    expect(card?.textContent).toContain('Each unit in its pile is worth two floors.');
    expect(container.textContent).toContain('1 floor and 3 units: 7 of 10');
  });

  it('is an ordinary zorgl wherever specials are off', () => {
    const off: Position = { ...position, options: { ...position.options, specials: false } };
    expect(monsterOf(off, 'A')).toBe('zorgl');
    expect(pieceSpecs(tableOf(off), COLOURS).find(({ id }) => id === 'monster A')?.model).toBe(
      'kaiju.zorgl.a',
    );
  });
});

describe('the words about a house monster', () => {
  it.each(['en', 'fr'] as const)('tell each of its traits (%s)', (language) => {
    const messages = zorglMessages(language);
    const told = new Set(
      ALL_MIXES.map((mix) => {
        const { name, advantage, weakness, mega } = monsterWords(houseMonster(mix), messages);
        expect(name).toBe(houseMonster(mix).name);
        return [advantage, weakness, mega].join('|');
      }),
    );
    expect(told.size).toBe(64);
  });
});

describe('the set-up screen', () => {
  it('takes along the house monsters that are played', () => {
    const draft = withMonster(defaultDraft(1), 'C', 'moss');
    const other = houseMonster(ALL_MIXES[1]!, { id: 'other' });
    expect(planGame(draft, [other, MOSS])?.options).toMatchObject({
      monsters: { A: 'zorgl', C: 'moss' },
      house: { moss: MOSS },
    });
  });

  it('plays with a zorgl where a house monster is not there any longer', () => {
    const draft = withMonster(defaultDraft(1), 'C', 'moss');
    expect(planGame(draft, [])?.options).toEqual({ places: ['A', 'C'], army: true, flight: 'english' });
  });

  it('gives each house monster to one player', () => {
    const both = withMonster(withMonster(defaultDraft(1), 'A', 'moss'), 'C', 'moss');
    expect([both.seats.A.figure, both.seats.C.figure]).toEqual(['zorgl', 'moss']);
  });
});
