import type { Shape } from './shapes';
import { normalize, type Vec3 } from './vector';

interface Layer extends Shape {
  /** Width of the seam to what was there before. */
  readonly blend: number;
  /** Number of the coat of paint it wears (or leaves behind where it cuts). */
  readonly coat: number;
  readonly carves: boolean;
}

const EMPTY = 1e3;

/** How far from a point clay is felt: right at the surface, and for shadows in creases. */
const NEAR = { cube: 0.08, margin: 0.035 };
const WIDE = { cube: 0.16, margin: 0.14 };

/** Remembers, for small cubes of space, the layers that matter in and around them. */
class Neighbourhood {
  private readonly cubes = new Map<number, readonly Layer[]>();

  constructor(
    private readonly layers: readonly Layer[],
    private readonly cube: number,
    private readonly margin: number,
  ) {}

  clear(): void {
    this.cubes.clear();
  }

  at(x: number, y: number, z: number): readonly Layer[] {
    const i = Math.floor(x / this.cube);
    const j = Math.floor(y / this.cube);
    const k = Math.floor(z / this.cube);
    const key = ((i + 512) * 1024 + (j + 512)) * 1024 + (k + 512);
    const known = this.cubes.get(key);
    if (known) return known;
    const found = this.around((i + 0.5) * this.cube, (j + 0.5) * this.cube, (k + 0.5) * this.cube);
    this.cubes.set(key, found);
    return found;
  }

  private around(x: number, y: number, z: number): readonly Layer[] {
    const radius = (this.cube * Math.sqrt(3)) / 2 + this.margin;
    return this.layers.filter((layer) => {
      const [cx, cy, cz] = layer.centre;
      if (Math.hypot(x - cx, y - cy, z - cz) - layer.reach > radius + layer.blend) return false;
      // Distances of squashed solids are estimates: keep a margin.
      return layer.distance(x, y, z) < radius * 1.3 + layer.blend;
    });
  }
}

/** Distance after one more layer, seams rounded. */
function combine(distance: number, layer: Layer, own: number): number {
  const { blend } = layer;
  const next = layer.carves ? -own : own;
  const gap = Math.abs(distance - next);
  const round = gap < blend ? ((blend - gap) * (blend - gap)) / (4 * blend) : 0;
  return layer.carves ? Math.max(distance, next) + round : Math.min(distance, next) - round;
}

function melt(layers: readonly Layer[], x: number, y: number, z: number): number {
  let distance = EMPTY;
  for (const layer of layers) distance = combine(distance, layer, layer.distance(x, y, z));
  return distance;
}

/** Clay: solids melted into each other and scooped out, in order, as one signed distance. */
export class Field {
  private readonly layers: Layer[] = [];
  private readonly close = new Neighbourhood(this.layers, NEAR.cube, NEAR.margin);
  private readonly wide = new Neighbourhood(this.layers, WIDE.cube, WIDE.margin);

  add(shape: Shape, coat: number, blend: number): void {
    this.push({ ...shape, coat, blend, carves: false });
  }

  /** Cuts the shape out of everything added before. */
  carve(shape: Shape, coat: number, blend: number): void {
    this.push({ ...shape, coat, blend, carves: true });
  }

  /** The box around all that was added: its lowest and its highest corner. */
  bounds(): readonly [Vec3, Vec3] {
    const low = [9, 9, 9];
    const high = [-9, -9, -9];
    for (const { centre, reach, carves } of this.layers) {
      for (let axis = 0; axis < 3 && !carves; axis++) {
        low[axis] = Math.min(low[axis]!, centre[axis]! - reach);
        high[axis] = Math.max(high[axis]!, centre[axis]! + reach);
      }
    }
    return [low as unknown as Vec3, high as unknown as Vec3];
  }

  /** Signed distance to the clay, right within a few hundredths of the surface; farther off only its sign is. */
  distance(x: number, y: number, z: number): number {
    return melt(this.close.at(x, y, z), x, y, z);
  }

  /** Signed distance to the clay, right within 0.14 of the surface; slower than {@link distance}. */
  farDistance(x: number, y: number, z: number): number {
    return melt(this.wide.at(x, y, z), x, y, z);
  }

  /** The unit vector along which the distance grows fastest. @param step half-width of the measurement */
  normal(x: number, y: number, z: number, step: number): Vec3 {
    const a = this.distance(x + step, y - step, z - step);
    const b = this.distance(x - step, y - step, z + step);
    const c = this.distance(x - step, y + step, z - step);
    const d = this.distance(x + step, y + step, z + step);
    return normalize([a - b - c + d, -a - b + c + d, -a + b - c + d]);
  }

  /** How much of each coat is on the surface here: one share per coat, together 1. */
  coats(x: number, y: number, z: number, shares: Float64Array): void {
    shares.fill(0);
    let distance = EMPTY;
    for (const layer of this.close.at(x, y, z)) {
      const own = layer.distance(x, y, z);
      const ahead = layer.carves ? own + distance : distance - own;
      const seam = Math.min(Math.max(layer.blend, 0.004), 0.02);
      const sign = layer.carves ? -1 : 1;
      const share = Math.min(Math.max(0.5 + (0.5 * sign * ahead) / seam, 0), 1);
      for (let i = 0; i < shares.length; i++) shares[i]! *= 1 - share;
      shares[layer.coat]! += share;
      distance = combine(distance, layer, own);
    }
  }

  /** The first point of the clay on a ray, or undefined. @param direction of unit length */
  trace(origin: Vec3, direction: Vec3, far = 2): Vec3 | undefined {
    let t = 0;
    while (t < far) {
      const p: Vec3 = [
        origin[0] + direction[0] * t,
        origin[1] + direction[1] * t,
        origin[2] + direction[2] * t,
      ];
      const distance = this.farDistance(p[0], p[1], p[2]);
      if (distance < 0.0008) return p;
      t += Math.min(distance * 0.8, WIDE.margin / 2);
    }
    return undefined;
  }

  private push(layer: Layer): void {
    this.layers.push({ ...layer, blend: Math.max(layer.blend, 1e-4) });
    this.close.clear();
    this.wide.clear();
  }
}
