import { expect, it } from 'vitest';
import { groundGeometry } from '../../../src/kaiju/ground/groundGeometry';
import { LOT, STREET_LEVEL } from '../../../src/kaiju/ground/measures';

const geometry = groundGeometry(3, 2);
const position = geometry.getAttribute('position');
const uv = geometry.getAttribute('uv');
const index = geometry.getIndex()!;
const vertices = Array.from({ length: position.count }, (_, vertex) => ({
  x: position.getX(vertex),
  y: position.getY(vertex),
  z: position.getZ(vertex),
  u: uv.getX(vertex),
  v: uv.getY(vertex),
}));

it('covers every box, and nothing is higher than the lots or lower than the streets', () => {
  expect(Math.min(...vertices.map(({ x }) => x))).toBe(-1.5);
  expect(Math.max(...vertices.map(({ z }) => z))).toBe(1);
  expect(Math.max(...vertices.map(({ y }) => y))).toBe(0);
  expect(Math.min(...vertices.map(({ y }) => y))).toBeCloseTo(STREET_LEVEL, 6);
});

it('a lot fills the middle of its box', () => {
  // The box in the north-west has its middle in (-1, -0.5).
  const top = vertices.filter(({ x, y, z }) => y === 0 && x < -0.5 && z < 0);
  for (const { x, z } of top) {
    expect(Math.abs(x + 1)).toBeLessThan(LOT);
    expect(Math.abs(z + 0.5)).toBeLessThan(LOT);
  }
  expect(Math.max(...top.map(({ x }) => x))).toBeCloseTo(-1 + LOT, 1);
});

it('lies under its texture as it is seen from above, north at the upper edge', () => {
  for (const { x, z, u, v } of vertices) {
    expect(u).toBeCloseTo((x + 1.5) / 3, 5);
    expect(v).toBeCloseTo((1 - z) / 2, 5);
  }
});

it('all of it is seen from above and from the street, none from below', () => {
  for (let corner = 0; corner < index.count; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((next) => vertices[index.getX(corner + next)]!);
    // The height of the face's normal.
    const up = (b!.z - a!.z) * (c!.x - a!.x) - (b!.x - a!.x) * (c!.z - a!.z);
    expect(up).toBeGreaterThan(-1e-7);
  }
});
