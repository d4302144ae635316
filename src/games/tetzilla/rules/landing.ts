import { contentOf, gridOf } from './board';
import { LEVEL_ROWS, ROWS } from './constants';
import type { View } from './position';
import { type SpunTile, spinsOfTile } from './spins';
import type { TileId } from './tiles';

/** A possible placement of a tile. */
export interface Landing {
  readonly spin: number;
  /** Column of the westernmost box, from 0. */
  readonly column: number;
  /** Row of the lowest box, from 0. */
  readonly row: number;
  /** False if a level city forbids it (T4.6). */
  readonly allowed: boolean;
}

/** The built rows of each column, as bits: bit 0 is the southernmost row. */
export type BuiltColumns = ArrayLike<number>;

/**
 * The final row of the lowest box of a tile slid straight south, from 0 (T4.4); -1 if it cannot enter the
 * board (T4.3).
 * @param column of the westernmost box; the bounding rectangle must be within the board
 */
export function landingRow(built: BuiltColumns, tile: SpunTile, column: number): number {
  const start = ROWS - tile.height;
  let row = 0;
  for (const box of tile.boxes) {
    const rows = built[column + box.column]!;
    const top = start + box.row;
    if (((rows >>> top) & 1) !== 0) return -1;
    const highest = 31 - Math.clz32(rows & ((1 << top) - 1));
    row = Math.max(row, highest + 1 - box.row);
  }
  return row;
}

/** The built rows of a position's columns. */
export function builtColumns(known: Pick<View, 'board' | 'players'>): BuiltColumns {
  const grid = gridOf(known);
  const built = new Int32Array(grid.width);
  for (const [down, row] of known.board.entries()) {
    for (const [column, token] of row.split(' ').entries()) {
      if (contentOf(token)?.kind !== 'unbuilt') built[column]! |= 1 << (ROWS - 1 - down);
    }
  }
  return built;
}

/** All placements of a tile on a position's board, by spin and column (T4.5). */
export function landingsOf(
  known: Pick<View, 'board' | 'players' | 'options'>,
  tile: TileId,
): readonly Landing[] {
  const built = builtColumns(known);
  const found: Omit<Landing, 'allowed'>[] = [];
  for (const [spin, spun] of spinsOfTile(tile).entries()) {
    for (let column = 0; column + spun.width <= built.length; column++) {
      const row = landingRow(built, spun, column);
      if (row >= 0) found.push({ spin, column, row });
    }
  }
  const lowest = Math.min(...found.map(({ row }) => row));
  const highest = known.options.level ? lowest + LEVEL_ROWS : ROWS;
  return found.map((landing) => ({ ...landing, allowed: landing.row <= highest }));
}
