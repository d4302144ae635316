import { add, cross, normalize, reject, type Vec3 } from './vector';

/** Nine numbers, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** A rotation and a translation: p ↦ matrix · p + shift. */
export interface Frame {
  readonly matrix: Matrix;
  readonly shift: Vec3;
}

export const UPRIGHT: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
export const IDENTITY: Frame = { matrix: UPRIGHT, shift: [0, 0, 0] };

export function transform(m: Matrix, [x, y, z]: Vec3): Vec3 {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const column = (i: 0 | 1 | 2): Vec3 => transform(a, [b[i], b[3 + i]!, b[6 + i]!]);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}

export const transpose = (m: Matrix): Matrix => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/** A rotation in degrees about x (pitch, nose down), y (yaw, to the left) and z (roll): roll first, yaw last. */
export function turned([pitch, yaw, roll]: Vec3): Matrix {
  const [cx, sx] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cz, sz] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
  return [
    cy * cz + sy * sx * sz,
    sy * sx * cz - cy * sz,
    sy * cx,
    cx * sz,
    cx * cz,
    -sx,
    cy * sx * sz - sy * cz,
    sy * sz + cy * sx * cz,
    cy * cx,
  ];
}

/** The matrix whose columns are orthogonal axes: `main` exactly, the second as close to `aid` as possible. */
export function axes(main: Vec3, aid: Vec3): Matrix {
  const u = normalize(main);
  const v = normalize(reject(aid, u));
  const w = cross(u, v);
  return [u[0], v[0], w[0], u[1], v[1], w[1], u[2], v[2], w[2]];
}

export const point = (frame: Frame, p: Vec3): Vec3 => add(transform(frame.matrix, p), frame.shift);

export const placed = (at: Vec3, turn: Vec3 = [0, 0, 0]): Frame => ({ matrix: turned(turn), shift: at });

/** First `inner`, then `outer`. */
export const compose = (outer: Frame, inner: Frame): Frame => ({
  matrix: multiply(outer.matrix, inner.matrix),
  shift: point(outer, inner.shift),
});

/** A rotation about a pivot, followed by a translation. */
export function about(pivot: Vec3, matrix: Matrix, move: Vec3 = [0, 0, 0]): Frame {
  const [x, y, z] = transform(matrix, pivot);
  return { matrix, shift: [pivot[0] + move[0] - x, pivot[1] + move[1] - y, pivot[2] + move[2] - z] };
}

/** The inverse of a frame without scale. */
export function inverse({ matrix, shift }: Frame): Frame {
  const back = transpose(matrix);
  const [x, y, z] = transform(back, shift);
  return { matrix: back, shift: [-x, -y, -z] };
}

/** Blends several frames by weights that add up to 1, and orthogonalises the result. */
export function blend(parts: readonly (readonly [Frame, number])[]): Frame {
  const [only] = parts;
  if (parts.length === 1 && only) return only[0];
  const sum = Array.from({ length: 12 }, () => 0);
  for (const [{ matrix, shift }, weight] of parts) {
    for (let i = 0; i < 12; i++) sum[i]! += weight * (i < 9 ? matrix[i]! : shift[i - 9]!);
  }
  const column = (i: number): Vec3 => [sum[i]!, sum[3 + i]!, sum[6 + i]!];
  return { matrix: axes(column(0), column(1)), shift: [sum[9]!, sum[10]!, sum[11]!] };
}

/** The unit quaternion x, y, z, w of a rotation. */
export function quaternion(m: Matrix): readonly [number, number, number, number] {
  const trace = m[0] + m[4] + m[8];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s, s / 4];
  }
  if (m[0] > m[4] && m[0] > m[8]) {
    const s = 2 * Math.sqrt(1 + m[0] - m[4] - m[8]);
    return [s / 4, (m[1] + m[3]) / s, (m[2] + m[6]) / s, (m[7] - m[5]) / s];
  }
  if (m[4] > m[8]) {
    const s = 2 * Math.sqrt(1 + m[4] - m[0] - m[8]);
    return [(m[1] + m[3]) / s, s / 4, (m[5] + m[7]) / s, (m[2] - m[6]) / s];
  }
  const s = 2 * Math.sqrt(1 + m[8] - m[0] - m[4]);
  return [(m[2] + m[6]) / s, (m[5] + m[7]) / s, s / 4, (m[3] - m[1]) / s];
}

/** A rotation scaled about its own axis. @param share 0 none … 1 all of it */
export function fraction(m: Matrix, share: number): Matrix {
  const [x, y, z, w] = quaternion(m);
  const out = Math.hypot(x, y, z);
  if (out < 1e-9) return UPRIGHT;
  const half = Math.atan2(out, w);
  const angle = share * (half > Math.PI / 2 ? half - Math.PI : half);
  const [s, c] = [Math.sin(angle) / out, Math.cos(angle)];
  const [a, b, d] = [x * s, y * s, z * s];
  return [
    1 - 2 * (b * b + d * d),
    2 * (a * b - d * c),
    2 * (a * d + b * c),
    2 * (a * b + d * c),
    1 - 2 * (a * a + d * d),
    2 * (b * d - a * c),
    2 * (a * d - b * c),
    2 * (b * d + a * c),
    1 - 2 * (a * a + b * b),
  ];
}
