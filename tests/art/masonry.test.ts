import { describe, expect, it } from 'vitest';
import { archway, box, moulding, panel, rectangle } from '../../tools/art/kit/masonry';
import type { Piece } from '../../tools/art/kit/piece';
import { add, cross, dot, length, normalize, scale, sub, type Vec3 } from '../../tools/art/kit/vector';

interface Triangle {
  readonly area: number;
  readonly normal: Vec3;
  readonly middle: Vec3;
}

function triangles({ positions, normals, indices }: Piece): Triangle[] {
  const three = (from: readonly number[], v: number): Vec3 => [
    from[v * 3]!,
    from[v * 3 + 1]!,
    from[v * 3 + 2]!,
  ];
  return Array.from({ length: indices.length / 3 }, (_, f) => {
    const corners = indices.slice(f * 3, f * 3 + 3);
    const [a, b, c] = corners.map((v) => three(positions, v)) as [Vec3, Vec3, Vec3];
    return {
      area: length(cross(sub(b, a), sub(c, a))) / 2,
      normal: normalize(corners.map((v) => three(normals, v)).reduce(add)),
      middle: scale(add(add(a, b), c), 1 / 3),
    };
  });
}

const area = (list: readonly Triangle[]): number => list.reduce((sum, each) => sum + each.area, 0);

describe('a box', () => {
  it('has two triangles a side that look outwards', () => {
    const sides = triangles(box({ at: [1, 2, 3], size: [0.2, 0.4, 0.6] }));
    expect(sides.length).toBe(12);
    expect(area(sides)).toBeCloseTo(2 * (0.2 * 0.4 + 0.4 * 0.6 + 0.2 * 0.6));
    for (const { normal, middle } of sides) expect(dot(normal, sub(middle, [1, 2, 3]))).toBeGreaterThan(0);
  });

  it('leaves sides out that nobody sees, and narrows to its top', () => {
    const sides = triangles(box({ at: [0, 0.5, 0], size: [1, 1, 1], taper: [0.5, 0.5], skip: ['-y', '-z'] }));
    expect(sides.length).toBe(8);
    const top = sides.filter(({ normal }) => normal[1] > 0.9);
    expect(area(top)).toBeCloseTo(0.25);
  });
});

describe('a panel', () => {
  const outline = rectangle(0, 0, 1, 0.5);
  const hole = rectangle(0.2, 0.1, 0.2, 0.3);

  it('is a sheet that looks along +z, less its openings', () => {
    const front = triangles(panel({ outline, holes: [hole] }));
    expect(area(front)).toBeCloseTo(0.5 - 0.06);
    for (const { normal } of front) expect(normal[2]).toBe(1);
  });

  it('has sides that face into its openings, as deep as is wanted', () => {
    const all = triangles(panel({ outline, holes: [hole], reveal: 0.1 }));
    const sides = all.filter(({ normal }) => Math.abs(normal[2]) < 0.1);
    expect(area(sides)).toBeCloseTo(0.1 * (0.2 + 0.3) * 2);
    for (const { normal, middle } of sides)
      expect(dot(normal, sub([0.2, 0.25, middle[2]], middle))).toBeGreaterThan(0);
  });

  it('has an edge that looks outwards where it is thick, but for what is left open', () => {
    const edge = triangles(panel({ outline, thick: 0.2, bare: true, open: [0] }));
    expect(area(edge)).toBeCloseTo(0.2 * (1 + 0.5 + 0.5));
    for (const { normal, middle } of edge)
      expect(dot(normal, sub(middle, [0, 0.25, middle[2]]))).toBeGreaterThan(0);
  });

  it('can have an arched opening', () => {
    const arch = archway(0, 0, 0.2, 0.3, 32);
    // A square of 0.2 and half a circle over it.
    expect(area(triangles(panel({ outline: arch })))).toBeCloseTo(0.04 + (Math.PI * 0.01) / 2, 3);
  });
});

describe('a moulding', () => {
  it('goes round a square plan in four sides that meet at the corners', () => {
    const side = triangles(
      moulding([
        [0.4, 0],
        [0.5, 0.1],
      ]),
    );
    // From 0.8 to 1 wide along a slope of √2 · 0.1.
    expect(area(side)).toBeCloseTo(0.9 * Math.SQRT2 * 0.1);
    for (const { normal } of side)
      expect(normal).toEqual(normalize([0, -1, 1]).map((c) => expect.closeTo(c)));
  });
});
