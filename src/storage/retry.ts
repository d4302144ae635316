/** Sets a timer, milliseconds. */
export type RunLater = (run: () => void, milliseconds: number) => void;

const FIRST_WAIT = 5000;
const MAX_WAIT = 60_000;

/** Tries something again by itself, at longer and longer intervals until it is settled. */
export class Retry {
  private wait = FIRST_WAIT;
  private waiting = false;

  constructor(
    /** Undefined: nothing happens by itself. */
    private readonly later: RunLater | undefined,
    private readonly run: () => void,
  ) {}

  /** It has failed: it is to be tried again, unless that is on its way already. */
  ask(): void {
    if (this.waiting || this.later === undefined) return;
    this.waiting = true;
    this.later(() => {
      this.waiting = false;
      this.run();
    }, this.wait);
    this.wait = Math.min(MAX_WAIT, 2 * this.wait);
  }

  /** It has worked: the next failure is tried again soon. */
  settle(): void {
    this.wait = FIRST_WAIT;
  }
}
