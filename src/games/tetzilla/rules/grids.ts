import { Grid } from '#core';
import { ROWS } from './constants';

/** Number of columns for 2 … 5 players (T1.1, T11.1). */
export const columnsFor = (players: number): number => 2 * players + 2;

const GRIDS = new Map<number, Grid>();

/** The grid for a number of players: files are columns, ranks are rows, both from 0. */
export function gridFor(players: number): Grid {
  const known = GRIDS.get(players);
  if (known !== undefined) return known;
  const grid = new Grid(columnsFor(players), ROWS);
  GRIDS.set(players, grid);
  return grid;
}

/** The letter of a column, 0 … 11. */
export const columnName = (column: number): string => String.fromCharCode(97 + column);

/** The number of a column letter, 0 for `a`; out of range if it is invalid. */
export const columnNumber = (name: string): number => name.charCodeAt(0) - 97;

/** Distance between two boxes: columns plus rows (T1.3). */
export function distanceBetween(grid: Grid, from: number, to: number): number {
  return Math.abs(grid.file(from) - grid.file(to)) + Math.abs(grid.rank(from) - grid.rank(to));
}
