import { statSync } from 'node:fs';
import { type Document, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, type InstancedMesh } from '@gltf-transform/extensions';
import { dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AREA_PLACES,
  MAP_SIZE,
  TALL,
  TREES,
  VALLEY_DETAIL,
  VALLEY_FILE,
  type ValleyDetail,
} from '#zorn/view';
import facts from '../../src/games/zorn/rules/facts.json';

const FILE = `public${VALLEY_FILE}`;
const MEGABYTE = 1024 * 1024;
/** What is in the air, the signs, and the frame of the tray: made in code. */
const BESIDE = { calls: 3, triangles: 650 };
/** Cloth and rail of the table, and the room, at high; then the passes of the lens. */
const AROUND = { calls: 3, triangles: 1354 };
const LENS = 12;

let document: Document;
beforeAll(async () => {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  document = await io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).read(FILE);
  await document.transform(dequantize());
});

function nodeNamed(name: string): Node {
  const node = document
    .getRoot()
    .listNodes()
    .find((each) => each.getName() === name);
  if (node === undefined) throw new RangeError(`there is no node ${name}`);
  return node;
}
const primitiveOf = (name: string) => nodeNamed(name).getMesh()!.listPrimitives()[0]!;
/** The corners of a mesh in table units, as its node places them. */
function cornersOf(name: string): readonly (readonly [number, number, number])[] {
  const [move, size] = [nodeNamed(name).getTranslation(), nodeNamed(name).getScale()];
  const at = primitiveOf(name).getAttribute('POSITION')!;
  return Array.from({ length: at.getCount() }, (_, index) => {
    const corner = at.getElement(index, []);
    return [0, 1, 2].map((axis) => corner[axis]! * size[axis]! + move[axis]!) as [number, number, number];
  });
}
const triangles = (name: string) => primitiveOf(name).getIndices()!.getCount() / 3;
const trees = (name: string) => {
  const copies = nodeNamed(name).getExtension<InstancedMesh>('EXT_mesh_gpu_instancing')!;
  return copies.getAttribute('TRANSLATION')!.getCount();
};

/** Draw calls and triangles of a picture. @param shadows whether all that is tall is drawn once more for them */
function drawn({ land, things, trees: share, drops }: ValleyDetail, shadows: boolean) {
  const times = shadows ? 2 : 1;
  const stands = things.reduce((total, name) => total + triangles(name), 0);
  const wood = TREES.reduce((total, name) => total + triangles(name) * Math.round(trees(name) * share), 0);
  return {
    calls: 1 + BESIDE.calls + times * (1 + TREES.length),
    triangles:
      triangles(land) +
      stands +
      (shadows ? triangles(TALL) : 0) +
      2 * drops +
      times * wood +
      BESIDE.triangles,
  };
}

describe('the file of the valley', () => {
  it('is drawn with 25 calls and 120,000 triangles at the most: with shadows, tray, table, room and lens', () => {
    const { calls, triangles: count } = drawn(VALLEY_DETAIL.rich, true);
    expect(calls + AROUND.calls + LENS).toBeLessThanOrEqual(25);
    expect(count + AROUND.triangles).toBeLessThanOrEqual(120_000);
  });

  it('is drawn with 12 calls and 40,000 triangles at the most on slow devices', () => {
    const { calls, triangles: count } = drawn(VALLEY_DETAIL.plain, false);
    expect(calls).toBeLessThanOrEqual(12);
    expect(count).toBeLessThanOrEqual(40_000);
  });

  it('leaves room for the figures in the 6 MB of the game', () => {
    expect(statSync(FILE).size).toBeLessThan(1.6 * MEGABYTE);
  });

  it('has trees that are lower than figures, in each forest', () => {
    const places = TREES.flatMap((name) => {
      const copies = nodeNamed(name).getExtension<InstancedMesh>('EXT_mesh_gpu_instancing')!;
      const at = copies.getAttribute('TRANSLATION')!;
      return Array.from({ length: at.getCount() }, (_, index) => at.getElement(index, []));
    });
    for (const [name, { anchor }] of Object.entries(AREA_PLACES)) {
      if (facts.map.areas[name as 'c10'].terrain !== 'forest') continue;
      const near = places.filter(([x, , z]) => Math.hypot(x! - anchor[0], z! - anchor[1]) < 0.6);
      expect(near.length, name).toBeGreaterThan(25);
    }
  });

  it('keeps within 6 % of its width in height', () => {
    for (const name of ['land', 'land low']) {
      const highest = Math.max(...cornersOf(name).map(([, y]) => y));
      expect(highest, name).toBeGreaterThan(0.4);
      expect(highest, name).toBeLessThanOrEqual(0.06 * MAP_SIZE.width);
    }
  });

  it.each(['land', 'land low'])(
    'has level ground under every base that does not stand on a bridge: %s',
    (name) => {
      const [corners, indices] = [cornersOf(name), primitiveOf(name).getIndices()!];
      const corner = (index: number) => corners[indices.getScalar(index)]!;
      const faces = Array.from(
        { length: indices.getCount() / 3 },
        (_, face) => [corner(face * 3), corner(face * 3 + 1), corner(face * 3 + 2)] as const,
      );
      /** The height of the ground at a point. */
      const heightAt = (x: number, z: number): number => {
        for (const [a, b, c] of faces) {
          if (Math.max(a[0], b[0], c[0]) < x || Math.min(a[0], b[0], c[0]) > x) continue;
          const whole = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
          const u = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / whole;
          const v = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / whole;
          if (u >= 0 && v >= 0 && u + v <= 1) return a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1]);
        }
        throw new RangeError(`there is no ground at ${x} ${z}`);
      };
      for (const [area, { height, house, blight }] of Object.entries(AREA_PLACES)) {
        if (facts.map.areas[area as 'c5'].terrain === 'bridge') continue;
        for (const [x, z] of [...house, ...blight]) {
          expect(Math.abs(heightAt(x, z) - height), `${area} ${x} ${z}`).toBeLessThan(0.035);
        }
      }
    },
  );
});
