import { hash } from '../kit/noise';

/** The cooling tower's measures. It stands in the middle of its box; y of a part runs from 0 to {@link RING_HEIGHT}. */
export const RINGS = 8;
export const RING_HEIGHT = 0.3;
export const SIDES = 28;
/** Corners of a ring: the slender ones, which stand high and are seen from near, have more. */
export const sidesOf = (ring: number): number => (ring > 4 ? 40 : SIDES);
/** How thick the shell is. */
export const WALL = 0.034;
/** Half the side of the plot. */
export const PLOT = 0.39;

const WAIST = { radius: 0.228, height: 1.74 };
const BELOW = 1.44;
const ABOVE = 0.78;

/** The tower's outer radius at a height over the ground: a hyperbola, wider below its waist than above. */
export function radiusAt(height: number): number {
  const { radius, height: waist } = WAIST;
  return radius * Math.sqrt(1 + ((height - waist) / (height < waist ? BELOW : ABOVE)) ** 2);
}

/** The outer radius within a ring. @param ring 1 … 8 @param y over the ring's foot */
export const radiusIn = (ring: number, y: number): number => radiusAt((ring - 1) * RING_HEIGHT + y);

/** Around the tower: 0 at the front, a quarter at +x. */
export const around = (x: number, z: number): number => Math.atan2(x, z) / (2 * Math.PI);

/** A repeatable share in 0 … 1 for a corner of a ring. */
export const chance = (ring: number, side: number, salt: number): number => hash(ring * 31 + salt, side, 77);
