import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { BoardBox } from '#stage';
import { gridFor, ROWS, SEATS, TILE_IDS, type TileId } from '#tetzilla/rules';
import { facePoint, onTable, type TablePoint } from './geometry';
import { KAIJU_SIZE } from './layout';
import { kaijuPiece, tilePiece } from './pieces';
import type { Table } from './table';

/** Where on a figure the page points, above its foot. */
const BODY_MIDDLE = 0.5 * KAIJU_SIZE;
/** Where in a box: at the front of its tile. */
const BOX_OUT = 0.6;

/** The middle of a box as people see it. Null for a name that is none of this board. */
export function boxPoint(table: Pick<Table, 'seats' | 'columns'>, name: string): TablePoint | null {
  const grid = gridFor(table.seats.length);
  const box = grid.parse(name);
  if (box === undefined) return null;
  return onTable(facePoint(table.columns, grid.file(box) + 0.5, grid.rank(box) + 0.5, BOX_OUT));
}

/** The middle of a box, e.g. `c5`; of the body of a kaiju, by its letter, or of a tile, e.g. `T3`, as it is in a pose buffer. */
export function pointOf(name: string, table: Table, poses: Float64Array): TablePoint | null {
  const seat = SEATS.find((letter) => letter === name);
  const isTile = TILE_IDS.includes(name as TileId);
  if (seat === undefined && !isTile) return boxPoint(table, name);
  const piece = seat === undefined ? tilePiece(name as TileId) : kaijuPiece(seat);
  if (!table.pieces.has(piece)) return null;
  const pose = table.pieces.of(piece) * CHANNEL_COUNT;
  const rise = seat === undefined ? 0 : BODY_MIDDLE;
  return [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + rise,
    poses[pose + CHANNEL_OFFSET.z]!,
  ];
}

/** The boxes of the board, which stands upright, for anyone who clicks on one. */
export function boxPlaces(table: Pick<Table, 'seats' | 'columns'>): readonly BoardBox[] {
  const grid = gridFor(table.seats.length);
  return Array.from({ length: grid.width * ROWS }, (_, box) => {
    const name = grid.name(box);
    const [x, y, z] = boxPoint(table, name)!;
    return { id: name, x, y, z, height: 0 };
  });
}
