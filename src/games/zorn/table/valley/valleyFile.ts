import {
  type InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  NoColorSpace,
  type Object3D,
  type Texture,
} from 'three';
import { loadFile } from '#stage';
import { TREES, VALLEY_FILE } from '#zorn/view';

/** Contents of the valley's file. */
export interface ValleyFile {
  readonly colour: Texture;
  readonly relief: Texture;
  /** Baked shadows, one light per channel. */
  readonly shade: Texture;
  /** A mesh by its name in the file. */
  mesh(name: string): Mesh;
  readonly trees: readonly InstancedMesh[];
}

function meshNamed(scene: Object3D, name: string): Mesh {
  let found: Mesh | undefined;
  scene.traverse((node) => {
    // The loader replaces spaces in names.
    if (node instanceof Mesh && node.name === name.replaceAll(' ', '_')) found ??= node;
  });
  if (found === undefined) throw new RangeError(`there is no mesh "${name}" in ${VALLEY_FILE}`);
  return found;
}

let loading: Promise<ValleyFile> | undefined;

async function load(): Promise<ValleyFile> {
  const { scene } = await loadFile(VALLEY_FILE, () => {});
  scene.updateWorldMatrix(true, true);
  const mesh = (name: string) => meshNamed(scene, name);
  const painted = mesh('land').material;
  if (!(painted instanceof MeshStandardMaterial))
    throw new RangeError(`the land in ${VALLEY_FILE} has no paint`);
  const { map, normalMap, emissiveMap } = painted;
  if (map === null || normalMap === null || emissiveMap === null) {
    throw new RangeError(`the land in ${VALLEY_FILE} is not painted`);
  }
  for (const data of [normalMap, emissiveMap]) data.colorSpace = NoColorSpace;
  map.anisotropy = 8;
  const trees = TREES.map((name) => mesh(name) as InstancedMesh);
  return { colour: map, relief: normalMap, shade: emissiveMap, mesh, trees };
}

/** Loads the valley once. Rejects if the file is missing or broken; the next call tries again. */
export function valleyFile(): Promise<ValleyFile> {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
