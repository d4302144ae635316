import { describe, expect, it } from 'vitest';
import { defaultOf, leaders, type OptionValues, unwrap } from '#core';
import { CITIES, zorgl } from '#zorgl/rules';
import { ALL_MIXES, houseMonster } from '../../../helpers/house-monsters';
import { described } from '../../../helpers/problems';
import { randomPlay } from '../../../helpers/random-game';

const { options } = zorgl;

const refusal = (values: OptionValues, players?: number) => {
  const parsed = options.parse(values, players);
  return parsed.ok ? 'taken' : described(parsed.error);
};

describe('the options of Zorgl-Zilla', () => {
  it('open a game with nothing but the number of players', () => {
    const places = [2, 3, 4].map((players) => unwrap(options.parse({}, players)).places.join(''));
    expect(places).toEqual(['AC', 'ABC', 'ABCD']);
    const { min, max } = zorgl.players;
    expect([min, max]).toEqual([2, 4]);
    expect(refusal({}, 1)).toBe('players: must be 2 to 4, not 1 (Z2.1)');
    expect(refusal({}, 5)).toBe('players: must be 2 to 4, not 5 (Z2.1)');
    expect(refusal({})).toBe('players: is missing (Z2.1)');
    expect(unwrap(options.parse({ places: ['B', 'D'] })).places).toEqual(['B', 'D']);
  });

  it('become a set-up with all that was chosen', () => {
    const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss' });
    const chosen = {
      places: ['B', 'D'],
      monsters: ['xman', 'moss'],
      house: [moss],
      city: 'harbour',
      army: false,
      flight: 'french',
    };
    expect(unwrap(options.parse(chosen, 2))).toEqual({
      places: ['B', 'D'],
      monsters: { B: 'xman', D: 'moss' },
      house: { moss },
      board: CITIES.harbour,
      army: false,
      flight: 'french',
    });
  });

  it('are refused with the field of the option at fault', () => {
    const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss' });
    expect(refusal({ monsters: ['zorgl', 'yeti'] }, 2)).toMatch(
      /^monsters: "yeti" is not one of zorgl, xman/,
    );
    expect(refusal({ house: [moss] }, 2)).toBe('house[0].id: "moss" is not among the monsters');
    expect(refusal({ monsters: ['moss', 'zorgl'], house: [moss, moss] }, 2)).toMatch(/^house\[1\]\.id: /);
    expect(refusal({ house: [{ ...moss, mega: 'flood' }] }, 2)).toMatch(
      /^house\[0\]\.mega: "flood" is not one/,
    );
    expect(refusal({ city: 'atlantis' }, 2)).toMatch(/^city: "atlantis" is not one of printed/);
    expect(refusal({ city: 5 }, 2)).toBe('city: must be an object');
    const city = { format: 'kaiju-city', version: 1, name: '', board: CITIES.printed };
    expect(refusal({ city }, 2)).toBe('city.name: must not be empty');
    expect(refusal({ flight: 'low' }, 2)).toBe('flight: "low" is not one of english, french (Z9.2)');
    expect(refusal({ walls: 1 }, 2)).toMatch(/^walls: is not one of places, /);
  });

  it('have presets and defaults that open a game', () => {
    for (const { values, players = 2 } of options.presets) {
      unwrap(zorgl.setup(unwrap(options.parse(values, players)), 1));
    }
    const { places: _free, monsters: _chosen, ...specs } = options.specs;
    const defaults = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, defaultOf(spec)]));
    expect(options.parse(defaults, 3)).toEqual(options.parse({}, 3));
  });
});

describe('the standing of Zorgl-Zilla', () => {
  it('is told alike by positions and views, and led by the winner alone at the end', () => {
    for (let seed = 0; seed < 3; seed++) {
      const opening = unwrap(zorgl.setup(unwrap(options.parse({}, 3)), seed));
      let last = opening;
      for (const { position, next } of randomPlay(opening, seed)) {
        const view = zorgl.view(position, 'spectator');
        expect(zorgl.ranking(view)).toEqual(zorgl.ranking(position));
        expect(zorgl.pending(view)).toEqual(zorgl.pending(position));
        expect(zorgl.seats(view)).toEqual(position.order);
        expect(zorgl.outcome(view)).toEqual(position.outcome);
        expect(zorgl.teams(view)).toEqual([['A'], ['B'], ['C']]);
        last = next;
      }
      expect(leaders(zorgl.ranking(last))).toEqual([zorgl.outcome(last)!.winner]);
    }
  });

  it('an action is played in the open', () => {
    const action = { do: 'end' } as const;
    expect(zorgl.actionFor(action, 'A', 'C')).toEqual(action);
    expect(zorgl.actionFor(action, 'A', 'spectator')).toEqual(action);
  });
});
