import type { DecalPlane } from '#stage';

export type TablePoint = readonly [x: number, y: number, z: number];

/** The plane of a flat board. */
export const FLAT_BOARD: DecalPlane = { at: [0, 0, 0], tilt: 0 };

/** A table point in board coordinates: x to the east, y away from the board, z down along it. */
export function onPlane({ at, tilt }: DecalPlane, [x, y, z]: TablePoint): TablePoint {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [rise, south] = [y - at[1], z - at[2]];
  return [x - at[0], rise * cos + south * sin, south * cos - rise * sin];
}
