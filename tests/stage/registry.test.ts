import { Box3, BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { afterEach, expect, it, vi } from 'vitest';
import { modelParts, registerModel } from '#stage';
import { partsOfScene, requestModelFiles } from '../../src/stage/modelFiles';
import { onModelsReplaced } from '../../src/stage/registry';

afterEach(() => vi.restoreAllMocks());

const part = () => ({ geometry: new BoxGeometry(), material: 'painted' }) as const;

it('builds a stand-in once, when it is first asked for', () => {
  const standIn = vi.fn(() => [part()]);
  registerModel('test.once', { standIn });
  expect(standIn).not.toHaveBeenCalled();
  expect(modelParts('test.once')).toBe(modelParts('test.once'));
  expect(standIn).toHaveBeenCalledOnce();
});

it('has a block for a model that nobody registered', () => {
  expect(modelParts('test.unknown')).toHaveLength(1);
});

it('puts a loaded file in the place of the stand-in and says so', async () => {
  registerModel('test.file', { standIn: () => [part()], url: '/models/good.glb' });
  const heard: string[] = [];
  const stop = onModelsReplaced((keys) => heard.push(...keys));
  const scene = new Group();
  scene.add(new Mesh(new BoxGeometry(), new MeshStandardMaterial()));
  scene.add(new Mesh(new BoxGeometry(), new MeshStandardMaterial()));
  const load = vi.fn(async () => ({ scene, animations: [] }));

  await requestModelFiles(['test.file'], load);
  await requestModelFiles(['test.file'], load);

  stop();
  expect(modelParts('test.file')).toHaveLength(2);
  expect(heard).toEqual(['test.file']);
  expect(load).toHaveBeenCalledExactlyOnceWith('/models/good.glb', expect.any(Function));
});

it('takes many models out of one file, each the node with its name', async () => {
  const scene = new Group();
  for (const [name, size] of [
    ['kit.low', 1],
    ['kit.high', 3],
  ] as const) {
    const mesh = new Mesh(new BoxGeometry(1, size, 1), new MeshStandardMaterial());
    // As the loader has it: dots do not survive in the name.
    mesh.name = name.replace('.', '');
    mesh.userData.name = name;
    scene.add(mesh);
    registerModel(name, { standIn: () => [part()], url: '/models/kit.glb', node: name });
  }
  registerModel('kit.lost', { standIn: () => [part()], url: '/models/kit.glb', node: 'kit.lost' });
  const standIn = modelParts('kit.lost');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(async () => ({ scene, animations: [] }));

  await requestModelFiles(['kit.low', 'kit.high', 'kit.lost'], load);

  const heights = ['kit.low', 'kit.high'].map((key) => {
    const [only] = modelParts(key);
    only!.geometry.computeBoundingBox();
    return only!.geometry.boundingBox!.max.y * 2;
  });
  expect(heights).toEqual([1, 3]);
  expect(load).toHaveBeenCalledOnce();
  expect(modelParts('kit.lost')).toBe(standIn);
  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  ['is broken', '/models/broken.glb', () => Promise.reject(new Error('no glTF'))],
  ['has no mesh', '/models/empty.glb', () => Promise.resolve({ scene: new Group(), animations: [] })],
])('keeps the stand-in, with a warning, when the file %s', async (_, url, load) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  registerModel(`test ${url}`, { standIn: () => [part()], url });
  const standIn = modelParts(`test ${url}`);
  await requestModelFiles([`test ${url}`], load);
  expect(modelParts(`test ${url}`)).toBe(standIn);
  expect(warn).toHaveBeenCalledOnce();
});

it('takes the meshes of a scene where they stand, and knows which takes the tint', () => {
  const scene = new Group();
  const ring = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ name: 'tint' }));
  ring.position.set(0, 2, 0);
  const holder = new Group();
  holder.scale.setScalar(2);
  holder.add(ring);
  scene.add(holder);
  const [only] = partsOfScene(scene);
  only!.geometry.computeBoundingBox();
  expect(only!.geometry.boundingBox!.min.toArray()).toEqual([-1, 3, -1]);
  expect(only!.geometry.boundingBox!.max.toArray()).toEqual([1, 5, 1]);
  expect(only!.tinted).toBe(true);
});

it('shows models together that come at about the same time', async () => {
  vi.useFakeTimers();
  const heard: string[][] = [];
  const stop = onModelsReplaced((keys) => heard.push([...keys].sort()));
  const scene = () => {
    const group = new Group();
    group.add(new Mesh(new BoxGeometry(), new MeshStandardMaterial()));
    return { scene: group, animations: [] };
  };
  const waits: Readonly<Record<string, number>> = {
    '/1.glb': 10,
    '/2.glb': 90,
    '/3.glb': 900,
    '/4.glb': 950,
  };
  for (const url of Object.keys(waits)) registerModel(`together ${url}`, { standIn: () => [part()], url });
  const load = (url: string) =>
    new Promise<ReturnType<typeof scene>>((resolve) => setTimeout(() => resolve(scene()), waits[url]));

  const all = requestModelFiles(
    Object.keys(waits).map((url) => `together ${url}`),
    load,
  );
  await vi.advanceTimersByTimeAsync(1000);
  await all;

  stop();
  vi.useRealTimers();
  expect(heard).toEqual([
    ['together /1.glb', 'together /2.glb'],
    ['together /3.glb', 'together /4.glb'],
  ]);
});

const heightOf = (key: string) => {
  const box = new Box3();
  for (const { geometry } of modelParts(key)) {
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox!);
  }
  return box;
};

it('puts a model together from others, parts of a kind as one', () => {
  registerModel('test.brick', { standIn: () => [part()] });
  registerModel('test.wall', {
    assembly: [
      { model: 'test.brick' },
      { model: 'test.brick', at: [0, 3, 0], height: 2 },
      { model: 'test.brick', at: [2, 0, 0], yaw: Math.PI / 2, width: 0.5 },
    ],
  });
  expect(modelParts('test.wall')).toHaveLength(1);
  const { min, max } = heightOf('test.wall');
  for (const [found, wanted] of [
    [min.x, -0.5],
    [min.y, -0.5],
    [max.x, 2.25],
    [max.y, 4],
    [max.z, 0.5],
  ] as const) {
    expect(found).toBeCloseTo(wanted, 6);
  }
});

it('puts a model together again when one of its parts was replaced, and asks for their files', async () => {
  registerModel('test.stone', { standIn: () => [part()], url: '/models/stone.glb' });
  registerModel('test.tower', {
    assembly: [{ model: 'test.stone' }, { model: 'test.stone', at: [0, 1, 0] }],
  });
  expect(heightOf('test.tower').max.y).toBeCloseTo(1.5, 6);
  const scene = new Group();
  scene.add(new Mesh(new BoxGeometry(1, 4, 1), new MeshStandardMaterial()));
  const heard: string[] = [];
  const stop = onModelsReplaced((keys) => heard.push(...keys));
  await requestModelFiles(['test.tower'], async () => ({ scene, animations: [] }));
  stop();
  expect(heard.sort()).toEqual(['test.stone', 'test.tower']);
  expect(heightOf('test.tower').max.y).toBeCloseTo(3, 6);
});
