import type { Calendar } from './log';

/**
 * The dates of a log: they go on from its newest entry by the time that this server runs. How old a room is follows from
 * them alone, so that a computer whose date is wrong, or jumps, makes no room look old.
 */
export class ServedTime {
  private from: number;
  private readonly began: number;

  /** @param wall the computer's date, from which an empty log begins @param now seconds of a clock that never goes back */
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
