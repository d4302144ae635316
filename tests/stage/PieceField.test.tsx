// @vitest-environment happy-dom
import { create } from '@react-three/test-renderer';
import { BoxGeometry, Color, InstancedMesh, Matrix4, Vector3 } from 'three';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CHANNEL_COUNT, REST_POSE, writePose } from '#director';
import { PieceField, type PieceSpec, registerModel } from '#stage';
import { groupByModel } from '../../src/stage/pieces';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

registerModel('test.tower', { standIn: () => [{ geometry: new BoxGeometry(), material: 'painted' }] });
registerModel('test.ring', {
  standIn: () => [
    { geometry: new BoxGeometry(), material: 'painted' },
    { geometry: new BoxGeometry(), material: 'painted', tinted: true },
  ],
});

const SPECS: readonly PieceSpec[] = [
  { id: 'tower 1', model: 'test.tower' },
  { id: 'monster', model: 'test.ring', tint: '#ff0000' },
  { id: 'tower 2', model: 'test.tower' },
];

function source() {
  const poses = new Float64Array(SPECS.length * CHANNEL_COUNT);
  SPECS.forEach((_, place) => {
    writePose(poses, place, { ...REST_POSE, x: place });
  });
  return { poses, sample: (out: Float64Array) => out.set(poses) };
}

async function field() {
  const from = source();
  const stage = await create(<PieceField specs={SPECS} source={from} />);
  await stage.advanceFrames(1, 0.1);
  const meshes = stage.scene.children
    .map(({ instance }) => instance)
    .filter((object): object is InstancedMesh => object instanceof InstancedMesh);
  const [towers, body, ring] = meshes as [InstancedMesh, InstancedMesh, InstancedMesh];
  return { ...from, stage, towers, body, ring };
}

function placeOf(mesh: InstancedMesh, index: number): number[] {
  const matrix = new Matrix4();
  mesh.getMatrixAt(index, matrix);
  return new Vector3().setFromMatrixPosition(matrix).toArray();
}

it('pieces with the same model are told from the others, in their order', () => {
  expect(groupByModel(SPECS).map(({ model, places }) => [model, places])).toEqual([
    ['test.tower', [0, 2]],
    ['test.ring', [1]],
  ]);
});

it('draws the pieces of a model together, each where its pose says', async () => {
  const { towers, body, ring } = await field();
  expect([towers.count, body.count, ring.count]).toEqual([2, 1, 1]);
  expect(placeOf(towers, 1)).toEqual([2, 0, 0]);
  expect(placeOf(ring, 0)).toEqual([1, 0, 0]);
});

it('gives the tint to the parts that show it', async () => {
  const { body, ring } = await field();
  const colour = new Color();
  ring.getColorAt(0, colour);
  expect(colour.getHexString()).toBe('ff0000');
  body.getColorAt(0, colour);
  expect(colour.getHexString()).toBe('ffffff');
});

it('follows the poses from picture to picture, and uploads only when one has changed', async () => {
  const { poses, stage, towers } = await field();
  const before = towers.instanceMatrix.version;
  await stage.advanceFrames(3, 0.1);
  expect(towers.instanceMatrix.version).toBe(before);
  writePose(poses, 0, { ...REST_POSE, x: -3, y: 0.6 });
  await stage.advanceFrames(1, 0.1);
  expect(placeOf(towers, 0)).toEqual([-3, expect.closeTo(0.6), 0]);
  expect(towers.instanceMatrix.version).toBe(before + 1);
});
