import { Grid } from '#core';
import { ROWS } from './constants';

/** Columns of the board of so many players, 2 … 5 (T1.1, T11.1). */
export const columnsFor = (players: number): number => 2 * players + 2;

const GRIDS = new Map<number, Grid>();

/** The boxes of the board of so many players: files are columns, ranks are rows, both counted from 0. */
export function gridFor(players: number): Grid {
  const known = GRIDS.get(players);
  if (known !== undefined) return known;
  const grid = new Grid(columnsFor(players), ROWS);
  GRIDS.set(players, grid);
  return grid;
}

/** The letter of a column, 0 … 11. */
export const columnName = (column: number): string => String.fromCharCode(97 + column);

/** The number of a column letter, 0 for `a`; below 0 or beyond the board for anything else. */
export const columnNumber = (name: string): number => name.charCodeAt(0) - 97;

/** The columns plus the rows between two boxes (T1.3). */
export function distanceBetween(grid: Grid, from: number, to: number): number {
  return Math.abs(grid.file(from) - grid.file(to)) + Math.abs(grid.rank(from) - grid.rank(to));
}
