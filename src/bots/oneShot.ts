import { type GameTypes, runToEnd, type Simulator, type Task } from '#core';
import type { Bot, BotQuestion } from './bot';
import type { SearchResult, SearchTask, Weighed } from './thinker';

/** Evaluates each action by the chances right after it, in one position determinized from the view. */
function* weighing<T extends GameTypes>(
  simulator: Simulator<T>,
  { view, legal, seat, seed }: BotQuestion<T>,
): Task<readonly Weighed<T>[]> {
  const now = simulator.from(simulator.determinize(view, seed));
  const next = now.clone();
  const chances: number[] = [];
  const place = now.seats.indexOf(seat);
  const actions: Weighed<T>[] = [];
  for (const action of legal) {
    next.copyFrom(now);
    next.play(next.encode(action));
    next.chances(chances);
    actions.push({ action, visits: 1, value: chances[place]! });
    yield 0;
  }
  return actions;
}

/** Returns the actions a bot intends to play, at least one. May pause. */
export type Planning<T extends GameTypes> = (question: BotQuestion<T>) => Task<readonly T['Action'][]>;

/** A search task that finishes in a single step. */
class OnceThinker<T extends GameTypes> implements SearchTask<T> {
  readonly budget = 1;
  iterations = 0;
  private line: readonly T['Action'][] | undefined;

  constructor(
    private readonly simulator: Simulator<T>,
    private readonly question: BotQuestion<T>,
    private readonly planning: Planning<T>,
  ) {}

  step(iterations: number): void {
    runToEnd(this.stepping(iterations));
  }

  *stepping(iterations: number): Task<void> {
    this.line ??= yield* this.planning(this.question);
    this.iterations += iterations;
  }

  thought(): SearchResult<T> {
    return runToEnd(this.concluding());
  }

  *concluding(): Task<SearchResult<T>> {
    this.line ??= yield* this.planning(this.question);
    const actions = yield* weighing(this.simulator, this.question);
    return { iterations: this.iterations, actions, best: this.line[0]!, line: this.line };
  }
}

/** Creates a bot that computes its answer in one go. */
export function oneShotBot<T extends GameTypes>(
  id: string,
  simulator: Simulator<T>,
  planning: Planning<T>,
): Bot<T> {
  return {
    id,
    choose: (question) => runToEnd(planning(question))[0]!,
    think: (question) => new OnceThinker(simulator, question, planning),
  };
}
