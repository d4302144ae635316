import { hash } from '../kit/noise';

/**
 * Dimensions of the cooling tower. It stands in the centre of its box; y of a part runs from 0 to {@link RING_HEIGHT}.
 */
export const RINGS = 8;
export const RING_HEIGHT = 0.3;
export const SIDES = 28;
/** Number of corners of a ring: the slender upper ones, which are seen from close by, have more. */
export const sidesOf = (ring: number): number => (ring > 4 ? 40 : SIDES);
/** Thickness of the shell. */
export const WALL = 0.034;
/** Half the side of the plot. */
export const PLOT = 0.39;

const WAIST = { radius: 0.228, height: 1.74 };
const BELOW = 1.44;
const ABOVE = 0.78;

/** The tower's outer radius at a height above the ground: a hyperbola, wider below its waist than above. */
export function radiusAt(height: number): number {
  const { radius, height: waist } = WAIST;
  return radius * Math.sqrt(1 + ((height - waist) / (height < waist ? BELOW : ABOVE)) ** 2);
}

/** The outer radius within a ring. @param ring 1 … 8 @param y above the ring's foot */
export const radiusIn = (ring: number, y: number): number => radiusAt((ring - 1) * RING_HEIGHT + y);

/** Angle around the tower: 0 at the front, a quarter turn at +x. */
export const around = (x: number, z: number): number => Math.atan2(x, z) / (2 * Math.PI);

/** A seeded random number in 0 … 1 for a corner of a ring. */
export const chance = (ring: number, side: number, salt: number): number => hash(ring * 31 + salt, side, 77);
