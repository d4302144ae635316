import { type CodeList, type GameTypes, runToEnd, type Simulation, type Simulator, type Task } from '#core';
import { type Evaluator, winProbability } from './evaluator';

/** Upper bound for the actions of a turn. */
const MAX_ACTIONS = 24;

/** A sequence of actions of a seat, until another seat decides. */
export interface TurnPlan {
  /** Action codes, each valid in the position where it is played. */
  readonly codes: readonly number[];
  /** The seat's win probability at the end, 0 … 1. */
  readonly worth: number;
}

/** An unfinished plan. */
interface Open<T extends GameTypes> {
  readonly after: Simulation<T>;
  codes: readonly number[];
}

/** A possible continuation of a plan. */
interface Step {
  readonly parent: number;
  readonly code: number;
  readonly worth: number;
}

/** Decodes the actions of a plan, each in the position where it is played. */
export function actionsOf<T extends GameTypes>(
  start: Simulation<T>,
  { codes }: TurnPlan,
): readonly T['Action'][] {
  const walk = start.clone();
  return codes.map((code) => {
    const action = walk.decode(code);
    walk.play(code);
    return action;
  });
}

const byWorth = (one: { readonly worth: number }, other: { readonly worth: number }): number =>
  other.worth - one.worth;

/**
 * Finds plans for the rest of a seat's turn: a beam search over its own actions, guided by win probability,
 * that visits no position twice. Not re-entrant, because it reuses its buffers.
 */
export class TurnPlanner<T extends GameTypes> {
  private readonly legal: CodeList;
  private readonly chances: number[] = [];
  private readonly seen = new Set<number>();
  private open: Open<T>[] = [];
  private longer: Open<T>[] = [];
  private next: Simulation<T> | undefined;

  /** @param width beam width: unfinished plans kept at each step, at least 1 */
  constructor(
    simulator: Simulator<T>,
    private readonly width: number,
    private readonly judge: Evaluator<T> = winProbability,
  ) {
    this.legal = simulator.newList();
  }

  /**
   * The best plans of the deciding seat, best first; of plans with the same final position only the first.
   * Always at least one: if no plan reaches its end, the best of the longest.
   * @param most maximum number of plans, at least 1
   */
  find(start: Simulation<T>, most: number): readonly TurnPlan[] {
    return runToEnd(this.searchPlans(start, most));
  }

  /** Like `find`, but pauses after each unfinished plan. Not re-entrant. */
  *searchPlans(start: Simulation<T>, most: number): Task<readonly TurnPlan[]> {
    const seat = start.decider!;
    const place = start.seats.indexOf(seat);
    const ends: TurnPlan[] = [];
    this.next ??= start.clone();
    const { next, seen } = this;
    seen.clear();
    let count = 1;
    let longest: TurnPlan | undefined;
    this.hold(this.open, 0, start, []);
    for (let length = 1; count > 0; length++) {
      const steps: Step[] = [];
      for (let parent = 0; parent < count; parent++) {
        const { after, codes } = this.open[parent]!;
        after.legal(this.legal);
        for (let index = 0; index < this.legal.length; index++) {
          const code = this.legal.at(index);
          next.copyFrom(after);
          next.play(code);
          const print = next.fingerprint();
          if (seen.has(print)) continue;
          seen.add(print);
          this.judge(next, this.chances);
          const worth = this.chances[place]!;
          if (next.decider === seat && length < MAX_ACTIONS) steps.push({ parent, code, worth });
          else if (ends.length < most || worth > ends.at(-1)!.worth) {
            ends.push({ codes: [...codes, code], worth });
            ends.sort(byWorth);
            ends.length = Math.min(ends.length, most);
          }
        }
        yield 0;
      }
      count = this.goOn(steps.sort(byWorth));
      if (count > 0) longest = { codes: this.open[0]!.codes, worth: steps[0]!.worth };
    }
    return ends.length > 0 || longest === undefined ? ends : [longest];
  }

  /** Makes the best steps the new unfinished plans. Returns their number. */
  private goOn(steps: readonly Step[]): number {
    const count = Math.min(this.width, steps.length);
    for (let index = 0; index < count; index++) {
      const { parent, code } = steps[index]!;
      const { after, codes } = this.open[parent]!;
      this.hold(this.longer, index, after, [...codes, code]).after.play(code);
    }
    [this.open, this.longer] = [this.longer, this.open];
    return count;
  }

  private hold(plans: Open<T>[], index: number, after: Simulation<T>, codes: readonly number[]): Open<T> {
    const held = plans[index];
    if (held === undefined) {
      const made = { after: after.clone(), codes };
      plans[index] = made;
      return made;
    }
    held.after.copyFrom(after);
    held.codes = codes;
    return held;
  }
}
