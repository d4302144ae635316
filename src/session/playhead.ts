import type { GameTypes, Match, MatchEntry } from '#core';
import { Director, layoutBuffer, type PieceIndex } from '#director';
import type { Presentation, PresentationSettings } from './presentation';

/** More than rounding can make of a timeline's length, in seconds, and less than anyone can see. */
const ROUNDING = 1e-9;

/** Shows a match one action at a time, at rest after any of its actions or on the way to the next. */
export class Playhead<T extends GameTypes, Table> {
  readonly director: Director;
  readonly pieces: PieceIndex;
  private readonly tables: Table[];
  private log: readonly MatchEntry<T>[] = [];

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

  /** On the way from `shown` to the next. */
  get animating(): boolean {
    return this.director.busy;
  }

  /** The actions shown to the end; the same array until that changes. */
  get entries(): readonly MatchEntry<T>[] {
    const { log, match, shown } = this;
    const same = log.length === shown && (shown === 0 || log[shown - 1] === match.entry(shown - 1));
    if (!same) this.log = Array.from({ length: shown }, (_, index) => match.entry(index));
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

  /** Rests after a number of actions at once. */
  jump(count: number): void {
    this.director.replace(this.layoutAt(count), count);
  }

  /** Sets out for the next action. */
  setOut(settings: PresentationSettings): void {
    const { events } = this.match.entry(this.shown);
    this.director.enqueue(this.presentation.timeline(this.tableAt(this.shown), events, settings));
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

  private layoutAt(count: number): Float64Array {
    return layoutBuffer(this.pieces, this.presentation.layout(this.tableAt(count)));
  }
}
