import type { Frame } from './frame';
import type { Volume } from './shapes';
import { clamp, normalize, smoothstep, type Vec3 } from './vector';

/** A bone's index and weight; the weights of a layer add up to 1. */
export type BoneShare = readonly [bone: number, share: number];

export interface Layer {
  readonly volume: Volume;
  /** Index of its coat (or the coat of the cut surface). */
  readonly coat: number;
  readonly bones: readonly BoneShare[];
  /** Width of the seam to earlier layers. */
  readonly blend: number;
  readonly carves: boolean;
  /** Transforms back to the design pose. */
  readonly toDesign: Frame;
  /** Its part of a limb made of several layers: `along` of the volume runs from the first value to the second. */
  readonly span: readonly [number, number];
}

const FAR = 1e3;
/** Side of the cubes that cache their layers, and the distance up to which a layer has an effect. */
const CUBE = 0.06;
const MARGIN = 0.034;

/** Distance after adding a layer, with rounded seams. */
function combine(distance: number, own: number, blend: number, carves: boolean): number {
  const next = carves ? -own : own;
  const gap = distance > next ? distance - next : next - distance;
  const round = gap < blend ? ((blend - gap) * (blend - gap)) / (4 * blend) : 0;
  if (carves) return Math.max(distance, next) + round;
  return Math.min(distance, next) - round;
}

/** The material of the surface at a point. */
export interface Matter {
  /** Weights of the coats, together 1; overwritten by the next call. */
  readonly coats: Float64Array;
  /** Position along the limb, from root to tip, 0 … 1. */
  along: number;
  /** The point in the design pose. */
  readonly design: [number, number, number];
}

/** Clay: bodies blended together or carved out, in order, as one signed distance field. */
export class Clay {
  readonly layers: Layer[] = [];
  /** Relief of the whole surface, added to the distance; at most a few hundredths. */
  relief: ((x: number, y: number, z: number) => number) | null = null;
  private readonly cubes = new Map<number, readonly Layer[]>();

  add(layer: Layer): void {
    this.layers.push({ ...layer, blend: Math.max(layer.blend, 1e-4) });
    this.cubes.clear();
  }

  /** Bounding box of everything added: minimum and maximum corner. */
  bounds(): readonly [Vec3, Vec3] {
    const low = [9, 9, 9];
    const high = [-9, -9, -9];
    for (const { volume, carves, blend } of this.layers) {
      if (carves) continue;
      for (let axis = 0; axis < 3; axis++) {
        low[axis] = Math.min(low[axis]!, volume.centre[axis]! - volume.reach - blend / 4);
        high[axis] = Math.max(high[axis]!, volume.centre[axis]! + volume.reach + blend / 4);
      }
    }
    return [low as unknown as Vec3, high as unknown as Vec3];
  }

  /** The layers that have an effect within a ball. */
  layersWithin(x: number, y: number, z: number, radius: number): readonly Layer[] {
    return this.layers.filter(({ volume, blend }) => {
      const [cx, cy, cz] = volume.centre;
      if (Math.hypot(x - cx, y - cy, z - cz) - volume.reach > radius + blend) return false;
      // Distances of squashed bodies are estimates: keep a margin.
      return volume.distance(x, y, z) < radius * 1.35 + blend;
    });
  }

  /** The layers around a point, cached per small cube of space. */
  layersAt(x: number, y: number, z: number): readonly Layer[] {
    const i = Math.floor(x / CUBE);
    const j = Math.floor(y / CUBE);
    const k = Math.floor(z / CUBE);
    const key = ((i + 512) * 1024 + (j + 512)) * 1024 + (k + 512);
    const known = this.cubes.get(key);
    if (known) return known;
    const radius = (CUBE * Math.sqrt(3)) / 2 + MARGIN;
    const found = this.layersWithin((i + 0.5) * CUBE, (j + 0.5) * CUBE, (k + 0.5) * CUBE, radius);
    this.cubes.set(key, found);
    return found;
  }

  melt(layers: readonly Layer[], x: number, y: number, z: number): number {
    let distance = FAR;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i]!;
      distance = combine(distance, layer.volume.distance(x, y, z), layer.blend, layer.carves);
    }
    return this.relief ? distance + this.relief(x, y, z) : distance;
  }

  /** Signed distance, accurate within about 0.03 of the surface; farther away only the sign is. */
  distance(x: number, y: number, z: number): number {
    return this.melt(this.layersAt(x, y, z), x, y, z);
  }

  /** The unit gradient of the distance. @param step half-width of the measurement */
  normal(x: number, y: number, z: number, step: number): Vec3 {
    const layers = this.layersAt(x, y, z);
    const a = this.melt(layers, x + step, y - step, z - step);
    const b = this.melt(layers, x - step, y - step, z + step);
    const c = this.melt(layers, x - step, y + step, z - step);
    const d = this.melt(layers, x + step, y + step, z + step);
    return normalize([a - b - c + d, -a - b + c + d, -a + b - c + d]);
  }

  /** Positive on edges and tips, negative in creases. @param reach distance of the measurement */
  curvature(layers: readonly Layer[], x: number, y: number, z: number, reach: number): number {
    const around =
      this.melt(layers, x + reach, y, z) +
      this.melt(layers, x - reach, y, z) +
      this.melt(layers, x, y + reach, z) +
      this.melt(layers, x, y - reach, z) +
      this.melt(layers, x, y, z + reach) +
      this.melt(layers, x, y, z - reach);
    return (around - 6 * this.melt(layers, x, y, z)) / reach;
  }

  matter(layers: readonly Layer[], x: number, y: number, z: number, out: Matter): void {
    const { coats, design } = out;
    coats.fill(0);
    out.along = 0;
    let distance = FAR;
    for (const { volume, coat, blend, carves, toDesign, span } of layers) {
      const own = volume.distance(x, y, z);
      const seam = Math.max(blend, 0.0015);
      const ahead = carves ? -own - distance : distance - own;
      const h = clamp(0.5 + (0.5 * ahead) / seam);
      const share = carves ? smoothstep(0.2, 0.6, h) : smoothstep(0.3, 0.7, h);
      distance = combine(distance, own, blend, carves);
      if (share === 0) continue;
      for (let i = 0; i < coats.length; i++) coats[i]! *= 1 - share;
      coats[coat]! += share;
      if (carves) continue;
      const t = volume.along?.(x, y, z) ?? 0.5;
      out.along += (span[0] + (span[1] - span[0]) * t - out.along) * share;
      const { matrix: m, shift } = toDesign;
      design[0] += (m[0] * x + m[1] * y + m[2] * z + shift[0] - design[0]) * share;
      design[1] += (m[3] * x + m[4] * y + m[5] * z + shift[1] - design[1]) * share;
      design[2] += (m[6] * x + m[7] * y + m[8] * z + shift[2] - design[2]) * share;
    }
  }
}
