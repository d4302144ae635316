import type { ComponentType } from 'react';
import type { GameEntry, GameModule } from '#module';
import type { TableProps } from '../../table/TablePage';
import type { BookPuzzle } from './book';

/** Common props of the puzzle pages. */
export interface PuzzleParts {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly puzzles: readonly BookPuzzle[];
}

export interface OnePuzzleParts extends PuzzleParts {
  readonly chosen: BookPuzzle;
  /** Lazily loaded table page. */
  readonly tablePage: () => ComponentType<TableProps>;
}
