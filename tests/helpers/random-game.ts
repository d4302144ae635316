import { Random, type Seed, unwrap } from '#core';
import { type Action, type Event, type Position, type SetupOptions, zorgl } from '#zorgl/rules';

export interface Transition {
  readonly position: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly next: Position;
}

/** Actions that ordinary play prefers; a game of purely random ones wanders about for hundreds of actions. */
export const LIVELY: ReadonlySet<string> = new Set([
  'attack',
  'frenzy',
  'frenzy-on',
  'throw',
  'shake',
  'blitz',
  'burrow',
  'leap',
]);

/**
 * Plays legal actions by chance from a position, up to `most` of them or to the end of the game.
 * @param eager the kinds of action that are chosen half the time
 */
export function* randomPlay(
  start: Position,
  seed: Seed,
  most = Number.POSITIVE_INFINITY,
  eager = LIVELY,
): Generator<Transition> {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let count = 0; count < most && position.outcome === null; count++) {
    const legal = zorgl.legal(position);
    const lively = legal.filter((action) => eager.has(action.do));
    const action = random.pick(lively.length > 0 && random.below(2) === 0 ? lively : legal);
    const { position: next, events } = unwrap(zorgl.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** A whole random game from the opening. */
export function randomGame(options: SetupOptions, seed: number): Generator<Transition> {
  return randomPlay(unwrap(zorgl.setup(options, seed)), seed + 1);
}
