import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  SphereGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { ModelPart } from './registry';

/** A painted block of a simple model: centre and size in table units, and its roll. */
export interface PlainBlock {
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
  all: readonly PlainBlock[],
  look: Omit<ModelPart, 'geometry'> = { material: 'painted' },
): ModelPart {
  const geometries = all.map(({ at: [x, y, z], size: [width, height, depth], colour, roll = 0 }) =>
    inColour(new BoxGeometry(width, height, depth).rotateZ(roll).translate(x, y, z), colour),
  );
  return { ...look, geometry: mergeGeometries(geometries) };
}

/**
 * Shapes for simple models in one colour each. `x`, `y` and `z` are the middle of the foot, of the whole for a
 * ball; sizes are in table units.
 */
export const SIMPLE_SHAPES = {
  box: (
    [x, y, z]: readonly [number, number, number],
    [width, height, depth]: readonly [number, number, number],
    css: string,
    roll = 0,
  ) => inColour(new BoxGeometry(width, height, depth).rotateZ(roll).translate(x, y + height / 2, z), css),
  /** @param radii at the foot and at the top */
  column: (
    [x, y, z]: readonly [number, number, number],
    [low, high]: readonly [number, number],
    height: number,
    css: string,
    sides = 12,
  ) => inColour(new CylinderGeometry(high, low, height, sides).translate(x, y + height / 2, z), css),
  ball: ([x, y, z]: readonly [number, number, number], radius: number, css: string) =>
    inColour(new SphereGeometry(radius, 12, 8).translate(x, y, z), css),
  spike: ([x, y, z]: readonly [number, number, number], radius: number, height: number, css: string) =>
    inColour(new ConeGeometry(radius, height, 8).translate(x, y + height / 2, z), css),
};

/** A model of such shapes. */
export const paintedModel = (...shapes: readonly BufferGeometry[]): readonly ModelPart[] => [
  { geometry: mergeGeometries([...shapes]), material: 'painted' },
];
