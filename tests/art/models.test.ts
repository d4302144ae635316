import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Document, getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { Box3, Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { MODELS, modelFile } from '../../tools/art/build';
import { CATALOGUE, table, withTable } from '../../tools/art/catalogue';
import { ALL_MODELS, CHAMPIONS } from '../../tools/art/models';

const MEGABYTE = 1024 * 1024;

async function open(file: string): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  return io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).read(file);
}

function triangles(document: Document): number {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  return primitives.reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0) / 3, 0);
}

/** The bounds of the skinned body as it is bound to its bones: what packs its numbers is in their inverse matrices. */
function bodyAtRest(document: Document): Box3 {
  const root = document.getRoot();
  const [skin] = root.listSkins();
  const [joint] = skin!.listJoints();
  const unpacked = new Matrix4()
    .fromArray(joint!.getWorldMatrix())
    .multiply(new Matrix4().fromArray(skin!.getInverseBindMatrices()!.getElement(0, [])));
  const body = root.listNodes().find((node) => node.getSkin() === skin);
  const packed = body!.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!;
  const corner = (values: number[]) => new Vector3().fromArray(values);
  return new Box3(corner(packed.getMinNormalized([])), corner(packed.getMaxNormalized([]))).applyMatrix4(
    unpacked,
  );
}

/** The kits that a table of each game may show beside the figures. */
const TABLES = {
  zorgl: ['city', 'plant', 'army'],
  tetzilla: ['city', 'army', 'tetro'],
  'king-of-monsters': ['heroes', 'island'],
};

describe('the built models', () => {
  it.each(Object.entries(TABLES))('are at most 8 MB together for a table of %s', (_game, kits) => {
    const names = [...ALL_MODELS.map(({ name }) => name), ...kits];
    const bytes = names.reduce((sum, name) => sum + statSync(modelFile(name, false)).size, 0);
    expect(bytes).toBeLessThanOrEqual(8 * MEGABYTE);
  });

  it('are figures, or stand on some table', () => {
    const files = readdirSync(MODELS).filter((name) => name.endsWith('.glb'));
    const known = [
      ...[...ALL_MODELS, ...CHAMPIONS].map(({ name }) => name),
      ...Object.values(TABLES).flat(),
      'valley',
      'valley-figures',
    ];
    expect(files.map((name) => name.replace('.glb', '')).sort()).toEqual([...new Set(known)].sort());
  });

  describe.each(ALL_MODELS.map((model) => [model.name, model] as const))('%s', (name, model) => {
    const opened = open(modelFile(name, false));

    it('is within its budget of triangles and bytes', async () => {
      expect(triangles(await opened)).toBeLessThanOrEqual(11_000);
      expect(statSync(modelFile(name, false)).size).toBeLessThan(MEGABYTE);
    });

    it('has the clips of its source, by name and length', async () => {
      const built = (await opened).getRoot().listAnimations();
      const seconds = built.map((animation) => {
        const ends = animation
          .listSamplers()
          .map((sampler) => sampler.getInput()?.getMaxNormalized([])[0] ?? 0);
        return [animation.getName(), Math.max(...ends)] as const;
      });
      expect(seconds.map(([clip]) => clip)).toEqual(model.clips.map((clip) => clip.name));
      for (const [i, clip] of model.clips.entries()) expect(seconds[i]![1]).toBeCloseTo(clip.seconds, 3);
    });

    it('has its bones, at most 64', async () => {
      const [skin] = (await opened).getRoot().listSkins();
      const joints = skin?.listJoints().map((joint) => joint.getName());
      expect(joints).toEqual(model.rig().bones.map((bone) => bone.name));
      expect(joints?.length).toBeLessThanOrEqual(64);
    });

    it('stands on its base: nothing below the table, the ring as wide as the base', async () => {
      const document = await opened;
      const { min, max } = bodyAtRest(document);
      expect(min.y).toBeGreaterThan(-0.005);
      expect(max.y).toBeGreaterThan(0.85);
      expect(max.y).toBeLessThan(1.5);
      const ring = document
        .getRoot()
        .listNodes()
        .find((node) => node.getName() === 'ring');
      expect(ring?.getMesh()?.listPrimitives()[0]?.getMaterial()?.getName()).toBe('tint');
      expect(getBounds(ring!).max[0]).toBeCloseTo(0.42, 2);
    });

    it('is painted: colour, relief, shine and openness in textures of at most 1024 pixels', async () => {
      const material = (await opened)
        .getRoot()
        .listMaterials()
        .find((each) => each.getName() === 'body');
      const textures = [
        material?.getBaseColorTexture(),
        material?.getNormalTexture(),
        material?.getMetallicRoughnessTexture(),
        material?.getOcclusionTexture(),
      ];
      for (const texture of textures) {
        expect(texture?.getMimeType()).toBe('image/webp');
        expect(Math.max(...(texture?.getSize() ?? [Number.NaN]))).toBeLessThanOrEqual(1024);
      }
    });
  });
});

describe('the list of models', () => {
  it('names what lies there, as it lies there', async () => {
    const text = readFileSync(CATALOGUE, 'utf8');
    expect(withTable(text, await table())).toBe(text);
  });

  it('needs the marks around its table', () => {
    expect(() => withTable('no marks', 'table')).toThrow('lost the marks');
  });
});
