import { createStore } from 'zustand/vanilla';
import type { Task } from '#core';
import { nextTask } from './nextTask';

/** Milliseconds of work after which the page may answer and paint. */
const SLICE = 12;

/** How far the long work of the page has come, 0 … 1; null if nobody has to wait for any. */
export const runSliced = createStore<{ readonly share: number | null }>(() => ({ share: null }));

/** Does a long piece of work in slices between which the page answers, and tells how far it is. */
export async function inSlices<Value>(work: Task<Value>): Promise<Value> {
  try {
    for (;;) {
      const end = performance.now() + SLICE;
      let step = work.next();
      while (step.done !== true && performance.now() < end) step = work.next();
      if (step.done === true) return step.value;
      runSliced.setState({ share: step.value });
      await nextTask();
    }
  } finally {
    runSliced.setState({ share: null });
  }
}
