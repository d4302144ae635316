import { type CodeList, type GameTypes, runToEnd, type Simulation, type Simulator, type Task } from '#core';
import { type Evaluator, winProbability } from './evaluator';

/** More actions than a turn has. */
const MAX_ACTIONS = 24;

/** What a seat may do up to where somebody else decides. */
export interface TurnPlan {
  /** The codes of its actions, each for where it is played. */
  readonly codes: readonly number[];
  /** The seat's chance of winning where it ends, 0 … 1. */
  readonly worth: number;
}

/** An unfinished plan. */
interface Open<T extends GameTypes> {
  readonly after: Simulation<T>;
  codes: readonly number[];
}

/** What a plan could go on with. */
interface Step {
  readonly parent: number;
  readonly code: number;
  readonly worth: number;
}

/** The actions of a plan, each for where it is played. */
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
 * Finds what a seat may do in the rest of its turn: a beam search over its own actions that goes by the chances of
 * winning and follows no position twice. It reuses what it works on: one search at a time.
 */
export class TurnPlanner<T extends GameTypes> {
  private readonly legal: CodeList;
  private readonly chances: number[] = [];
  private readonly seen = new Set<number>();
  private open: Open<T>[] = [];
  private longer: Open<T>[] = [];
  private next: Simulation<T> | undefined;

  /** @param width how many unfinished plans are followed at a time, at least 1 */
  constructor(
    simulator: Simulator<T>,
    private readonly width: number,
    private readonly judge: Evaluator<T> = winProbability,
  ) {
    this.legal = simulator.newList();
  }

  /**
   * The best plans of the seat that decides, the best first; of those that end alike only the first. At least one: where
   * none that it follows comes to an end, the best of the longest.
   * @param most how many at most, at least 1
   */
  find(start: Simulation<T>, most: number): readonly TurnPlan[] {
    return runToEnd(this.searchPlans(start, most));
  }

  /** The same, with a pause after each unfinished plan that was looked at; nobody else may ask in between. */
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

  /** Makes the best steps the plans to be followed. Returns how many there are. */
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
