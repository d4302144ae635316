import type { CueVisitor, SoundCue } from '#director';
import type { LessonFilm, StepSpan } from './film';

/** Part of a step: the caption before, the action, the caption after. */
export type StepPart = 'say' | 'act' | 'after';

/** Plays a lesson step by step with a clock that is passed in. At the end of a step it waits, goes on or repeats it. */
export class LessonPlayer {
  /** From 0. */
  step = 0;
  /** Time in the film, seconds. */
  time = 0;
  playing = true;
  looping = false;
  /** Whether the next step starts by itself. */
  runsOn = false;
  /** Whether it pauses at the beginning of a step that it has reached by itself. */
  stopsAt: (step: number) => boolean = () => false;
  /** Playback speed; 1 is normal. */
  speed = 1;

  private readonly sounds: LessonFilm['reel']['sounds'];
  private readonly listeners = new Set<(cue: SoundCue) => void>();

  /** @param film with at least one step */
  constructor(readonly film: LessonFilm) {
    this.sounds = film.reel.sounds;
  }

  /** Subscribes to sounds as they are played; skipped ones are not reported. Returns the unsubscribe function. */
  onSound(listener: (cue: SoundCue) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Plays up to a time. */
  private play(until: number): void {
    for (const { at, request } of this.sounds) {
      if (at < this.time || at >= until) continue;
      for (const listener of this.listeners) listener(request);
    }
    this.time = until;
  }

  get span(): StepSpan {
    return this.film.steps[this.step]!;
  }

  get part(): StepPart {
    const { acts, acted } = this.span;
    if (this.time < acts) return 'say';
    return this.time < acted ? 'act' : 'after';
  }

  /** Whether the step has ended. */
  get over(): boolean {
    return this.time >= this.span.ends;
  }

  busy(): boolean {
    return this.playing && (this.looping || !this.over);
  }

  /** @param seconds elapsed time; what is left at the end of a step goes to the next one */
  tick(seconds: number): void {
    if (!this.playing) return;
    const { starts, ends } = this.span;
    let time = this.time + seconds * this.speed;
    if (this.looping && time >= ends) {
      this.play(ends);
      this.time = starts;
      time = starts + ((time - ends) % (ends - starts));
    }
    this.play(Math.min(time, ends));
    while (this.playing && this.over) {
      const left = time - this.span.ends;
      if (!this.runsOn || this.step === this.film.steps.length - 1) {
        this.seekEnd();
        return;
      }
      this.enter(this.step + 1);
      this.playing = !this.stopsAt(this.step);
      time = this.time + left;
      if (this.playing) this.play(Math.min(time, this.span.ends));
    }
  }

  /** Goes to the beginning of a step. @param step clamped to the existing steps */
  enter(step: number): void {
    this.step = Math.min(this.film.steps.length - 1, Math.max(0, step));
    this.time = this.span.starts;
  }

  /** Goes to a time in the film, and to its step. */
  seek(seconds: number): void {
    const { steps } = this.film;
    this.step = Math.max(
      0,
      steps.findLastIndex(({ starts }) => seconds >= starts),
    );
    this.time = Math.min(this.span.ends, Math.max(0, seconds));
  }

  /** Goes to the action of the step. */
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
