import { BatchedMesh, type Mesh, MeshDepthMaterial, SkinnedMesh } from 'three';
import { shared } from './shared';

/**
 * One material per kind of mesh: with a single one for both kinds the renderer would look up its program, and allocate, on
 * every switch between them.
 */
const [BATCHED, SKINNED] = [shared(new MeshDepthMaterial()), shared(new MeshDepthMaterial())];

/** Makes a mesh cast a shadow. */
export function castShadow(mesh: Mesh): void {
  mesh.castShadow = true;
  if (mesh instanceof BatchedMesh) mesh.customDepthMaterial = BATCHED;
  else if (mesh instanceof SkinnedMesh) mesh.customDepthMaterial = SKINNED;
}
