import { statSync } from 'node:fs';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { describe, expect, it } from 'vitest';
import { army } from '../../tools/art/army/army';
import { modelFile } from '../../tools/art/build';
import { sculptKit } from '../../tools/art/kit/kit';
import { bar, pipe, slab, starOutline } from '../../tools/art/kit/solids';
import { cross, dot, length, sub, type Vec3 } from '../../tools/art/kit/vector';
import { hazard, trefoil } from '../../tools/art/plant/coats';
import { plant } from '../../tools/art/plant/plant';
import { radiusAt, radiusIn } from '../../tools/art/plant/tower';

/** The bounds of the parts of a built kit, by name, and the bytes of its file. */
async function built(name: string) {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.read(modelFile(name, false));
  const bounds = new Map(
    document
      .getRoot()
      .listNodes()
      .map((node) => [node.getName(), getBounds(node)]),
  );
  return { bounds, document, bytes: statSync(modelFile(name, false)).size };
}

const KILO = 1000;

describe('the plant', () => {
  const file = built('plant');

  it('has eight rings within 500 kB, at most 1,200 triangles each', async () => {
    const { bounds, bytes } = await file;
    expect([...bounds.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((ring) => `plant.${ring}`));
    expect(bytes).toBeLessThanOrEqual(500 * KILO);
    for (const { triangles } of plant.parts) expect(triangles).toBe(1200);
  });

  it('stacks: every ring is as high as a floor and stays on its plot', async () => {
    for (const [name, { min, max }] of (await file).bounds) {
      expect(min[1], name).toBeCloseTo(0, 3);
      expect(max[1], name).toBeCloseTo(0.3, 3);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), name).toBeLessThanOrEqual(0.395);
    }
  });

  it('is narrowest between the foot and the mouth, without a step from ring to ring', () => {
    const radii = Array.from({ length: 25 }, (_, i) => radiusAt(i / 10));
    const waist = radii.indexOf(Math.min(...radii));
    expect(waist).toBeGreaterThan(12);
    expect(waist).toBeLessThan(22);
    for (let ring = 1; ring < 8; ring++) expect(radiusIn(ring, 0.3)).toBeCloseTo(radiusIn(ring + 1, 0), 9);
  });

  it('shines inside: the texture has light of its own', async () => {
    const { document } = await file;
    expect(document.getRoot().listMaterials()[0]!.getEmissiveTexture()).not.toBeNull();
  });
});

describe('the trefoil', () => {
  it('has a black middle, a yellow gap, and three blades, one of them hanging down', () => {
    expect(trefoil(0, 0)).toBe(true);
    expect(trefoil(0, -0.21)).toBe(false);
    expect(trefoil(0, -0.5)).toBe(true);
    expect(trefoil(0, 0.5)).toBe(false);
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    for (const side of [-1, 1]) {
      expect(trefoil(side * 0.5 * cos, 0.5 * sin)).toBe(true);
      expect(trefoil(side * 0.5 * cos, -0.5 * sin)).toBe(false);
    }
  });

  it('lies on yellow within a black rim', () => {
    expect(trefoil(0, -0.83)).toBe(false);
    expect(trefoil(0, -0.95)).toBe(true);
  });
});

it('hazard stripes take turns and lean', () => {
  expect([0.5, 1.5, 2.5, -0.5].map((across) => hazard(across, 0))).toEqual([true, false, true, false]);
  expect(hazard(0.5, 1)).toBe(hazard(1.5, 0));
});

describe('the army', () => {
  const file = built('army');
  const SORTS = ['tank', 'truck', 'soldiers', 'helicopter'];

  it('has four sorts, whole and crushed, within 400 kB and 1,300 triangles each', async () => {
    const { bounds, bytes } = await file;
    const names = SORTS.flatMap((sort) => [`unit.${sort}`, `unit.${sort}.crushed`]);
    expect([...bounds.keys()].sort()).toEqual(names.sort());
    expect(bytes).toBeLessThanOrEqual(400 * KILO);
    for (const { triangles } of army.parts) expect(triangles).toBe(1300);
  });

  it.each(SORTS)('a %s stands on the ground and leaves room around it', async (sort) => {
    const { min, max } = (await file).bounds.get(`unit.${sort}`)!;
    expect(min[1]).toBeGreaterThanOrEqual(-0.002);
    expect(min[1]).toBeLessThan(0.01);
    expect(max[1]).toBeLessThanOrEqual(sort === 'helicopter' ? 0.42 : 0.351);
    expect(max[1]).toBeGreaterThan(0.25);
    expect(Math.max(-min[0], max[0], -min[2], max[2])).toBeLessThanOrEqual(0.275);
  });

  it.each(SORTS)('a crushed %s is flat', async (sort) => {
    const { min, max } = (await file).bounds.get(`unit.${sort}.crushed`)!;
    expect(min[1]).toBeGreaterThanOrEqual(-0.003);
    expect(max[1]).toBeLessThanOrEqual(0.1005);
    expect(Math.max(-min[0], max[0])).toBeLessThanOrEqual(0.26);
    expect(Math.max(-min[2], max[2])).toBeLessThanOrEqual(0.305);
  });

  it('comes out the same every time', () => {
    const [once, again] = [sculptKit(army.parts), sculptKit(army.parts)];
    for (const [part, { pieces }] of once.entries())
      expect(again[part]!.pieces.map(({ piece }) => piece.positions)).toEqual(
        pieces.map(({ piece }) => piece.positions),
      );
  });
});

describe('solids', () => {
  const corner = (list: readonly number[], v: number): Vec3 => [
    list[v * 3]!,
    list[v * 3 + 1]!,
    list[v * 3 + 2]!,
  ];
  /** The area of a piece's triangles. */
  const area = ({ positions, indices }: ReturnType<typeof slab>): number => {
    let sum = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corner(positions, indices[i + k]!)) as [Vec3, Vec3, Vec3];
      sum += length(cross(sub(b, a), sub(c, a))) / 2;
    }
    return sum;
  };
  const SQUARE = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;

  it('a slab has two faces and a flank for every corner, all turned outwards', () => {
    const box = slab({ outline: SQUARE, depth: 3 });
    expect(box.bevel.length).toBe(4 * 2 + 2 * 2);
    expect(area(box)).toBeCloseTo(2 * 4 + 4 * 6, 9);
    for (let v = 0; v < box.along.length; v++)
      expect(dot(corner(box.positions, v), corner(box.normals, v))).toBeGreaterThan(0);
  });

  it('its bevel is marked for the dry brush and keeps its outline', () => {
    const cut = slab({ outline: SQUARE, depth: 1, bevel: 0.1, back: false });
    expect(cut.bevel.filter(Boolean).length).toBe(4 * 2);
    const xs = Array.from({ length: cut.along.length }, (_, v) => corner(cut.positions, v)[0]);
    expect(Math.max(...xs)).toBeCloseTo(1, 9);
    const front = Array.from({ length: cut.along.length }, (_, v) => corner(cut.positions, v)).filter(
      ([, , z]) => z > 0.499,
    );
    expect(Math.max(...front.map(([x]) => x))).toBeCloseTo(0.9, 9);
  });

  it('a bar goes from end to end, its corners as far off as its radius', () => {
    const stick = bar({ from: [0, 1, 0], to: [0, 3, 0], radius: 0.2, sides: 6, caps: 'both' });
    for (let v = 0; v < stick.along.length; v++) {
      const [x, y, z] = corner(stick.positions, v);
      expect(Math.hypot(x, z)).toBeCloseTo(0.2, 9);
      expect([1, 3]).toContain(Math.round(y * 1e6) / 1e6);
    }
    expect(stick.bevel.length).toBe(6 * 2 + 2 * 4);
  });

  it('a pipe follows its curve with its own thickness', () => {
    const tube = pipe(
      [
        [0, 0, 0, 0.1],
        [0, 1, 0, 0.1],
      ],
      8,
      2,
    );
    for (let v = 0; v < tube.along.length; v++) {
      const [x, y, z] = corner(tube.positions, v);
      expect(Math.hypot(x, z)).toBeCloseTo(0.1, 9);
      expect(y).toBeCloseTo(tube.along[v]!, 9);
    }
  });

  it('a star has its points on one circle and the corners between on another, the first point up', () => {
    const star = starOutline(5, 1, 0.4);
    expect(star.length).toBe(10);
    expect(star[0]![1]).toBeCloseTo(1, 9);
    for (const [i, [x, y]] of star.entries()) expect(Math.hypot(x, y)).toBeCloseTo(i % 2 === 0 ? 1 : 0.4, 9);
    expect(starOutline(6, 1).length).toBe(6);
  });
});
