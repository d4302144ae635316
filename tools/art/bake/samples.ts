import type { Unwrapped } from '../kit/atlas';
import type { Hull } from '../kit/hull';
import type { Vec3 } from '../kit/vector';

/** Allocates memory shared with worker threads. */
export const shared = {
  floats: (count: number): Float32Array => new Float32Array(new SharedArrayBuffer(count * 4)),
  words: (count: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(count * 4)),
  bytes: (count: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(count)),
};

/** Points of a hull to paint. */
export interface Samples {
  readonly count: number;
  /** Three corners of the hull per sample. */
  readonly corners: Uint32Array;
  /** Barycentric coordinates, three per sample. */
  readonly shares: Float32Array;
  readonly bevel: Uint8Array;
  /** Sharp edges rounded in paint; left out if the mesh has bevels. */
  readonly rounded?: Rounded;
}

/** Normals bent towards sharp edges nearby. */
export interface Rounded {
  /** Three numbers per sample. */
  readonly normals: Float32Array;
  /** Closeness to the edge, 0 … 1. */
  readonly edges: Float32Array;
}

/** Interpolates an attribute of the corners at a sample. */
export function between(of: Float32Array, { corners, shares }: Samples, sample: number): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (let k = sample * 3; k < sample * 3 + 3; k++) {
    const share = shares[k]!;
    const at = corners[k]! * 3;
    x += share * of[at]!;
    y += share * of[at + 1]!;
    z += share * of[at + 2]!;
  }
  return [x, y, z];
}

/** One sample per corner. */
export function cornerSamples(hull: Hull): Samples {
  const count = hull.piece.length;
  const corners = shared.words(count * 3);
  const shares = shared.floats(count * 3);
  const bevel = shared.bytes(count);
  for (let v = 0; v < count; v++) {
    corners.fill(v, v * 3, v * 3 + 3);
    shares[v * 3] = 1;
  }
  for (const [i, v] of hull.indices.entries()) bevel[v]! |= hull.bevel[Math.floor(i / 3)]!;
  return { count, corners, shares, bevel };
}

/** The texels that are covered by a hull. */
export interface Texels {
  readonly resolution: number;
  readonly samples: Samples;
  /** Per texel: index of its sample; −1 for none. */
  readonly sampleOf: Int32Array;
  /** Per sample: its texel, and its triangle of the unwrapped mesh. */
  readonly texel: Uint32Array;
  readonly triangle: Uint32Array;
}

/** One sample at the centre of every covered texel. @param resolution pixels per side */
export function texelSamples(hull: Hull, mesh: Unwrapped, resolution: number): Texels {
  const sampleOf = new Int32Array(resolution * resolution).fill(-1);
  const texel: number[] = [];
  const triangle: number[] = [];
  const shares: number[] = [];
  for (let f = 0; f < mesh.indices.length / 3; f++) {
    const three = [0, 1, 2].map((k) => mesh.indices[f * 3 + k]!);
    const [ax, bx, cx] = three.map((v) => mesh.uv[v * 2]! * resolution) as [number, number, number];
    const [ay, by, cy] = three.map((v) => mesh.uv[v * 2 + 1]! * resolution) as [number, number, number];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const last = resolution - 1;
    const [x0, x1] = [
      Math.max(0, Math.floor(Math.min(ax, bx, cx))),
      Math.min(last, Math.ceil(Math.max(ax, bx, cx))),
    ];
    const [y0, y1] = [
      Math.max(0, Math.floor(Math.min(ay, by, cy))),
      Math.min(last, Math.ceil(Math.max(ay, by, cy))),
    ];
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const a = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        const b = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const c = 1 - a - b;
        const at = y * resolution + x;
        if (Math.min(a, b, c) < -1e-4 || sampleOf[at]! >= 0) continue;
        sampleOf[at] = texel.length;
        texel.push(at);
        triangle.push(f);
        shares.push(a, b, c);
      }
    }
  }
  const count = texel.length;
  const samples = {
    count,
    corners: shared.words(count * 3),
    shares: shared.floats(count * 3),
    bevel: shared.bytes(count),
  };
  samples.shares.set(shares);
  for (const [i, f] of triangle.entries()) {
    for (let k = 0; k < 3; k++) samples.corners[i * 3 + k] = mesh.origin[mesh.indices[f * 3 + k]!]!;
    samples.bevel[i] = hull.bevel[mesh.triangle[f]!]!;
  }
  return {
    resolution,
    samples,
    sampleOf,
    texel: new Uint32Array(texel),
    triangle: new Uint32Array(triangle),
  };
}
