import { BoxGeometry, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, Texture } from 'three';
import { expect, it } from 'vitest';
import { AREA_PLACES, type StandingFigure, standingFigures } from '#zorn/view';
import { woods } from '../../../../src/games/zorn/table/valley/woods';

const material = new MeshBasicMaterial();
const SPACING = 0.1;

/** Trees in a row to the east of a point. */
function row([x, , z]: StandingFigure['at'], count: number): InstancedMesh {
  const mesh = new InstancedMesh(new BoxGeometry(), material, count);
  for (let tree = 0; tree < count; tree++)
    mesh.setMatrixAt(tree, new Matrix4().makeTranslation(x + tree * SPACING, 0, z));
  return mesh;
}

it('trees make room for figures, and grow again when they have left', () => {
  const [figure] = standingFigures([
    { id: 'N-ar1', area: 'd8', house: 'mahn', worn: false, open: false, star: false },
  ]);
  expect(AREA_PLACES.d8).toBeDefined();
  const trees = [row(figure!.at, 6)];
  const texture = new Texture();
  const file = { colour: texture, relief: texture, shade: texture, mesh: () => new Mesh(), trees };
  const { meshes, clear } = woods(file, material, 1);
  /** How large each tree is. */
  const sizes = () =>
    Array.from({ length: 6 }, (_, tree) =>
      Math.hypot(...meshes[0]!.instanceMatrix.array.slice(tree * 16, tree * 16 + 3)),
    );
  clear([figure!]);
  expect(sizes().slice(0, 2)).toEqual([0, 0]);
  expect(sizes().slice(4)).toEqual([1, 1]);
  clear([]);
  expect(sizes()).toEqual([1, 1, 1, 1, 1, 1]);
});
