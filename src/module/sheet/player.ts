import type { CueVisitor, TimelineSequence } from '#director';

/** Plays a sequence with a clock that is passed in. */
export class SequencePlayer {
  /** Time in the sequence, seconds. */
  time = 0;
  playing = true;
  looping = true;
  /** Playback speed; 1 is normal. */
  speed = 1;

  constructor(readonly reel: TimelineSequence) {}

  /** Length of one run in seconds: until all effects have ended, and a short pause. */
  get length(): number {
    return this.reel.settled + 0.3;
  }

  /** Whether anything is left to show. */
  get busy(): boolean {
    return this.playing && (this.looping || this.time < this.length);
  }

  /** @param seconds elapsed time */
  tick(seconds: number): void {
    if (!this.playing) return;
    const time = this.time + seconds * this.speed;
    this.time = this.looping ? time % this.length : Math.min(time, this.length);
  }

  /** @param seconds time in the sequence */
  seek(seconds: number): void {
    this.time = Math.min(this.length, Math.max(0, seconds));
  }

  sample(out: Float64Array): void {
    this.reel.sample(this.time, out);
  }

  readonly visitActiveCues = (visit: CueVisitor): void => this.reel.visitActiveCues(this.time, visit);
}
