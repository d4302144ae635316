import { type Frame, point, transform } from './frame';
import { cornerAt, type Hull } from './hull';
import type { Sculpture } from './sculpture';
import type { Vec3 } from './vector';

/** Four bones per corner with weights that add up to 1. */
export interface Skin {
  readonly joints: Uint8Array;
  readonly shares: Float32Array;
}

const INFLUENCES = 4;
const SMOOTHING_ROUNDS = 4;

/** Distance from its nearest body at which a bone's influence falls to a third. */
const SOFTNESS = 0.015;

/**
 * Bone weights of every corner: pieces follow their own bone, clay those of the bodies around it, smoothed over the
 * mesh.
 */
export function skinHull(hull: Hull, sculptures: readonly Sculpture[]): Skin {
  const bones = sculptures[0]!.rig.bones.length;
  const corners = hull.piece.length;
  let weights = new Float32Array(corners * bones);
  for (let v = 0; v < corners; v++) {
    const sculpture = sculptures[hull.sculpture[v]!]!;
    const piece = hull.piece[v]!;
    const row = weights.subarray(v * bones, (v + 1) * bones);
    if (piece < 0) clayShares(sculpture, cornerAt(hull.positions, v), row);
    else for (const [bone, share] of sculpture.pieces[piece]!.bones) row[bone]! += share;
  }
  const neighbours = neighboursOf(hull);
  for (let round = 0; round < SMOOTHING_ROUNDS; round++) weights = smoothed(weights, bones, neighbours);
  return strongest(weights, bones, corners);
}

function clayShares({ clay }: Sculpture, [x, y, z]: Vec3, row: Float32Array): void {
  const near = clay
    .layersAt(x, y, z)
    .filter(({ carves }) => !carves)
    .map(({ volume, bones }) => ({ bones, distance: Math.max(volume.distance(x, y, z), 0) }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  let sum = 0;
  for (const { bones, distance } of near) {
    const pull = Math.exp((nearest - distance) / SOFTNESS);
    for (const [bone, share] of bones) row[bone]! += pull * share;
    sum += pull;
  }
  for (let bone = 0; bone < row.length; bone++) row[bone]! /= sum || 1;
}

/** Neighbours of clay corners on the mesh; none for corners of pieces, which stay rigid. */
function neighboursOf(hull: Hull): readonly (readonly number[])[] {
  const sets = Array.from({ length: hull.piece.length }, () => new Set<number>());
  for (let i = 0; i < hull.indices.length; i++) {
    const a = hull.indices[i]!;
    const b = hull.indices[i - (i % 3) + ((i + 1) % 3)]!;
    if (hull.piece[a]! >= 0) continue;
    sets[a]!.add(b);
    sets[b]!.add(a);
  }
  return sets.map((set) => [...set]);
}

function smoothed(
  weights: Float32Array,
  bones: number,
  neighbours: readonly (readonly number[])[],
): Float32Array<ArrayBuffer> {
  const next = new Float32Array(weights);
  for (const [v, around] of neighbours.entries()) {
    if (around.length === 0) continue;
    for (let bone = 0; bone < bones; bone++) {
      let sum = weights[v * bones + bone]!;
      for (const other of around) sum += weights[other * bones + bone]!;
      next[v * bones + bone] = sum / (around.length + 1);
    }
  }
  return next;
}

function strongest(weights: Float32Array, bones: number, corners: number): Skin {
  const joints = new Uint8Array(corners * INFLUENCES);
  const shares = new Float32Array(corners * INFLUENCES);
  for (let v = 0; v < corners; v++) {
    const best = Array.from({ length: bones }, (_, bone) => [bone, weights[v * bones + bone]!] as const)
      .filter(([, share]) => share > 0.004)
      .sort((a, b) => b[1] - a[1])
      .slice(0, INFLUENCES);
    const sum = best.reduce((total, [, share]) => total + share, 0) || 1;
    for (const [i, [bone, share]] of best.entries()) {
      joints[v * INFLUENCES + i] = bone;
      shares[v * INFLUENCES + i] = share / sum;
    }
  }
  return { joints, shares };
}

/** Corners and normals in a pose. @param frames one per bone, from `solve` */
export function poseHull(
  hull: Hull,
  skin: Skin,
  frames: readonly Frame[],
): { readonly positions: Float32Array; readonly normals: Float32Array } {
  const positions = new Float32Array(hull.positions.length);
  const normals = new Float32Array(hull.positions.length);
  for (let v = 0; v < hull.piece.length; v++) {
    const at = cornerAt(hull.positions, v);
    const facing = cornerAt(hull.normals, v);
    for (let i = 0; i < INFLUENCES; i++) {
      const share = skin.shares[v * INFLUENCES + i]!;
      if (share === 0) continue;
      const frame = frames[skin.joints[v * INFLUENCES + i]!]!;
      const moved = point(frame, at);
      const turned = transform(frame.matrix, facing);
      for (let axis = 0; axis < 3; axis++) {
        positions[v * 3 + axis]! += share * moved[axis]!;
        normals[v * 3 + axis]! += share * turned[axis]!;
      }
    }
  }
  return { positions, normals };
}
