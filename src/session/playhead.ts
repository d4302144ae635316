import type { GameTypes, RedactedEntry, RedactedStep } from '#core';
import { Director, type Layout, layoutBuffer, type PieceIndex, REST_POSE, type Timeline } from '#director';
import { errorMessage, type Fault, type FaultCode } from './faults';
import type { Presentation, PresentationSettings } from './presentation';
import type { MatchSource } from './source';
import type { ShownStep } from './state';

/** How long it takes at most to go back over an action, in seconds whatever the speed. */
const REWIND = 0.5;

/** More than rounding can make of a timeline's length, in seconds, and less than anyone can see. */
export const ROUNDING = 1e-9;

/** In replays, actions of all players may be merged. */
export const ANYBODY = (): boolean => true;

/** Pose of a piece that a rebuilt table does not have. */
const GONE = { ...REST_POSE, visibility: 0 };

/** The steps of a timeline, as far as it has several. @param facts how many it tells */
const stepsIn = ({ beats = [] }: Timeline, facts: number): readonly ShownStep[] =>
  beats.map(({ name, from }, index) => ({
    name,
    number: index + 1,
    count: beats.length,
    from,
    until: beats[index + 1]?.from ?? facts,
  }));

/**
 * Shows a match one action at a time, at rest after any of its actions or on the way to the next. Exceptions of a presentation become faults and never stop it: an action that cannot be shown in motion is over at once.
 */
export class Playhead<T extends GameTypes, Table> {
  readonly director: Director;
  readonly pieces: PieceIndex;
  private readonly tables: Table[];
  private log: readonly RedactedEntry<T>[] = [];
  /** Seconds until each action begins, as far as measured, with the settings of {@link measuredWith}. */
  private starts: number[] = [0];
  /** The steps of each action, as far as known, with the same settings. */
  private steps: (readonly ShownStep[])[] = [];
  private measuredWith: PresentationSettings | undefined;

  /** At rest after the latest action. Throws when the opening cannot be laid out. */
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
  get entries(): readonly RedactedEntry<T>[] {
    const { log, shown } = this;
    const all = this.source.entries;
    if (shown === all.length) return all;
    const same = log.length === shown && log.at(-1) === all[shown - 1];
    if (!same) this.log = all.slice(0, shown);
    return this.log;
  }

  /** The step of the action that is being shown; null if it is a single one. */
  get step(): ShownStep | null {
    const { current, beat, rewinding, shown, span } = this.director;
    if (current?.beats === undefined || rewinding || span !== 1) return null;
    return stepsIn(current, this.entry(shown).events.length)[beat]!;
  }

  /** The steps of an action's animation; none if it is a single one. @param index 0 … length−1 */
  stepsOf(index: number, settings: PresentationSettings): readonly ShownStep[] {
    this.measureWith(settings);
    this.steps[index] ??= this.stepsOfTimeline(index, this.tryTimeline(index, settings, 1));
    return this.steps[index];
  }

  /** Seconds until the table rests again, at the speed of the director. */
  get remaining(): number {
    return this.director.remaining / this.director.speed;
  }

  /** The physical table after a number of actions, 0 … length. */
  tableAt(count: number): Table {
    for (let known = this.tables.length; known <= count; known++) this.tables.push(this.tableAfter(known));
    return this.tables[count] as Table;
  }

  /**
   * What is shown of some actions in a row, with some settings. Throws what the choreography does.
   * @param index the first, 0 … length−1 @param span how many, from 1
   */
  timeline(index: number, settings: PresentationSettings, span = 1): Timeline {
    const events = Array.from({ length: span }, (_, next) => this.entry(index + next).events).flat();
    return this.presentation.timeline(this.tableAt(index), events, settings);
  }

  /** The passage of an action; null for one that is shown by itself. */
  passageOf(index: number): string | null {
    const { passage } = this.presentation;
    return passage === undefined ? null : passage(this.entry(index));
  }

  /**
   * How many actions are shown together from one on, 1 or more.
   * @param until the first that is not among them @param others whether what a seat does may be shown with what others do
   */
  spanFrom(index: number, until: number, others: (seat: T['Seat']) => boolean): number {
    const passage = this.passageOf(index);
    let next = index + 1;
    if (passage === null || !others(this.entry(index).seat)) return 1;
    while (next < until && others(this.entry(next).seat) && this.passageOf(next) === passage) next++;
    return next - index;
  }

  /** Seconds at speed 1 until an action begins; undefined as long as that has not been measured. */
  startOf(index: number): number | undefined {
    return this.starts[index];
  }

  /** Measures the next actions that have not been, if there are some left. Returns whether there were. */
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

  /** Rests after a number of actions at once. */
  jump(count: number): void {
    this.director.replace(this.layoutAt(count), count);
  }

  /**
   * Sets out for the next actions; rests after them at once where they cannot be shown in motion.
   * @param span how many are shown together
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
   * The latest action was taken back. Goes back over it, by itself where it was shown last, else at once; where it was
   * not shown yet, the table stays on its way unless it is to show the latest.
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

  private entry(index: number): RedactedEntry<T> {
    const entry = this.source.entries[index];
    if (entry === undefined) throw new RangeError(`no action ${index}`);
    return entry;
  }

  /** What is shown of actions; null if they cannot be shown in motion. */
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

  /** Forgets what was measured with other settings. */
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

  /** The poses after some actions; those of now where the table cannot be laid out. */
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

  /** A rebuilt table's layout may lack pieces and have others. */
  private complete(layout: Layout): Layout {
    if (this.pieces.ids.every((id) => layout.has(id))) return layout;
    return new Map(this.pieces.ids.map((id) => [id, layout.get(id) ?? GONE]));
  }

  private fail(code: FaultCode, action: number, thrown: unknown): void {
    this.report({ code, action, detail: errorMessage(thrown) });
  }
}
