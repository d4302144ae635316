/** A bucket that runs full with time: how often something may be done. Knows no clock of its own. */
export class Limit {
  private left: number;
  private at: number;

  /** @param most how often at once @param each seconds until it may be done once more @param now seconds */
  constructor(
    private readonly most: number,
    private readonly each: number,
    now: number,
  ) {
    this.left = most;
    this.at = now;
  }

  /** Whether it may be done now, which counts. A clock that goes backwards gives nothing. @param now seconds */
  take(now: number): boolean {
    const passed = Math.max(0, now - this.at);
    this.at = now;
    this.left = Math.min(this.most, this.left + passed / this.each);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
