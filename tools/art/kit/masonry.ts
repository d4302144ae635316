import { ShapeUtils, Vector2 } from 'three';
import { placed } from './frame';
import { type BoxSide, Piece } from './piece';
import { add, cross, lerp, normalize, scale, sub, type Vec3 } from './vector';

/** A point of a flat drawing: x to the right, y up. */
export type Point = readonly [x: number, y: number];

export interface BoxSpec {
  readonly at: Vec3;
  readonly size: Vec3;
  readonly turn?: Vec3;
  /** Width and depth of the top relative to the foot. */
  readonly taper?: readonly [number, number];
  /** Sides that are never visible. */
  readonly skip?: readonly BoxSide[];
}

const FACES: readonly (readonly [side: BoxSide, axis: 0 | 1 | 2, sign: 1 | -1])[] = [
  ['+x', 0, 1],
  ['-x', 0, -1],
  ['+y', 1, 1],
  ['-y', 1, -1],
  ['+z', 2, 1],
  ['-z', 2, -1],
];

/**
 * A box with sharp edges: two triangles per side. A kit's texture rounds its edges, so it needs no bevels. Local
 * coordinates run from −0.5 to 0.5.
 */
export function box({ at, size, turn = [0, 0, 0], taper = [1, 1], skip = [] }: BoxSpec): Piece {
  const piece = new Piece();
  for (const [side, axis, sign] of FACES) {
    if (skip.includes(side)) continue;
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const locals = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([p, q]): Vec3 => {
      const local = [0, 0, 0];
      local[axis] = sign / 2;
      local[u] = p! / 2;
      local[v] = q! / 2;
      return local as unknown as Vec3;
    });
    const points = locals.map(([x, y, z]): Vec3 => {
      const up = y + 0.5;
      return [x * size[0] * lerp(1, taper[0], up), y * size[1], z * size[2] * lerp(1, taper[1], up)];
    });
    flat(piece, points, locals);
  }
  return piece.inside(placed(at, turn));
}

/** Adds a flat convex face that faces away from the origin of the piece. */
function flat(piece: Piece, points: readonly Vec3[], locals: readonly Vec3[]): void {
  const [a, b, c] = points as [Vec3, Vec3, Vec3];
  let normal = normalize(cross(sub(b, a), sub(c, a)));
  const middle = scale(points.reduce(add), 1 / points.length);
  if (normal[0] * middle[0] + normal[1] * middle[1] + normal[2] * middle[2] < 0) normal = scale(normal, -1);
  const corners = points.map((point, i) => piece.corner(point, normal, locals[i]![1] + 0.5, locals[i]));
  for (let i = 2; i < corners.length; i++) piece.triangle(corners[0]!, corners[i - 1]!, corners[i]!);
}

export interface PanelSpec {
  /** Outline of the front, counter-clockwise, in the plane z = 0. */
  readonly outline: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  /** Depth of the sides of its holes. Default: no sides. */
  readonly reveal?: number;
  /** Depth of its own edge. Default: a flat sheet. */
  readonly thick?: number;
  /** Edges of the outline without a side, by the index of their first point. */
  readonly open?: readonly number[];
  /** Draws the sides only, without the front. */
  readonly bare?: boolean;
  readonly at?: Vec3;
  readonly turn?: Vec3;
}

/**
 * A flat board facing +z, with openings. Local coordinates run from −0.5 to 0.5 over its bounds, and along z from 0 at
 * the front to −1 at the back.
 */
export function panel({
  outline,
  holes = [],
  reveal = 0,
  thick = 0,
  open = [],
  bare = false,
  at = [0, 0, 0],
  turn = [0, 0, 0],
}: PanelSpec): Piece {
  const piece = new Piece();
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const local = ([x, y]: Point, z: number): Vec3 => [
    (x - left) / (right - left) - 0.5,
    (y - low) / (high - low) - 0.5,
    z,
  ];
  const corner = (p: Point, z: number, normal: Vec3, depth: number): number =>
    piece.corner([p[0], p[1], z], normal, (p[1] - low) / (high - low), local(p, depth));
  const flatten = (points: readonly Point[]) => points.map(([x, y]) => new Vector2(x, y));
  /** @param out 1 if the side faces to the right along the ring */
  const side = (ring: readonly Point[], depth: number, out: 1 | -1, without: readonly number[]): void => {
    for (const [i, p] of ring.entries()) {
      if (without.includes(i)) continue;
      const q = ring[(i + 1) % ring.length]!;
      const normal = normalize([out * (q[1] - p[1]), -out * (q[0] - p[0]), 0]);
      const four = [
        corner(p, 0, normal, 0),
        corner(q, 0, normal, 0),
        corner(q, -depth, normal, -1),
        corner(p, -depth, normal, -1),
      ] as const;
      piece.quad(...four);
    }
  };
  if (!bare) {
    const corners = [outline, ...holes].flat().map((p) => corner(p, 0, [0, 0, 1], 0));
    const faces = ShapeUtils.triangulateShape(flatten(outline), holes.map(flatten));
    for (const [a, b, c] of faces as [number, number, number][])
      piece.triangle(corners[a]!, corners[b]!, corners[c]!);
  }
  if (thick > 0) side(outline, thick, turnsLeft(outline), open);
  if (reveal > 0) for (const hole of holes) side(hole, reveal, turnsLeft(hole) === 1 ? -1 : 1, []);
  return piece.inside(placed(at, turn));
}

function turnsLeft(ring: readonly Point[]): 1 | -1 {
  return ShapeUtils.area(ring.map(([x, y]) => new Vector2(x, y))) >= 0 ? 1 : -1;
}

/** The corners of a rectangle. @param x of its centre @param y of its lower edge */
export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  const half = width / 2;
  return [
    [x - half, y],
    [x + half, y],
    [x + half, y + height],
    [x - half, y + height],
  ];
}

/** A rectangle with a round top. @param height including the arch @param steps segments of the arch */
export function archway(x: number, y: number, width: number, height: number, steps = 6, rise = 0.5): Point[] {
  const half = width / 2;
  const spring = y + height - width * rise;
  return [
    [x - half, y],
    [x + half, y],
    ...Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = (Math.PI * i) / steps;
      return [x + half * Math.cos(a), spring + width * rise * Math.sin(a)];
    }),
  ];
}

/** Cross-section of a moulding: distance from the centre and height, from the lower outside upwards. */
export type MouldingProfile = readonly (readonly [far: number, height: number])[];

/**
 * One side of a moulding around a plan, facing +z.
 * @param reach its extent to the left and right at distance `far` from the centre; that of a square if left out
 */
export function moulding(profile: MouldingProfile, reach: (far: number) => number = (far) => far): Piece {
  const piece = new Piece();
  for (const [i, [far, low]] of profile.slice(0, -1).entries()) {
    const [far2, high] = profile[i + 1]!;
    const normal = normalize([0, far - far2, high - low]);
    const [x, x2] = [reach(far), reach(far2)];
    const [from, to] = [i / profile.length, (i + 1) / profile.length];
    const corners = [
      piece.corner([-x, low, far], normal, from, [-0.5, low, 0]),
      piece.corner([x, low, far], normal, from, [0.5, low, 0]),
      piece.corner([x2, high, far2], normal, to, [0.5, high, 0]),
      piece.corner([-x2, high, far2], normal, to, [-0.5, high, 0]),
    ] as const;
    piece.quad(...corners);
  }
  return piece;
}

/** A flat horizontal face that faces up. Local coordinates run from −0.5 to 0.5. */
export function lid(y: number, width: number, depth = width, x = 0, z = 0): Piece {
  return panel({ outline: rectangle(0, -depth / 2, width, depth), at: [x, y, z], turn: [-90, 0, 0] });
}
