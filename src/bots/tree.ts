import type { TurnPlan } from './turnPlans';

/** What a first guess weighs, in visits. */
const GUESS_VISITS = 2;

/** The plans that were found at some point of the tree, by the codes of their actions. */
export type Node = Map<string, Branch>;

/** A plan in the tree, and what became of it. */
export class Branch {
  visits = 0;
  /** How often it was open when another or this one was chosen. */
  open = 0;
  /** What its end was guessed to be worth when it was last found, 0 … 1. */
  guess: number;
  /** The chances of each seat, added up over the visits. */
  readonly totals: number[];
  readonly next: Node = new Map();

  constructor(
    readonly plan: TurnPlan,
    seats: number,
  ) {
    this.guess = plan.worth;
    this.totals = new Array(seats).fill(0);
  }

  /** What a seat may hope for, by its place among the seats: 0 … 1. */
  value(place: number): number {
    return (this.totals[place]! + this.guess * GUESS_VISITS) / (this.visits + GUESS_VISITS);
  }

  count(chances: readonly number[]): void {
    this.visits++;
    for (let place = 0; place < this.totals.length; place++) this.totals[place]! += chances[place]!;
  }
}

/**
 * Which of the open branches to try next: what has done well for a seat, and what was seldom tried when it could have
 * been (UCB1, counted by availability). The first of equals.
 */
export function chooseBranch(branches: readonly Branch[], place: number, curiosity: number): Branch {
  let best = branches[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    branch.open++;
    const bonus = curiosity * Math.sqrt(Math.log(branch.open) / (branch.visits + 1));
    const liking = branch.value(place) + bonus;
    if (liking <= most) continue;
    most = liking;
    best = branch;
  }
  return best;
}
