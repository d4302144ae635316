import { Ajv2020, type AnySchema } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { formatGameFile, Match, parseShape, Random, unwrap } from '#core';
import { ActionShape, PositionShape, tetzilla } from '#tetzilla/rules';
import { SCHEMAS } from '../../tools/schema/schemas';
import { mutateJson } from '../fuzz/mutateJson';
import { crowdedPlay } from '../helpers/tetzilla/crowded';
import { mixedOptions, randomGame, randomPlay, type Transition } from '../helpers/tetzilla/random-game';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
const validator = (name: string) => ajv.compile(SCHEMAS[`tetzilla-${name}.schema.json`] as AnySchema);
const isPosition = validator('position');
const isView = validator('view');
const isAction = validator('action');
const isGame = validator('game');

function* samples(): Generator<Transition> {
  for (let seed = 0; seed < 2; seed++) yield* randomGame(mixedOptions(seed), seed);
  for (let seed = 0; seed < 25; seed++) yield* crowdedPlay(seed, 3);
}

/** What JSON keeps of a value; null for one that it cannot hold. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}

describe('the schemas of TetZilla', () => {
  it('take every position, view, action and game, and keep views and positions apart', () => {
    for (const { legal, next } of samples()) {
      expect(isPosition(next), JSON.stringify(isPosition.errors)).toBe(true);
      for (const viewer of [...tetzilla.seats(next), 'spectator'] as const) {
        const view = tetzilla.view(next, viewer);
        expect(isView(view), JSON.stringify(isView.errors)).toBe(true);
        expect(isPosition(view)).toBe(false);
      }
      expect(isView(next)).toBe(false);
      for (const action of legal) expect(isAction(action), JSON.stringify(action)).toBe(true);
    }
    const initial = unwrap(tetzilla.setup(mixedOptions(3), 3));
    const match = new Match(tetzilla, initial);
    for (const { action } of randomPlay(initial, 3, 40)) unwrap(match.act(action));
    expect(isGame(formatGameFile({ match, players: { A: { name: 'Anna' } }, seed: 3 }))).toBe(true);
  });

  it('refuse a form wherever the program does, and take what it takes', () => {
    const random = Random.fromSeed(5);
    const all = [...samples()];
    const refused = { positions: 0, actions: 0 };
    for (let count = 0; count < 1500; count++) {
      const { position, action } = random.pick(all);
      const changed = plain(mutateJson(position, random, random.pick(all).position));
      if (!parseShape(PositionShape, changed).ok) {
        refused.positions++;
        expect(isPosition(changed), JSON.stringify(changed)).toBe(false);
      } else if (tetzilla.parse(changed).ok) expect(isPosition(changed)).toBe(true);
      const other = plain(mutateJson(action, random, random.pick(all).action));
      const fits = parseShape(ActionShape, other).ok;
      if (!fits) refused.actions++;
      expect(isAction(other), JSON.stringify(other)).toBe(fits);
    }
    expect(refused.positions).toBeGreaterThan(300);
    expect(refused.actions).toBeGreaterThan(300);
  });
});
