import type { GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import type { Thinker, Thought, Weighed } from './thinker';

/** How one that looks once sees each action: the chances right after it, in a position determinized from the view. */
function weigh<T extends GameTypes>(
  simulator: Simulator<T>,
  { view, legal, seat, seed }: BotQuestion<T>,
): readonly Weighed<T>[] {
  const now = simulator.from(simulator.determinize(view, seed));
  const next = now.clone();
  const chances: number[] = [];
  const place = now.seats.indexOf(seat);
  return legal.map((action) => {
    next.copyFrom(now);
    next.play(next.encode(action));
    next.chances(chances);
    return { action, visits: 1, value: chances[place]! };
  });
}

/** Thinks in a single step. */
class OnceThinker<T extends GameTypes> implements Thinker<T> {
  readonly budget = 1;
  iterations = 0;

  constructor(
    private readonly simulator: Simulator<T>,
    private readonly question: BotQuestion<T>,
    private readonly plan: (question: BotQuestion<T>) => readonly T['Action'][],
  ) {}

  step(iterations: number): void {
    this.iterations += iterations;
  }

  thought(): Thought<T> {
    const line = this.plan(this.question);
    return {
      iterations: this.iterations,
      actions: weigh(this.simulator, this.question),
      best: line[0]!,
      line,
    };
  }
}

/** A bot that has its answer at once. @param plan what it means to do, at least one action */
export function botOfOnce<T extends GameTypes>(
  id: string,
  simulator: Simulator<T>,
  plan: (question: BotQuestion<T>) => readonly T['Action'][],
): Bot<T> {
  return {
    id,
    choose: (question) => plan(question)[0]!,
    think: (question) => new OnceThinker(simulator, question, plan),
  };
}
