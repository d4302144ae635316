import type { Node } from './shapes';
import type { Vec3 } from './vector';

/** One side of a figure. */
export interface Side {
  readonly name: 'L' | 'R';
  /** 1 on the left (+x), −1 on the right. */
  readonly sign: 1 | -1;
  /** Name of the bone on this side. */
  readonly bone: (name: string) => string;
  /** A position given for the left side. */
  readonly at: (x: number, y: number, z: number) => Vec3;
  readonly node: (x: number, y: number, z: number, radius: number) => Node;
  /** A rotation given for the left side. */
  readonly turn: (pitch: number, yaw: number, roll: number) => Vec3;
}

/** The left or the right side. */
export function sideOf(name: 'L' | 'R'): Side {
  const sign = name === 'L' ? 1 : -1;
  return {
    name,
    sign,
    bone: (bone) => bone + name,
    at: (x, y, z) => [sign * x, y, z],
    node: (x, y, z, radius) => [sign * x, y, z, radius],
    turn: (pitch, yaw, roll) => [pitch, sign * yaw, sign * roll],
  };
}
