import { type Box, GRID } from '#zorgl/rules';

/** The centre box of the board. */
export const MIDDLE: Box = 'd4';

/**
 * The centre of a box on the table. One unit is one box, x points east, z south, and the origin is in {@link
 * MIDDLE}.
 */
export function boxCentre(box: Box): { readonly x: number; readonly z: number } {
  const number = GRID.parse(box);
  if (number === undefined) throw new RangeError(`there is no box "${box}"`);
  return { x: GRID.file(number) - 3, z: 3 - GRID.rank(number) };
}

/** The yaw from one box towards another; 0 for the same box. */
export function headingTo(from: Box, to: Box): number {
  const a = boxCentre(from);
  const b = boxCentre(to);
  return Math.atan2(b.x - a.x, b.z - a.z);
}
