import { TurnPlanner } from '#bots';
import { type Game, type GameTypes, Random, type Simulator, unwrap } from '#core';

/** A game whose chances are learned from who wins. */
export interface Learned<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** What its chances are judged by at a position, by seat in the order of the simulation's seats. */
  read(position: T['Position']): readonly Float64Array[];
  readonly options: T['Options'];
}

/** A moment of a game: what each seat had, and how the game went for it. */
export interface Sample {
  readonly seats: readonly Float32Array[];
  /** The part of the win that each seat got; together 1, or 0 if everybody has lost. */
  readonly won: readonly number[];
}

const WIDTH = 5;
/** Of so many plans one is taken now and then that is not the best, so that all kinds of positions come up. */
const PLANS = 6;
/** One turn in so many. */
const SURPRISE = 5;

/** Plays one game, each seat planning its turns by what it knows, and keeps where turns begin and what they pass. */
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
