import {
  type AnimationClip,
  BoxGeometry,
  type BufferGeometry,
  Color,
  Float32BufferAttribute,
  type Material,
  Matrix4,
  type Object3D,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { plainGeometry } from './plainGeometry';

const PART_MATERIALS = ['painted', 'glass', 'emissive', 'card'] as const;
/**
 * The stage's own materials: `painted` (matt miniature paint from vertex colours), `glass`, `emissive` (lit from
 * within, colours from the vertices), `card` (a face of the card atlas).
 */
export type PartMaterial = (typeof PART_MATERIALS)[number];

/** A part of a model that is drawn in one go. The origin of a model is the middle of its foot, its front is +z. */
export interface ModelPart {
  /** With positions, normals and, for the stage's own materials, vertex colours (`color`, linear RGB). */
  readonly geometry: BufferGeometry;
  readonly material: PartMaterial | Material;
  /** Takes the tint of its piece; the vertex colours are multiplied with it. */
  readonly tinted?: boolean;
  /** How glossy one of the stage's own materials is, 0 … 1; as it usually is if left out. */
  readonly glazed?: number;
  /** True if left out. */
  readonly castShadow?: boolean;
  /** True if left out. */
  readonly receiveShadow?: boolean;
}

/** A model that moves its limbs. It stands on a round base of radius 0.42. */
export interface RiggedModel {
  /** To be cloned with its skeleton, never shown itself. */
  readonly scene: Object3D;
  readonly clips: readonly AnimationClip[];
}

/** A model within another: enlarged, then turned, then moved. */
export interface AssemblyPart {
  readonly model: string;
  readonly at?: readonly [x: number, y: number, z: number];
  /** Radians. */
  readonly yaw?: number;
  /** Factors along x and z, and along y; 1 if left out. */
  readonly width?: number;
  readonly height?: number;
  /** It takes the tint of its piece as a whole, multiplied with its own colours. */
  readonly tinted?: boolean;
}

export interface ModelSource {
  /** Builds the model in code, once, when it is first drawn; if left out, its stand-in comes from a file. */
  readonly standIn?: () => readonly ModelPart[];
  /** A glTF file that takes the stand-in's place once it is loaded. */
  readonly url?: string;
  /** The name of the node of that file that is this model; the whole file if left out. */
  readonly node?: string;
  /** The model is put together from others, without limbs, in the place of all of the above. */
  readonly assembly?: readonly AssemblyPart[];
  /** It is ground on which others stand, and darkens none itself. */
  readonly ground?: boolean;
}

const sources = new Map<string, ModelSource>();
const built = new Map<string, readonly ModelPart[]>();
const standIns = new Map<string, () => readonly ModelPart[]>();
const rigs = new Map<string, RiggedModel>();
const listeners = new Set<(keys: ReadonlySet<string>) => void>();

/** Makes a model known under a key; a later one takes its place. */
export function registerModel(key: string, source: ModelSource): void {
  sources.set(key, source);
  built.delete(key);
  rigs.delete(key);
}

export function registeredModels(): readonly string[] {
  return [...sources.keys()];
}

/** The source of a model; undefined when nothing is registered under the key. */
export function modelSource(key: string): ModelSource | undefined {
  return sources.get(key);
}

/** A plain block for an unregistered model. */
function block(): readonly ModelPart[] {
  const geometry = new BoxGeometry(0.5, 0.3, 0.5).translate(0, 0.15, 0);
  const grey = new Color('#8a8378');
  const count = geometry.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [grey.r, grey.g, grey.b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return [{ geometry, material: 'painted' }];
}

/** The models that a model is put together from, or itself. */
export function componentsOf(key: string): readonly string[] {
  return sources.get(key)?.assembly?.map(({ model }) => model) ?? [key];
}

/** Parts of several models that are drawn alike, as one. */
function assembled(assembly: readonly AssemblyPart[]): readonly ModelPart[] {
  const alike = new Map<string, { readonly part: ModelPart; readonly geometries: BufferGeometry[] }>();
  for (const { model, at: [x, y, z] = [0, 0, 0], yaw = 0, width = 1, height = 1, tinted } of assembly) {
    const matrix = new Matrix4()
      .makeRotationY(yaw)
      .scale(new Vector3(width, height, width))
      .setPosition(x, y, z);
    for (const own of modelParts(model)) {
      const part = tinted === undefined ? own : { ...own, tinted };
      const geometry = plainGeometry(part.geometry).applyMatrix4(matrix);
      const { material } = part;
      const key = [
        typeof material === 'string' ? material : material.uuid,
        Object.keys(geometry.attributes).sort(),
        part.tinted,
        part.glazed,
        part.castShadow,
        part.receiveShadow,
      ].join();
      const group = alike.get(key) ?? { part, geometries: [] };
      group.geometries.push(geometry);
      alike.set(key, group);
    }
  }
  return [...alike.values()].map(({ part, geometries }) => ({
    ...part,
    geometry: mergeGeometries(geometries),
  }));
}

/** The parts of a model as they are now: the loaded file, or the stand-in until then. */
export function modelParts(key: string): readonly ModelPart[] {
  const { assembly, standIn = block } = sources.get(key) ?? {};
  const make = standIns.get(key) ?? standIn;
  const parts = built.get(key) ?? (assembly === undefined ? make() : assembled(assembly));
  built.set(key, parts);
  return parts;
}

/** Provides stand-ins for the models of these keys, each made when it is first drawn; call before that. */
export function provideStandIns(makers: ReadonlyMap<string, () => readonly ModelPart[]>): void {
  for (const [key, standIn] of makers) standIns.set(key, standIn);
}

/** The loaded rig of a model; undefined for one that does not move its limbs, or not yet. */
export function modelRig(key: string): RiggedModel | undefined {
  return rigs.get(key);
}

/** Replaces stand-ins by the loaded models and notifies their users, once for all. */
export function replaceModels(models: ReadonlyMap<string, readonly ModelPart[] | RiggedModel>): void {
  for (const [key, model] of models) {
    if ('clips' in model) rigs.set(key, model);
    else built.set(key, model);
  }
  const keys = new Set(models.keys());
  for (const [key, { assembly }] of sources) {
    if (assembly?.some(({ model }) => models.has(model)) !== true) continue;
    built.delete(key);
    keys.add(key);
  }
  for (const listener of [...listeners]) listener(keys);
}

/** Is notified of models that were replaced, by their keys. Returns the unsubscribe function. */
export function onModelsReplaced(listener: (keys: ReadonlySet<string>) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
