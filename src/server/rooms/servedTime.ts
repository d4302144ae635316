import type { Calendar } from './log';

/**
 * The clock that dates log entries. It continues from the newest entry and advances only while the server runs. The age
 * of a room depends on it alone, so a wrong or jumping system date makes no room look old.
 */
export class ServedTime {
  private from: number;
  private readonly began: number;

  /** @param wall the system date, from which an empty log starts @param now monotonic clock, seconds */
  constructor(
    wall: Calendar,
    private readonly now: () => number,
  ) {
    this.from = wall();
    this.began = now();
  }

  /** Milliseconds since 1970, less the time in which no server ran. */
  readonly date: Calendar = () => this.from + (this.now() - this.began) * 1000;

  /** Continues from the newest entry of a log; call once, before dating anything. */
  goOnFrom(newest: number | null): void {
    if (newest !== null) this.from = newest;
  }
}
