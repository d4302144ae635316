import { type CodeList, type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { BotQuestion } from './bot';
import type { Judge } from './judge';
import type { Thinker, Thought, Weighed } from './thinker';
import { Branch, choose, type Node } from './tree';
import { TurnPlanner } from './turnPlans';

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
  /** How much is spent on what was seldom tried. */
  readonly curiosity: number;
}

/**
 * Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012) with whole turns as moves: each
 * iteration deals what the seat cannot see, goes down the tree of the plans that are open in that deal, and lets the
 * game judge the chances where it comes to. All seats are taken to want their own win (max^n). The n-th visit of every
 * plan sees the n-th deal, so that plans are compared by the same luck.
 */
export class Search<T extends GameTypes> implements Thinker<T> {
  readonly budget: number;
  iterations = 0;
  private readonly roots: readonly Branch[];
  private readonly deals: Simulation<T>[] = [];
  private readonly deal: Simulation<T>;
  private readonly others: TurnPlanner<T>;
  private readonly legal: CodeList;
  private readonly chances: number[] = [];
  /** First guesses at actions that begin none of the plans, by code. */
  private readonly guesses = new Map<number, number>();
  private readonly random: Random;
  private readonly place: number;
  private readonly turns: number;

  constructor(
    private readonly simulator: Simulator<T>,
    private readonly question: BotQuestion<T>,
    private readonly style: SearchStyle,
    private readonly judge: Judge<T>,
  ) {
    this.random = Random.fromSeed(question.seed);
    this.legal = simulator.newList();
    this.others = new TurnPlanner(simulator, style.replyWidth, judge);
    const now = this.dealOf(0);
    this.deal = now.clone();
    this.place = now.seats.indexOf(question.seat);
    this.turns = now.seats.length * simulator.rounds - 1;
    const plans = new TurnPlanner(simulator, style.width, judge).find(now, style.plans);
    this.roots = plans.map((plan) => new Branch(plan, now.seats.length));
    // Nothing is to be weighed up where all plans begin alike.
    const alike = plans.every(({ codes }) => codes[0] === plans[0]!.codes[0]);
    this.budget = alike ? 1 : style.budget;
  }

  step(iterations: number): void {
    for (let count = 0; count < iterations; count++) this.iterate();
    this.iterations += iterations;
  }

  thought(): Thought<T> {
    const now = this.dealOf(0);
    const best = this.favourite();
    const actions = this.question.legal.map((action) => this.weigh(action, now.encode(action)));
    const walk = now.clone();
    const line = best.plan.codes.map((code) => {
      const action = walk.decode(code);
      walk.play(code);
      return action;
    });
    return { iterations: this.iterations, actions, best: line[0]!, line };
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
    const guess = this.guesses.get(code) ?? this.firstGuess(code);
    this.guesses.set(code, guess);
    let error = 0;
    let visits = 0;
    for (const root of this.roots) {
      error += root.totals[this.place]! - root.plan.worth * root.visits;
      visits += root.visits;
    }
    return visits === 0 ? guess : Math.min(1, Math.max(0, guess + error / visits));
  }

  private firstGuess(code: number): number {
    const { deal, others } = this;
    deal.copyFrom(this.dealOf(0));
    deal.play(code);
    if (deal.decider === this.question.seat) return others.find(deal, 1)[0]!.worth;
    this.judge(deal, this.chances);
    return this.chances[this.place]!;
  }

  private iterate(): void {
    const root = choose(this.roots, this.place, this.style.curiosity);
    const { deal } = this;
    deal.copyFrom(this.dealOf(root.visits));
    const path = [root];
    this.play(root);
    for (let turn = 0; turn < this.turns && !deal.over; turn++) {
      const reply = this.reply(path.at(-1)!.next);
      path.push(reply);
      this.play(reply);
    }
    this.judge(deal, this.chances);
    for (const branch of path) branch.count(this.chances);
  }

  /** What whoever decides in the deal does, by what the tree knows. */
  private reply(node: Node): Branch {
    const { deal, style } = this;
    const branches = this.others.find(deal, style.replies).map((plan) => {
      const key = plan.codes.join();
      const branch = node.get(key) ?? new Branch(plan, deal.seats.length);
      node.set(key, branch);
      branch.guess = plan.worth;
      return branch;
    });
    return choose(branches, deal.seats.indexOf(deal.decider!), style.curiosity);
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

  private dealOf(number: number): Simulation<T> {
    const { question, simulator, deals, random } = this;
    while (deals.length <= number) {
      deals.push(simulator.from(simulator.determinize(question.view, random.uint32())));
    }
    return deals[number]!;
  }
}

function includes(list: CodeList, code: number): boolean {
  for (let index = 0; index < list.length; index++) if (list.at(index) === code) return true;
  return false;
}
