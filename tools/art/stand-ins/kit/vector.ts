/** A point, a direction or a size: x, y, z. */
export type Vec3 = readonly [number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The unit vector along `a`; straight up where `a` has no length. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size < 1e-12 ? [0, 1, 0] : scale(a, 1 / size);
}

/** A unit vector at a right angle to the unit vector `a`. */
export function perpendicular(a: Vec3): Vec3 {
  return normalize(cross(a, Math.abs(a[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
}

export const clamp = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high);
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Rises smoothly from 0 at `from` to 1 at `to` (which may be smaller than `from`). */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/**
 * Points on a Catmull–Rom spline through the given points, each a list of numbers (place, radius, …).
 * @returns `count + 1` points, the first and last of them the ends
 */
export function spline<Point extends readonly number[]>(points: readonly Point[], count: number): Point[] {
  const spans = points.length - 1;
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = (i / count) * spans;
    const span = Math.min(Math.floor(at), spans - 1);
    const t = at - span;
    const before = points[Math.max(span - 1, 0)]!;
    const from = points[span]!;
    const to = points[span + 1]!;
    const after = points[Math.min(span + 2, spans)]!;
    return from.map((value, k) => {
      const a = before[k]!;
      const b = to[k]!;
      const c = after[k]!;
      const cubic = 3 * value - a - 3 * b + c;
      const square = 2 * a - 5 * value + 4 * b - c;
      return 0.5 * (2 * value + (b - a) * t + square * t * t + cubic * t * t * t);
    }) as readonly number[] as Point;
  });
}
