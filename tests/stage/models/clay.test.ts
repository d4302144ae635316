import { describe, expect, it } from 'vitest';
import { Field } from '../../../src/stage/models/kit/field';
import { Frame } from '../../../src/stage/models/kit/frame';
import { chain, ellipsoid, roundCone } from '../../../src/stage/models/kit/shapes';
import { surfaceNets } from '../../../src/stage/models/kit/surfaceNets';
import { dot, length, subtract } from '../../../src/stage/models/kit/vector';

const sphere = (x: number, r: number) => ellipsoid(Frame.ROOT, [x, 0, 0], [r, r, r]);

describe('shapes', () => {
  it('measure the distance to a sphere exactly', () => {
    expect(sphere(0, 0.5).distance(2, 0, 0)).toBeCloseTo(1.5, 9);
    expect(sphere(0, 0.5).distance(0, 0.2, 0)).toBeCloseTo(-0.3, 9);
  });

  it('measure the distance to a round cone at its ends and on its flank', () => {
    // Radii 0.5 and 0.1, one apart: the flank leans by asin 0.4.
    const cone = roundCone(Frame.ROOT, [0, 0, 0], 0.5, [0, 1, 0], 0.1);
    expect(cone.distance(0, -1, 0)).toBeCloseTo(0.5, 9);
    expect(cone.distance(0, 2, 0)).toBeCloseTo(0.9, 9);
    const flat = Math.sqrt(1 - 0.4 * 0.4);
    // Midway up, 0.2 off the flank: its radius there is 0.3 along the flank's own normal.
    expect(cone.distance(0.5 * flat, 0.5 + 0.5 * 0.4, 0)).toBeCloseTo(0.2, 9);
  });

  it('join a limb without a step', () => {
    const limb = chain(Frame.ROOT, [
      [0, 0, 0, 0.2],
      [0, 1, 0, 0.1],
      [1, 1, 0, 0.1],
    ]);
    expect(limb.distance(0, -0.2, 0)).toBeCloseTo(0, 9);
    expect(limb.distance(0.5, 1.3, 0)).toBeCloseTo(0.2, 9);
    let before = limb.distance(0.3, -0.5, 0);
    for (let y = -0.5; y < 1.5; y += 0.001) {
      const now = limb.distance(0.3, y, 0);
      expect(Math.abs(now - before)).toBeLessThanOrEqual(0.0011);
      before = now;
    }
  });

  it('are moved, turned and sized by their frame', () => {
    const frame = Frame.ROOT.inside({ at: [1, 0, 0], turn: [0, 90, 0], size: 2 });
    // A quarter turn to the left brings the front (+z) to +x.
    const egg = ellipsoid(frame, [0, 0, 1], [0.5, 0.5, 0.5]);
    expect(egg.centre[0]).toBeCloseTo(3, 9);
    expect(egg.distance(3, 1, 0)).toBeCloseTo(0, 9);
    expect(frame.invert(frame.point([0.3, -0.2, 0.7]))[2]).toBeCloseTo(0.7, 9);
  });
});

describe('a field', () => {
  it('melts neighbours together and scoops out', () => {
    const field = new Field();
    field.add(sphere(-0.1, 0.12), 0, 0.1);
    field.add(sphere(0.1, 0.12), 1, 0.1);
    expect(field.distance(0, 0.09, 0)).toBeLessThan(sphere(-0.1, 0.12).distance(0, 0.09, 0));
    field.carve(sphere(0.1, 0.06), 1, 0.001);
    expect(field.distance(0.1, 0, 0)).toBeCloseTo(0.06, 6);
  });

  it('shares the surface between its coats', () => {
    const field = new Field();
    field.add(sphere(-0.1, 0.12), 0, 0.02);
    field.add(sphere(0.1, 0.12), 1, 0.02);
    const shares = new Float64Array(2);
    field.coats(-0.22, 0, 0, shares);
    expect([...shares]).toEqual([1, 0]);
    field.coats(0.22, 0, 0, shares);
    expect([...shares]).toEqual([0, 1]);
    field.coats(0, Math.sqrt(0.12 ** 2 - 0.1 ** 2), 0, shares);
    expect(shares[0]).toBeCloseTo(0.5, 6);
  });

  it('is met by a ray, or missed', () => {
    const field = new Field();
    field.add(sphere(0, 0.2), 0, 0.01);
    expect(field.trace([0, 0, -1], [0, 0, 1])![2]).toBeCloseTo(-0.2, 2);
    expect(field.trace([0, 0.5, -1], [0, 0, 1])).toBeUndefined();
  });
});

describe('surface nets', () => {
  it('mesh a sphere: closed, on its surface, facing outwards', () => {
    const field = new Field();
    field.add(sphere(0.05, 0.3), 0, 0.01);
    const { positions, normals, indices } = surfaceNets(field, 0.04);
    for (const [i, p] of positions.entries()) {
      const out = subtract(p, [0.05, 0, 0]);
      expect(length(out)).toBeCloseTo(0.3, 3);
      expect(dot(out, normals[i]!) / 0.3).toBeGreaterThan(0.999);
    }
    // Every edge belongs to two triangles that run along it in opposite directions; Euler gives a sphere.
    const edges = new Set<string>();
    for (let i = 0; i < indices.length; i += 3) {
      const corner = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
      for (let k = 0; k < 3; k++) edges.add(`${corner[k]} ${corner[(k + 1) % 3]}`);
    }
    expect(edges.size).toBe(indices.length);
    for (const edge of edges) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
    expect(positions.length - edges.size / 2 + indices.length / 3).toBe(2);
  });
});
