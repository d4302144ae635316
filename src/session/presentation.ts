import type { Game, GameTypes } from '#core';
import type { Layout, PieceIndex, Timeline } from '#director';

/** The presentation settings people can choose. */
export interface PresentationSettings {
  /** No shaking, leaping or flying. */
  readonly reducedMotion: boolean;
  /** Figures chosen by players, by seat. Others use the game's default. */
  readonly figures?: Readonly<Partial<Record<string, string>>>;
}

/**
 * How a game looks on the table. All methods are pure. `Table` is the physical table (which piece is where), immutable, derived
 * from the redacted opening and events only, never from secrets.
 */
export interface Presentation<T extends GameTypes, Table> {
  /**
   * The table of an opening, or of a later view after its events could not be applied.
   * @param before the latest valid table, whose pieces are reused; omitted for an opening
   */
  begin(view: T['View'], before?: Table): Table;
  /** The table after the events of one action. */
  advance(table: Table, events: readonly T['Event'][]): Table;
  /** The pieces; the same for every table of a match. */
  pieces(table: Table): PieceIndex;
  layout(table: Table): Layout;
  /** Which actions may be shown together; see {@link Game.passage}. */
  readonly passage?: Game<T>['passage'];
  /** The animation from a table to the table after the events of one action or of a passage. */
  timeline(table: Table, events: readonly T['Event'][], settings: PresentationSettings): Timeline;
}
