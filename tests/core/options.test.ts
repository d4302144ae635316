import { describe, expect, it } from 'vitest';
import { checkOptions, type GameOptions, type OptionSpecs, type OptionValues, unwrap } from '#core';
import { king } from '#king-of-monsters/rules';
import { tetzilla } from '#tetzilla/rules';
import { CITY_IDS, SPECIAL_MONSTERS, zorgl } from '#zorgl/rules';
import { described } from '../helpers/problems';

const SPECS = {
  night: { kind: 'flag', default: false },
  weather: { kind: 'choice', values: ['sun', 'rain'], default: 'sun', clause: 'R1' },
  rounds: { kind: 'integer', least: 1, most: 9, default: 4 },
  heroes: { kind: 'list', values: ['ann', 'bob', 'cyd'], length: 'players' },
  flags: { kind: 'list', values: ['red'], open: true, repeats: true, length: { least: 0, most: 3 } },
  map: { kind: 'file', values: ['hills'], default: 'hills' },
  cards: { kind: 'files' },
} as const satisfies OptionSpecs;

const refusal = (values: OptionValues, players?: number) => {
  const checked = checkOptions(SPECS, values, players);
  return checked.ok ? 'taken' : described(checked.error);
};

describe('options as data', () => {
  it('have their defaults where they are left out', () => {
    expect(checkOptions(SPECS, {})).toEqual({
      ok: true,
      value: { night: false, weather: 'sun', rounds: 4, heroes: null, flags: null, map: 'hills', cards: [] },
    });
  });

  it('are taken as they are where they fit', () => {
    const values = {
      night: true,
      weather: 'rain',
      rounds: 9,
      heroes: ['cyd', 'ann'],
      flags: ['red', 'mauve', 'mauve'],
      map: { of: 'a file' },
      cards: [1, null],
    };
    expect(checkOptions(SPECS, values, 2)).toEqual({ ok: true, value: values });
  });

  it('are refused by name, with what is wrong', () => {
    for (const bad of [null, [], 7, 'x'])
      expect(refusal(bad as unknown as OptionValues)).toBe('must be an object');
    expect(refusal({ wind: 3 })).toBe(
      'wind: is not one of night, weather, rounds, heroes, flags, map, cards',
    );
    expect(refusal({ toString: 3 })).toMatch(/^toString: is not one of /);
    expect(refusal({ night: 'yes' })).toBe('night: must be true or false');
    expect(refusal({ weather: 'snow' })).toBe('weather: "snow" is not one of sun, rain (R1)');
    for (const rounds of [0, 10, 1.5, '4', null]) {
      expect(refusal({ rounds })).toMatch(/^rounds: .+ is not a whole number from 1 to 9$/);
    }
    expect(refusal({ heroes: 'ann' })).toBe('heroes: must be a list');
    expect(refusal({ heroes: ['ann', 'dan'] })).toBe('heroes: "dan" is not one of ann, bob, cyd');
    expect(refusal({ heroes: ['ann', 'ann'] })).toBe('heroes: lists "ann" twice');
    expect(refusal({ heroes: ['ann', 'bob'] }, 3)).toBe('heroes: lists 2 for 3 players');
    expect(refusal({ heroes: ['ann', 'bob'] })).toBe('taken');
    expect(refusal({ flags: [1] })).toMatch(/^flags: 1 is not one of /);
    expect(refusal({ flags: ['a', 'b', 'c', 'd'] })).toBe('flags: lists 4; it must list 0 to 3');
    expect(refusal({ map: 'moon' })).toBe('map: "moon" is not one of hills');
    expect(refusal({ cards: 'all' })).toBe('cards: must be a list');
  });
});

describe('the options of a game', () => {
  it.each([
    ['zorgl', zorgl.options, 2, {}],
    [
      'zorgl',
      zorgl.options,
      4,
      { monsters: ['zorgl', ...[...SPECIAL_MONSTERS.keys()].slice(0, 3)], flight: 'french' },
    ],
    ['zorgl', zorgl.options, 3, { places: ['B', 'C', 'D'], army: false, city: CITY_IDS.at(-1) }],
    ['tetzilla', tetzilla.options, 5, { level: true, 'guard-points': 0, abilities: 'choice' }],
    ['king-of-monsters', king.options, 3, { turns: 7, 'king-hand': 4 }],
  ] as const)(
    'of %s are the values that they were made of, and make the same options again',
    (_game, options, players, values) => {
      const game = options as GameOptions<unknown>;
      const made = unwrap(game.parse(values, players));
      expect(unwrap(game.parse(game.values(made), players))).toEqual(made);
      // What is sent to a server is plain JSON.
      expect(unwrap(game.parse(JSON.parse(JSON.stringify(game.values(made))), players))).toEqual(made);
    },
  );
});
