import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGameFile, Match, parseShape, unwrap } from '#core';
import { parseGameFile } from '#zorgl/record';
import {
  ActionShape,
  CITIES,
  CITY_IDS,
  PositionShape,
  parseCity,
  parseHouseMonster,
  SEATS,
  zorgl,
} from '#zorgl/rules';
import { SCHEMAS, schemaText } from '../../tools/schema/schemas';
import { crowdedPosition } from '../helpers/crowded-position';
import { ALL_MIXES, houseMonster, withHouse } from '../helpers/house-monsters';
import { LIVELY, randomPlay } from '../helpers/random-game';

const FOLDER = join(process.cwd(), 'public', 'schema');
const EAGER = new Set([...LIVELY, 'missile', 'sweep', 'sweep-on', 'hover', 'ink', 'tail']);

const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
const validator = (name: string) => ajv.compile(SCHEMAS[`${name}.schema.json`] as AnySchema);
const isPosition = validator('zorgl-position');
const isView = validator('zorgl-view');
const isAction = validator('zorgl-action');
const isGame = validator('kaiju-game');
const isMonster = validator('kaiju-monster');
const isCity = validator('kaiju-city');

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

/** A position with or without house monsters. */
function start(seed: number) {
  const position = crowdedPosition(seed);
  return seed % 2 === 0
    ? position
    : withHouse(
        position,
        [0, 1, 2, 3].map((step) => ALL_MIXES[(seed + step * 17) % ALL_MIXES.length]!),
      );
}

/** What mutations put in the place of a value. An empty list, which passes for an object without fields, is not among them. */
const STRANGERS: readonly unknown[] = [null, true, -1, 0.5, 256, '', 'zz', 'h9', {}, ['zz'], { do: 'dance' }];

/** A copy in which one value, at any depth, is another, is gone, or has a field more. */
function mutate(value: unknown, path: number, how: number): unknown {
  const copy = structuredClone(value);
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key });
      visit((holder as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  const { holder, key } = places[path % places.length]!;
  if (how % 4 === 0 && !Array.isArray(holder)) delete holder[key];
  else if (how % 4 === 1 && !Array.isArray(holder)) holder.extra = 1;
  else holder[key] = structuredClone(STRANGERS[how % STRANGERS.length]);
  return copy;
}

describe('the schemas', () => {
  it('in the page are those that `npm run schema` makes', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(SCHEMAS).sort());
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(schemaText(schema));
    }
  });

  it('take every position, view, action and game', () => {
    const take = (valid: unknown, name: string, value: unknown) =>
      valid || expect.fail(`${name}: ${JSON.stringify(value)}`);
    let actions = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const initial = start(seed);
        const match = new Match(zorgl, initial);
        for (const { position, legal, action } of randomPlay(initial, seed, 12, EAGER)) {
          take(isPosition(position), 'position', position);
          for (const viewer of [...SEATS.filter((seat) => position.players[seat]), 'spectator'] as const) {
            const view = zorgl.view(position, viewer);
            take(isView(view), 'view', view);
          }
          for (const each of legal) take(isAction(each), 'action', each);
          actions += legal.length;
          unwrap(match.act(action));
        }
        const game = formatGameFile({ match, players: { [initial.order[0]!]: { name: 'Anna' } }, seed });
        take(isGame(game), 'game', game);
      }),
      { numRuns: 200 },
    );
    expect(actions).toBeGreaterThan(5000);
  });

  it('take every house monster and city', () => {
    for (const mix of ALL_MIXES) {
      const monster = houseMonster(mix, { colours: { body: '#3FA06b' } });
      expect(isMonster(monster) && parseHouseMonster(monster).ok).toBe(true);
    }
    for (const id of CITY_IDS) {
      const city = { format: 'kaiju-city', version: 1, name: id, board: CITIES[id] };
      expect(isCity(city) && parseCity(city).ok).toBe(true);
    }
  });

  it('keep a view and a position apart', () => {
    const position = crowdedPosition(1);
    expect(isView(position)).toBe(false);
    expect(isPosition(zorgl.view(position, 'spectator'))).toBe(false);
  });
});

describe('what is made wrong', () => {
  const edits = fc.tuple(fc.nat(10_000), fc.nat(STRANGERS.length * 4));

  it('as a position is refused by the schema wherever the program refuses its form, and taken where it is taken', () => {
    let refused = 0;
    fc.assert(
      fc.property(seeds, edits, (seed, [path, how]) => {
        const position = mutate(start(seed), path, how);
        if (!parseShape(PositionShape, position).ok) {
          refused++;
          expect(isPosition(position), JSON.stringify(position)).toBe(false);
        } else if (zorgl.parse(position).ok) {
          expect(isPosition(position), JSON.stringify(position)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  it('as an action is refused or taken as the program does', () => {
    let refused = 0;
    fc.assert(
      fc.property(seeds, edits, (seed, [path, how]) => {
        const legal = zorgl.legal(start(seed));
        const action = mutate(legal[path % legal.length], path, how);
        const fits = parseShape(ActionShape, action).ok;
        if (!fits) refused++;
        expect(isAction(action), JSON.stringify(action)).toBe(fits);
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  it('as a game file is refused by the program whenever the schema refuses it', () => {
    const initial = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 3));
    const match = new Match(zorgl, initial);
    for (const { action } of randomPlay(initial, 3, 5)) unwrap(match.act(action));
    const file = formatGameFile({ match, players: { A: { name: 'Anna', bot: 'greedy' } }, seed: 3 });
    fc.assert(
      fc.property(edits, ([path, how]) => {
        const game = mutate(file, path, how);
        if (!isGame(game)) expect(parseGameFile(game).ok, JSON.stringify(game)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
