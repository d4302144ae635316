import { BoxGeometry, type BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { ModelPart } from '#stage';

/** A painted block of a plain model: its middle and its size in table units, and how it is rolled in its front. */
export interface Block {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
  readonly colour: string;
  /** Radians. */
  readonly roll?: number;
}

/** A geometry all in one colour. @param css its colour */
export function inColour(geometry: BufferGeometry, css: string): BufferGeometry {
  const { r, g, b } = new Color(css);
  const { count } = geometry.getAttribute('position');
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
}

/** Blocks of paint as one part of a model. @param look what the part is made of */
export function blocks(
  all: readonly Block[],
  look: Omit<ModelPart, 'geometry'> = { material: 'painted' },
): ModelPart {
  const geometries = all.map(({ at: [x, y, z], size: [width, height, depth], colour, roll = 0 }) =>
    inColour(new BoxGeometry(width, height, depth).rotateZ(roll).translate(x, y, z), colour),
  );
  return { ...look, geometry: mergeGeometries(geometries) };
}
