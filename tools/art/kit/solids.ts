import { ShapeUtils, Vector2 } from 'three';
import { spline } from './curve';
import { axes, placed, transform } from './frame';
import { Piece } from './piece';
import type { Node } from './shapes';
import { add, cross, dot, normalize, reject, scale, sub, type Vec3 } from './vector';

/** Crisp pieces with few triangles, for kits: prisms, tubes and bars. */

export interface SlabSpec {
  readonly at?: Vec3;
  readonly turn?: Vec3;
  /** Corners (x, y), counter-clockwise as seen from the front (+z). */
  readonly outline: readonly (readonly [x: number, y: number])[];
  /** Along z, centred on the origin. */
  readonly depth: number;
  /** Width of the bevel around the front; 0 for a sharp edge. */
  readonly bevel?: number;
  /** Width of the bevel around the back; that of the front if left out. */
  readonly backBevel?: number;
  /** Size of the front relative to the back. */
  readonly taper?: number;
  /** Whether the back is closed. */
  readonly back?: boolean;
}

/** Flanks are smooth if the cosine of their angle is above this. */
const SMOOTH = 0.75;

/** A bevelled prism. Local coordinates are those before placement. */
export function slab(spec: SlabSpec): Piece {
  const { at = [0, 0, 0], turn = [0, 0, 0], outline, depth, bevel = 0, taper = 1, back = true } = spec;
  const { backBevel = bevel } = spec;
  const piece = new Piece();
  const count = outline.length;
  const corner = (i: number) => outline[(i + count) % count]!;
  const flank = (i: number): Vec3 => {
    const [[ax, ay], [bx, by]] = [corner(i), corner(i + 1)];
    return normalize([by - ay, ax - bx, 0]);
  };
  /** Normal of corner `i` at the end of flank `side`. */
  const shading = (i: number, side: number): Vec3 => {
    const [before, after] = [flank(i - 1), flank(i)];
    if (dot(before, after) > SMOOTH) return normalize(add(before, after));
    return flank(side);
  };
  const inset = (i: number, by: number, z: number, size: number): Vec3 => {
    const out = add(flank(i - 1), flank(i));
    const [x, y] = corner(i);
    const reach = 1 + dot(flank(i - 1), flank(i));
    return [(x - (out[0] * by) / reach) * size, (y - (out[1] * by) / reach) * size, z];
  };
  const half = depth / 2;
  const band = (from: (i: number) => Vec3, to: (i: number) => Vec3, lean: number, isBevel: boolean): void => {
    for (let i = 0; i < count; i++) {
      const [low, high] = [shading(i, i), shading(i + 1, i)].map((n) => normalize([n[0], n[1], lean])) as [
        Vec3,
        Vec3,
      ];
      const a = piece.corner(from(i), low);
      const b = piece.corner(from(i + 1), high);
      piece.quad(a, b, piece.corner(to(i + 1), high), piece.corner(to(i), low), isBevel);
    }
  };
  const face = (place: (i: number) => Vec3, facing: number): void => {
    const flat = outline.map((_, i) => new Vector2(place(i)[0], place(i)[1]));
    const first = flat.map((_, i) => piece.corner(place(i), [0, 0, facing]));
    for (const [a, b, c] of ShapeUtils.triangulateShape(flat, []))
      piece.triangle(first[a!]!, first[b!]!, first[c!]!);
  };
  const lowEdge = (i: number): Vec3 => inset(i, 0, -half + backBevel, 1);
  const highEdge = (i: number): Vec3 => inset(i, 0, half - bevel, taper);
  const lowFace = (i: number): Vec3 => inset(i, backBevel, -half, 1);
  const highFace = (i: number): Vec3 => inset(i, bevel, half, taper);
  const widest = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  band(lowEdge, highEdge, (widest * (1 - taper)) / depth, false);
  if (bevel > 0) band(highEdge, highFace, 1, true);
  face(highFace, 1);
  if (back) {
    if (backBevel > 0) band(lowFace, lowEdge, -1, true);
    face(lowFace, -1);
  }
  return piece.inside(placed(at, turn));
}

/** A tube along a smooth curve, with open ends. @param rings number of straight segments */
export function pipe(nodes: readonly Node[], sides = 6, rings = 6): Piece {
  const piece = new Piece();
  const at = spline(nodes, rings);
  const place = (i: number): Vec3 => [at[i]![0], at[i]![1], at[i]![2]];
  let aid: Vec3 = [0.31, 0.77, 0.56];
  for (let i = 0; i <= rings; i++) {
    const way = normalize(sub(place(Math.min(i + 1, rings)), place(Math.max(i - 1, 0))));
    // Propagated from ring to ring, so that a bent pipe is not twisted.
    aid = normalize(reject(aid, way));
    const across = cross(way, aid);
    for (let k = 0; k < sides; k++) {
      const turn = (k / sides) * 2 * Math.PI;
      const out = add(scale(aid, Math.cos(turn)), scale(across, Math.sin(turn)));
      piece.corner(add(place(i), scale(out, at[i]![3])), out, i / rings);
    }
  }
  for (let i = 0; i < rings; i++) {
    for (let k = 0; k < sides; k++) {
      const [a, b] = [i * sides + k, i * sides + ((k + 1) % sides)];
      piece.quad(a, b, b + sides, a + sides);
    }
  }
  return piece;
}

export interface BarSpec {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radius: number;
  /** Radius at the far end; the same if left out. */
  readonly tip?: number;
  readonly sides?: number;
  /** Which ends are closed. */
  readonly caps?: 'none' | 'far' | 'both';
}

/** A straight bar, flat-shaded up to four sides and smooth-shaded beyond. */
export function bar({ from, to, radius, tip = radius, sides = 4, caps = 'none' }: BarSpec): Piece {
  const piece = new Piece();
  const way = normalize(sub(to, from));
  const frame = axes(way, Math.abs(way[1]) > 0.8 ? [0, 0, 1] : [0, 1, 0]);
  const round = sides > 4;
  const out = (step: number): Vec3 => {
    const turn = ((step + 0.5) / sides) * 2 * Math.PI;
    return transform(frame, [0, Math.cos(turn), Math.sin(turn)]);
  };
  for (let k = 0; k < sides; k++) {
    const [a, b] = [out(k), out(k + 1)];
    const flat = normalize(add(a, b));
    const corners = [
      [a, from, radius, 0],
      [b, from, radius, 0],
      [b, to, tip, 1],
      [a, to, tip, 1],
    ] as const;
    const [p, q, r, t] = corners.map(([way2, end, size, along]) =>
      piece.corner(add(end, scale(way2, size)), round ? way2 : flat, along),
    );
    piece.quad(p!, q!, r!, t!);
  }
  const cap = (end: Vec3, size: number, facing: number): void => {
    const rim = Array.from({ length: sides }, (_, k) =>
      piece.corner(add(end, scale(out(k), size)), scale(way, facing), facing > 0 ? 1 : 0),
    );
    for (let k = 1; k < sides - 1; k++) piece.triangle(rim[0]!, rim[k]!, rim[k + 1]!);
  };
  if (caps !== 'none') cap(to, tip, 1);
  if (caps === 'both') cap(from, radius, -1);
  return piece;
}

/** Corners of a regular or a pointed polygon, counter-clockwise from the top. @param inner radius of every second corner */
export function starOutline(
  points: number,
  radius: number,
  inner = radius,
): readonly (readonly [number, number])[] {
  const count = inner === radius ? points : points * 2;
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const r = inner !== radius && i % 2 === 1 ? inner : radius;
    return [-r * Math.sin(turn), r * Math.cos(turn)] as const;
  });
}
