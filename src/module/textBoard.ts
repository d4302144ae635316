import type { TextCell, TextGridData } from '#ui';

/** Something that is told beside the board: a player's pile, the deck. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** All that is on the table, in words. */
export interface TextBoard {
  /** Null for a game that has no boxes. */
  readonly grid: TextGridData | null;
  /** The places of a board without rows, walked along their neighbours in `GameTable.places`; none where left out. */
  readonly places?: readonly TextCell[];
  readonly sections: readonly TextSection[];
}
