import { type Rgb, shade } from './colour';
import type { PaintedMesh } from './mesh';
import { lerp, normalize, type Vec3 } from './vector';

/** The six sides of a box. */
type Side = '+x' | '-x' | '+y' | '-y' | '+z' | '-z';
const SIDES: readonly Side[] = ['+x', '-x', '+y', '-y', '+z', '-z'];

export interface BoxOptions {
  readonly at: Vec3;
  readonly size: Vec3;
  readonly colour: Rgb;
  /** Width of the chamfered edges; 0 for none. */
  readonly bevel?: number;
  /** Paint on the chamfers; a lighter `colour` when left out. */
  readonly edge?: Rgb;
  /** Sides that are never visible. */
  readonly skip?: readonly Side[];
  /** Size of the top relative to the bottom along x and z: 1 for straight walls. */
  readonly taper?: readonly [number, number];
  /** Brightness of the bottom relative to the top: 1 for uniform light. */
  readonly foot?: number;
}

/** A box with flat sides and, optionally, chamfered edges in a lighter paint. */
export function box(mesh: PaintedMesh, options: BoxOptions): void {
  const {
    at,
    size,
    colour,
    bevel = 0,
    edge = shade(colour, 1.5),
    skip = [],
    taper = [1, 1],
    foot = 1,
  } = options;
  const half = [size[0] / 2, size[1] / 2, size[2] / 2] as const;
  const inset = Math.min(bevel, half[0] * 0.9, half[1] * 0.9, half[2] * 0.9);
  const corner = (signs: readonly number[], face: number): Vec3 => {
    const p = [0, 1, 2].map((axis) => signs[axis]! * (half[axis]! - (axis === face ? 0 : inset)));
    const up = (p[1]! + half[1]) / size[1];
    return [at[0] + p[0]! * lerp(1, taper[0], up), at[1] + p[1]!, at[2] + p[2]! * lerp(1, taper[1], up)];
  };
  const facet = (corners: readonly (readonly [number[], number])[], outside: Vec3, paint: Rgb): void => {
    const colours = corners.map(([signs]) => (signs[1]! < 0 ? shade(paint, foot) : paint));
    mesh.polygon(
      corners.map(([signs, face]) => corner(signs, face)),
      outside,
      colours,
    );
  };
  const hidden = (axis: number, sign: number): boolean =>
    skip.includes(SIDES[2 * axis + (sign < 0 ? 1 : 0)]!);
  const signs = (entries: readonly (readonly [number, number])[]): number[] => {
    const out = [0, 0, 0];
    for (const [axis, sign] of entries) out[axis] = sign;
    return out;
  };
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const sign of [1, -1]) {
      if (hidden(axis, sign)) continue;
      const ring = (
        [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const
      ).map(
        ([a, b]) =>
          [
            signs([
              [axis, sign],
              [u, a],
              [v, b],
            ]),
            axis,
          ] as const,
      );
      facet(ring, signs([[axis, sign]]) as unknown as Vec3, colour);
    }
  }
  if (inset <= 0) return;
  for (let a = 0; a < 3; a++) {
    for (let b = a + 1; b < 3; b++) {
      const along = 3 - a - b;
      for (const sa of [1, -1]) {
        for (const sb of [1, -1]) {
          if (hidden(a, sa) || hidden(b, sb)) continue;
          const at2 = (face: number, s: number) =>
            [
              signs([
                [a, sa],
                [b, sb],
                [along, s],
              ]),
              face,
            ] as const;
          facet(
            [at2(a, -1), at2(a, 1), at2(b, 1), at2(b, -1)],
            signs([
              [a, sa],
              [b, sb],
            ]) as unknown as Vec3,
            edge,
          );
        }
      }
    }
  }
  for (const sx of [1, -1]) {
    for (const sy of [1, -1]) {
      for (const sz of [1, -1]) {
        if (hidden(0, sx) || hidden(1, sy) || hidden(2, sz)) continue;
        const s = [sx, sy, sz];
        facet(
          [
            [s, 0],
            [s, 1],
            [s, 2],
          ],
          [sx, sy, sz],
          edge,
        );
      }
    }
  }
}

/** One corner of a lathe's profile: radius, height, and the paint from here to the next corner. */
type ProfilePoint = readonly [radius: number, height: number, colour?: Rgb];

export interface LatheOptions {
  readonly at?: Vec3;
  /** From the bottom to the top, outside to the right of the direction. */
  readonly profile: readonly ProfilePoint[];
  readonly sides: number;
  /** Paint of segments without a colour. */
  readonly colour: Rgb;
  /** Segments are smooth if the cosine of their angle is above this. */
  readonly smooth?: number;
}

/** A body of revolution around y. */
export function lathe(
  mesh: PaintedMesh,
  { at = [0, 0, 0], profile, sides, colour, smooth = 0.8 }: LatheOptions,
): void {
  const slopes = profile.slice(1).map(([r, h], i): readonly [number, number] => {
    const [r0, h0] = profile[i]!;
    const size = Math.hypot(r - r0, h - h0) || 1;
    return [(h - h0) / size, (r0 - r) / size];
  });
  const blend = (i: number, j: number): readonly [number, number] => {
    const own = slopes[i]!;
    const other = slopes[j];
    if (!other || own[0] * other[0] + own[1] * other[1] < smooth) return own;
    return [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  };
  let paint = colour;
  for (let i = 0; i < slopes.length; i++) {
    paint = profile[i]![2] ?? colour;
    const ends = [
      [profile[i]!, blend(i, i - 1)],
      [profile[i + 1]!, blend(i, i + 1)],
    ] as const;
    const first = mesh.vertices;
    for (let k = 0; k <= sides; k++) {
      const angle = (k / sides) * 2 * Math.PI;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      for (const [[r, h], [out, up]] of ends) {
        mesh.vertex([at[0] + r * s, at[1] + h, at[2] + r * c], normalize([out * s, up, out * c]), paint);
      }
    }
    for (let k = 0; k < sides; k++) {
      const at0 = first + 2 * k;
      if (profile[i]![0] > 0) mesh.triangle(at0, at0 + 2, at0 + 3);
      if (profile[i + 1]![0] > 0) mesh.triangle(at0, at0 + 3, at0 + 1);
    }
  }
}

/** A ball, or an egg with three radii. */
export function ball(mesh: PaintedMesh, at: Vec3, radii: Vec3, colour: Rgb, segments = 12, rings = 8): void {
  const first = mesh.vertices;
  for (let j = 0; j <= rings; j++) {
    const down = (j / rings) * Math.PI;
    for (let i = 0; i <= segments; i++) {
      const around = (i / segments) * 2 * Math.PI;
      const n: Vec3 = [Math.sin(down) * Math.sin(around), Math.cos(down), Math.sin(down) * Math.cos(around)];
      const normal = normalize([n[0] / radii[0], n[1] / radii[1], n[2] / radii[2]]);
      mesh.vertex(
        [at[0] + n[0] * radii[0], at[1] + n[1] * radii[1], at[2] + n[2] * radii[2]],
        normal,
        colour,
      );
    }
  }
  for (let j = 0; j < rings; j++) {
    for (let i = 0; i < segments; i++) {
      const a = first + j * (segments + 1) + i;
      const b = a + segments + 1;
      if (j > 0) mesh.triangle(a, b + 1, a + 1);
      if (j < rings - 1) mesh.triangle(a, b, b + 1);
    }
  }
}
