import {
  type CodeList,
  type GameTypes,
  Random,
  runToEnd,
  type Simulation,
  type Simulator,
  type Task,
} from '#core';
import type { BotQuestion } from './bot';
import { Deals } from './deals';
import type { Evaluator } from './evaluator';
import { Halving } from './halving';
import type { SearchResult, SearchTask, Weighed } from './thinker';
import { Branch, chooseBranch, type Node } from './tree';
import { actionsOf, TurnPlanner } from './turnPlans';

/** How one searches. */
export interface SearchStyle {
  /** Iterations where nobody sets another number. */
  readonly budget: number;
  /** Unfinished plans of its own turn that it follows at a time, and how many plans it tries out. */
  readonly width: number;
  readonly plans: number;
  /** The same for what is thought to be played after it. */
  readonly replyWidth: number;
  readonly replies: number;
  /** UCT exploration constant. */
  readonly curiosity: number;
  /** How many turns it looks at after its own: as many as there are up to its next one, or so many if these are more. */
  readonly ahead?: number;
  /** Upper limit. */
  readonly most?: number;
  /** It gives up its worse plans, half of them at a time, rather than trying what was seldom tried. */
  readonly halving?: boolean;
  /** What is different where more than two play. */
  readonly crowd?: Partial<Omit<SearchStyle, 'crowd'>>;
}

/**
 * Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012) with whole turns as moves: each
 * iteration deals what the seat cannot see, goes down the tree of the plans that are open in that deal, and lets the
 * game judge the chances where it comes to. All seats are taken to want their own win (max^n). The n-th visit of every
 * plan sees the n-th deal, so that plans are compared by the same luck.
 */
export class Search<T extends GameTypes> implements SearchTask<T> {
  iterations = 0;
  private found: readonly Branch[] | undefined;
  private halving: Halving | undefined;
  private wanted: number;
  private readonly deals: Deals<T>;
  private readonly deal: Simulation<T>;
  private readonly others: TurnPlanner<T>;
  private readonly legal: CodeList;
  private readonly chances: number[] = [];
  /** First guesses at actions that begin none of the plans, by code. */
  private readonly guesses = new Map<number, number>();
  private readonly place: number;
  private readonly turns: number;
  private readonly style: SearchStyle;

  constructor(
    private readonly simulator: Simulator<T>,
    private readonly question: BotQuestion<T>,
    { crowd, ...style }: SearchStyle,
    private readonly judge: Evaluator<T>,
  ) {
    const random = Random.fromSeed(question.seed);
    this.deals = new Deals(simulator, question.view, () => random.uint32());
    this.legal = simulator.newList();
    const now = this.deals.at(0);
    this.deal = now.clone();
    this.place = now.seats.indexOf(question.seat);
    this.style = now.seats.length > 2 ? { ...style, ...crowd } : style;
    this.others = new TurnPlanner(simulator, this.style.replyWidth, judge);
    const { ahead = 0, most = Number.POSITIVE_INFINITY } = this.style;
    this.turns = Math.min(most, Math.max(now.seats.length - 1, ahead));
    this.wanted = this.style.budget;
  }

  /** Once it has looked at its plans, 1 if nothing is to be weighed up. */
  get budget(): number {
    return this.wanted;
  }

  step(iterations: number): void {
    runToEnd(this.stepping(iterations));
  }

  *stepping(iterations: number): Task<void> {
    yield* this.preparing();
    for (let count = 0; count < iterations; count++) {
      yield* this.iterating();
      this.iterations++;
    }
  }

  thought(): SearchResult<T> {
    return runToEnd(this.concluding());
  }

  *concluding(): Task<SearchResult<T>> {
    const roots = yield* this.preparing();
    const now = this.deals.at(0);
    const actions: Weighed<T>[] = [];
    for (const action of this.question.legal) {
      const code = now.encode(action);
      if (!roots.some(({ plan }) => plan.codes[0] === code)) yield* this.guessing(code);
      actions.push(this.weigh(action, code));
    }
    const line = actionsOf(now, this.favourite().plan);
    return { iterations: this.iterations, actions, best: line[0]!, line };
  }

  /** What it would do now, without a look at the other actions. */
  choice(): T['Action'] {
    runToEnd(this.preparing());
    return this.deals.at(0).decode(this.favourite().plan.codes[0]!);
  }

  /** Finds its own plans, if it has not yet. */
  private *preparing(): Task<readonly Branch[]> {
    if (this.found !== undefined) return this.found;
    const { simulator, style, judge } = this;
    const now = this.deals.at(0);
    const plans = yield* new TurnPlanner(simulator, style.width, judge).searchPlans(now, style.plans);
    this.found = plans.map((plan) => new Branch(plan, now.seats.length));
    if (style.halving) this.halving = new Halving(this.found, this.wanted, this.valueOf);
    if (plans.every(({ codes }) => codes[0] === plans[0]!.codes[0])) this.wanted = 1;
    return this.found;
  }

  private get roots(): readonly Branch[] {
    if (this.found === undefined) throw new Error('the plans are looked for first');
    return this.found;
  }

  /** The plan that was tried most; of equals the better one, then the first. */
  private favourite(): Branch {
    return this.roots.reduce((best, each) =>
      each.visits > best.visits || (each.visits === best.visits && this.valueOf(each) > this.valueOf(best))
        ? each
        : best,
    );
  }

  private readonly valueOf = (branch: Branch): number => branch.value(this.place);

  private weigh(action: T['Action'], code: number): Weighed<T> {
    const plans = this.roots.filter(({ plan }) => plan.codes[0] === code);
    const visits = plans.reduce((sum, each) => sum + each.visits, 0);
    const value = plans.length === 0 ? this.guessOf(code) : Math.max(...plans.map(this.valueOf));
    return { action, visits, value };
  }

  /** What an action that begins none of the plans is likely to come to: first guesses err alike. */
  private guessOf(code: number): number {
    const guess = this.guesses.get(code)!;
    let error = 0;
    let visits = 0;
    for (const root of this.roots) {
      error += root.totals[this.place]! - root.plan.worth * root.visits;
      visits += root.visits;
    }
    return visits === 0 ? guess : Math.min(1, Math.max(0, guess + error / visits));
  }

  /** Makes a first guess at an action, if there is none yet. */
  private *guessing(code: number): Task<void> {
    const { deal, guesses } = this;
    if (guesses.has(code)) return;
    deal.copyFrom(this.deals.at(0));
    deal.play(code);
    if (deal.decider === this.question.seat) {
      const [best] = yield* this.others.searchPlans(deal, 1);
      guesses.set(code, best!.worth);
    } else {
      this.judge(deal, this.chances);
      guesses.set(code, this.chances[this.place]!);
    }
    yield 0;
  }

  private *iterating(): Task<void> {
    const root = this.halving?.next() ?? chooseBranch(this.roots, this.place, this.style.curiosity);
    const { deal } = this;
    deal.copyFrom(this.deals.at(root.visits));
    const path = [root];
    this.play(root);
    for (let turn = 0; turn < this.turns && !deal.over; turn++) {
      const reply = yield* this.replying(path.at(-1)!.next);
      path.push(reply);
      this.play(reply);
    }
    this.judge(deal, this.chances);
    for (const branch of path) branch.count(this.chances);
  }

  /** What the active player of the deal does, by what the tree knows. */
  private *replying(node: Node): Task<Branch> {
    const { deal, style } = this;
    const plans = yield* this.others.searchPlans(deal, style.replies);
    const branches = plans.map((plan) => {
      const key = plan.codes.join();
      const branch = node.get(key) ?? new Branch(plan, deal.seats.length);
      node.set(key, branch);
      branch.guess = plan.worth;
      return branch;
    });
    return chooseBranch(branches, deal.seats.indexOf(deal.decider!), style.curiosity);
  }

  /** Plays a plan in the deal, as far as what turns up on the way leaves it open. */
  private play({ plan }: Branch): void {
    const { deal, legal } = this;
    const [first, ...rest] = plan.codes;
    deal.play(first!);
    for (const code of rest) {
      if (deal.over) return;
      deal.legal(legal);
      if (!includes(legal, code)) return;
      deal.play(code);
    }
  }
}

function includes(list: CodeList, code: number): boolean {
  for (let index = 0; index < list.length; index++) if (list.at(index) === code) return true;
  return false;
}
