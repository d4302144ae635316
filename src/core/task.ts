/**
 * A long piece of work that can pause: it stops again and again, saying how far it has come, 0 … 1, and returns what
 * comes of it. The caller decides how long to wait before it goes on.
 */
export type Task<Value> = Generator<number, Value, void>;

/** Does a piece of work without a pause. */
export function runToEnd<Value>(work: Task<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
