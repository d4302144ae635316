import type { Pose } from '#director';
import { columnsFor, SEATS } from '#tetzilla/rules';

/**
 * The board is a frame on the table that leans back a little. Its *face* is the panel on which tiles slide,
 * measured in boxes: `across` to the east from the middle of the board, `up` along the panel from the lower
 * edge of row 1, `out` from the panel towards the viewer. One box is one table unit.
 */
export interface FacePoint {
  readonly across: number;
  readonly up: number;
  readonly out: number;
}

/** A point of the table: x to the east, y up, z to the south. */
export type TablePoint = readonly [x: number, y: number, z: number];

/** How far the board leans back, in radians. */
export const LEAN = 0.16;
/** Where the lower edge of row 1 meets the panel. */
export const FACE_FOOT = { y: 0.8, z: 0.9 };
/** The frame is wide enough for the maximum number of players; with fewer, fillers close its sides. */
export const FRAME_COLUMNS = columnsFor(SEATS.length);
/** Thickness of tiles, and how far their contents stand out from the panel at most. */
export const TILE_DEPTH = 0.8;
/** Height of the floor of a box above its lower edge. */
export const FLOOR = 0.07;

const [SIN, COS] = [Math.sin(LEAN), Math.cos(LEAN)];

/** Converts a point of the face to table coordinates. */
export function onTable({ across, up, out }: FacePoint): TablePoint {
  return [across, FACE_FOOT.y + up * COS + out * SIN, FACE_FOOT.z - up * SIN + out * COS];
}

/** {@link FacePoint.up} of a point of the table. */
export const upAt = (y: number, z: number): number => (y - FACE_FOOT.y) * COS - (z - FACE_FOOT.z) * SIN;

/** {@link FacePoint.out} of a point of the table. */
export const outAt = (y: number, z: number): number => (y - FACE_FOOT.y) * SIN + (z - FACE_FOOT.z) * COS;

/** Converts a point of the table to face coordinates. */
export const onFace = ([x, y, z]: TablePoint): FacePoint => ({ across: x, up: upAt(y, z), out: outAt(y, z) });

/**
 * Intersection of a ray with the plane at an offset from the panel; null if there is none.
 * @param direction of any length
 */
export function rayOnFace(origin: TablePoint, direction: TablePoint, out: number): FacePoint | null {
  const from = onFace(origin);
  const towards = direction[1] * SIN + direction[2] * COS;
  const way = (out - from.out) / towards;
  if (!(way >= 0) || !Number.isFinite(way)) return null;
  const [x, y, z] = origin;
  return onFace([x + direction[0] * way, y + direction[1] * way, z + direction[2] * way]);
}

/** Rotation of a thing on the face. */
export interface FaceTurn {
  /** About the board's vertical, in radians: 0 to the viewer, π/2 to the east. */
  readonly heading?: number;
  /** In the plane of the face, in radians, counter-clockwise. */
  readonly roll?: number;
  /** Towards the viewer, about its own east axis, in radians. */
  readonly tip?: number;
}

type Turned = Pick<Pose, 'x' | 'y' | 'z' | 'yaw' | 'pitch' | 'roll'>;

/**
 * Position and rotation of a thing at a point of the face: tip, then heading, then roll, then the lean of the
 * board.
 */
export function facePose(at: FacePoint, { heading = 0, roll = 0, tip = 0 }: FaceTurn = {}): Turned {
  const [x, y, z] = onTable(at);
  const [ch, sh] = [Math.cos(heading), Math.sin(heading)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const [ct, st] = [Math.cos(tip), Math.sin(tip)];
  // Columns of roll · heading · tip: the east, up and front axes on the face.
  const east = [cr * ch, sr * ch, -sh];
  const upright = [cr * sh * st - sr * ct, sr * sh * st + cr * ct, ch * st];
  const front = [cr * sh * ct + sr * st, sr * sh * ct - cr * st, ch * ct];
  // After leaning back: `up` on the face tilts to the north, `out` tilts up.
  const rise = (of: readonly number[]) => of[1]! * COS + of[2]! * SIN;
  const south = (of: readonly number[]) => of[2]! * COS - of[1]! * SIN;
  const pitch = Math.asin(Math.max(-1, Math.min(1, -rise(front))));
  // Gimbal lock: close to straight up or down, yaw and roll are the same rotation.
  if (Math.abs(rise(front)) > 0.999999) {
    return { x, y, z, pitch, yaw: Math.atan2(-south(east), east[0]!), roll: 0 };
  }
  return {
    x,
    y,
    z,
    pitch,
    yaw: Math.atan2(front[0]!, south(front)),
    roll: Math.atan2(rise(east), rise(upright)),
  };
}

/**
 * Columns and rows count from 0, west to east and south to north, and may be fractions: the centre of `a1` is
 * 0.5, 0.5.
 */
export function facePoint(columns: number, column: number, row: number, out: number): FacePoint {
  return { across: column - columns / 2, up: row, out };
}

/** The box at a point of the face, by column and row from 0; null beside the board. */
export function boxAt(
  columns: number,
  rows: number,
  { across, up }: Pick<FacePoint, 'across' | 'up'>,
): { readonly column: number; readonly row: number } | null {
  const [column, row] = [Math.floor(across + columns / 2), Math.floor(up)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : { column, row };
}

/** The roll of a tile after some quarter turns clockwise, in radians. */
export const rollOf = (spin: number): number => (-Math.PI / 2) * spin;
