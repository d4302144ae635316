import type { Game, GameTypes } from '#core';
import type { Layout, PieceIndex, Timeline } from '#director';

/** How matches are shown, as far as people may choose. */
export interface PresentationSettings {
  /** Nothing shakes, leaps or flies about. */
  readonly reducedMotion: boolean;
  /** The figures that players have chosen, by seat; the others have that of the game. */
  readonly figures?: Readonly<Partial<Record<string, string>>>;
}

/**
 * How a game looks on the table: its part in a session. All methods are pure; `Table` is the physical table (which
 * piece is where), immutable, known from what may be known of the opening and the events since, secrets left out.
 */
export interface Presentation<T extends GameTypes, Table> {
  /**
   * The table of an opening; or that of a later view, rebuilt because its events could not be applied. @param before the latest valid table, whose pieces are reused; left out for an opening
   */
  begin(view: T['View'], before?: Table): Table;
  /** The table after the events of one action. */
  advance(table: Table, events: readonly T['Event'][]): Table;
  /** The pieces, the same for every table of one match. */
  pieces(table: Table): PieceIndex;
  layout(table: Table): Layout;
  /** What may be shown together; see {@link Game.passage}. */
  readonly passage?: Game<T>['passage'];
  /** What is shown from the layout of a table to the layout after the events, of one action or of a passage. */
  timeline(table: Table, events: readonly T['Event'][], settings: PresentationSettings): Timeline;
}
