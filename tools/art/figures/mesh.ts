import { occlude } from '../bake/occlusion';
import { cornerSamples } from '../bake/samples';
import { cornerAt, type Hull } from '../kit/hull';
import { fractal } from '../kit/noise';
import type { Spot } from '../kit/paint';
import { add, clamp, cross, dot, normalize, sub, type Vec3 } from '../kit/vector';
import type { Figure, Occasion, Placed } from './figure';

/** Scale at which openness is measured, so that a man is as large as a monster is to its rays. */
const ENLARGED = 3.2;
const RAYS = 24;

/** The mesh of a painted figure. */
export interface FigureMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  /** Linear RGB, and 1 for parts tinted by the House, 0.5 for glowing parts, 0 for the rest. */
  readonly colours: Float32Array;
  /** Texture coordinates on the emblem; 0, 0 elsewhere. */
  readonly uv: Float32Array;
  /** Position x, z of the corner's man; his phase of the beat, 0 … 1; visibility: 0 always, 0.5 fresh, 1 battleworn. */
  readonly men: Float32Array;
}

const OCCASIONS: readonly Occasion[] = ['always', 'fresh', 'worn'];

/** Joins pieces to one mesh, with triangles oriented like their normals. */
function joined(placed: readonly Placed[]): Hull {
  const [positions, normals, indices, numbers, along, local, bevel]: number[][] = [
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  for (const [number, { piece }] of placed.entries()) {
    const first = along!.length;
    positions!.push(...piece.positions);
    normals!.push(...piece.normals);
    along!.push(...piece.along);
    local!.push(...piece.local);
    for (const _ of piece.along) numbers!.push(number);
    for (const [face, isBevel] of piece.bevel.entries()) {
      const three = piece.indices.slice(face * 3, face * 3 + 3) as [number, number, number];
      const [a, b, c] = three.map((v) => cornerAt(piece.positions, v)) as [Vec3, Vec3, Vec3];
      const normal = cross(sub(b, a), sub(c, a));
      const out = three.map((v) => cornerAt(piece.normals, v)).reduce(add);
      const [p, q, r] = three;
      indices!.push(...(dot(normal, out) >= 0 ? [p, q, r] : [p, r, q]).map((v) => first + v));
      bevel!.push(isBevel ? 1 : 0);
    }
  }
  return {
    positions: new Float32Array(positions!),
    normals: new Float32Array(normals!),
    indices: new Uint32Array(indices!),
    sculpture: new Uint8Array(along!.length),
    piece: new Int16Array(numbers!),
    along: new Float32Array(along!),
    local: new Float32Array(local!),
    bevel: new Uint8Array(bevel!),
  };
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Assembles the pieces of a figure and paints their corners. */
export function figureMesh({ placed, pivots }: Figure): FigureMesh {
  const hull = joined(placed);
  const count = hull.along.length;
  const samples = cornerSamples(hull);
  const open = new Float32Array(count);
  // Parts of different occasions do not occlude each other.
  const occasionOf = (corner: number) => placed[hull.piece[corner]!]!.occasion;
  for (const occasion of ['fresh', 'worn'] as const) {
    const other = occasion === 'fresh' ? 'worn' : 'fresh';
    const blocking = hull.indices.filter((_, i) => occasionOf(hull.indices[i - (i % 3)]!) !== other);
    const which = Uint32Array.from(
      Array.from({ length: count }, (_, corner) => corner).filter((corner) => {
        const own = occasionOf(corner);
        return own === occasion || (own === 'always' && occasion === 'fresh');
      }),
    );
    const measured = new Float32Array(which.length);
    const positions = hull.positions.map((value) => value * ENLARGED);
    occlude(
      blocking,
      [{ positions, normals: hull.normals, rays: RAYS }],
      samples,
      which,
      measured,
      0,
      which.length,
    );
    for (const [index, corner] of which.entries()) open[corner] = measured[index]!;
  }
  const [colours, uv, men] = [4, 2, 4].map((size) => new Float32Array(count * size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let corner = 0; corner < count; corner++) {
    const { coat, man, occasion, emblem } = placed[hull.piece[corner]!]!;
    const at = cornerAt(hull.positions, corner);
    const normal = normalize(cornerAt(hull.normals, corner));
    const enlarged = at.map((value) => value * ENLARGED) as unknown as Vec3;
    const local = cornerAt(hull.local, corner);
    const spot: Spot = {
      at,
      design: at,
      normal,
      open: open[corner]!,
      crease: 0,
      edge: samples.bevel[corner]! > 0 ? 0.8 : 0,
      bulge: 0,
      height: 0.5,
      relief: 0,
      light: clamp(0.5 + 0.5 * (0.85 * normal[1] + 0.1 * normal[2])),
      along: hull.along[corner]!,
      local,
      noise: fractal(enlarged[0] * 18, enlarged[1] * 18, enlarged[2] * 18, 3),
      brush: 0.7,
      stains: [],
    };
    const { colour } = coat.paint(spot);
    colours.set([...colour.map(linear), coat.house ? 1 : coat.glows ? 0.5 : 0], corner * 4);
    if (emblem) uv.set([local[0] > 0 ? 1 : 0, local[1] > 0 ? 0 : 1], corner * 2);
    const [x, , z] = pivots[man]!;
    // Men step one after the other; the base does not.
    const beat = man === 0 ? 0 : ((man * 0.618) % 1) * 0.9 + 0.1;
    men.set([x, z, beat, OCCASIONS.indexOf(occasion) / 2], corner * 4);
  }
  return { positions: hull.positions, normals: hull.normals, indices: hull.indices, colours, uv, men };
}
