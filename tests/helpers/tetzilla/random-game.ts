import { Random, type Seed, unwrap } from '#core';
import { type Action, type Event, type Position, type SetupOptions, tetzilla } from '#tetzilla/rules';

export interface Transition {
  readonly position: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly next: Position;
}

/** The set-up of values as a lobby gives them. @param players 2 … 5 */
export const optionsFor = (players: number, values: object = {}): SetupOptions =>
  unwrap(tetzilla.options.parse({ ...values }, players));

/** Of all numbers of players and all options, one after the other. */
export const mixedOptions = (seed: number): SetupOptions =>
  optionsFor(2 + (seed % 4), {
    abilities: seed % 3 === 0 ? 'choice' : 'random',
    level: seed % 2 === 1,
    'guard-points': seed % 5 === 0 ? 0 : 1,
  });

/**
 * Plays legal actions by chance, up to `most` of them or to the end of the game. Passes are rarer than
 * by chance alone, or nobody would get anywhere.
 */
export function* randomPlay(
  start: Position,
  seed: Seed,
  most = Number.POSITIVE_INFINITY,
): Generator<Transition> {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let count = 0; count < most && position.outcome === null; count++) {
    const legal = tetzilla.legal(position);
    const busy = legal.filter((action) => action.do !== 'pass');
    const action = random.pick(busy.length > 0 && random.below(4) > 0 ? busy : legal);
    const { position: next, events } = unwrap(tetzilla.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** A whole random game from the opening. */
export function randomGame(options: SetupOptions, seed: number): Generator<Transition> {
  return randomPlay(unwrap(tetzilla.setup(options, seed)), seed + 1);
}

/** A random game in which all kaiju begin the first turn with eight hits, so that many die. */
export function* deadlyGame(seed: number): Generator<Transition> {
  const begun = [...randomGame(mixedOptions(seed), seed)].find(
    ({ next }) => next.turn.stage === 'move',
  )!.next;
  const hurt = Object.entries(begun.players).map(([seat, player]) => [seat, { ...player, hits: 8 }]);
  yield* randomPlay({ ...begun, players: Object.fromEntries(hurt) }, seed);
}
