import {
  type AnimationClip,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SkinnedMesh,
} from 'three';
import { noteLoading } from './loading';
import { batchable } from './materials';
import { plainGeometry } from './plainGeometry';
import { type ModelPart, modelSource, replaceModel } from './registry';

/** What a glTF file holds. */
export interface ModelFile {
  readonly scene: Object3D;
  readonly animations: readonly AnimationClip[];
}

/** @param progress is told how much of the file has come, 0 … 1 */
export type FileLoader = (url: string, progress: (share: number) => void) => Promise<ModelFile>;

/** A material of this name in a file takes the tint of its piece. */
export const TINTED = 'tint';

const loadFile: FileLoader = async (url, progress) => {
  const [{ GLTFLoader }, { MeshoptDecoder }] = await Promise.all([
    import('three/examples/jsm/loaders/GLTFLoader.js'),
    import('three/examples/jsm/libs/meshopt_decoder.module.js'),
  ]);
  return new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).loadAsync(url, ({ loaded, total }) => {
    if (total > 0) progress(loaded / total);
  });
};

function partOf(mesh: Mesh): ModelPart {
  const material = mesh.material as Material;
  return {
    geometry: plainGeometry(mesh.geometry).applyMatrix4(mesh.matrixWorld),
    material: material instanceof MeshStandardMaterial ? batchable(material) : material,
    tinted: material.name === TINTED,
  };
}

/** The meshes of a scene as parts of a model, in the scene's own measure. */
export function partsOfScene(scene: Object3D): readonly ModelPart[] {
  const parts: ModelPart[] = [];
  scene.updateMatrixWorld(true);
  scene.traverse((node) => {
    if (node instanceof Mesh) parts.push(partOf(node));
  });
  return parts;
}

function isRigged(scene: Object3D): boolean {
  let found = false;
  scene.traverse((node) => {
    found ||= node instanceof SkinnedMesh;
  });
  return found;
}

/** The rest of the way is to unpack the file. */
const ARRIVED = 0.9;

const requested = new Set<string>();

/**
 * Loads the file of a model, once, and puts it in the place of the stand-in: as a rig if there is a skin in it. The
 * stand-in stays, with a warning, when the file is missing, broken or empty.
 */
export async function requestModelFile(key: string, load: FileLoader = loadFile): Promise<void> {
  const url = modelSource(key)?.url;
  if (url === undefined || requested.has(url)) return;
  requested.add(url);
  noteLoading(url, 0);
  try {
    const { scene, animations } = await load(url, (share) =>
      noteLoading(url, Math.min(ARRIVED, share * ARRIVED)),
    );
    if (isRigged(scene)) {
      replaceModel(key, { scene, clips: animations });
      return;
    }
    const parts = partsOfScene(scene);
    if (parts.length === 0) throw new RangeError('there is no mesh in it');
    replaceModel(key, parts);
  } catch (reason) {
    console.warn(`The model "${key}" keeps its stand-in: ${url} could not be used.`, reason);
  } finally {
    noteLoading(url, 1);
  }
}
