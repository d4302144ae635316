import { type Game, type GameTypes, Match, Random, type Simulator, unwrap, type Viewer } from '#core';
import type { GameRecords } from '#module';
import type { Presentation } from '#session';

/** One action of a random game. */
export interface Transition<T extends GameTypes> {
  readonly position: T['Position'];
  readonly legal: readonly T['Action'][];
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
  readonly next: T['Position'];
}

/** A game that is held to the laws which no game may break; what a game does not have is left out. */
export interface Subject<T extends GameTypes, Table = unknown> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** Every seat the game may have. */
  readonly seats: readonly T['Seat'][];
  /** Random play by a seed: whole games, and what comes of rare positions. Where left out, games by all presets. */
  readonly plays?: readonly ((seed: number) => Iterable<Transition<T>>)[];
  /** Whoever acts could do the same in any deal of what is hidden from others. */
  readonly actsInTheOpen?: true;
  readonly presentation?: Presentation<T, Table>;
  readonly records?: GameRecords<T>;
}

/** A random play as a whole. */
export interface Play<T extends GameTypes> {
  readonly seed: number;
  readonly transitions: readonly Transition<T>[];
}

const MAX_ACTIONS = 300;

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
  for (let count = 0; count < MAX_ACTIONS && rules.outcome(position) === null; count++) {
    const legal = rules.legal(position);
    const action = random.pick(legal);
    const { position: next, events } = unwrap(rules.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** So many random plays of each kind, played once and looked at again and again. */
export class Plays<T extends GameTypes> {
  private played: readonly Play<T>[] | undefined;

  constructor(
    private readonly subject: Subject<T>,
    private readonly seeds: number,
  ) {}

  get all(): readonly Play<T>[] {
    const { rules, plays = [(seed: number) => randomGame(rules, seed)] } = this.subject;
    this.played ??= plays.flatMap((play) =>
      Array.from({ length: this.seeds }, (_, seed) => ({ seed, transitions: [...play(seed)] })),
    );
    return this.played;
  }

  /** @param every looks at one of so many only */
  each(look: (transition: Transition<T>, seed: number) => void, every = 1): void {
    let count = 0;
    for (const { seed, transitions } of this.all) {
      for (const transition of transitions) if (count++ % every === 0) look(transition, seed + count);
    }
  }

  /** The matches in which the plays happen. */
  matches(): readonly Match<T>[] {
    return this.all.flatMap(({ transitions }) => {
      const [first] = transitions;
      if (first === undefined) return [];
      const match = new Match(this.subject.rules, first.position);
      for (const { action } of transitions) unwrap(match.act(action));
      return [match];
    });
  }
}

/** All who may look at a position. */
export const viewersOf = <T extends GameTypes>(
  { seats }: Pick<Game<T>, 'seats'>,
  position: T['Position'],
): readonly Viewer<T['Seat']>[] => [...seats(position), 'spectator'];

/** The seat that takes the next action of a position that is not over. */
export const deciderOf = <T extends GameTypes>(
  { pending }: Pick<Game<T>, 'pending'>,
  position: T['Position'],
): T['Seat'] => pending(position).at(-1)!.seat;
