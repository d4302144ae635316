/** A bucket that runs full with time: how often something may be done. Knows no clock of its own. */
export class Limit {
  private left: number;
  private at: number;

  /** @param most how often at once @param each seconds until it may be done again @param now seconds */
  constructor(
    private readonly most: number,
    private readonly each: number,
    now: number,
  ) {
    this.left = most;
    this.at = now;
  }

  /** Whether it may be done now, which counts. A clock that goes backwards gives nothing. @param now seconds @param count how often at once */
  take(now: number, count = 1): boolean {
    this.fill(now);
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }

  /** Whether it may be done now, without doing it. @param now seconds */
  has(now: number): boolean {
    this.fill(now);
    return this.left >= 1;
  }

  /** Whether nothing of it is used up. @param now seconds */
  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.most;
  }

  private fill(now: number): void {
    const passed = Math.max(0, now - this.at);
    this.at = now;
    this.left = Math.min(this.most, this.left + passed / this.each);
  }
}
