/**
 * A long computation that can pause. Yields its progress, 0 … 1, and returns its result. The caller decides how long to
 * wait before resuming.
 */
export type Task<Value> = Generator<number, Value, void>;

/** Runs a task to its end without pausing. */
export function runToEnd<Value>(work: Task<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
