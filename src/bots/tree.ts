import type { TurnPlan } from './turnPlans';

/** Weight of the initial estimate, in visits. */
const GUESS_VISITS = 2;

/** The plans found at a node of the tree, by the codes of their actions. */
export type Node = Map<string, Branch>;

/** A plan in the tree with its statistics. */
export class Branch {
  visits = 0;
  /** How often it was available when some plan was chosen. */
  open = 0;
  /** Latest estimate of the value at its end, 0 … 1. */
  guess: number;
  /** Sum of each seat's chances over all visits. */
  readonly totals: number[];
  readonly next: Node = new Map();

  constructor(
    readonly plan: TurnPlan,
    seats: number,
  ) {
    this.guess = plan.worth;
    this.totals = new Array(seats).fill(0);
  }

  /** Estimated win probability of a seat, 0 … 1. @param place its index among the seats */
  value(place: number): number {
    return (this.totals[place]! + this.guess * GUESS_VISITS) / (this.visits + GUESS_VISITS);
  }

  count(chances: readonly number[]): void {
    this.visits++;
    for (let place = 0; place < this.totals.length; place++) this.totals[place]! += chances[place]!;
  }
}

/**
 * Selects an available branch by UCB1 with availability counts: high value for the seat, or rarely tried when
 * available. Ties go to the first.
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
