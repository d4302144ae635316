import {
  type AnimationClip,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SkinnedMesh,
  Texture,
} from 'three';
import { noteFailed, noteLoading, noteRetried } from './loading';
import { batchable } from './materials';
import { plainGeometry } from './plainGeometry';
import { componentsOf, type ModelPart, modelSource, type RiggedModel, replaceModels } from './registry';
import { shared } from './shared';

/** Content of a glTF file. */
interface ModelFile {
  readonly scene: Object3D;
  readonly animations: readonly AnimationClip[];
}

/** @param progress receives the share loaded, 0 … 1 */
export type FileLoader = (url: string, progress: (share: number) => void) => Promise<ModelFile>;

/** Materials with this name take the tint of their piece. */
export const TINTED = 'tint';

/** Loads a glTF file. Rejects if it is missing or broken. */
export const loadFile: FileLoader = async (url, progress) => {
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

/** The meshes below a node as model parts, in the coordinates of the node's scene. */
export function partsOfScene(scene: Object3D): readonly ModelPart[] {
  const parts: ModelPart[] = [];
  scene.updateWorldMatrix(true, true);
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

/** Marks all resources of a file as shared by stages. */
function shareFile(scene: Object3D): void {
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    shared(node.geometry);
    const material = shared(node.material as Material);
    for (const value of Object.values(material)) if (value instanceof Texture) shared(value);
  });
}

/** Progress once downloaded; the rest is for parsing. */
const ARRIVED = 0.9;

/** Null for files that failed. */
const files = new Map<string, Promise<ModelFile | null>>();
const requested = new Set<string>();
/** Models that keep their stand-ins, with the file that failed. */
const failed = new Map<string, string>();

async function fetchFile(url: string, load: FileLoader): Promise<ModelFile | null> {
  noteLoading(url, 0);
  try {
    const file = await load(url, (share) => noteLoading(url, Math.min(ARRIVED, share * ARRIVED)));
    shareFile(file.scene);
    return file;
  } catch (reason) {
    console.warn(`Stand-ins stay in the place of ${url}, which could not be loaded.`, reason);
    noteFailed(url);
    return null;
  }
}

/** A file, fetched only once for all of its models. */
function fileAt(url: string, load: FileLoader): Promise<ModelFile | null> {
  const file = files.get(url) ?? fetchFile(url, load);
  files.set(url, file);
  return file;
}

/** A node by its name in the file: the loader strips dots from names. */
function nodeNamed(scene: Object3D, name: string): Object3D {
  let found: Object3D | undefined;
  scene.traverse((node) => {
    if ((node.userData.name ?? node.name) === name) found ??= node;
  });
  if (found === undefined) throw new RangeError(`there is no node "${name}" in it`);
  return found;
}

function modelIn(
  { scene, animations }: ModelFile,
  node: string | undefined,
): readonly ModelPart[] | RiggedModel {
  if (isRigged(scene)) return { scene, clips: animations };
  const parts = partsOfScene(node === undefined ? scene : nodeNamed(scene, node));
  if (parts.length === 0) throw new RangeError('there is no mesh in it');
  return parts;
}

/** Batching window for loaded models in ms, so that the table is not rebuilt for each. */
const TOGETHER = 250;

const arrived = new Map<string, readonly ModelPart[] | RiggedModel>();
const unpacked = new Set<string>();
let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows all loaded models. */
function show(): void {
  clearTimeout(timer);
  timer = undefined;
  const [models, urls] = [new Map(arrived), [...unpacked]];
  arrived.clear();
  unpacked.clear();
  if (models.size > 0) replaceModels(models);
  for (const url of urls) noteLoading(url, 1);
}

async function loadModels(url: string, keys: readonly string[], load: FileLoader): Promise<void> {
  pending++;
  const file = await fileAt(url, load);
  if (file === null) for (const key of keys) failed.set(key, url);
  for (const key of file === null ? [] : keys) {
    try {
      arrived.set(key, modelIn(file!, modelSource(key)?.node));
    } catch (reason) {
      console.warn(`The model "${key}" keeps its stand-in: ${url} could not be used.`, reason);
      noteFailed(url);
      failed.set(key, url);
    }
  }
  unpacked.add(url);
  pending--;
  if (pending === 0) show();
  else timer ??= setTimeout(show, TOGETHER);
}

/**
 * Loads model files, each only once, and replaces stand-ins with their models, as a rig if there is a skin. Models that
 * arrive at about the same time are shown together. If a file is missing, broken or lacks the model, the stand-in stays,
 * with a warning.
 */
export async function requestModelFiles(keys: Iterable<string>, load: FileLoader = loadFile): Promise<void> {
  const wanted = new Map<string, string[]>();
  for (const key of [...keys].flatMap(componentsOf)) {
    const { url } = modelSource(key) ?? {};
    if (url === undefined || requested.has(key)) continue;
    requested.add(key);
    wanted.set(url, [...(wanted.get(url) ?? []), key]);
  }
  await Promise.all([...wanted].map(([url, models]) => loadModels(url, models, load)));
}

/** Retries the files that could not be loaded or used, as {@link requestModelFiles} does. */
export async function retryModelFiles(load: FileLoader = loadFile): Promise<void> {
  const again = new Map(failed);
  failed.clear();
  for (const [key, url] of again) {
    requested.delete(key);
    files.delete(url);
  }
  for (const url of new Set(again.values())) noteRetried(url);
  await requestModelFiles(again.keys(), load);
}
