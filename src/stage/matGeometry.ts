import { type BufferGeometry, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Emblem } from '#core';

/** A marked place on a mat. */
interface MatPlace {
  /** Its centre, table units. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

export interface Mat {
  readonly id: string;
  /** Centre of the mat, table units. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly colour: string;
  /** A shape in addition to the colour, so that players need not tell colours apart. */
  readonly shape: Emblem;
  /** Marked places for piles. */
  readonly places?: readonly MatPlace[];
}

/** Each mat lies slightly above the cloth. */
const LEVEL = 0.006;

/** The mats, flat on the ground at height 0; they share one texture, side by side, the first on the left. */
export function matGeometry(mats: readonly Mat[]): BufferGeometry {
  const planes = mats.map(({ x, z, width, depth }, index) => {
    const plane = new PlaneGeometry(width, depth);
    const uv = plane.getAttribute('uv');
    for (let corner = 0; corner < uv.count; corner++) {
      uv.setX(corner, (index + uv.getX(corner)) / mats.length);
    }
    return plane.rotateX(-Math.PI / 2).translate(x, LEVEL, z);
  });
  return mergeGeometries(planes);
}
