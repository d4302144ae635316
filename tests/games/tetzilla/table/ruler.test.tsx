// @vitest-environment happy-dom
import { create } from '@react-three/test-renderer';
import type { BufferGeometry, Mesh, Object3D } from 'three';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { layoutBuffer } from '#director';
import { StageResources } from '#stage';
import type { View } from '#tetzilla/rules';
import { layout, type Table, tableOf } from '#tetzilla/view';
import { Ruler } from '../../../../src/games/tetzilla/table/Ruler';
import { EXAMPLE } from '../view/example';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

/** What the ruler may add to a picture; bench:picture holds the table to its budget in all. */
const BUDGET = { meshes: 3, shadows: 1, triangles: 1000 };

/** The example with its three kaiju in a row, from 1, wherever they stood. */
function tableWith(row: number): Table {
  const rows = EXAMPLE.board.map((line) =>
    line.split(' ').map((token) => (/[A-E]/.test(token) ? '#' : token)),
  );
  for (const [column, seat] of [...'ABC'].entries()) rows[20 - row]![column] = seat;
  const view: View = { ...EXAMPLE, board: rows.map((line) => line.join(' ')) };
  return tableOf(view);
}

const trianglesOf = ({ index, attributes }: BufferGeometry) => (index ?? attributes.position!).count / 3;

async function ruler(row: number) {
  const table = tableWith(row);
  const poses = layoutBuffer(table.pieces, layout(table));
  const source = { sample: (out: Float64Array) => out.set(poses) };
  const stage = await create(
    <StageResources>
      <Ruler table={table} source={source} />
    </StageResources>,
  );
  await stage.advanceFrames(1, 0.1);
  const meshes: Mesh[] = [];
  const root = stage.scene.children[0]!.instance as Object3D;
  root.traverse((object) => {
    if ((object as Mesh).isMesh) meshes.push(object as Mesh);
  });
  return { visible: root.visible, meshes };
}

it('the ruler costs three meshes and few triangles where it is seen, and nothing near the ground', async () => {
  const low = await ruler(1);
  expect(low.visible).toBe(false);
  const { visible, meshes } = await ruler(9);
  expect(visible).toBe(true);
  expect(meshes).toHaveLength(BUDGET.meshes);
  expect(meshes.filter(({ castShadow }) => castShadow).length).toBeLessThanOrEqual(BUDGET.shadows);
  const triangles = meshes.reduce((sum, { geometry }) => sum + trianglesOf(geometry), 0);
  expect(triangles).toBeGreaterThan(20);
  expect(triangles).toBeLessThanOrEqual(BUDGET.triangles);
});
