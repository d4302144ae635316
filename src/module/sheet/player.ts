import type { CueVisitor, TimelineSequence } from '#director';

/** Plays a reel by a clock that is passed in. */
export class SequencePlayer {
  /** Seconds into the reel. */
  time = 0;
  playing = true;
  looping = true;
  /** A factor. */
  speed = 1;

  constructor(readonly reel: TimelineSequence) {}

  /** Seconds that one showing takes: until nothing is left in the air, and a breath more. */
  get length(): number {
    return this.reel.settled + 0.3;
  }

  /** Something is left to show. */
  get busy(): boolean {
    return this.playing && (this.looping || this.time < this.length);
  }

  /** @param seconds that pass */
  tick(seconds: number): void {
    if (!this.playing) return;
    const time = this.time + seconds * this.speed;
    this.time = this.looping ? time % this.length : Math.min(time, this.length);
  }

  /** @param seconds taken into the reel */
  seek(seconds: number): void {
    this.time = Math.min(this.length, Math.max(0, seconds));
  }

  sample(out: Float64Array): void {
    this.reel.sample(this.time, out);
  }

  readonly visitActiveCues = (visit: CueVisitor): void => this.reel.visitActiveCues(this.time, visit);
}
