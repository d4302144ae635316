import type { Cue } from './cue';
import {
  ageOf,
  beatAt,
  type CueVisitor,
  durationOf,
  sampleTimeline,
  type Timeline,
  visitActiveCues,
} from './timeline';

/** Called for a cue just passed. @param epoch see {@link Director.epoch} @param index of the action it belongs to */
export type CueListener = (cue: Cue, epoch: number, index: number) => void;

/** Tolerance for equal times, seconds. */
const SAME_MOMENT = 1e-5;

export const MIN_SPEED = 0.5;
export const MAX_SPEED = 8;

/** A queued timeline and the number of actions it covers. */
interface Queued {
  readonly timeline: Timeline;
  readonly actions: number;
}

interface Lingering {
  readonly cue: Cue;
  /** Director time of the cue. */
  readonly since: number;
}

/**
 * Plays timelines one after the other. Only {@link tick} advances time. A timeline covers one action of the match, or
 * several that are shown together.
 */
export class Director {
  private queue: Queued[] = [];
  private resting: Readonly<Float64Array>;
  private count: number;
  private generation = 0;
  private leapCount = 0;
  /** Director time at which the current timeline, or the rest after one, began. */
  private begunAt = 0;
  private playhead = 0;
  /** Seconds that the playhead goes back per second; 0 while playing forward. */
  private rewindRate = 0;
  private rewindStart = 0;
  private nextCue = 0;
  private clock = 0;
  private pace = 1;
  private lingering: Lingering[] = [];
  /** The last sampled poses, and what they were sampled from. */
  private readonly sampled: Float64Array;
  private sampledTimeline: Timeline | undefined;
  private sampledAt = 0;
  private readonly cueListeners = new Set<CueListener>();

  /** @param layout initial poses, as a buffer @param index number of actions before them */
  constructor(layout: Readonly<Float64Array>, index = 0) {
    this.resting = layout;
    this.count = index;
    this.sampled = new Float64Array(layout.length);
  }

  /** Number of actions fully shown. */
  get shown(): number {
    return this.count;
  }

  /** Whether something is left to show. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the current timeline is being rewound. */
  get rewinding(): boolean {
    return this.rewindRate > 0;
  }

  /** Where in its timeline rewinding began, seconds. */
  get rewoundFrom(): number {
    return this.rewindStart;
  }

  /** Seconds left to show at speed 1. */
  get remaining(): number {
    if (this.rewinding) return this.playhead / this.rewindRate;
    return this.queue.reduce((sum, { timeline }) => sum + timeline.duration, 0) - this.playhead;
  }

  /** The timeline being shown. */
  get current(): Timeline | undefined {
    return this.queue[0]?.timeline;
  }

  /** Number of actions the current timeline covers; 0 if there is none, or it is being rewound. */
  get span(): number {
    return this.rewinding ? 0 : (this.queue[0]?.actions ?? 0);
  }

  /** Seconds into the current timeline. */
  get time(): number {
    return this.playhead;
  }

  /** The current step of the timeline, from 0. */
  get beat(): number {
    return this.current === undefined ? 0 : beatAt(this.current, this.playhead);
  }

  /** Seconds at the current speed until the next step of the timeline begins; undefined in its last. */
  get untilBeat(): number | undefined {
    const next = this.nextBeat;
    return next === undefined ? undefined : (next - this.playhead) / this.pace;
  }

  /** Incremented by each {@link replace}; data of an earlier epoch is stale. */
  get epoch(): number {
    return this.generation;
  }

  /** Incremented by every jump in time. */
  get leaps(): number {
    return this.leapCount;
  }

  /** Seconds, at the current speed, since the current timeline, or the rest after one, began. */
  get age(): number {
    return (this.clock - this.begunAt) / this.pace;
  }

  get speed(): number {
    return this.pace;
  }

  /** @param speed clamped to 0.5 … 8 */
  setSpeed(speed: number): void {
    this.pace = Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed));
  }

  /**
   * Queues the timeline of the next actions. Returns the number of actions shown once it ends.
   * @param actions number it covers, at least 1
   */
  enqueue(timeline: Timeline, actions = 1): number {
    if (timeline.start.length !== this.resting.length) throw new RangeError('the timeline has other pieces');
    if (this.rewinding) {
      this.endRewind();
      this.leap();
    }
    if (this.queue.length === 0) this.begunAt = this.clock;
    this.queue.push({ timeline, actions });
    return this.queue.reduce((sum, queued) => sum + queued.actions, this.count);
  }

  /** Advances time; may end several timelines. @param seconds real time, scaled by the speed */
  tick(seconds: number): void {
    const epoch = this.generation;
    let budget = seconds * this.pace;
    this.clock += budget;
    if (this.rewinding) {
      this.playhead -= budget * this.rewindRate;
      if (this.playhead > 0) return;
      this.endRewind();
      this.begunAt = this.clock;
      return;
    }
    let timeline = this.current;
    while (timeline !== undefined) {
      const left = timeline.duration - this.playhead;
      const ends = budget >= left;
      this.playhead = ends ? timeline.duration : this.playhead + budget;
      budget -= Math.min(left, budget);
      this.passCues(timeline, epoch);
      if (!ends || this.generation !== epoch || this.current !== timeline) return;
      this.linger(timeline, budget);
      this.finish(timeline);
      this.begunAt = this.clock - budget;
      timeline = this.current;
    }
  }

  /** Ends the current step at once, without its cues: the next one begins, or the timeline ends. */
  skip(): void {
    const next = this.nextBeat;
    if (next === undefined) this.skipAction();
    else this.goTo(next);
  }

  /**
   * Goes back to the beginning of the current step, or of the one before. In the first step it does nothing and returns
   * false.
   */
  stepBack(): boolean {
    if (this.rewinding) return false;
    const { beats = [] } = this.current ?? {};
    const to = beats.findLastIndex(({ at }) => at < this.playhead - SAME_MOMENT);
    if (to < 1) return false;
    this.goToBeat(to);
    return true;
  }

  /** Shows the current timeline from one of its steps on; does nothing if there is no such step. @param beat from 0 */
  goToBeat(beat: number): void {
    const at = this.current?.beats?.[beat]?.at;
    if (at === undefined || this.rewinding) return;
    this.generation++;
    this.lingering = [];
    this.goTo(at);
  }

  /** Ends the current timeline at once, without its cues. */
  skipAction(): void {
    const timeline = this.current;
    if (timeline === undefined) return;
    if (this.rewinding) this.endRewind();
    else this.finish(timeline);
    this.leap();
  }

  /**
   * Plays a timeline backwards for an undo, without sounds, captions and effects, then rests at its beginning. Clears the
   * queue and begins a new epoch.
   * @param index number of actions before the timeline @param from seconds into it
   * @param seconds duration of the rewind, more than 0
   */
  rewind(timeline: Timeline, index: number, from: number, seconds: number): void {
    this.replace(timeline.start, index);
    if (!(from > 0)) return;
    this.queue = [{ timeline, actions: 1 }];
    this.playhead = Math.min(from, timeline.duration);
    this.rewindStart = this.playhead;
    this.rewindRate = this.playhead / seconds;
  }

  /** Switches to another layout at once, for a reload or a jump in the log. Clears the queue and begins a new epoch. */
  replace(layout: Readonly<Float64Array>, index: number): void {
    this.generation++;
    this.leap();
    this.queue = [];
    this.lingering = [];
    this.resting = layout;
    this.count = index;
    this.playhead = 0;
    this.rewindRate = 0;
    this.nextCue = 0;
  }

  /** Writes the current poses into a buffer. Cached, as it is called several times per frame. */
  sample(out: Float64Array): void {
    const timeline = this.current;
    if (timeline === undefined) {
      out.set(this.resting);
      return;
    }
    if (this.sampledTimeline !== timeline || this.sampledAt !== this.playhead) {
      sampleTimeline(timeline, this.playhead, this.sampled);
      this.sampledTimeline = timeline;
      this.sampledAt = this.playhead;
    }
    out.set(this.sampled);
  }

  /**
   * Visits each active cue, including those that outlast their timeline; while rewinding only those of limbs. Does not
   * allocate.
   */
  visitActiveCues(visit: CueVisitor): void {
    for (let index = 0; index < this.lingering.length; index++) {
      const { cue, since } = this.lingering[index]!;
      const age = this.clock - since;
      if (age < durationOf(cue)) visit(cue, age);
    }
    const timeline = this.current;
    if (timeline !== undefined) visitActiveCues(timeline, this.playhead, visit, this.rewinding);
  }

  /** Subscribes to cues as the playhead passes them going forward. Returns the unsubscribe function. */
  onCue(listener: CueListener): () => void {
    this.cueListeners.add(listener);
    return () => this.cueListeners.delete(listener);
  }

  private passCues(timeline: Timeline, epoch: number): void {
    const index = this.count;
    while (this.nextCue < timeline.cues.length && timeline.cues[this.nextCue]!.at <= this.playhead) {
      const cue = timeline.cues[this.nextCue]!;
      this.nextCue++;
      for (const listener of [...this.cueListeners]) {
        listener(cue, epoch, index);
        if (this.generation !== epoch || this.current !== timeline) return;
      }
    }
  }

  /** Keeps the cues that outlast their timeline. @param over seconds since its end */
  private linger(timeline: Timeline, over: number): void {
    this.lingering = this.lingering.filter(({ cue, since }) => this.clock - over - since < durationOf(cue));
    for (const cue of timeline.cues) {
      const since = this.clock - over - ageOf(timeline, cue, timeline.duration);
      if (this.clock - since < durationOf(cue)) this.lingering.push({ cue, since });
    }
  }

  /** Start of the next step, in seconds of the current timeline. */
  private get nextBeat(): number | undefined {
    if (this.rewinding) return undefined;
    return this.current?.beats?.find(({ at }) => at > this.playhead + SAME_MOMENT)?.at;
  }

  private goTo(time: number): void {
    const { cues } = this.current!;
    this.playhead = time;
    const next = cues.findIndex(({ at }) => at >= time);
    this.nextCue = next < 0 ? cues.length : next;
    this.leap();
  }

  private leap(): void {
    this.leapCount++;
    this.begunAt = this.clock;
  }

  private endRewind(): void {
    this.queue = [];
    this.playhead = 0;
    this.rewindRate = 0;
  }

  private finish(timeline: Timeline): void {
    this.resting = timeline.end;
    this.count += this.queue.shift()?.actions ?? 0;
    this.playhead = 0;
    this.nextCue = 0;
  }
}
