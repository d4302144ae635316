import { type CodeList, type GameTypes, Random, type Simulation, type Simulator } from '#core';

/** Rollout depth of boardgame.io's search. */
export const DEPTH = 50;
const CURIOSITY = 1.4;

/** A node of the tree: an action and its statistics. */
interface Point {
  readonly code: number;
  /** Index of the seat that took the action. */
  readonly taker: number;
  visits: number;
  /** Sum of the chances of the seat that took the action. */
  total: number;
  /** Their mean and an uncertainty term, cached so that selection needs no root or division. */
  mean: number;
  doubt: number;
  /** Child options; undefined until the second visit. */
  next: Options | undefined;
}

/** The options at a node. */
interface Options {
  /** Index of the deciding seat. */
  readonly taker: number;
  /** In the order in which they are tried. */
  readonly codes: readonly number[];
  /** Nodes of the options tried so far, in the same order. */
  readonly tried: Point[];
}

const pointOf = (code: number, taker: number): Point => ({
  code,
  taker,
  visits: 0,
  total: 0,
  mean: 0,
  doubt: 0,
  next: undefined,
});

/** UCB1: untried options first, then those with good results or few visits. */
function pick({ taker, codes, tried }: Options, visits: number): Point {
  if (tried.length < codes.length) {
    const fresh = pointOf(codes[tried.length]!, taker);
    tried.push(fresh);
    return fresh;
  }
  let best = tried[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const curiosity = CURIOSITY * Math.sqrt(Math.log(visits + 1));
  for (const each of tried) {
    const liking = each.mean + curiosity * each.doubt;
    if (liking <= most) continue;
    most = liking;
    best = each;
  }
  return best;
}

/** Textbook Monte-Carlo tree search: single actions with random rollouts. The baseline for the strongest bot. */
export class PlainSearch<T extends GameTypes> {
  private readonly root: Point;
  private readonly deal: Simulation<T>;
  private readonly list: CodeList;
  private readonly random: Random;
  private readonly chances: number[] = [];
  private readonly path: Point[] = [];

  /** @param levels largest depth of the tree: 1 for flat Monte Carlo */
  constructor(
    simulator: Simulator<T>,
    private readonly now: Simulation<T>,
    seat: T['Seat'],
    seed: number,
    private readonly levels = DEPTH,
  ) {
    this.list = simulator.newList();
    this.deal = now.clone();
    this.random = Random.fromSeed(seed);
    this.root = pointOf(0, now.seats.indexOf(seat));
  }

  /** One iteration: descend, expand one action, roll out at random, and back up the result. */
  iterate(): void {
    const { deal, path, list, random, chances } = this;
    deal.copyFrom(this.now);
    path.length = 0;
    let point = this.root;
    path.push(point);
    while (!deal.over && path.length <= this.levels && (point === this.root || point.visits > 0)) {
      point.next ??= this.optionsHere();
      point = pick(point.next, point.visits);
      deal.play(point.code);
      path.push(point);
    }
    for (let depth = 0; depth < DEPTH && !deal.over; depth++) deal.play(deal.draw(list, random));
    deal.chances(chances);
    for (const each of path) {
      each.visits++;
      each.total += chances[each.taker]!;
      each.mean = each.total / each.visits;
      each.doubt = 1 / Math.sqrt(each.visits);
    }
  }

  /** Code of the most visited action. */
  get favourite(): number {
    const { tried, codes } = this.root.next ?? this.optionsHere();
    const [first, ...others] = tried;
    if (first === undefined) return codes[0]!;
    return others.reduce((best, each) => (each.visits > best.visits ? each : best), first).code;
  }

  private optionsHere(): Options {
    const { deal, list } = this;
    const taker = deal.seats.indexOf(deal.decider!);
    deal.legal(list);
    const codes: number[] = [];
    for (let index = 0; index < list.length; index++) codes.push(list.at(index));
    // Otherwise in card order; randomise which are tried first.
    this.random.shuffle(codes, codes.length);
    return { taker, codes, tried: [] };
  }
}
