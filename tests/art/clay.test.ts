import { describe, expect, it } from 'vitest';
import { IDENTITY, placed } from '../../tools/art/kit/frame';
import { miniature } from '../../tools/art/kit/paint';
import { Sculpture } from '../../tools/art/kit/sculpture';
import { box, cone, egg, plate, ring } from '../../tools/art/kit/shapes';
import { surfaceNets } from '../../tools/art/kit/surfaceNets';

const PAINT = miniature({ dark: 0x000000, base: 0x808080, light: 0xffffff });

function lump(): Sculpture {
  return new Sculpture().coat('clay', { paint: PAINT }).coat('cut', { paint: PAINT });
}

describe('shapes', () => {
  it('measures a round cone on its flank, beyond both ends and inside', () => {
    const { distance } = cone([0, 0, 0], 0.1, [0, 1, 0], 0.1)(IDENTITY);
    expect(distance(0.3, 0.5, 0)).toBeCloseTo(0.2);
    expect(distance(0, 1.4, 0)).toBeCloseTo(0.3);
    expect(distance(0, -0.4, 0)).toBeCloseTo(0.3);
    expect(distance(0, 0.5, 0)).toBeCloseTo(-0.1);
  });

  it('is the greater ball alone where a cone swallows its other end', () => {
    const { distance } = cone([0, 0, 0], 0.5, [0, 0.1, 0], 0.1)(IDENTITY);
    expect(distance(0, 1, 0)).toBeCloseTo(0.5);
  });

  it('turns a box with its frame', () => {
    const { distance } = box([0, 0, 0], [0.4, 0.1, 0.1], [0, 0, 90], 0.01)(placed([1, 0, 0]));
    expect(distance(1, 0.5, 0)).toBeCloseTo(0.1);
    expect(distance(1.3, 0, 0)).toBeCloseTo(0.2);
  });

  it('tells root from tip of a plate', () => {
    const leaf = plate({
      at: [0, 1, 0],
      up: [0, 1, 0],
      across: [1, 0, 0],
      outline: [
        [-0.1, 0],
        [0.1, 0],
        [0, 0.5],
      ],
      thick: 0.02,
    })(IDENTITY);
    expect(leaf.along?.(0, 1, 0)).toBeCloseTo(0);
    expect(leaf.along?.(0, 1.5, 0)).toBeCloseTo(1);
    expect(leaf.distance(0, 1.1, 0)).toBeLessThan(0);
    expect(leaf.distance(0.3, 1.1, 0)).toBeGreaterThan(0.15);
  });

  it('keeps the middle of a ring free', () => {
    const { distance } = ring([0, 0, 0], 0.5, 0.1)(IDENTITY);
    expect(distance(0, 0, 0)).toBeCloseTo(0.4);
    expect(distance(0.5, 0, 0)).toBeCloseTo(-0.1);
  });
});

describe('clay', () => {
  it('melts two balls together by a quarter of the seam where they meet', () => {
    const s = lump();
    s.add('clay', 'root', 0.001).ball([-0.1, 0, 0], 0.1);
    s.add('clay', 'root', 0.04).ball([0.1, 0, 0], 0.1);
    expect(s.clay.distance(0, 0, 0)).toBeCloseTo(-0.01);
  });

  it('cuts only what was there before', () => {
    const s = lump();
    s.add('clay', 'root').ball([0, 0, 0], 0.1);
    s.carve('cut', 'root', 0.001).ball([0.1, 0, 0], 0.05);
    expect(s.clay.distance(0.08, 0, 0)).toBeGreaterThan(0.02);
    s.add('clay', 'root', 0.001).ball([0.08, 0, 0], 0.01);
    expect(s.clay.distance(0.08, 0, 0)).toBeCloseTo(-0.01);
  });

  it('finds the surface along a ray, in coordinates of the design', () => {
    const s = lump();
    s.add('clay', 'root').shape(egg([0, 0.5, 0], [0.2, 0.1, 0.2]));
    const [x, y, z] = s.surface('root', [0, 1.2, 0], [0, 0, 0]);
    expect([x, z]).toEqual([0, 0]);
    expect(y).toBeCloseTo(0.6, 2);
  });

  it('says so when a ray misses, and when a coat or a bone is unknown', () => {
    const s = lump();
    s.add('clay', 'root').ball([0, 0, 0], 0.1);
    expect(() => s.surface('root', [0, 1, 0], [1, 1, 0])).toThrow('the ray misses the clay');
    expect(() => s.add('gold', 'root').ball([0, 0, 0], 1)).toThrow('there is no coat "gold"');
    expect(() => s.add('clay', 'wing').ball([0, 0, 0], 1)).toThrow('there is no bone "wing"');
  });

  it('meshes a ball closed, with every corner on the surface', () => {
    const s = lump();
    s.add('clay', 'root').ball([0, 0.2, 0], 0.1);
    const { positions, indices } = surfaceNets(s.clay, 0.02);
    const edges = new Map<string, number>();
    for (let i = 0; i < indices.length; i++) {
      const [a, b] = [indices[i]!, indices[i - (i % 3) + ((i + 1) % 3)]!];
      const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
    expect([...edges.values()].every((count) => count === 2)).toBe(true);
    for (let v = 0; v < positions.length; v += 3) {
      expect(Math.hypot(positions[v]!, positions[v + 1]! - 0.2, positions[v + 2]!)).toBeCloseTo(0.1, 3);
    }
  });
});
