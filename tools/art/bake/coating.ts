import type { Matter } from '../kit/clay';
import { cornerAt, type Hull } from '../kit/hull';
import { fractal } from '../kit/noise';
import type { Coat, Paint, Spot } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { add, clamp, dot, normalize, scale, sub, type Vec3 } from '../kit/vector';
import { between, type Samples, shared } from './samples';

/** The appearance of baked samples, three numbers each unless noted otherwise. */
export interface Coating {
  /** sRGB, 0 … 255 */
  readonly colour: Uint8Array;
  /** Openness, roughness, metalness, 0 … 255 */
  readonly matter: Uint8Array;
  /** Emitted light, sRGB, 0 … 255 */
  readonly glow: Uint8Array;
  /** Normals with the skin's relief, in model space. */
  readonly normal: Float32Array;
}

export function blankCoating(count: number): Coating {
  return {
    colour: shared.bytes(count * 3),
    matter: shared.bytes(count * 3),
    glow: shared.bytes(count * 3),
    normal: shared.floats(count * 3),
  };
}

/** Half-widths of the surface measurements, model units. */
const STEP = { relief: 0.0011, smooth: 0.003, crease: 0.007, bulge: 0.022 };
/** A relief of this depth has full effect. */
const FULL_RELIEF = 0.004;

/** Position, material and curvature of a sample. */
interface Shape {
  at: Vec3;
  design: Vec3;
  normal: Vec3;
  bumpy: Vec3;
  crease: number;
  edge: number;
  bulge: number;
  height: number;
  relief: number;
  along: number;
}

/** Paints samples of a hull. One instance per thread, since it reuses buffers. */
export class CoatPainter {
  private readonly matter: readonly Matter[];

  constructor(
    private readonly hull: Hull,
    private readonly sculptures: readonly Sculpture[],
    /** Strength of the painted light from the front; 0 for models that turn on the table. */
    private readonly front: number,
  ) {
    this.matter = sculptures.map(({ coats }) => ({
      coats: new Float64Array(coats.length),
      along: 0,
      design: [0, 0, 0],
    }));
  }

  /** @param open openness per sample @param from, to range of samples */
  paint(samples: Samples, open: Float32Array, out: Coating, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const corner = samples.corners[i * 3]!;
      const number = this.hull.sculpture[corner]!;
      const sculpture = this.sculptures[number]!;
      const matter = this.matter[number]!;
      const piece = this.hull.piece[corner]!;
      const at = between(this.hull.positions, samples, i);
      const normal = samples.rounded
        ? cornerAt(samples.rounded.normals, i)
        : normalize(between(this.hull.normals, samples, i));
      const shape =
        piece < 0
          ? this.clayShape(sculpture, matter, at, normal)
          : this.pieceShape(sculpture, matter, piece, samples, i, at, normal);
      const spot: Spot = {
        ...shape,
        open: open[i]!,
        light: clamp(0.5 + 0.5 * (0.85 * shape.bumpy[1] + this.front * shape.bumpy[2])),
        local: between(this.hull.local, samples, i),
        noise: fractal(at[0] * 18, at[1] * 18, at[2] * 18, 3),
        brush: 0.5 + 0.5 * fractal(at[0] * 120, at[1] * 36, at[2] * 120, 2),
        stains: sculpture.stainsAt(...at, matter.coats),
      };
      this.write(out, i, spot, mixPaints(sculpture.coats, matter.coats, spot), shape.bumpy);
    }
  }

  private clayShape({ clay, coats }: Sculpture, matter: Matter, from: Vec3, n: Vec3): Shape {
    let [x, y, z] = from;
    const layers = clay.layersAt(x, y, z);
    for (let round = 0; round < 2; round++) {
      const away = clamp(clay.melt(layers, x, y, z), -0.015, 0.015);
      x -= n[0] * away;
      y -= n[1] * away;
      z -= n[2] * away;
    }
    clay.matter(layers, x, y, z, matter);
    const relief = (px: number, py: number, pz: number): number => reliefOf(coats, matter.coats, px, py, pz);
    const q = STEP.relief;
    const surface = (px: number, py: number, pz: number): number =>
      clay.melt(layers, px, py, pz) - relief(px, py, pz);
    const a = surface(x + q, y - q, z - q);
    const b = surface(x - q, y - q, z + q);
    const c = surface(x - q, y + q, z - q);
    const d = surface(x + q, y + q, z + q);
    const bumpy = normalize([a - b - c + d, -a - b + c + d, -a + b - c + d]);
    const smooth = clay.normal(x, y, z, STEP.smooth);
    const depth = coats.reduce((sum, coat, i) => sum + (coat.depth ?? 0) * matter.coats[i]!, 0);
    const fine = clay.curvature(layers, x, y, z, STEP.crease);
    const wide = clay.curvature(layers, x, y, z, STEP.bulge);
    return {
      at: [x, y, z],
      design: [...matter.design],
      normal: dot(smooth, n) < 0 ? n : smooth,
      bumpy: dot(bumpy, n) < 0.05 ? n : bumpy,
      crease: clamp(clamp(-fine * 0.55 - 0.06) + clamp(-wide * 0.35 - 0.08)),
      edge: clamp(fine * 0.75 - 0.22),
      bulge: clamp(wide * 0.35 - 0.1, -1, 1),
      height: depth > 1e-5 ? clamp(relief(x, y, z) / depth) : 0.5,
      relief: clamp(depth / FULL_RELIEF),
      along: matter.along,
    };
  }

  private pieceShape(
    sculpture: Sculpture,
    matter: Matter,
    piece: number,
    samples: Samples,
    sample: number,
    at: Vec3,
    n: Vec3,
  ): Shape {
    const { coat } = sculpture.pieces[piece]!;
    matter.coats.fill(0);
    matter.coats[coat] = 1;
    const { detail, depth = 0 } = sculpture.coats[coat]!;
    let along = 0;
    for (let k = sample * 3; k < sample * 3 + 3; k++)
      along += samples.shares[k]! * this.hull.along[samples.corners[k]!]!;
    const bumpy = detail ? bumped(detail, at, n) : n;
    return {
      at,
      design: at,
      normal: n,
      bumpy,
      crease: 0,
      edge: samples.bevel[sample]! > 0 ? 0.9 : (samples.rounded?.edges[sample] ?? 0),
      bulge: 0,
      height: detail && depth > 0 ? clamp(detail(...at) / depth) : 0.5,
      relief: clamp(depth / FULL_RELIEF),
      along,
    };
  }

  private write(out: Coating, i: number, { open }: Spot, paint: Paint, normal: Vec3): void {
    for (let k = 0; k < 3; k++) {
      out.colour[i * 3 + k] = Math.round(clamp(paint.colour[k]!) * 255);
      out.glow[i * 3 + k] = Math.round(clamp(paint.glow?.[k] ?? 0) * 255);
      out.normal[i * 3 + k] = normal[k]!;
    }
    out.matter[i * 3] = Math.round(clamp(0.25 + 0.75 * open) * 255);
    out.matter[i * 3 + 1] = Math.round(clamp(paint.rough, 0.04, 1) * 255);
    out.matter[i * 3 + 2] = Math.round(clamp(paint.metal) * 255);
  }
}

function reliefOf(coats: readonly Coat[], shares: Float64Array, x: number, y: number, z: number): number {
  let height = 0;
  for (let i = 0; i < coats.length; i++) {
    const { detail } = coats[i]!;
    if (detail && shares[i]! > 0.01) height += shares[i]! * detail(x, y, z);
  }
  return height;
}

/** Surface normal with relief. */
function bumped(detail: NonNullable<Coat['detail']>, [x, y, z]: Vec3, n: Vec3): Vec3 {
  const q = STEP.relief;
  const here = detail(x, y, z);
  const slope: Vec3 = [
    (detail(x + q, y, z) - here) / q,
    (detail(x, y + q, z) - here) / q,
    (detail(x, y, z + q) - here) / q,
  ];
  const bumpy = normalize(sub(n, slope));
  return dot(bumpy, n) < 0.1 ? n : bumpy;
}

function mixPaints(coats: readonly Coat[], shares: Float64Array, spot: Spot): Paint {
  let colour: Vec3 = [0, 0, 0];
  let glow: Vec3 | null = null;
  let [rough, metal, sum] = [0, 0, 0];
  for (let i = 0; i < coats.length; i++) {
    const share = shares[i]!;
    if (share < 0.01) continue;
    const paint = coats[i]!.paint(spot);
    colour = add(colour, scale(paint.colour, share));
    if (paint.glow) glow = add(glow ?? [0, 0, 0], scale(paint.glow, share));
    rough += share * paint.rough;
    metal += share * paint.metal;
    sum += share;
  }
  return { colour: scale(colour, 1 / sum), rough: rough / sum, metal: metal / sum, glow };
}
