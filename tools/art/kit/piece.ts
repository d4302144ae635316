import { spline } from './curve';
import { type Frame, placed, point, transform } from './frame';
import type { Node } from './shapes';
import { add, cross, length, lerp, normalize, reject, scale, sub, type Vec3 } from './vector';

/** A mesh built from explicit corners, crisper than clay: horns, teeth, eyes, boxes. */
export class Piece {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly indices: number[] = [];
  /** Per corner: position from root to tip, 0 … 1. */
  readonly along: number[] = [];
  /** Per corner: local coordinates, for painting by shape. */
  readonly local: number[] = [];
  /** Per triangle: true on bevels, which get the dry brush. */
  readonly bevel: boolean[] = [];

  corner(position: Vec3, normal: Vec3, along = 0.5, local: Vec3 = position): number {
    this.positions.push(...position);
    this.normals.push(...normalize(normal));
    this.along.push(along);
    this.local.push(...local);
    return this.along.length - 1;
  }

  /** The winding does not matter: the hull orients every triangle like its corners' normals. */
  triangle(a: number, b: number, c: number, bevel = false): void {
    this.indices.push(a, b, c);
    this.bevel.push(bevel);
  }

  quad(a: number, b: number, c: number, d: number, bevel = false): void {
    this.triangle(a, b, c, bevel);
    this.triangle(a, c, d, bevel);
  }

  /** A copy of the piece in a frame; its local coordinates stay. */
  inside(frame: Frame): Piece {
    const moved = new Piece();
    for (let i = 0; i < this.positions.length; i += 3) {
      const p = point(frame, [this.positions[i]!, this.positions[i + 1]!, this.positions[i + 2]!]);
      const n = transform(frame.matrix, [this.normals[i]!, this.normals[i + 1]!, this.normals[i + 2]!]);
      moved.positions.push(...p);
      moved.normals.push(...n);
    }
    moved.indices.push(...this.indices);
    moved.along.push(...this.along);
    moved.local.push(...this.local);
    moved.bevel.push(...this.bevel);
    return moved;
  }
}

/** A horn, claw or tooth: a spline that ends in a point. @param flat thickness relative to the width */
export function horn(nodes: readonly Node[], sides = 8, rings = 5, flat = 1): Piece {
  const piece = new Piece();
  const at = spline(nodes, rings);
  const place = (i: number): Vec3 => [at[i]![0], at[i]![1], at[i]![2]];
  let u: Vec3 = [0.31, 0.77, 0.56];
  for (let i = 0; i <= rings; i++) {
    const [before, after] = [Math.max(i - 1, 0), Math.min(i + 1, rings)];
    const way = sub(place(after), place(before));
    const d = normalize(way);
    // Propagated from ring to ring, so that a bent horn is not twisted.
    const square = reject(u, d);
    u = normalize(length(square) > 1e-3 ? square : cross([1, 0, 0], d));
    const v = cross(d, u);
    const radius = i === rings ? 0.0006 : Math.max(at[i]![3], 0.0006);
    const slope = (at[before]![3] - at[after]![3]) / (length(way) || 1);
    for (let k = 0; k < sides; k++) {
      const turn = (k / sides) * 2 * Math.PI;
      const out = add(scale(u, Math.cos(turn)), scale(v, Math.sin(turn) * flat));
      const normal = add(
        normalize(add(scale(u, Math.cos(turn)), scale(v, Math.sin(turn) / flat))),
        scale(d, slope),
      );
      piece.corner(add(place(i), scale(out, radius)), normal, i / rings);
    }
  }
  for (let i = 0; i < rings; i++) {
    for (let k = 0; k < sides; k++) {
      const next = (k + 1) % sides;
      const [a, b] = [i * sides + k, i * sides + next];
      piece.triangle(a, b, b + sides);
      if (i < rings - 1) piece.triangle(a, b + sides, a + sides);
    }
  }
  return piece;
}

/** A sphere or part of one. Local coordinates are on the unit sphere. @param from, to degrees from the +y pole */
export function globe(
  at: Vec3,
  radii: Vec3,
  turn: Vec3,
  segments = 16,
  rings = 10,
  from = 0,
  to = 180,
): Piece {
  const piece = new Piece();
  for (let j = 0; j <= rings; j++) {
    for (let i = 0; i <= segments; i++) {
      const a = (lerp(from, to, j / rings) * Math.PI) / 180;
      const b = (i / segments) * Math.PI * 2;
      const n: Vec3 = [Math.sin(a) * Math.cos(b), Math.cos(a), Math.sin(a) * Math.sin(b)];
      piece.corner(
        [n[0] * radii[0], n[1] * radii[1], n[2] * radii[2]],
        [n[0] / radii[0], n[1] / radii[1], n[2] / radii[2]],
        j / rings,
        n,
      );
    }
  }
  for (let j = 0; j < rings; j++) {
    for (let i = 0; i < segments; i++) {
      const a = j * (segments + 1) + i;
      const c = a + segments + 1;
      if (j > 0 || from > 0) piece.triangle(a, a + 1, c + 1);
      if (j < rings - 1 || to < 180) piece.triangle(a, c + 1, c);
    }
  }
  return piece.inside(placed(at, turn));
}

/** A name of a side of a box. */
export type BoxSide = '+x' | '-x' | '+y' | '-y' | '+z' | '-z';
const SIDES: readonly BoxSide[] = ['+x', '-x', '+y', '-y', '+z', '-z'];

export interface BlockSpec {
  readonly at: Vec3;
  readonly size: Vec3;
  readonly turn?: Vec3;
  readonly bevel?: number;
  /** Width and depth of the top relative to the foot. */
  readonly taper?: readonly [number, number];
  /** Sides that are never visible. */
  readonly skip?: readonly BoxSide[];
}

/** A box with bevelled edges: 44 triangles. Local coordinates run from −0.5 to 0.5. */
export function block({
  at,
  size,
  turn = [0, 0, 0],
  bevel = 0.01,
  taper = [1, 1],
  skip = [],
}: BlockSpec): Piece {
  const piece = new Piece();
  const half = scale(size, 0.5);
  const cut = Math.min(bevel, ...half.map((h) => h * 0.9));
  const known = new Map<string, number>();
  const corner = (side: number, signs: readonly number[]): number => {
    const key = `${side}:${signs}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const axis = side >> 1;
    const p = signs.map((s, i) => s * (half[i]! - (i === axis ? 0 : cut))) as unknown as Vec3;
    const up = p[1] / size[1] + 0.5;
    const shaped: Vec3 = [p[0] * lerp(1, taper[0], up), p[1], p[2] * lerp(1, taper[1], up)];
    const n: [number, number, number] = [0, 0, 0];
    n[axis] = side & 1 ? -1 : 1;
    if (axis !== 1) n[1] = (half[axis]! * (1 - taper[axis === 0 ? 0 : 1])) / size[1];
    const local = p.map((c, i) => c / size[i]!) as unknown as Vec3;
    const made = piece.corner(shaped, n, up, local);
    known.set(key, made);
    return made;
  };
  const sides = SIDES.map((name, side) => ({ side, axis: side >> 1, sign: side & 1 ? -1 : 1, name })).filter(
    ({ name }) => !skip.includes(name),
  );
  const signsOf = (...parts: readonly (readonly [number, number])[]): number[] => {
    const signs = [0, 0, 0];
    for (const [axis, sign] of parts) signs[axis] = sign;
    return signs;
  };
  for (const { side, axis, sign } of sides) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const four = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([p, q]) => corner(side, signsOf([axis, sign], [u, p!], [v, q!])));
    if (sign > 0) piece.quad(four[0]!, four[1]!, four[2]!, four[3]!);
    else piece.quad(four[3]!, four[2]!, four[1]!, four[0]!);
  }
  for (const one of sides) {
    for (const two of sides) {
      if (two.axis <= one.axis) continue;
      const third = 3 - one.axis - two.axis;
      const signs = (s: number) => signsOf([one.axis, one.sign], [two.axis, two.sign], [third, s]);
      const edge = (side: number, s: number) => corner(side, signs(s));
      piece.quad(edge(one.side, -1), edge(one.side, 1), edge(two.side, 1), edge(two.side, -1), true);
      for (const three of sides) {
        if (three.axis <= two.axis) continue;
        const tip = signs(three.sign);
        piece.triangle(corner(one.side, tip), corner(two.side, tip), corner(three.side, tip), true);
      }
    }
  }
  return piece.inside(placed(at, turn));
}

/** A polyline of radius and height. */
type Profile = readonly (readonly [radius: number, height: number])[];

export interface LatheSpec {
  readonly at?: Vec3;
  readonly turn?: Vec3;
  /** Bottom to top, for a body that is seen from outside. */
  readonly profile: Profile;
  readonly sides?: number;
  /** Edges of the profile are smooth if the cosine of their angle is above this. */
  readonly smooth?: number;
}

/** A body of revolution around its y axis. Local coordinates are those before placement. */
export function lathe({
  at = [0, 0, 0],
  turn = [0, 0, 0],
  profile,
  sides = 24,
  smooth = 0.6,
}: LatheSpec): Piece {
  const piece = new Piece();
  const slopes = profile.slice(1).map(([r, h], i) => {
    const [r0, h0] = profile[i]!;
    const long = Math.hypot(r - r0, h - h0) || 1;
    return [(h - h0) / long, -(r - r0) / long] as const;
  });
  const between = (a: (typeof slopes)[number] | undefined, b: (typeof slopes)[number]) =>
    a && a[0] * b[0] + a[1] * b[1] > smooth ? ([a[0] + b[0], a[1] + b[1]] as const) : b;
  for (const [i, own] of slopes.entries()) {
    const [low, high] = [profile[i]!, profile[i + 1]!];
    const after = slopes[i + 1];
    const ends = [
      [low, between(slopes[i - 1], own)],
      [high, after ? between(after, own) : own],
    ] as const;
    const first = piece.along.length;
    for (let k = 0; k <= sides; k++) {
      const a = (k / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      for (const [[r, h], [nr, nh]] of ends)
        piece.corner([r * c, h, r * s], [nr * c, nh, nr * s], i / slopes.length);
    }
    for (let k = 0; k < sides; k++) {
      const q = first + k * 2;
      if (high[0] > 1e-6) piece.triangle(q, q + 1, q + 3);
      if (low[0] > 1e-6) piece.triangle(q, q + 3, q + 2);
    }
  }
  return piece.inside(placed(at, turn));
}
