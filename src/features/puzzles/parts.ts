import type { ComponentType } from 'react';
import type { GameEntry, GameModule } from '#module';
import type { Page } from '../../page/page';
import type { TableProps } from '../../table/TablePage';
import type { BookPuzzle } from './book';

/** What the pages about puzzles of a game are made from. */
export interface PuzzleParts {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly puzzles: readonly BookPuzzle[];
}

export interface OnePuzzleParts extends PuzzleParts {
  readonly chosen: BookPuzzle;
  /** The page of a table, which may still have to be loaded. */
  readonly tablePage: () => ComponentType<TableProps>;
}
