import { type Shift, STILL, sumOf } from './path';

/**
 * The remainder of a camera's jump: the camera stays where it was, then eases over without overshooting. A pure function of
 * the jumps and the time.
 */
export class Settling {
  private left: Shift = STILL;
  private speed: Shift = STILL;
  private since = 0;
  private rate = 1;

  /**
   * A jump: the camera continues from where it was.
   * @param by from the new place to the old one @param time seconds on a monotonic clock
   * @param rate settling rate, per second: after 4 / rate nothing of the jump is visible
   */
  jump(by: Shift, time: number, rate: number): void {
    const { left, speed } = this.at(time);
    this.left = sumOf(left, by);
    this.speed = speed;
    this.since = time;
    this.rate = rate;
  }

  /** Offset of the camera from its target. @param time seconds, on the clock of the jumps */
  shiftAt(time: number): Shift {
    return this.at(time).left;
  }

  private at(time: number): { readonly left: Shift; readonly speed: Shift } {
    const { left, speed, rate } = this;
    const passed = Math.max(0, time - this.since);
    // A critically damped spring.
    const fade = Math.exp(-rate * passed);
    const [own, pushed] = [(1 + rate * passed) * fade, passed * fade];
    return {
      left: sumOf(left, speed, own, pushed),
      speed: sumOf(left, speed, -rate * rate * passed * fade, (1 - rate * passed) * fade),
    };
  }
}
