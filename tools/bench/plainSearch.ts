import { type CodeList, type GameTypes, Random, type Simulation, type Simulator } from '#core';

/** As deep as the search of boardgame.io plays out. */
export const DEPTH = 50;
const CURIOSITY = 1.4;

/** A point of the tree: an action, and what has come of it. */
interface Point {
  readonly code: number;
  /** The place of the seat that took the action. */
  readonly taker: number;
  visits: number;
  /** The chances of anyone who took the action, added up. */
  total: number;
  /** Their mean, and how little is known of it, kept so that to choose among many costs no root and no division. */
  mean: number;
  doubt: number;
  /** What may come next; undefined until somebody was here twice. */
  next: Options | undefined;
}

/** What may be done at a point. */
interface Options {
  /** Who decides there, by the place among the seats. */
  readonly taker: number;
  /** In the order in which they are tried. */
  readonly codes: readonly number[];
  /** Those that have been tried, in the same order. */
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

/** UCB1: what was never tried, then what has done well and what was seldom tried. */
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

/**
 * Monte-Carlo tree search as libraries have it: single actions, played out by chance. What the strongest bot does instead
 * is measured against it.
 */
export class PlainSearch<T extends GameTypes> {
  private readonly root: Point;
  private readonly deal: Simulation<T>;
  private readonly list: CodeList;
  private readonly random: Random;
  private readonly chances: number[] = [];
  private readonly path: Point[] = [];

  /** @param levels of the tree at most: 1 for flat Monte Carlo */
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

  /** Down the tree, one new action, some by chance, and the result back up. */
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

  /** The code of the action that was tried most. */
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
    // In order of the cards otherwise: which are tried first is left to chance.
    this.random.shuffle(codes, codes.length);
    return { taker, codes, tried: [] };
  }
}
