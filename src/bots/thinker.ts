import type { GameTypes, Task } from '#core';

/** What thinking has found out about one action. */
export interface Weighed<T extends GameTypes> {
  readonly action: T['Action'];
  /** How often it was tried, at least 0. */
  readonly visits: number;
  /** The seat's chance of winning with it, 0 … 1; a first guess while it was not tried. */
  readonly value: number;
}

/** What came of thinking so far. */
export interface SearchResult<T extends GameTypes> {
  readonly iterations: number;
  /** Every legal action, in the order of the question. */
  readonly actions: readonly Weighed<T>[];
  readonly best: T['Action'];
  /** What the seat means to do up to where somebody else decides, `best` first. */
  readonly line: readonly T['Action'][];
}

/**
 * A bot at work on one question. It thinks in steps and knows no clock: the caller decides how long it goes on,
 * and drops it to stop it. The same question and the same number of iterations come to the same thought.
 */
export interface SearchTask<T extends GameTypes> {
  /** Iterations done. */
  readonly iterations: number;
  /**
   * How many it does where nobody sets another number, at least 1; more than that may do some good, or none. It may turn
   * out to be less once it has begun.
   */
  readonly budget: number;
  /** Thinks on. @param iterations at least 1 */
  step(iterations: number): void;
  /** The same with pauses, after each little that is well under a millisecond. Nothing else may be asked meanwhile. */
  stepping(iterations: number): Task<void>;
  /** What it would do now. Before the first step it has only guesses. */
  thought(): SearchResult<T>;
  /** The same with pauses. */
  concluding(): Task<SearchResult<T>>;
}

/** Of several actions the one that was tried most; of equals the better one, then the first. */
function mostTried<T extends GameTypes>(actions: readonly Weighed<T>[]): Weighed<T> {
  const [first, ...others] = actions;
  if (first === undefined) throw new RangeError('there is no action to choose');
  return others.reduce(
    (best, each) =>
      each.visits > best.visits || (each.visits === best.visits && each.value > best.value) ? each : best,
    first,
  );
}

/**
 * One thought of several about the same question, thought with different seeds: visits are added up, values weighed
 * by them. The line is that of the first thought that begins with the best action.
 */
export function mergeResults<T extends GameTypes>(
  thoughts: readonly [SearchResult<T>, ...SearchResult<T>[]],
): SearchResult<T> {
  const [{ actions: all }] = thoughts;
  const actions = all.map(({ action }, index) => {
    const weighed = thoughts.map((thought) => thought.actions[index]!);
    const visits = weighed.reduce((sum, each) => sum + each.visits, 0);
    const value =
      visits === 0
        ? weighed.reduce((sum, each) => sum + each.value, 0) / weighed.length
        : weighed.reduce((sum, each) => sum + each.value * each.visits, 0) / visits;
    return { action, visits, value };
  });
  const { action: best } = mostTried(actions);
  const wanted = JSON.stringify(best);
  const line = thoughts.find((thought) => JSON.stringify(thought.best) === wanted)?.line ?? [best];
  return { iterations: thoughts.reduce((sum, each) => sum + each.iterations, 0), actions, best, line };
}
