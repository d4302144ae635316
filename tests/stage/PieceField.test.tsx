// @vitest-environment happy-dom
import { act, create } from '@react-three/test-renderer';
import { BatchedMesh, BoxGeometry, Color, Matrix4, MeshStandardMaterial, Vector3, Vector4 } from 'three';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHANNEL_COUNT, REST_POSE, writePose } from '#director';
import {
  PieceField,
  type PieceSpec,
  registerCard,
  registerModel,
  type SeenPlace,
  StageResources,
} from '#stage';
import { DeferredDetail, RefinementContext } from '../../src/stage/deferredDetail';
import { TRANSLUCENT } from '../../src/stage/materials';
import { groupByModel } from '../../src/stage/pieces';
import { replaceModels } from '../../src/stage/registry';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const painted = () => {
  const geometry = new BoxGeometry();
  return {
    geometry: geometry.setAttribute('color', geometry.getAttribute('normal')),
    material: 'painted',
  } as const;
};
registerModel('test.tower', { standIn: () => [painted()] });
registerModel('test.ruin', { standIn: () => [painted()] });
registerModel('test.ring', { standIn: () => [painted(), { ...painted(), tinted: true }] });
const steel = new MeshStandardMaterial();
registerModel('test.file', { standIn: () => [{ geometry: new BoxGeometry(), material: steel }] });

const SPECS: readonly PieceSpec[] = [
  { id: 'tower 1', model: 'test.tower' },
  { id: 'monster', model: 'test.ring', tint: '#ff0000' },
  { id: 'tower 2', model: 'test.tower' },
];

function sourceOf(specs: readonly PieceSpec[]) {
  const poses = new Float64Array(specs.length * CHANNEL_COUNT);
  specs.forEach((_, place) => {
    writePose(poses, place, { ...REST_POSE, x: place });
  });
  return { poses, sample: (out: Float64Array) => out.set(poses) };
}

async function field(specs: readonly PieceSpec[] = SPECS) {
  const from = sourceOf(specs);
  const whole = (seen?: readonly SeenPlace[]) => (
    <StageResources>
      <PieceField specs={specs} source={from} {...(seen === undefined ? {} : { seen })} />
    </StageResources>
  );
  const stage = await create(whole());
  await stage.advanceFrames(1, 0.1);
  const batches = stage.scene.children
    .map(({ instance }) => instance)
    .filter((object): object is BatchedMesh => object instanceof BatchedMesh);
  return {
    ...from,
    stage,
    batches,
    batch: batches[0]!,
    show: (seen: readonly SeenPlace[]) => stage.update(whole(seen)),
  };
}

function placeOf(mesh: BatchedMesh, instance: number): number[] {
  return new Vector3().setFromMatrixPosition(mesh.getMatrixAt(instance, new Matrix4())).toArray();
}

/** Tint and glow. */
function ownOf(mesh: BatchedMesh, instance: number): readonly [string, number] {
  const own = mesh.getColorAt(instance, new Vector4()) as Vector4;
  return [new Color(own.x, own.y, own.z).getHexString(), own.w];
}

it('pieces with the same model are told from the others, in their order', () => {
  expect(groupByModel(SPECS).map(({ model, pieceIndices }) => [model, pieceIndices])).toEqual([
    ['test.tower', [0, 2]],
    ['test.ring', [1]],
  ]);
});

it('draws all models of one material together, each piece where its pose says', async () => {
  const { batches, batch } = await field();
  expect(batches).toHaveLength(1);
  expect(batch.instanceCount).toBe(4);
  expect([0, 1, 2, 3].map((instance) => placeOf(batch, instance))).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

it('draws what has another material by itself', async () => {
  const { batches } = await field([...SPECS, { id: 'file', model: 'test.file' }]);
  expect(batches.map(({ instanceCount }) => instanceCount)).toEqual([4, 1]);
  expect(batches[1]!.material).toBe(steel);
});

it('draws what stands out after the rest, with its silhouette where it is hidden', async () => {
  const [tower, monster] = SPECS;
  const { batches } = await field([tower!, { ...monster!, standsOut: true }]);
  const [, body, silhouette] = batches as [BatchedMesh, BatchedMesh, BatchedMesh];
  expect(batches.map(({ castShadow }) => castShadow)).toEqual([true, true, false]);
  expect(silhouette.renderOrder).toBeGreaterThan(0);
  expect(body.renderOrder).toBeGreaterThan(silhouette.renderOrder);
  expect(placeOf(silhouette, 0)).toEqual([1, 0, 0]);
  expect(ownOf(silhouette, 0)[0]).toBe('ff0000');
});

it('gives the tint to the parts that show it', async () => {
  const { batch } = await field();
  expect(ownOf(batch, 2)).toEqual(['ffffff', 0]);
  expect(ownOf(batch, 3)).toEqual(['ff0000', 0]);
  const values = batch.geometry.getAttribute('surface');
  const vertices = new BoxGeometry().getAttribute('position').count;
  expect([0, vertices, vertices * 2].map((vertex) => values.getY(vertex))).toEqual([0, 0, 1]);
});

it('follows the poses from picture to picture: place, glow and visibility', async () => {
  const { poses, stage, batch } = await field();
  writePose(poses, 0, { ...REST_POSE, x: -3, y: 0.5, glow: 0.75 });
  writePose(poses, 2, { ...REST_POSE, visibility: 0 });
  await stage.advanceFrames(1, 0.1);
  expect(placeOf(batch, 0)).toEqual([-3, 0.5, 0]);
  expect(ownOf(batch, 0)).toEqual(['ffffff', 0.75]);
  expect([0, 1].map((instance) => batch.getVisibleAt(instance))).toEqual([true, false]);
});

it('opens what stands before that which must be seen, though nothing moves, and closes it again', async () => {
  const wall: PieceSpec = { id: 'wall', model: 'test.tower', screens: { half: 0.5, tall: 3 } };
  const { batch, stage, show } = await field([wall]);
  // The camera of the test looks from the south, where z grows.
  const look = async (seen: readonly SeenPlace[]) => {
    await show(seen);
    await stage.advanceFrames(1, 0.1);
    return (batch.getColorAt(0, new Vector4()) as Vector4).w;
  };
  expect(await look([{ at: [0, 0, -1], body: false }])).toBe(TRANSLUCENT);
  expect(await look([{ at: [0, 0, 1], body: false }])).toBe(0);
  expect(await look([{ at: [0, 0, -1], body: true }])).toBe(TRANSLUCENT);
  expect(await look([])).toBe(0);
});

it('draws the variant of a piece in its place while the piece shows a face', async () => {
  const { poses, stage, batch } = await field([
    { id: 'house', model: 'test.tower', variant: 'test.ruin' },
    { id: 'tower', model: 'test.tower' },
  ]);
  const shown = () => Array.from({ length: batch.instanceCount }, (_, at) => batch.getVisibleAt(at));
  expect(shown()).toEqual([true, false, true]);
  writePose(poses, 0, { ...REST_POSE, x: 5, variant: 0 });
  writePose(poses, 1, { ...REST_POSE, variant: 0 });
  await stage.advanceFrames(1, 0.1);
  expect(shown()).toEqual([false, true, true]);
  expect(placeOf(batch, 1)).toEqual([5, 0, 0]);
});

it('draws the look of a number while the piece shows just that', async () => {
  const { poses, stage, batch } = await field([
    { id: 'dial', model: 'test.tower', variants: ['test.ruin', 'test.tower'] },
  ]);
  const shown = () => Array.from({ length: batch.instanceCount }, (_, at) => batch.getVisibleAt(at));
  expect(shown()).toEqual([true, false, false]);
  writePose(poses, 0, { ...REST_POSE, variant: 1 });
  await stage.advanceFrames(1, 0.1);
  expect(shown()).toEqual([false, false, true]);
  writePose(poses, 0, { ...REST_POSE, variant: 0 });
  await stage.advanceFrames(1, 0.1);
  expect(shown()).toEqual([false, true, false]);
});

it('leaves the graphics processor alone while no pose changes', async () => {
  const { poses, stage, batch } = await field();
  const write = vi.spyOn(batch, 'setMatrixAt');
  await stage.advanceFrames(3, 0.1);
  expect(write).not.toHaveBeenCalled();
  writePose(poses, 0, { ...REST_POSE, x: -3 });
  await stage.advanceFrames(1, 0.1);
  expect(write).toHaveBeenCalled();
});

it('sends to the graphics processor only what has changed', async () => {
  const { poses, stage, batches } = await field([...SPECS, { id: 'file', model: 'test.file' }]);
  const [painted, file] = batches as [BatchedMesh, BatchedMesh];
  const places = vi.spyOn(painted, 'setMatrixAt');
  const colours = vi.spyOn(painted, 'setColorAt');
  const others = [vi.spyOn(file, 'setMatrixAt'), vi.spyOn(file, 'setColorAt')];
  writePose(poses, 1, { ...REST_POSE, x: 7 });
  await stage.advanceFrames(1, 0.1);
  expect(places.mock.calls.map(([instance]) => instance)).toEqual([2, 3]);
  expect(colours).not.toHaveBeenCalled();
  for (const spy of others) expect(spy).not.toHaveBeenCalled();

  writePose(poses, 1, { ...REST_POSE, x: 7, glow: 0.5, visibility: 0 });
  await stage.advanceFrames(1, 0.1);
  writePose(poses, 1, { ...REST_POSE, x: 7, glow: 0.5 });
  await stage.advanceFrames(1, 0.1);
  expect(ownOf(painted, 2)).toEqual(['ffffff', 0.5]);
});

it('builds again only what other models have come for', async () => {
  registerModel('test.kept', { standIn: () => [painted()] });
  registerModel('test.steel', { standIn: () => [{ geometry: new BoxGeometry(), material: steel }] });
  registerModel('test.nowhere', { standIn: () => [painted()] });
  const { stage, batches } = await field([
    { id: 'kept', model: 'test.kept' },
    { id: 'steel', model: 'test.steel' },
  ]);
  expect(batches).toHaveLength(2);
  const drawn = () => stage.scene.children.map(({ instance }) => instance);
  const [keptBatch, steelBatch] = batches;

  await act(async () => replaceModels(new Map([['test.nowhere', [painted()]]])));
  expect(drawn()).toEqual(expect.arrayContaining([keptBatch, steelBatch]));

  const brass = new MeshStandardMaterial();
  await act(async () =>
    replaceModels(new Map([['test.steel', [{ geometry: new BoxGeometry(), material: brass }]]])),
  );
  expect(drawn()).toContain(keptBatch);
  expect(drawn()).not.toContain(steelBatch);
  expect(drawn().some((object) => object instanceof BatchedMesh && object.material === brass)).toBe(true);
});

describe('the first picture of a stage', () => {
  const CARD = { id: 'card', model: 'card' };
  const HIDDEN = { id: 'hidden', model: 'test.ruin' };
  const FIGURE = { id: 'figure', model: 'test.tower', standsOut: true };

  it('has what is to be seen, without cards and silhouettes; all the rest comes after it', async () => {
    registerCard();
    const specs = [...SPECS, CARD, HIDDEN, FIGURE];
    const from = sourceOf(specs);
    writePose(from.poses, specs.indexOf(HIDDEN), { ...REST_POSE, visibility: 0 });
    const tasks: (() => void)[] = [];
    const refinement = new DeferredDetail((step) => tasks.push(step));
    const stage = await create(
      <RefinementContext value={refinement}>
        <StageResources>
          <PieceField specs={specs} source={from} />
        </StageResources>
      </RefinementContext>,
    );
    const instances = () =>
      stage.scene.children
        .map(({ instance }) => instance)
        .filter((object): object is BatchedMesh => object instanceof BatchedMesh)
        .map(({ instanceCount }) => instanceCount);
    // Two towers and a ring of two parts; the figure by itself.
    expect(instances()).toEqual([4, 1]);
    refinement.begin(() => {});
    await act(async () => {
      while (tasks.length > 0) for (const task of tasks.splice(0)) task();
    });
    // The hidden ruin with the others; the card; the figure and its silhouette.
    expect(instances().sort()).toEqual([1, 1, 1, 5]);
  });
});
