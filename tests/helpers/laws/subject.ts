import { type Game, type GameTypes, type Known, Random, type Simulator, unwrap } from '#core';

/** One action of a random game. */
export interface Transition<T extends GameTypes> {
  readonly position: T['Position'];
  readonly legal: readonly T['Action'][];
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
  readonly next: T['Position'];
}

/** A game that is held to the laws which no game may break. */
export interface Subject<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** Random play by a seed: whole games, and what comes of rare positions. Where left out, games by all presets. */
  readonly plays?: readonly ((seed: number) => Iterable<Transition<T>>)[];
  /** What comes of a position, or a view, by facts alone. */
  advance?(known: Known<T>, events: readonly T['Event'][]): Known<T>;
}

const LONGEST = 400;

/** An opening by one of the presets for one of the numbers of players. */
function mixedOpening<T extends GameTypes>(
  { options, players, setup }: Game<T>,
  seed: number,
): T['Position'] {
  const count = players.min + (seed % (players.max - players.min + 1));
  const presets = options.presets.filter(
    (preset) => preset.players === undefined || preset.players === count,
  );
  const { values } = presets[seed % presets.length] ?? { values: {} };
  return unwrap(setup(unwrap(options.parse(values, count)), seed));
}

/** Plays legal actions by chance from the opening. */
function* randomGame<T extends GameTypes>(rules: Game<T>, seed: number): Generator<Transition<T>> {
  const random = Random.fromSeed(seed);
  let position = mixedOpening(rules, seed);
  for (let count = 0; count < LONGEST && rules.outcome(position) === null; count++) {
    const legal = rules.legal(position);
    const action = random.pick(legal);
    const { position: next, events } = unwrap(rules.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** Shows every transition of some random games. @param seeds how many of each kind are played */
export function everyTransition<T extends GameTypes>(
  { rules, plays = [(seed) => randomGame(rules, seed)] }: Subject<T>,
  seeds: number,
  look: (transition: Transition<T>, seed: number) => void,
): void {
  for (const play of plays) {
    for (let seed = 0; seed < seeds; seed++) for (const transition of play(seed)) look(transition, seed);
  }
}
