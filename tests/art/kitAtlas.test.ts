import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundEdges } from '../../tools/art/bake/rounding';
import { between, texelSamples } from '../../tools/art/bake/samples';
import { cornerAt, joinHull } from '../../tools/art/kit/hull';
import { layKitFlat } from '../../tools/art/kit/kitAtlas';
import { box, moulding } from '../../tools/art/kit/masonry';
import { pack, type Slot } from '../../tools/art/kit/packer';
import { miniature } from '../../tools/art/kit/paint';
import { Sculpture } from '../../tools/art/kit/sculpture';

const EMPTY = { positions: new Float32Array(), indices: new Uint32Array() };
const SIDE = 128;
const PAINT = { paint: miniature({ dark: 0x000000, base: 0x808080, light: 0xffffff }), round: 0.1 };

function sculptureOf(build: (s: Sculpture) => void): Sculpture {
  const s = new Sculpture().coat('paint', PAINT).coat('fine', { ...PAINT, texels: 2 });
  build(s);
  return s;
}

async function laid(...builds: ((s: Sculpture) => void)[]) {
  const sculptures = builds.map(sculptureOf);
  const hull = joinHull(
    sculptures,
    sculptures.map(() => EMPTY),
    0.01,
  );
  const mesh = await layKitFlat(
    hull,
    sculptures,
    SIDE,
    builds.map(() => 1),
  );
  return { sculptures, hull, mesh };
}

const cube = (x: number) => box({ at: [x, 0.5, 0], size: [1, 1, 1] });

describe('packing', () => {
  it('keeps rectangles within the square and off each other', () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 20 }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(sizes, (list) => {
        const slots: Slot[] = list.map((size) => ({ ...size, x: 0, y: 0 }));
        if (!pack(slots, 80)) return;
        for (const [i, a] of slots.entries()) {
          expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(a.x + a.width, a.y + a.height)).toBeLessThanOrEqual(80);
          for (const b of slots.slice(i + 1)) {
            const apart =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('fills a square exactly, and says when there is too much', () => {
    const four = (): Slot[] => Array.from({ length: 4 }, () => ({ width: 5, height: 5, x: 0, y: 0 }));
    expect(pack(four(), 10)).toBe(true);
    expect(pack([...four(), { width: 1, height: 1, x: 0, y: 0 }], 10)).toBe(false);
    expect(pack([{ width: 11, height: 1, x: 0, y: 0 }], 10)).toBe(false);
  });
});

describe('the texture of a kit', () => {
  it('gives every face its own straight place, as large as the face', async () => {
    const { hull, mesh } = await laid((s) => s.set('paint', 'root', cube(0)));
    expect(mesh.charts).toBe(6);
    for (let f = 0; f < 12; f++) {
      const three = [0, 1, 2].map((k) => mesh.indices[f * 3 + k]!);
      const [p, q] = three.map((v) => cornerAt(hull.positions, mesh.origin[v]!));
      const [u, w] = [three[0]!, three[1]!].map(
        (v) => [mesh.uv[v * 2]! * SIDE, mesh.uv[v * 2 + 1]! * SIDE] as const,
      );
      const far = Math.hypot(p![0] - q![0], p![1] - q![1], p![2] - q![2]);
      expect(Math.hypot(u![0] - w![0], u![1] - w![1])).toBeCloseTo(far * mesh.density, 2);
    }
    for (const value of mesh.uv) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('gives a finer coat more room', async () => {
    const { mesh } = await laid((s) => s.set('paint', 'root', cube(0)).set('fine', 'root', cube(3)));
    const widthOf = (first: number): number => {
      const us = Array.from(mesh.indices.slice(first, first + 6), (v) => mesh.uv[v * 2]!);
      return Math.max(...us) - Math.min(...us);
    };
    expect(widthOf(36)).toBeCloseTo(2 * widthOf(0), 4);
  });

  it('lays repeats on one another, also those of other parts', async () => {
    const twice = (s: Sculpture): void => {
      s.repeat('cube', () => s.set('paint', 'root', cube(0)));
      s.within([3, 0, 0], [0, 90, 0], () => s.repeat('cube', () => s.set('paint', 'root', cube(0))));
    };
    const { mesh } = await laid(twice, twice);
    expect(mesh.charts).toBe(6);
    const uvOf = (corner: number) => [
      mesh.uv[mesh.indices[corner]! * 2],
      mesh.uv[mesh.indices[corner]! * 2 + 1],
    ];
    for (let corner = 0; corner < 36; corner++) {
      for (const copy of [1, 2, 3]) expect(uvOf(corner + 36 * copy)).toEqual(uvOf(corner));
    }
  });

  it('refuses repeats that are not made alike', async () => {
    const unlike = laid((s) => {
      s.repeat('thing', () => s.set('paint', 'root', cube(0)));
      s.repeat('thing', () =>
        s.lathe('paint', 'root', {
          profile: [
            [1, 0],
            [1, 1],
            [0.5, 2],
          ],
          sides: 8,
        }),
      );
    });
    await expect(unlike).rejects.toThrow('not made alike');
  });

  it('finds a place for what is not flat', async () => {
    const { mesh } = await laid((s) =>
      s.set('paint', 'root', cube(0)).lathe('paint', 'root', {
        at: [3, 0, 0],
        profile: [
          [0.5, 0],
          [0.5, 1],
        ],
        sides: 12,
      }),
    );
    expect(mesh.charts).toBe(7);
    expect(mesh.indices.length).toBe(3 * (12 + 24));
  });
});

describe('rounded edges', () => {
  it('bend the surface half way round at the edge, and leave the middle of a face flat', async () => {
    const { hull, mesh, sculptures } = await laid((s) => s.set('paint', 'root', cube(0)));
    const texels = texelSamples(hull, mesh, SIDE);
    const { normals, edges } = roundEdges(hull, mesh, sculptures, texels);
    let [middles, rims] = [0, 0];
    for (let i = 0; i < texels.samples.count; i++) {
      const [x, y, z] = between(hull.positions, texels.samples, i);
      const inner = [x, y - 0.5, z].map(Math.abs).sort();
      const normal = [...cornerAt(normals, i)].map(Math.abs).sort();
      if (inner[1]! < 0.39) {
        expect(edges[i]).toBe(0);
        expect(normal[2]).toBeCloseTo(1);
        middles++;
      } else if (inner[2]! - inner[1]! < 0.03 && inner[0]! < 0.35) {
        expect(edges[i]!).toBeGreaterThan(0.7);
        expect(normal[1]!).toBeGreaterThan(0.4);
        rims++;
      }
    }
    expect(middles).toBeGreaterThan(0);
    expect(rims).toBeGreaterThan(0);
  });

  it('are not found in hollow corners', async () => {
    // A wall and the underside of what juts out over it.
    const wall = moulding(
      [
        [0.5, 0],
        [0.5, 0.5],
        [1, 0.5],
      ],
      () => 0.5,
    );
    const { hull, mesh, sculptures } = await laid((s) => s.set('paint', 'root', wall));
    const texels = texelSamples(hull, mesh, SIDE);
    const { edges } = roundEdges(hull, mesh, sculptures, texels);
    let corners = 0;
    for (let i = 0; i < texels.samples.count; i++) {
      const [x, y, z] = between(hull.positions, texels.samples, i);
      if (Math.abs(x) > 0.39 || Math.hypot(y - 0.5, z - 0.5) > 0.05) continue;
      expect(edges[i]).toBe(0);
      corners++;
    }
    expect(corners).toBeGreaterThan(0);
  });
});
