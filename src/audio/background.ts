import type { Task } from '#core';

/** Milliseconds of work at a time, and of rest after it: no picture is late for it. */
const SLICE = 4;
const REST = 12;

/** Does a long piece of work a little at a time, while the page goes on. */
export async function inBackground<Value>(work: Task<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (step.done !== true && performance.now() < end) step = work.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
}
