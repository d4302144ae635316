import type { CueVisitor } from '#director';
import type { LessonFilm, StepSpan } from './film';

/** What of a step is seen: what is said first, what is done, what is said of it. */
export type StepPart = 'say' | 'act' | 'after';

/** Plays a lesson step by step, by a clock that is passed in; at the end of a step it waits, goes on or begins it again. */
export class LessonPlayer {
  /** 0 for the first. */
  step = 0;
  /** Seconds into the film. */
  time = 0;
  playing = true;
  looping = false;
  /** Goes on with the next step by itself. */
  runsOn = false;
  /** Where it waits at the beginning of a step that it has run on to. */
  stopsAt: (step: number) => boolean = () => false;
  /** A factor. */
  speed = 1;

  /** @param film of at least one step */
  constructor(readonly film: LessonFilm) {}

  get span(): StepSpan {
    return this.film.steps[this.step]!;
  }

  get part(): StepPart {
    const { acts, acted } = this.span;
    if (this.time < acts) return 'say';
    return this.time < acted ? 'act' : 'after';
  }

  /** The step is at its end. */
  get over(): boolean {
    return this.time >= this.span.ends;
  }

  busy(): boolean {
    return this.playing && (this.looping || !this.over);
  }

  /** @param seconds that pass: what is left of them at the end of a step belongs to the next one */
  tick(seconds: number): void {
    if (!this.playing) return;
    const { starts, ends } = this.span;
    const time = this.time + seconds * this.speed;
    this.time = this.looping && time >= ends ? starts + ((time - ends) % (ends - starts)) : time;
    while (this.playing && this.over) {
      const left = this.time - this.span.ends;
      if (!this.runsOn || this.step === this.film.steps.length - 1) {
        this.seekEnd();
        return;
      }
      this.enter(this.step + 1);
      this.playing = !this.stopsAt(this.step);
      if (this.playing) this.time += left;
    }
  }

  /** Goes to the beginning of a step. @param step one that there is not is the nearest that is there */
  enter(step: number): void {
    this.step = Math.min(this.film.steps.length - 1, Math.max(0, step));
    this.time = this.span.starts;
  }

  /** Goes to a time of the film, and to the step that it lies in. */
  seek(seconds: number): void {
    const { steps } = this.film;
    this.step = Math.max(
      0,
      steps.findLastIndex(({ starts }) => seconds >= starts),
    );
    this.time = Math.min(this.span.ends, Math.max(0, seconds));
  }

  /** Goes on with what is done in the step. */
  act(): void {
    this.time = this.span.acts;
    this.playing = true;
  }

  /** Goes to the end of the step. */
  seekEnd(): void {
    this.time = this.span.ends;
    this.playing = false;
  }

  sample(out: Float64Array): void {
    this.film.reel.sample(this.time, out);
  }

  readonly visitActiveCues = (visit: CueVisitor): void => this.film.reel.visitActiveCues(this.time, visit);
}
