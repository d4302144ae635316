import type { TextCell, TextGridData } from '#ui';

/** A section beside the grid, e.g. a player's pile or the deck. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The whole table as text. */
export interface TextBoard {
  /** Null for games without a grid. */
  readonly grid: TextGridData | null;
  /** The places of a board without rows, navigated by their neighbours in `GameTable.places`; none if left out. */
  readonly places?: readonly TextCell[];
  readonly sections: readonly TextSection[];
}
