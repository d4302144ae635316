import { BoxGeometry, type BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { ModelPart } from '#stage';

/** A painted block of a simple model: centre and size in table units, and its roll. */
export interface Block {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
  readonly colour: string;
  /** Radians. */
  readonly roll?: number;
}

/** Colours a whole geometry. @param css the colour */
export function inColour(geometry: BufferGeometry, css: string): BufferGeometry {
  const { r, g, b } = new Color(css);
  const { count } = geometry.getAttribute('position');
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
}

/** Combines blocks into one part of a model. @param look its material */
export function blocks(
  all: readonly Block[],
  look: Omit<ModelPart, 'geometry'> = { material: 'painted' },
): ModelPart {
  const geometries = all.map(({ at: [x, y, z], size: [width, height, depth], colour, roll = 0 }) =>
    inColour(new BoxGeometry(width, height, depth).rotateZ(roll).translate(x, y, z), colour),
  );
  return { ...look, geometry: mergeGeometries(geometries) };
}
