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

/** Parameters of a search. */
export interface SearchStyle {
  /** Default number of iterations. */
  readonly budget: number;
  /** For its own turn: beam width (unfinished plans kept) and number of plans to try. */
  readonly width: number;
  readonly plans: number;
  /** The same for the replies. */
  readonly replyWidth: number;
  readonly replies: number;
  /** UCT exploration constant. */
  readonly curiosity: number;
  /** Minimum number of turns to look at after its own. By default, all up to its next one. */
  readonly ahead?: number;
  /** Maximum number of those turns. */
  readonly most?: number;
  /** Uses sequential halving instead of UCB to choose among its own plans. */
  readonly halving?: boolean;
  /** Overrides for more than two players. */
  readonly crowd?: Partial<Omit<SearchStyle, 'crowd'>>;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with whole turns as moves.
 * Each iteration deals the hidden information, descends the tree through the plans possible in that deal, and
 * evaluates the position it reaches. Every seat is assumed to maximise its own chances (max^n). The n-th
 * visit of each plan sees the n-th deal, so that plans are compared under the same luck.
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
  /** Initial estimates of actions that start none of the plans, by code. */
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

  /** Final after the first step: 1 if all plans start with the same action. */
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

  /** The current choice, without evaluating the other actions. */
  choice(): T['Action'] {
    runToEnd(this.preparing());
    return this.deals.at(0).decode(this.favourite().plan.codes[0]!);
  }

  /** Finds its own plans on first use. */
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

  /** The most visited plan; ties go to the better one, then to the first. */
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

  /**
   * Estimate for an action that starts none of the plans, corrected by the average error of the plans' own
   * estimates.
   */
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

  /** Computes the initial estimate of an action on first use. */
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

  /** The reply of the deal's active player, according to the tree. */
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

  /** Plays a plan in the deal, until what is revealed makes the rest illegal. */
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
