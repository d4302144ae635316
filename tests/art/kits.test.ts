import { statSync } from 'node:fs';
import { type Document, getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { describe, expect, it } from 'vitest';
import { HEROES, SITES, ZONES } from '#king-of-monsters/rules';
import { modelFile } from '../../tools/art/build';
import { PART_TRIANGLES } from '../../tools/art/kit/kit';
import { ALL_KITS } from '../../tools/art/models';

const MEGABYTE = 1024 * 1024;

async function open(file: string): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  return io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).read(file);
}

describe.each(ALL_KITS.map((kit) => [kit.name, kit] as const))('the kit %s', (name, kit) => {
  const opened = open(modelFile(name, false));

  it('has a node for each of its parts, and no other', async () => {
    const nodes = (await opened).getRoot().listNodes();
    expect(nodes.map((node) => node.getName()).sort()).toEqual(kit.parts.map((part) => part.name).sort());
  });

  it('keeps every part within its budget of triangles', async () => {
    for (const node of (await opened).getRoot().listNodes()) {
      const primitives = node.getMesh()!.listPrimitives();
      const corners = primitives.reduce((sum, each) => sum + each.getIndices()!.getCount(), 0);
      const budget = kit.parts.find((part) => part.name === node.getName())!.triangles ?? PART_TRIANGLES;
      expect(corners / 3, node.getName()).toBeLessThanOrEqual(budget);
    }
  });

  it('paints all parts with one material, in textures of at most 2048 pixels', async () => {
    const [material, ...others] = (await opened).getRoot().listMaterials();
    expect(others).toEqual([]);
    const textures = [
      material!.getBaseColorTexture(),
      material!.getNormalTexture(),
      material!.getMetallicRoughnessTexture(),
      material!.getOcclusionTexture(),
    ];
    for (const texture of textures) {
      expect(texture?.getMimeType()).toBe('image/webp');
      expect(Math.max(...texture!.getSize()!)).toBeLessThanOrEqual(2048);
    }
  });

  it('is at most 1.6 MB', () => {
    expect(statSync(modelFile(name, false)).size).toBeLessThanOrEqual(1.6 * MEGABYTE);
  });
});

describe('the city', () => {
  const opened = open(modelFile('city', false));
  const boundsOf = async (wanted: (name: string) => boolean) =>
    (await opened)
      .getRoot()
      .listNodes()
      .filter((node) => wanted(node.getName()))
      .map((node) => ({ name: node.getName(), ...getBounds(node) }));

  it('has storeys that stack: as high as a floor, on their footprint', async () => {
    const storeys = await boundsOf((name) => /\.(ground|middle|top)$/.test(name));
    expect(storeys.length).toBe(15);
    for (const { name, min, max } of storeys) {
      expect(min[1], name).toBeCloseTo(0, 3);
      expect(max[1], name).toBeCloseTo(0.3, 3);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), name).toBeLessThanOrEqual(0.395);
    }
  });

  it('has roofs with things on them, none higher than a floor and a half', async () => {
    const roofs = await boundsOf((name) => name.endsWith('.roof'));
    expect(roofs.length).toBe(5);
    for (const { name, min, max } of roofs) {
      expect(min[1], name).toBeCloseTo(0, 3);
      expect(max[1], name).toBeGreaterThan(0.4);
      expect(max[1], name).toBeLessThanOrEqual(0.485);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), name).toBeLessThanOrEqual(0.395);
    }
  });

  it('has storeys that are torn open, only their corners higher than a floor', async () => {
    const broken = await boundsOf((name) => name.endsWith('.broken'));
    expect(broken.length).toBe(15);
    for (const { name, min, max } of broken) {
      expect(min[1], name).toBeGreaterThanOrEqual(-0.002);
      expect(max[1], name).toBeLessThanOrEqual(0.41);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), name).toBeLessThanOrEqual(0.4);
    }
  });

  it('has low rubble, within the box', async () => {
    const heaps = await boundsOf((name) => name.startsWith('rubble.'));
    expect(heaps.length).toBe(5);
    for (const { name, min, max } of heaps) {
      expect(max[1], name).toBeLessThanOrEqual(0.125);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), name).toBeLessThanOrEqual(0.4);
    }
  });
});

describe('the heroes of the League', () => {
  const opened = open(modelFile('heroes', false));

  it('stand on their bases within a ring, about as high as half a box', async () => {
    const nodes = (await opened).getRoot().listNodes();
    const heroes = nodes.filter((node) => node.getName() !== 'ring');
    expect(heroes.map((node) => node.getName()).sort()).toEqual([...HEROES].sort());
    for (const hero of heroes) {
      const { min, max } = getBounds(hero);
      expect(min[1], hero.getName()).toBeGreaterThanOrEqual(-0.001);
      expect(max[1], hero.getName()).toBeGreaterThan(0.45);
      expect(max[1], hero.getName()).toBeLessThanOrEqual(0.7);
      expect(Math.max(-min[0], max[0], -min[2], max[2]), hero.getName()).toBeLessThanOrEqual(0.32);
    }
    const ring = getBounds(nodes.find((node) => node.getName() === 'ring')!);
    expect(ring.max[0]).toBeCloseTo(0.18, 2);
  });

  it('are at most 1.1 MB', () => {
    expect(statSync(modelFile('heroes', false)).size).toBeLessThanOrEqual(1.1 * MEGABYTE);
  });
});

describe('the island', () => {
  const opened = open(modelFile('island', false));
  const nodes = async () => (await opened).getRoot().listNodes();

  it('has a ground for every zone, as wide as a zone, and low', async () => {
    for (const zone of ZONES) {
      const ground = (await nodes()).find((node) => node.getName() === `zone ${zone}`)!;
      const { min, max } = getBounds(ground);
      expect(max[0] - min[0], zone).toBeGreaterThan(1.59);
      expect(max[0] - min[0], zone).toBeLessThan(1.85);
      expect(max[2] - min[2], zone).toBeGreaterThan(2.39);
      expect(min[1], zone).toBeLessThan(-0.1);
    }
  });

  it('has every landmark whole, damaged and in ruins, lowest in the end, on the back of its zone', async () => {
    for (const site of SITES) {
      const heights = await Promise.all(
        [0, 1, 2].map(async (stage) => {
          const { min, max } = getBounds(
            (await nodes()).find((node) => node.getName() === `${site} ${stage}`)!,
          );
          expect(Math.max(-min[0], max[0]), `${site} ${stage}`).toBeLessThanOrEqual(0.85);
          expect(Math.max(-min[2], max[2]), `${site} ${stage}`).toBeLessThanOrEqual(0.62);
          expect(max[1], `${site} ${stage}`).toBeLessThanOrEqual(2);
          return max[1]!;
        }),
      );
      expect(heights[2], site).toBeLessThan(0.75 * heights[0]!);
    }
  });

  it('is at most 1.3 MB', () => {
    expect(statSync(modelFile('island', false)).size).toBeLessThanOrEqual(1.3 * MEGABYTE);
  });
});
