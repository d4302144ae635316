/** A token bucket for rate limits. It has no clock; callers pass the time. */
export class Limit {
  private left: number;
  private at: number;

  /** @param most size of the bucket @param each seconds per token @param now seconds */
  constructor(
    private readonly most: number,
    private readonly each: number,
    now: number,
  ) {
    this.left = most;
    this.at = now;
  }

  /** Takes tokens if there are enough. A clock that goes backwards adds none. @param now seconds @param count tokens */
  take(now: number, count = 1): boolean {
    this.fill(now);
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }

  /** Whether a token is left, without taking it. @param now seconds */
  has(now: number): boolean {
    this.fill(now);
    return this.left >= 1;
  }

  /** Whether the bucket is full. @param now seconds */
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
