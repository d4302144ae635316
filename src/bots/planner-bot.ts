import { type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { botOfOnce } from './once';

/** How many unfinished plans are followed at a time. */
const WIDTH = 6;
/** More actions than a turn has. */
const LONGEST = 24;

/** The next actions of a seat, in order. */
interface Plan<T extends GameTypes> {
  /** Their codes, each for where it is played. */
  readonly codes: readonly number[];
  readonly after: Simulation<T>;
  readonly worth: number;
}

/** The best plans of those that are offered; of equal ones those of the shortest length, which are offered first. */
class Choice<T extends GameTypes> {
  plans: Plan<T>[] = [];
  private length = 0;

  offer(plan: Plan<T>, length: number): void {
    const worth = this.plans[0]?.worth ?? Number.NEGATIVE_INFINITY;
    if (plan.worth > worth) this.plans = [];
    else if (plan.worth < worth || length > this.length) return;
    this.length = length;
    this.plans.push(plan);
  }
}

/**
 * Thinks the rest of its turn through, in a position determinized from its view: a beam search over its own actions, up
 * to where somebody else decides. Takes the first action of the plan after which its seat stands best; what is equal in
 * all else the seed decides.
 */
export function plannerBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  const legal = simulator.newList();
  return botOfOnce('planner', simulator, ({ view, seat, seed }: BotQuestion<T>) => {
    const now = simulator.from(simulator.determinize(view, seed));
    const choice = new Choice<T>();
    let open: Plan<T>[] = [{ codes: [], after: now, worth: 0 }];
    for (let length = 1; open.length > 0; length++) {
      const longer: Plan<T>[] = [];
      for (const { codes, after } of open) {
        after.legal(legal);
        for (let index = 0; index < legal.length; index++) {
          const code = legal.at(index);
          const next = after.clone();
          next.play(code);
          const plan = { codes: [...codes, code], after: next, worth: next.score(seat) };
          if (next.decider === seat && length < LONGEST) longer.push(plan);
          else choice.offer(plan, length);
        }
      }
      open = longer.toSorted((one, other) => other.worth - one.worth).slice(0, WIDTH);
    }
    const after = now.clone();
    return Random.fromSeed(seed)
      .pick(choice.plans)
      .codes.map((code) => {
        const action = after.decode(code);
        after.play(code);
        return action;
      });
  });
}
