import { createStore } from 'zustand/vanilla';
import type { Task } from '#core';
import { nextTask } from './nextTask';

/** Longest uninterrupted work, ms; then the browser may handle input and paint. */
const SLICE = 12;

/** Progress of long-running work, 0 … 1; null if nobody has to wait. */
export const runSliced = createStore<{ readonly share: number | null }>(() => ({ share: null }));

/** Runs long work in slices, so that the page stays responsive, and publishes its progress. */
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
