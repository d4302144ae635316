import type { GameTypes, Match, MatchEntry } from '#core';
import { Director, layoutBuffer, type PieceIndex, type Timeline } from '#director';
import type { Presentation, PresentationSettings } from './presentation';

/** How long it takes at the most to go back over an action, in seconds whatever the speed. */
const REWIND = 0.5;

/** More than rounding can make of a timeline's length, in seconds, and less than anyone can see. */
const ROUNDING = 1e-9;

/** Shows a match one action at a time, at rest after any of its actions or on the way to the next. */
export class Playhead<T extends GameTypes, Table> {
  readonly director: Director;
  readonly pieces: PieceIndex;
  private readonly tables: Table[];
  private log: readonly MatchEntry<T>[] = [];
  /** Seconds that actions take to be shown with some settings, as far as asked for. */
  private durations: number[] = [];
  private measuredWith: PresentationSettings | undefined;

  /** At rest after the latest action. */
  constructor(
    private readonly presentation: Presentation<T, Table>,
    private readonly match: Match<T>,
  ) {
    this.tables = [presentation.begin(match.positionAt(0))];
    this.pieces = presentation.pieces(this.tableAt(0));
    this.director = new Director(this.layoutAt(match.length), match.length);
  }

  /** How many actions have been shown to the end. */
  get shown(): number {
    return this.director.shown;
  }

  /** On the way from `shown` to the next, or back to `shown`. */
  get animating(): boolean {
    return this.director.busy;
  }

  /** On the way back to `shown`. */
  get rewinding(): boolean {
    return this.director.rewinding;
  }

  /** The actions shown to the end; the same array until that changes. */
  get entries(): readonly MatchEntry<T>[] {
    const { log, shown } = this;
    const all = this.match.entries;
    if (shown === all.length) return all;
    const same = log.length === shown && log.at(-1) === all[shown - 1];
    if (!same) this.log = all.slice(0, shown);
    return this.log;
  }

  /** Seconds until the table rests again, at the speed of the director. */
  get remaining(): number {
    return this.director.remaining / this.director.speed;
  }

  /** The physical table after a number of actions, 0 … length. */
  tableAt(count: number): Table {
    for (let known = this.tables.length; known <= count; known++) {
      const before = this.tables[known - 1] as Table;
      this.tables.push(this.presentation.advance(before, this.match.entry(known - 1).events));
    }
    return this.tables[count] as Table;
  }

  /** Seconds at speed 1 that an action takes to be shown. @param index 0 … length−1 */
  durationOf(index: number, settings: PresentationSettings): number {
    if (this.measuredWith !== settings) this.durations = [];
    this.measuredWith = settings;
    this.durations[index] ??= this.timelineOf(index, this.match.entry(index), settings).duration;
    return this.durations[index];
  }

  /** What is shown of an action, with some settings. @param index 0 … length−1 */
  timeline(index: number, settings: PresentationSettings): Timeline {
    return this.timelineOf(index, this.match.entry(index), settings);
  }

  /** Rests after a number of actions at once. */
  jump(count: number): void {
    this.director.replace(this.layoutAt(count), count);
  }

  /** Sets out for the next action. */
  setOut(settings: PresentationSettings): void {
    this.director.enqueue(this.timelineOf(this.shown, this.match.entry(this.shown), settings));
  }

  /** Goes back over the action that the match has just lost: by itself where it was the last one shown, else at once. */
  rewind(undone: MatchEntry<T>, settings: PresentationSettings): void {
    const count = this.match.length;
    this.tables.splice(count + 1);
    this.durations.splice(count);
    const { director, shown, rewinding } = this;
    const half = director.current;
    const begun = shown === count && half !== undefined && !rewinding;
    if (settings.reducedMotion || !(begun || shown === count + 1)) {
      this.jump(count);
      return;
    }
    const timeline = begun ? half : this.timelineOf(count, undone, settings);
    const from = begun ? director.time : timeline.duration;
    director.rewind(timeline, count, from, Math.min(from, REWIND * director.speed));
  }

  /** Lets time pass, at most until the table rests. Returns the seconds left over. */
  tick(seconds: number): number {
    const { remaining } = this;
    if (seconds < remaining) {
      this.director.tick(seconds);
      return 0;
    }
    this.director.tick(remaining + ROUNDING);
    return seconds - remaining;
  }

  /** Lets time pass over the resting table: what an action left in the air fades. */
  rest(seconds: number): void {
    this.director.tick(seconds);
  }

  private timelineOf(index: number, { events }: MatchEntry<T>, settings: PresentationSettings): Timeline {
    return this.presentation.timeline(this.tableAt(index), events, settings);
  }

  private layoutAt(count: number): Float64Array {
    return layoutBuffer(this.pieces, this.presentation.layout(this.tableAt(count)));
  }
}
