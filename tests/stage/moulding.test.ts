import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { moulding, type ProfilePoint } from '../../src/stage/moulding';

const PROFILE: readonly ProfilePoint[] = [
  [0, 0],
  [0.1, 0.2],
  [0.4, 0.2],
  [0.5, -0.1],
];
const frame = moulding(6, 4, 0.5, PROFILE);
const position = frame.getAttribute('position');
const normal = frame.getAttribute('normal');

function corner(index: number) {
  return {
    at: new Vector3().fromBufferAttribute(position, index),
    normal: new Vector3().fromBufferAttribute(normal, index),
  };
}

it('goes around the rectangle, as far out and as high as its profile', () => {
  frame.computeBoundingBox();
  const { min, max } = frame.boundingBox!;
  expect(max.x).toBeCloseTo(3.5);
  expect(min.x).toBeCloseTo(-3.5);
  expect(max.z).toBeCloseTo(2.5);
  expect(min.z).toBeCloseTo(-2.5);
  expect([min.y, max.y]).toEqual([expect.closeTo(-0.1), expect.closeTo(0.2)]);
});

it('leaves the rectangle free', () => {
  for (let index = 0; index < position.count; index++) {
    const { at } = corner(index);
    expect(Math.abs(at.x) > 2.99 || Math.abs(at.z) > 1.99 || Math.hypot(at.x, at.z) > 3).toBe(true);
  }
});

it('shows the sides that it lights: triangles face where their normals point', () => {
  const order = frame.getIndex()!;
  for (let first = 0; first < order.count; first += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => corner(order.getX(first + step)));
    const facing = b!.at.clone().sub(a!.at).cross(c!.at.clone().sub(a!.at));
    if (facing.length() < 1e-9) continue;
    expect(facing.normalize().dot(a!.normal)).toBeGreaterThan(0.9);
    expect(a!.normal.length()).toBeCloseTo(1);
  }
});

it('has a flat top that looks up and an outer side that looks out', () => {
  const tops = Array.from({ length: position.count }, (_, index) => corner(index)).filter(
    ({ normal: way }) => way.y > 0.999,
  );
  expect(tops.length).toBeGreaterThan(0);
  for (const { at } of tops) expect(at.y).toBeCloseTo(0.2);
  const east = Array.from({ length: position.count }, (_, index) => corner(index)).filter(
    ({ at, normal: way }) => at.x > 3.49 && way.y < 0.9,
  );
  for (const { normal: way } of east) expect(way.x).toBeGreaterThan(0.5);
});
