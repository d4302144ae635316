import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { measuredSamples, spreadOpenness } from './bake/light';
import type { OcclusionPose } from './bake/occlusion';
import { roundEdges } from './bake/rounding';
import { bake, shareFloats, shareHull } from './bake/run';
import { texelSamples } from './bake/samples';
import { encodeTextures } from './bake/textures';
import { type Built, modelFile, type Report } from './build';
import type { Unwrapped } from './kit/atlas';
import { type Hull, joinHull } from './kit/hull';
import { type Kit, PART_TRIANGLES, sculptKit } from './kit/kit';
import { layKitFlat } from './kit/kitAtlas';
import type { Piece } from './kit/piece';
import type { Sculpture } from './kit/sculpture';
import { type Surface, simplify, surfaceNets } from './kit/surfaceNets';
import { type DrawnPart, writeKit } from './kitGlb';

/** Build settings of a kit. */
interface Quality {
  /** Edge length of the clay's triangles before simplification, model units. */
  readonly voxel: number;
  readonly rays: number;
  /** Relative to the kit's texture resolution. */
  readonly resolution: number;
}

const FINAL: Quality = { voxel: 0.005, rays: 32, resolution: 1 };
const DRAFT: Quality = { voxel: 0.009, rays: 8, resolution: 0.375 };

/** Distance of the parts while openness is measured, so that they do not occlude each other. */
const APART = 3;

/**
 * Builds a kit and writes its file.
 * @param draft takes seconds: coarse texture and few rays, written to a cache folder
 */
export async function buildKit(kit: Kit, draft: boolean, report: Report): Promise<Built> {
  const quality = draft ? DRAFT : FINAL;
  const resolution = Math.round(((kit.resolution ?? 2048) * quality.resolution) / 2) * 2;
  const sculptures = sculptKit(kit.parts);
  const surfaces = await Promise.all(
    sculptures.map((sculpture, i) =>
      meshClay(sculpture, quality.voxel, kit.parts[i]!.triangles ?? PART_TRIANGLES),
    ),
  );
  const hull = shareHull(joinHull(sculptures, surfaces, quality.voxel));
  report(`${hull.indices.length / 3} triangles in ${sculptures.length} parts`);
  const mesh = await layKitFlat(
    hull,
    sculptures,
    resolution,
    kit.parts.map(({ texels = 1 }) => texels),
  );
  report(
    `laid flat in ${mesh.charts} charts, ${Math.round(mesh.used * 100)} % of the texture, ${Math.round(mesh.density)} texels per unit`,
  );
  const bare = texelSamples(hull, mesh, resolution);
  const texels = {
    ...bare,
    samples: { ...bare.samples, rounded: roundEdges(hull, mesh, sculptures, bare) },
  };
  const measured = measuredSamples(texels);
  const { pose, blocking } = sideBySide(hull, kit, quality.rays);
  const spaced = { ...hull, positions: pose.positions };
  const coating = await bake({
    model: kit.name,
    parts: kit.parts.map(({ name }) => name),
    hull,
    blocking,
    front: 0,
    poses: [pose],
    samples: texels.samples,
    measured,
    spread: (measurements, open) => spreadOpenness(spaced, texels, measured, measurements, open),
  });
  report(`painted ${texels.samples.count} texels`);
  const textures = await encodeTextures(hull, mesh, texels, coating);
  const file = modelFile(kit.name, draft);
  mkdirSync(dirname(file), { recursive: true });
  const parts = kit.parts.map(({ name }, number) => drawnPart(name, hull, mesh, number));
  const bytes = await writeKit(kit.name, parts, textures, file, !draft);
  return { file, triangles: hull.indices.length / 3, bytes };
}

/** The clay of a part, simplified to the part of the triangle budget that its pieces leave. */
async function meshClay({ clay, pieces }: Sculpture, voxel: number, budget: number): Promise<Surface> {
  if (clay.layers.length === 0) return { positions: new Float32Array(), indices: new Uint32Array() };
  const crisp = pieces.reduce((sum, { piece }) => sum + piece.bevel.length, 0);
  return simplify(surfaceNets(clay, voxel), Math.max(budget - crisp, 0));
}

/** All parts in a row, with their occluders. */
function sideBySide(
  hull: Hull,
  { parts }: Kit,
  rays: number,
): { readonly pose: OcclusionPose; readonly blocking: Uint32Array } {
  const positions = Array.from(hull.positions, (value, i) =>
    i % 3 === 0 ? value + APART * hull.sculpture[i / 3]! : value,
  );
  const normals = Array.from(hull.normals);
  const blocking = Array.from(hull.indices);
  const put = ({ positions: corners, normals: ways, indices }: Piece, shift: number): void => {
    const first = positions.length / 3;
    for (const [i, value] of corners.entries()) positions.push(i % 3 === 0 ? value + shift : value);
    for (const value of ways) normals.push(value);
    for (const v of indices) blocking.push(first + v);
  };
  for (const [number, { shade = [] }] of parts.entries())
    for (const piece of shade) put(piece, number * APART);
  const pose = {
    positions: shareFloats(new Float32Array(positions)),
    normals: shareFloats(new Float32Array(normals)),
    rays,
  };
  return { pose, blocking: new Uint32Array(blocking) };
}

/** The mesh of one part. */
function drawnPart(name: string, hull: Hull, mesh: Unwrapped, sculpture: number): DrawnPart {
  const numbers = new Map<number, number>();
  const indices: number[] = [];
  for (const v of mesh.indices) {
    if (hull.sculpture[mesh.origin[v]!] !== sculpture) continue;
    if (!numbers.has(v)) numbers.set(v, numbers.size);
    indices.push(numbers.get(v)!);
  }
  const corners = [...numbers.keys()];
  const three = (from: Float32Array): Float32Array =>
    Float32Array.from({ length: corners.length * 3 }, (_, i) => {
      const v = mesh.origin[corners[Math.floor(i / 3)]!]!;
      return from[v * 3 + (i % 3)]!;
    });
  const uv = Float32Array.from(
    { length: corners.length * 2 },
    (_, i) => mesh.uv[corners[i >> 1]! * 2 + (i & 1)]!,
  );
  return {
    name,
    mesh: {
      positions: three(hull.positions),
      normals: three(hull.normals),
      indices: new Uint32Array(indices),
      uv,
    },
  };
}
