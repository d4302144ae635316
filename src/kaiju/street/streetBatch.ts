import { BatchedMesh, Color, Euler, type Material, Matrix4, Quaternion, Vector3, Vector4 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { castShadow, modelParts, paintedGeometry } from '#stage';
import type { StreetItem, StreetKind } from './item';

/** Merges an item's parts into one geometry with the stage's paint. */
const geometryOf = (kind: StreetKind) => mergeGeometries(modelParts(`street.${kind}`).map(paintedGeometry));

/** All furniture in one draw call; the instance of each item is its index in the list. @param paint the stage's */
export function streetBatch(items: readonly StreetItem[], paint: Material): BatchedMesh {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const geometries = kinds.map((kind) => geometryOf(kind));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const batch = new BatchedMesh(
    items.length,
    sum(geometries.map((geometry) => geometry.getAttribute('position').count)),
    sum(geometries.map((geometry) => geometry.getIndex()?.count ?? 0)),
    paint,
  );
  castShadow(batch);
  batch.receiveShadow = true;
  // The whole table is nearly always in view.
  batch.frustumCulled = false;
  batch.perObjectFrustumCulled = false;
  batch.sortObjects = false;
  const ids = new Map<StreetKind, number>(
    kinds.map((kind, index) => [kind, batch.addGeometry(geometries[index]!)]),
  );
  const [matrix, turn, colour, own] = [new Matrix4(), new Quaternion(), new Color(), new Vector4()];
  for (const { kind, x, y, z, yaw, scale, tint } of items) {
    const instance = batch.addInstance(ids.get(kind)!);
    turn.setFromEuler(new Euler(0, yaw, 0));
    batch.setMatrixAt(instance, matrix.compose(new Vector3(x, y, z), turn, new Vector3(scale, scale, scale)));
    colour.set(tint);
    batch.setColorAt(instance, own.set(colour.r, colour.g, colour.b, 0));
  }
  return batch;
}
