import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredSamples, spreadOpenness } from './bake/light';
import type { OcclusionPose } from './bake/occlusion';
import { bake, shareFloats, shareHull } from './bake/run';
import { cornerSamples, shared, type Texels, texelSamples } from './bake/samples';
import { encodeTextures } from './bake/textures';
import { type DrawnMesh, writeMiniature } from './glb';
import { unwrap } from './kit/atlas';
import { BASE_HEIGHT } from './kit/base';
import { type Hull, joinHull } from './kit/hull';
import { type Model, sculpt } from './kit/model';
import { solve } from './kit/pose';
import type { Sculpture } from './kit/sculpture';
import { poseHull, type Skin, skinHull } from './kit/skin';
import { simplify, surfaceNets } from './kit/surfaceNets';
import type { Vec3 } from './kit/vector';
import { webs } from './kit/webs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Folder of finished models. */
export const MODELS = here('../../public/models');
/** Folder of drafts. */
export const DRAFTS = here('../../node_modules/.cache/kaiju-art');

/** Build settings of a model. */
interface Quality {
  /** Edge length of the clay's triangles before simplification, model units. */
  readonly voxel: number;
  /** Rays per measurement of openness, over all poses. */
  readonly rays: number;
}

const FINAL: Quality = { voxel: 0.0055, rays: 48 };
const DRAFT: Quality = { voxel: 0.0105, rays: 10 };

export interface Built {
  readonly file: string;
  readonly triangles: number;
  readonly bytes: number;
}

export type Report = (stage: string) => void;

/** Path of a model's file. */
export function modelFile(name: string, draft: boolean): string {
  return join(draft ? DRAFTS : MODELS, `${name}.glb`);
}

/**
 * Builds a model and writes its file.
 * @param draft takes seconds: dense mesh with painted corners instead of textures, written to a cache folder
 */
export async function build(model: Model, draft: boolean, report: Report): Promise<Built> {
  const quality = draft ? DRAFT : FINAL;
  const sculptures = sculpt(model);
  const surfaces = sculptures.map(({ clay }) =>
    clay.layers.length > 0
      ? surfaceNets(clay, quality.voxel)
      : { positions: new Float32Array(), indices: new Uint32Array() },
  );
  report(`clay meshed: ${surfaces[0]!.indices.length / 3} triangles`);
  const crisp = sculptures
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { piece }) => sum + piece.bevel.length, 0);
  const left = (model.triangles ?? 11_000) - crisp - model.ring.bevel.length;
  const drawn = draft ? surfaces : await Promise.all(surfaces.map((surface) => simplify(surface, left)));
  const hull = shareHull(joinHull(sculptures, drawn, quality.voxel));
  const skin = skinHull(hull, sculptures);
  report(
    `${hull.indices.length / 3} triangles with ${crisp} of pieces, on ${model.rig().bones.length} bones`,
  );
  const figure = sculptures[0]!;
  for (const web of webs(hull, skin, figure.rig)) report(`careful: ${web}`);
  const joints = figure.rig.bones.map((_, bone) => figure.joint(bone));
  const poses = occlusionPoses(model, hull, skin, joints, draft ? 1 : 3, quality.rays);
  const painted = draft
    ? await paintCorners(model, hull, poses, report)
    : await paintTexture(model, hull, sculptures, poses, report);
  const file = modelFile(model.name, draft);
  mkdirSync(dirname(file), { recursive: true });
  const skinOfMesh = painted.origin ? gatherSkin(skin, painted.origin) : skin;
  const bytes = await writeMiniature(
    {
      name: model.name,
      mesh: painted.mesh,
      textures: painted.textures,
      ring: model.ring,
      rig: figure.rig,
      joints,
      skin: skinOfMesh,
      clips: model.clips,
      stance: model.stance,
      lift: BASE_HEIGHT,
    },
    file,
    !draft,
  );
  return { file, triangles: hull.indices.length / 3 + model.ring.bevel.length, bytes };
}

interface Painted {
  readonly mesh: DrawnMesh;
  readonly textures: Awaited<ReturnType<typeof encodeTextures>> | null;
  /** Per corner of the mesh: the corner of the hull; null if they are the same. */
  readonly origin: Uint32Array | null;
}

async function paintCorners(
  model: Model,
  hull: Hull,
  poses: readonly OcclusionPose[],
  report: Report,
): Promise<Painted> {
  const samples = cornerSamples(hull);
  const measured = shared.words(samples.count);
  for (let i = 0; i < samples.count; i++) measured[i] = i;
  const coating = await bake({
    ...bakeOf(model, hull, poses),
    samples,
    measured,
    spread: (measurements, open) => open.set(measurements),
  });
  report('painted');
  const linear = (value: number): number => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const { positions, indices } = hull;
  const colours = Float32Array.from(coating.colour, linear);
  return {
    mesh: { positions, normals: new Float32Array(coating.normal), indices, colours },
    textures: null,
    origin: null,
  };
}

async function paintTexture(
  model: Model,
  hull: Hull,
  sculptures: readonly Sculpture[],
  poses: readonly OcclusionPose[],
  report: Report,
): Promise<Painted> {
  const resolution = model.resolution ?? 1024;
  const mesh = await unwrap(hull, densities(hull, sculptures), resolution);
  report(`laid flat in ${mesh.charts} charts, ${Math.round(mesh.used * 100)} % of the texture`);
  const texels: Texels = texelSamples(hull, mesh, resolution);
  const measured = measuredSamples(texels);
  const coating = await bake({
    ...bakeOf(model, hull, poses),
    samples: texels.samples,
    measured,
    spread: (measurements, open) => spreadOpenness(hull, texels, measured, measurements, open),
  });
  report(`painted ${texels.samples.count} texels`);
  const gather = (from: Float32Array): Float32Array =>
    Float32Array.from(
      { length: mesh.origin.length * 3 },
      (_, i) => from[mesh.origin[Math.floor(i / 3)]! * 3 + (i % 3)]!,
    );
  const { uv, indices, origin } = mesh;
  return {
    mesh: { positions: gather(hull.positions), normals: gather(hull.normals), indices, uv },
    textures: await encodeTextures(hull, mesh, texels, coating),
    origin,
  };
}

/** Strength of the painted light from the front: monsters face their opponents. */
const FRONT_LIGHT = 0.3;

function bakeOf(model: Model, hull: Hull, poses: readonly OcclusionPose[]) {
  return { model: model.name, parts: [], hull, blocking: hull.indices, front: FRONT_LIGHT, poses };
}

/** Rest pose and a few moments of clips, so that a raised arm leaves no shadow at its rest position. */
function occlusionPoses(
  model: Model,
  hull: Hull,
  skin: Skin,
  joints: readonly Vec3[],
  count: number,
  rays: number,
): OcclusionPose[] {
  const rig = model.rig();
  const moments = [
    ['roar', 0.55],
    ['attack', 0.45],
  ] as const;
  const moving = moments.slice(0, count - 1).flatMap(([name, t]) => {
    const clip = model.clips.find((each) => each.name === name);
    return clip ? [clip.pose(t)] : [];
  });
  return [{}, ...moving].map((pose, i) => {
    const { positions, normals } = poseHull(hull, skin, solve(rig, joints, pose, model.stance));
    const portion = moving.length === 0 ? 1 : i === 0 ? 0.5 : 0.5 / moving.length;
    return {
      positions: shareFloats(positions),
      normals: shareFloats(normals),
      rays: Math.round(rays * portion),
    };
  });
}

/** Relative texture density of every triangle, by its coat. */
function densities(hull: Hull, sculptures: readonly Sculpture[]): number[] {
  return Array.from({ length: hull.indices.length / 3 }, (_, f) => {
    const three = [0, 1, 2].map((k) => hull.indices[f * 3 + k]!);
    const sculpture = sculptures[hull.sculpture[three[0]!]!]!;
    const piece = hull.piece[three[0]!]!;
    if (piece >= 0) return sculpture.coats[sculpture.pieces[piece]!.coat]!.texels ?? 1;
    const [x, y, z] = [0, 1, 2].map((k) =>
      three.reduce((sum, v) => sum + hull.positions[v * 3 + k]! / 3, 0),
    ) as [number, number, number];
    const matter = {
      coats: new Float64Array(sculpture.coats.length),
      along: 0,
      design: [0, 0, 0] as [number, number, number],
    };
    sculpture.clay.matter(sculpture.clay.layersAt(x, y, z), x, y, z, matter);
    let main = 0;
    for (const [coat, share] of matter.coats.entries()) if (share > matter.coats[main]!) main = coat;
    return sculpture.coats[main]!.texels ?? 1;
  });
}

function gatherSkin(skin: Skin, origin: Uint32Array): Skin {
  const take = (i: number): number => origin[i >> 2]! * 4 + (i & 3);
  return {
    joints: Uint8Array.from({ length: origin.length * 4 }, (_, i) => skin.joints[take(i)]!),
    shares: Float32Array.from({ length: origin.length * 4 }, (_, i) => skin.shares[take(i)]!),
  };
}
