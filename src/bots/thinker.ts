import type { GameTypes, Task } from '#core';

/** Search statistics of one action. */
export interface Weighed<T extends GameTypes> {
  readonly action: T['Action'];
  /** Number of visits, at least 0. */
  readonly visits: number;
  /** Estimated win probability of the seat, 0 … 1; an initial estimate without visits. */
  readonly value: number;
}

/** The current result of a search. */
export interface SearchResult<T extends GameTypes> {
  readonly iterations: number;
  /** Every legal action, in the order of the question. */
  readonly actions: readonly Weighed<T>[];
  readonly best: T['Action'];
  /** The actions the seat intends to play until another seat decides; starts with `best`. */
  readonly line: readonly T['Action'][];
}

/**
 * A bot's work on one question. It runs in steps and has no clock: the caller decides how long to continue,
 * and drops it to stop. The same question and number of iterations give the same result.
 */
export interface SearchTask<T extends GameTypes> {
  /** Iterations done. */
  readonly iterations: number;
  /** Default number of iterations, at least 1. More may help or not. Can shrink after the first step. */
  readonly budget: number;
  /** Runs more iterations. @param iterations at least 1 */
  step(iterations: number): void;
  /** Like `step`, but pauses in steps well below a millisecond. Must finish before any other call. */
  stepping(iterations: number): Task<void>;
  /** The current result. Before the first step it consists of initial estimates. */
  thought(): SearchResult<T>;
  /** Like `thought`, but pauses. */
  concluding(): Task<SearchResult<T>>;
}

/** The most visited of several actions; ties go to the better one, then to the first. */
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
 * Merges results for the same question with different seeds: visits add up, values are averaged by visits.
 * The line is that of the first result that starts with the best action.
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
