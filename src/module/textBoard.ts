import type { TextGridData } from '#ui';

/** Something that is told beside the board: a player's pile, the deck. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** All that is on the table, in words. */
export interface TextBoard {
  /** Null for a game that has no boxes. */
  readonly grid: TextGridData | null;
  readonly sections: readonly TextSection[];
}
