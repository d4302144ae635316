import { CHANNEL_COUNT, CHANNEL_OFFSET, type Place } from '#director';
import { gridFor, ROWS, SEATS, TILE_IDS, type TileId } from '#tetzilla/rules';
import { facePoint, onTable, type TablePoint } from './geometry';
import { KAIJU_SIZE } from './layout';
import { kaijuPiece, tilePiece } from './pieces';
import type { Table } from './table';

/** Height of the point on a figure that tutorials point at. */
const BODY_MIDDLE = 0.5 * KAIJU_SIZE;
/** Offset in a box: at the front of its tile. */
const BOX_OUT = 0.6;

/** The visible centre of a box. Null if the board has no box of that name. */
export function boxPoint(table: Pick<Table, 'seats' | 'columns'>, name: string): TablePoint | null {
  const grid = gridFor(table.seats.length);
  const box = grid.parse(name);
  if (box === undefined) return null;
  return onTable(facePoint(table.columns, grid.file(box) + 0.5, grid.rank(box) + 0.5, BOX_OUT));
}

/** A box of the upright board as a place. Null if the board has no box of that name. */
function boxPlace(table: Pick<Table, 'seats' | 'columns'>, id: string): Place | null {
  const at = boxPoint(table, id);
  return at === null ? null : { id, at, height: 0, upright: true };
}

/** A box, e.g. `c5`; a kaiju, by its letter; or a tile, e.g. `T3`, in its current pose. */
export function placeOf(name: string, table: Table, poses: Float64Array): Place | null {
  const seat = SEATS.find((letter) => letter === name);
  const isTile = TILE_IDS.includes(name as TileId);
  if (seat === undefined && !isTile) return boxPlace(table, name);
  const piece = seat === undefined ? tilePiece(name as TileId) : kaijuPiece(seat);
  if (!table.pieces.has(piece)) return null;
  const pose = table.pieces.of(piece) * CHANNEL_COUNT;
  const rise = seat === undefined ? 0 : BODY_MIDDLE;
  const at = [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + rise,
    poses[pose + CHANNEL_OFFSET.z]!,
  ] as const;
  return { id: name, at, height: 0 };
}

/** All boxes of the board, as click areas. */
export function boxPlaces(table: Pick<Table, 'seats' | 'columns'>): readonly Place[] {
  const grid = gridFor(table.seats.length);
  return Array.from({ length: grid.width * ROWS }, (_, box) => boxPlace(table, grid.name(box))!);
}
