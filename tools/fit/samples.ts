import { TurnPlanner } from '#bots';
import { Random, unwrap } from '#core';
import type { Learned } from './games';

/** A moment of a game: what each seat had, and how the game went for it. */
export interface Sample {
  readonly seats: readonly Float32Array[];
  /** The part of the win that each seat got; together 1. */
  readonly won: readonly number[];
}

const WIDTH = 5;
/** Of so many plans one is taken now and then that is not the best, so that all kinds of positions come up. */
const PLANS = 6;
/** One turn in so many. */
const SURPRISE = 5;

/** Plays one game, each seat planning its turns by what it knows, and keeps where turns begin and what they pass. */
export function playSamples(game: Learned, number: number, seed: number): readonly Sample[] {
  const { rules, simulator, read } = game;
  const random = Random.fromSeed(seed);
  const simulation = simulator.from(unwrap(rules.setup(game.options(number), random.uint32())));
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
