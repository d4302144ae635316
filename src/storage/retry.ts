/** Sets a timer, milliseconds. */
export type RunLater = (run: () => void, milliseconds: number) => void;

const FIRST_WAIT = 5000;
const MAX_WAIT = 60_000;

/** Retries something at increasing intervals until it succeeds. */
export class Retry {
  private wait = FIRST_WAIT;
  private waiting = false;

  constructor(
    /** Undefined for no automatic retries. */
    private readonly later: RunLater | undefined,
    private readonly run: () => void,
  ) {}

  /** Call after a failure: schedules a retry, unless one is scheduled. */
  ask(): void {
    if (this.waiting || this.later === undefined) return;
    this.waiting = true;
    this.later(() => {
      this.waiting = false;
      this.run();
    }, this.wait);
    this.wait = Math.min(MAX_WAIT, 2 * this.wait);
  }

  /** Call after a success: resets the interval. */
  settle(): void {
    this.wait = FIRST_WAIT;
  }
}
