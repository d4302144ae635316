import type { DecalPlane, LineOfSight } from '#stage';

export type BoardPoint = [x: number, y: number, z: number];

/** Beyond the edge of any table, table units. */
const MAX_DISTANCE = 60;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Intersection of a ray with the board, rounded to 0.01 table units; null if it misses the table. */
export function pointOnBoard({ at, tilt }: DecalPlane, { from, towards }: LineOfSight): BoardPoint | null {
  const normal = [0, Math.cos(tilt), Math.sin(tilt)] as const;
  const along = (vector: readonly [number, number, number]) =>
    vector[0] * normal[0] + vector[1] * normal[1] + vector[2] * normal[2];
  const speed = along(towards);
  if (Math.abs(speed) < 1e-6) return null;
  const way = (along(at) - along(from)) / speed;
  if (way <= 0) return null;
  const point: BoardPoint = [
    rounded(from[0] + way * towards[0]),
    rounded(from[1] + way * towards[1]),
    rounded(from[2] + way * towards[2]),
  ];
  return point.every((each) => Math.abs(each) < MAX_DISTANCE) ? point : null;
}

/** Minimum distance between points of a drawing, table units. */
const CLOSEST = 0.08;

/** Appends a point to a drawing if it is far enough from the last one and the drawing is not full. */
export function drawnOn(
  points: readonly BoardPoint[],
  next: BoardPoint,
  most: number,
): readonly BoardPoint[] {
  const last = points.at(-1);
  if (points.length >= most) return points;
  if (last !== undefined && Math.hypot(next[0] - last[0], next[1] - last[1], next[2] - last[2]) < CLOSEST) {
    return points;
  }
  return [...points, next];
}
