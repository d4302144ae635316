import { TurnPlanner } from '#bots';
import { type Game, type GameTypes, Random, type Simulator, unwrap } from '#core';

/** A game whose win probabilities are learned from who wins. */
export interface Learned<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** Features of a position by seat, in the simulation's order. */
  read(position: T['Position']): readonly Float64Array[];
  readonly options: T['Options'];
}

/** A position of a game: features of each seat, and the final result. */
export interface Sample {
  readonly seats: readonly Float32Array[];
  /** Share of the win of each seat; the sum is 1, or 0 if everybody lost. */
  readonly won: readonly number[];
}

const WIDTH = 5;
/** Number of plans among which a suboptimal one is sometimes chosen, so that all kinds of positions occur. */
const PLANS = 6;
/** One turn in this many. */
const SURPRISE = 5;

/**
 * Plays a game in which each seat plans its turns with its own knowledge, and samples the starts of turns and positions
 * on the way.
 */
export function playSamples<T extends GameTypes>(
  { rules, simulator, read, options }: Learned<T>,
  seed: number,
): readonly Sample[] {
  const random = Random.fromSeed(seed);
  const simulation = simulator.from(unwrap(rules.setup(options, random.uint32())));
  const planner = new TurnPlanner(simulator, WIDTH);
  const list = simulator.newList();
  const moments: (readonly Float32Array[])[] = [];
  const keep = () => moments.push(read(simulation.position()).map((features) => Float32Array.from(features)));
  for (let seat = simulation.decider; seat !== undefined; seat = simulation.decider) {
    keep();
    const known = rules.view(simulation.position(), seat);
    const deal = simulator.from(simulator.determinize(known, random.uint32()));
    const plans = planner.find(deal, PLANS);
    const { codes } = plans[random.below(SURPRISE) === 0 ? random.below(plans.length) : 0]!;
    const passed = random.below(codes.length);
    for (const [index, code] of codes.entries()) {
      simulation.legal(list);
      if (!Array.from({ length: list.length }, (_, each) => list.at(each)).includes(code)) break;
      simulation.play(code);
      if (index === passed && !simulation.over && simulation.decider === seat) keep();
    }
  }
  const won: number[] = [];
  simulation.chances(won);
  return moments.map((seats) => ({ seats, won }));
}
