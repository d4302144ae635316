/**
 * A long piece of work that can pause: it stops again and again, saying how far it has come, 0 … 1, and returns what
 * comes of it. Whoever drives it decides how long to wait before it goes on.
 */
export type Pausable<Value> = Generator<number, Value, void>;

/** Does a piece of work without a pause. */
export function finish<Value>(work: Pausable<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
