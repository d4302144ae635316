import { mix, type Rgb } from './colour';
import type { PaintedMesh } from './mesh';
import { add, cross, normalize, perpendicular, scale, spline, subtract, type Vec3 } from './vector';

/** A point of a bent cone's axis with the cone's radius there. */
export type SpinePoint = readonly [x: number, y: number, z: number, radius: number];

/** A bent cone or tube along a spline: claws, teeth, horns, cables. Open at its start. */
export function horn(
  mesh: PaintedMesh,
  spine: readonly SpinePoint[],
  root: Rgb,
  tip: Rgb,
  { sides = 7, rings = 4 }: { readonly sides?: number; readonly rings?: number } = {},
): void {
  const points = spline(spine, rings);
  const place = (i: number): Vec3 => [points[i]![0], points[i]![1], points[i]![2]];
  const first = mesh.vertices;
  let u = perpendicular(normalize(subtract(place(1), place(0))));
  for (let i = 0; i <= rings; i++) {
    const before = Math.max(i - 1, 0);
    const after = Math.min(i + 1, rings);
    const step = subtract(place(after), place(before));
    const axis = normalize(step);
    const v = normalize(cross(axis, u));
    u = cross(v, axis);
    const radius = Math.max(points[i]![3], 0.0004);
    const slope = (points[before]![3] - points[after]![3]) / (Math.hypot(...step) || 1);
    for (let k = 0; k < sides; k++) {
      const around = (k / sides) * 2 * Math.PI;
      const out = add(scale(u, Math.cos(around)), scale(v, Math.sin(around)));
      const normal = normalize(add(out, scale(axis, slope)));
      mesh.vertex(add(place(i), scale(out, radius)), normal, mix(root, tip, i / rings));
    }
  }
  for (let i = 0; i < rings; i++) {
    for (let k = 0; k < sides; k++) {
      const a = first + i * sides + k;
      const b = first + i * sides + ((k + 1) % sides);
      mesh.triangle(a, b, b + sides);
      mesh.triangle(a, b + sides, a + sides);
    }
  }
}

export interface BladeOptions {
  /** The outline's origin, and the directions of its two coordinates. */
  readonly at: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  /** Corners in order around the blade; star-shaped as seen from `heart`. */
  readonly outline: readonly (readonly [number, number])[];
  /** Where the blade is thickest. */
  readonly heart: readonly [number, number];
  readonly thickness: number;
  readonly colour: Rgb;
  /** Paint along the outline. */
  readonly edge: Rgb;
}

/** A flat blade, thick in the middle and sharp along its outline: back plates, fins, ears. */
export function blade(mesh: PaintedMesh, options: BladeOptions): void {
  const { at, across, up, outline, heart, thickness, colour, edge } = options;
  const u = normalize(across);
  const v = normalize(up);
  const n = normalize(cross(u, v));
  const lift = (p: readonly [number, number], off: number): Vec3 =>
    add(add(at, scale(u, p[0])), add(scale(v, p[1]), scale(n, off)));
  for (const side of [1, -1]) {
    const top = lift(heart, (side * thickness) / 2);
    for (const [i, corner] of outline.entries()) {
      const next = outline[(i + 1) % outline.length]!;
      mesh.polygon([top, lift(corner, 0), lift(next, 0)], scale(n, side), [colour, edge, edge]);
    }
  }
}
