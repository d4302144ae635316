import type { Task } from '#core';

/** Milliseconds of work at a time, and of rest after it, so that no frame is late. */
const SLICE = 4;
const REST = 12;

/** Runs a task in small slices, so that the page stays responsive. */
export async function inBackground<Value>(work: Task<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (step.done !== true && performance.now() < end) step = work.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
}
