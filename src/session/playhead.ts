import type { GameTypes, RedactedEntry, RedactedStep } from '#core';
import { Director, type Layout, layoutBuffer, type PieceIndex, REST_POSE, type Timeline } from '#director';
import { errorMessage, type Fault, type FaultCode } from './faults';
import type { Presentation, PresentationSettings } from './presentation';
import type { MatchSource } from './source';
import type { ShownStep } from './state';

/** Maximum duration of rewinding an action, in seconds at any speed. */
const REWIND = 0.5;

/** More than the rounding error of a timeline's length, less than anyone can see; seconds. */
export const ROUNDING = 1e-9;

/** In replays, actions of all players may be merged. */
export const ANYBODY = (): boolean => true;

/** Pose of a piece that a rebuilt table lacks. */
const GONE = { ...REST_POSE, visibility: 0 };

/** The steps of a timeline, if it has several. @param facts number of events it shows */
const stepsIn = ({ beats = [] }: Timeline, facts: number): readonly ShownStep[] =>
  beats.map(({ name, from }, index) => ({
    name,
    number: index + 1,
    count: beats.length,
    from,
    until: beats[index + 1]?.from ?? facts,
  }));

/**
 * Shows a match one action at a time, at rest after any action or on the way to the next. Exceptions of a presentation
 * become faults and never stop it: an action that cannot be animated is over at once.
 */
export class Playhead<T extends GameTypes, Table> {
  readonly director: Director;
  readonly pieces: PieceIndex;
  private readonly tables: Table[];
  private log: readonly RedactedEntry<T>[] = [];
  /** Start time of each action in seconds, as far as measured, under the settings {@link measuredWith}. */
  private starts: number[] = [0];
  /** The steps of each action, as far as known, under the same settings. */
  private steps: (readonly ShownStep[])[] = [];
  private measuredWith: PresentationSettings | undefined;

  /** Starts at rest after the latest action. Throws if the opening cannot be laid out. */
  constructor(
    private readonly presentation: Presentation<T, Table>,
    private readonly source: MatchSource<T>,
    private readonly report: (fault: Fault) => void,
  ) {
    this.tables = [presentation.begin(source.viewAt(0, source.viewer))];
    this.pieces = presentation.pieces(this.tables[0] as Table);
    const { length } = source;
    this.director = new Director(layoutBuffer(this.pieces, presentation.layout(this.tables[0] as Table)));
    if (length > 0) this.jump(length);
  }

  /** Number of actions fully shown. */
  get shown(): number {
    return this.director.shown;
  }

  /** Whether the table is on the way from `shown` to the next action, or back to `shown`. */
  get animating(): boolean {
    return this.director.busy;
  }

  /** Whether the table is on the way back to `shown`. */
  get rewinding(): boolean {
    return this.director.rewinding;
  }

  /** The actions fully shown; the same array until it changes. */
  get entries(): readonly RedactedEntry<T>[] {
    const { log, shown } = this;
    const all = this.source.entries;
    if (shown === all.length) return all;
    const same = log.length === shown && log.at(-1) === all[shown - 1];
    if (!same) this.log = all.slice(0, shown);
    return this.log;
  }

  /** The current step of the action being shown; null if it has only one. */
  get step(): ShownStep | null {
    const { current, beat, rewinding, shown, span } = this.director;
    if (current?.beats === undefined || rewinding || span !== 1) return null;
    return stepsIn(current, this.entry(shown).events.length)[beat]!;
  }

  /** The steps of an action's animation; empty if it has only one. @param index 0 … length−1 */
  stepsOf(index: number, settings: PresentationSettings): readonly ShownStep[] {
    this.measureWith(settings);
    this.steps[index] ??= this.stepsOfTimeline(index, this.tryTimeline(index, settings, 1));
    return this.steps[index];
  }

  /** Seconds until the table is at rest again, at the director's speed. */
  get remaining(): number {
    return this.director.remaining / this.director.speed;
  }

  /** The physical table after a number of actions, 0 … length. */
  tableAt(count: number): Table {
    for (let known = this.tables.length; known <= count; known++) this.tables.push(this.tableAfter(known));
    return this.tables[count] as Table;
  }

  /**
   * The timeline of consecutive actions under given settings. Throws if the choreography does.
   * @param index the first, 0 … length−1 @param span number of actions, at least 1
   */
  timeline(index: number, settings: PresentationSettings, span = 1): Timeline {
    const events = Array.from({ length: span }, (_, next) => this.entry(index + next).events).flat();
    return this.presentation.timeline(this.tableAt(index), events, settings);
  }

  /** The passage of an action; null if it is shown on its own. */
  passageOf(index: number): string | null {
    const { passage } = this.presentation;
    return passage === undefined ? null : passage(this.entry(index));
  }

  /**
   * Number of actions shown together, starting at an index; at least 1.
   * @param until index after the last candidate @param others whether a seat's actions may be merged with those of others
   */
  spanFrom(index: number, until: number, others: (seat: T['Seat']) => boolean): number {
    const passage = this.passageOf(index);
    let next = index + 1;
    if (passage === null || !others(this.entry(index).seat)) return 1;
    while (next < until && others(this.entry(next).seat) && this.passageOf(next) === passage) next++;
    return next - index;
  }

  /** Start time of an action in seconds at speed 1; undefined until measured. */
  startOf(index: number): number | undefined {
    return this.starts[index];
  }

  /** Measures the next unmeasured actions. Returns whether there were any. */
  measure(settings: PresentationSettings): boolean {
    this.measureWith(settings);
    const index = this.starts.length - 1;
    if (index >= this.source.length) return false;
    const span = this.spanFrom(index, this.source.length, ANYBODY);
    const begins = this.starts[index] as number;
    const timeline = this.tryTimeline(index, settings, span);
    const seconds = timeline?.duration ?? 0;
    for (let action = 1; action <= span; action++) this.starts.push(begins + (seconds * action) / span);
    if (span === 1) this.steps[index] = this.stepsOfTimeline(index, timeline);
    return true;
  }

  /** Jumps to the rest after a number of actions. */
  jump(count: number): void {
    this.director.replace(this.layoutAt(count), count);
  }

  /**
   * Starts the next actions; jumps to their end if they cannot be animated.
   * @param span number of actions to show together
   */
  startNext(settings: PresentationSettings, span = 1): void {
    const index = this.shown;
    try {
      this.director.enqueue(this.timeline(index, settings, span), span);
    } catch (thrown) {
      this.fail('show', index, thrown);
      this.jump(index + span);
    }
  }

  /**
   * The latest action was undone. If it was the last one shown, rewinds it, else jumps. If it was not shown yet, the table
   * keeps going, unless `toLatest`.
   */
  rewind({ index, entry }: RedactedStep<T>, settings: PresentationSettings, toLatest: boolean): void {
    const { director, shown } = this;
    const begun = shown === index && director.span === 1 ? director.current : undefined;
    const after = shown === index + 1;
    if (begun !== undefined || after) {
      try {
        if (settings.reducedMotion) this.jump(index);
        else {
          const timeline = begun ?? this.presentation.timeline(this.tableAt(index), entry.events, settings);
          const from = begun === undefined ? timeline.duration : director.time;
          director.rewind(timeline, index, from, Math.min(from, REWIND * director.speed));
        }
      } catch (thrown) {
        this.fail('show', index, thrown);
        this.jump(index);
      }
    } else if (toLatest || shown + director.span > index) {
      this.jump(index);
    }
    this.tables.splice(index + 1);
    this.starts.splice(index + 1);
    this.steps.splice(index);
  }

  /** Advances time, at most until the table is at rest. Returns the seconds left over. */
  tick(seconds: number): number {
    const { remaining } = this;
    if (seconds < remaining) {
      this.director.tick(seconds);
      return 0;
    }
    this.director.tick(remaining + ROUNDING);
    return seconds - remaining;
  }

  /** Advances time over the table at rest, so that leftover effects fade. */
  rest(seconds: number): void {
    this.director.tick(seconds);
  }

  private entry(index: number): RedactedEntry<T> {
    const entry = this.source.entries[index];
    if (entry === undefined) throw new RangeError(`no action ${index}`);
    return entry;
  }

  /** The timeline of actions; null if they cannot be animated. */
  private tryTimeline(index: number, settings: PresentationSettings, span: number): Timeline | null {
    try {
      return this.timeline(index, settings, span);
    } catch {
      return null;
    }
  }

  private stepsOfTimeline(index: number, timeline: Timeline | null): readonly ShownStep[] {
    return timeline === null ? [] : stepsIn(timeline, this.entry(index).events.length);
  }

  /** Discards measurements made under other settings. */
  private measureWith(settings: PresentationSettings): void {
    if (this.measuredWith === settings) return;
    this.measuredWith = settings;
    this.starts = [0];
    this.steps = [];
  }

  /** The table after the latest known one: advanced by its events, or rebuilt from the view if that fails. */
  private tableAfter(count: number): Table {
    const before = this.tables[count - 1] as Table;
    try {
      return this.presentation.advance(before, this.entry(count - 1).events);
    } catch (thrown) {
      this.fail('table', count - 1, thrown);
    }
    try {
      return this.presentation.begin(this.source.viewAt(count, this.source.viewer), before);
    } catch {
      return before;
    }
  }

  /** The poses after some actions; the current ones if the table cannot be laid out. */
  private layoutAt(count: number): Float64Array {
    try {
      return layoutBuffer(this.pieces, this.complete(this.presentation.layout(this.tableAt(count))));
    } catch (thrown) {
      this.fail('layout', count - 1, thrown);
      const poses = this.pieces.buffer();
      this.director.sample(poses);
      return poses;
    }
  }

  /** The layout of a rebuilt table may lack pieces and have new ones. */
  private complete(layout: Layout): Layout {
    if (this.pieces.ids.every((id) => layout.has(id))) return layout;
    return new Map(this.pieces.ids.map((id) => [id, layout.get(id) ?? GONE]));
  }

  private fail(code: FaultCode, action: number, thrown: unknown): void {
    this.report({ code, action, detail: errorMessage(thrown) });
  }
}
