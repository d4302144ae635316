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
 * The stage's own materials: `painted` (matt miniature paint from vertex colours), `glass`, `emissive` (lit from within,
 * colours from the vertices), `card` (a face of the card atlas).
 */
export type PartMaterial = (typeof PART_MATERIALS)[number];

/** A part of a model that is drawn in one go. A model's origin is the centre of its base, its front is +z. */
export interface ModelPart {
  /** With positions, normals and, for the stage's own materials, vertex colours (`color`, linear RGB). */
  readonly geometry: BufferGeometry;
  readonly material: PartMaterial | Material;
  /** Multiplies the vertex colours with the tint of its piece. */
  readonly tinted?: boolean;
  /** Gloss for the stage's own materials, 0 … 1. Default: the material's. */
  readonly glazed?: number;
  /** Default: true. */
  readonly castShadow?: boolean;
  /** Default: true. */
  readonly receiveShadow?: boolean;
}

/** A rigged model. It stands on a round base of radius 0.42. */
export interface RiggedModel {
  /** Never shown itself: cloned with its skeleton. */
  readonly scene: Object3D;
  readonly clips: readonly AnimationClip[];
}

/** A model within another: scaled, then rotated, then moved. */
export interface AssemblyPart {
  readonly model: string;
  readonly at?: readonly [x: number, y: number, z: number];
  /** Radians. */
  readonly yaw?: number;
  /** Scale along x and z, and along y. Default: 1. */
  readonly width?: number;
  readonly height?: number;
  /** Multiplies all of its colours with the tint of its piece. */
  readonly tinted?: boolean;
}

export interface ModelSource {
  /** Builds the model in code, once, when first drawn. Default: a stand-in from the stand-in file. */
  readonly standIn?: () => readonly ModelPart[];
  /** A glTF file that replaces the stand-in once loaded. */
  readonly url?: string;
  /** Name of the model's node in that file. Default: the whole file. */
  readonly node?: string;
  /** Other models to assemble this one from, without limbs; replaces all of the above. */
  readonly assembly?: readonly AssemblyPart[];
  /** Ground for other pieces to stand on; casts no contact shadow. */
  readonly ground?: boolean;
}

const sources = new Map<string, ModelSource>();
const built = new Map<string, readonly ModelPart[]>();
const standIns = new Map<string, () => readonly ModelPart[]>();
const rigs = new Map<string, RiggedModel>();
const listeners = new Set<(keys: ReadonlySet<string>) => void>();

/** Registers a model under a key, replacing an earlier one. */
export function registerModel(key: string, source: ModelSource): void {
  sources.set(key, source);
  built.delete(key);
  rigs.delete(key);
}

export function registeredModels(): readonly string[] {
  return [...sources.keys()];
}

/** The source of a model; undefined if nothing is registered under the key. */
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

/** The models a model is assembled from, or just itself. */
export function componentsOf(key: string): readonly string[] {
  return sources.get(key)?.assembly?.map(({ model }) => model) ?? [key];
}

/** Merges parts of several models that share a material. */
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

/** The current parts of a model: the loaded file, or its stand-in until then. */
export function modelParts(key: string): readonly ModelPart[] {
  const { assembly, standIn = block } = sources.get(key) ?? {};
  const make = standIns.get(key) ?? standIn;
  const parts = built.get(key) ?? (assembly === undefined ? make() : assembled(assembly));
  built.set(key, parts);
  return parts;
}

/** Provides stand-ins for models by key, each built when first drawn. Call before any of them is drawn. */
export function provideStandIns(makers: ReadonlyMap<string, () => readonly ModelPart[]>): void {
  for (const [key, standIn] of makers) standIns.set(key, standIn);
}

/** The loaded rig of a model; undefined if it is rigid or not loaded yet. */
export function modelRig(key: string): RiggedModel | undefined {
  return rigs.get(key);
}

/** Replaces stand-ins with the loaded models and notifies subscribers once for all. */
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

/** Subscribes to replaced models, by their keys. Returns the unsubscribe function. */
export function onModelsReplaced(listener: (keys: ReadonlySet<string>) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
