import sharp from 'sharp';
import type { Unwrapped } from '../kit/atlas';
import { cornerAt, type Hull } from '../kit/hull';
import { dot, normalize, reject, scale, sub, type Vec3 } from '../kit/vector';
import type { Coating } from './coating';
import { between, type Texels } from './samples';

/** The textures of a model as PNG. */
export interface Textures {
  readonly colour: Uint8Array;
  readonly normal: Uint8Array;
  /** Openness, roughness, metalness; half the size. */
  readonly matter: Uint8Array;
  /** Half the size; null if nothing glows. */
  readonly glow: Uint8Array | null;
}

/** Padding around charts, texels. */
const BLEED = 4;

export async function encodeTextures(
  hull: Hull,
  mesh: Unwrapped,
  texels: Texels,
  coating: Coating,
): Promise<Textures> {
  const { resolution } = texels;
  const picture = (from: ArrayLike<number>, scaleBy = 1): Buffer => {
    const pixels = Buffer.alloc(resolution * resolution * 3, from === coating.normal ? 128 : 0);
    for (const [i, at] of texels.texel.entries()) {
      for (let k = 0; k < 3; k++) pixels[at * 3 + k] = from[i * 3 + k]! * scaleBy;
    }
    return bleed(pixels, texels);
  };
  const png = (pixels: Buffer, side = resolution): Promise<Buffer> => {
    const raw = { width: resolution, height: resolution, channels: 3 as const };
    return sharp(pixels, { raw }).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer();
  };
  const shines = coating.glow.some((value) => value > 2);
  return {
    colour: await png(picture(coating.colour)),
    normal: await png(picture(tangentNormals(hull, mesh, texels, coating.normal))),
    matter: await png(picture(coating.matter), resolution / 2),
    glow: shines ? await png(picture(coating.glow), resolution / 2) : null,
  };
}

/** Pads the charts with their edge colours; otherwise filtering would pick up black. */
function bleed(pixels: Buffer, { resolution, sampleOf }: Texels): Buffer {
  const filled = Uint8Array.from(sampleOf, (sample) => (sample >= 0 ? 1 : 0));
  for (let round = 0; round < BLEED; round++) {
    const before = filled.slice();
    for (let y = 0; y < resolution; y++) {
      for (let x = 0; x < resolution; x++) {
        const at = y * resolution + x;
        if (before[at]) continue;
        const sum = [0, 0, 0];
        let count = 0;
        for (const [dx, dy] of AROUND) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= resolution || ny >= resolution) continue;
          const other = ny * resolution + nx;
          if (!before[other]) continue;
          for (let k = 0; k < 3; k++) sum[k]! += pixels[other * 3 + k]!;
          count++;
        }
        if (count === 0) continue;
        for (let k = 0; k < 3; k++) pixels[at * 3 + k] = sum[k]! / count;
        filled[at] = 1;
      }
    }
  }
  return pixels;
}

const AROUND: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** Normals in the tangent space that three.js derives from texture coordinates: x along u, y against v. 0 … 255 */
function tangentNormals(hull: Hull, mesh: Unwrapped, texels: Texels, normals: Float32Array): Uint8Array {
  const out = new Uint8Array(normals.length);
  const frames = Array.from({ length: mesh.triangle.length }, (_, f) => uvAxes(hull, mesh, f));
  for (let i = 0; i < texels.samples.count; i++) {
    const n = normalize(between(hull.normals, texels.samples, i));
    const [du, dv] = frames[texels.triangle[i]!]!;
    const t = normalize(reject(du, n));
    const b = normalize(reject(dv, n));
    const bumpy: Vec3 = [normals[i * 3]!, normals[i * 3 + 1]!, normals[i * 3 + 2]!];
    const skew = dot(t, b);
    const [x, y, z] = [dot(bumpy, t), dot(bumpy, b), dot(bumpy, n)];
    const square = 1 - skew * skew || 1;
    const local = normalize([(x - y * skew) / square, (y - x * skew) / square, Math.max(z, 0.05)]);
    for (let k = 0; k < 3; k++) out[i * 3 + k] = Math.round((local[k]! * 0.5 + 0.5) * 255);
  }
  return out;
}

/** Directions of growing u and of falling v on a triangle. */
function uvAxes(hull: Hull, mesh: Unwrapped, f: number): readonly [Vec3, Vec3] {
  const three = [0, 1, 2].map((k) => mesh.indices[f * 3 + k]!);
  const [a, b, c] = three.map((v) => cornerAt(hull.positions, mesh.origin[v]!)) as [Vec3, Vec3, Vec3];
  const uv = three.map((v) => [mesh.uv[v * 2]!, mesh.uv[v * 2 + 1]!] as const);
  const [s0, t0] = [uv[1]![0] - uv[0]![0], uv[1]![1] - uv[0]![1]];
  const [s1, t1] = [uv[2]![0] - uv[0]![0], uv[2]![1] - uv[0]![1]];
  const area = s0 * t1 - s1 * t0 || 1e-12;
  const [p, q] = [sub(b, a), sub(c, a)];
  return [scale(sub(scale(p, t1), scale(q, t0)), 1 / area), scale(sub(scale(p, s1), scale(q, s0)), 1 / area)];
}
