import { BatchedMesh, type Mesh, MeshDepthMaterial, SkinnedMesh } from 'three';
import { shared } from './shared';

/**
 * One material for each kind of mesh: the renderer looks for the program of a material again, and leaves garbage behind,
 * whenever it draws meshes of different kinds with one in turns.
 */
const [BATCHED, SKINNED] = [shared(new MeshDepthMaterial()), shared(new MeshDepthMaterial())];

/** Lets a mesh cast a shadow. */
export function castShadow(mesh: Mesh): void {
  mesh.castShadow = true;
  if (mesh instanceof BatchedMesh) mesh.customDepthMaterial = BATCHED;
  else if (mesh instanceof SkinnedMesh) mesh.customDepthMaterial = SKINNED;
}
