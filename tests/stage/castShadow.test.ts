import { BatchedMesh, BoxGeometry, Mesh, SkinnedMesh } from 'three';
import { expect, it } from 'vitest';
import { castShadow } from '#stage';

it('meshes of one kind share what draws their shadow, those of different kinds do not', () => {
  const meshes = [
    new BatchedMesh(1, 1),
    new BatchedMesh(1, 1),
    new SkinnedMesh(),
    new SkinnedMesh(),
    new Mesh(new BoxGeometry()),
  ] as const;
  for (const mesh of meshes) castShadow(mesh);
  const [batch, otherBatch, figure, otherFigure, plain] = meshes.map((mesh) => mesh.customDepthMaterial);
  expect(meshes.every((mesh) => mesh.castShadow)).toBe(true);
  expect(batch).toBe(otherBatch);
  expect(figure).toBe(otherFigure);
  // The renderer's own.
  expect(plain).toBeUndefined();
  expect(batch).not.toBe(figure);
  expect([batch, figure]).not.toContain(undefined);
});
