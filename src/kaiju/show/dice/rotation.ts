import type { Pose } from '#director';

export type Vector = readonly [x: number, y: number, z: number];
/** A rotation as a unit quaternion. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];
/** The angles of a pose, radians: about z (roll), then x (pitch), then y (yaw). */
export type Angles = Pick<Pose, 'yaw' | 'pitch' | 'roll'>;

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const added = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const normalized = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));
export const crossed = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** @param axis unit vector @param angle radians, counter-clockwise as seen with the axis pointing at the viewer */
export function about(axis: Vector, angle: number): Rotation {
  const sine = Math.sin(angle / 2);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(angle / 2)];
}

/** Product of two rotations; the right one is applied first. */
export const turned = (a: Rotation, b: Rotation): Rotation => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] + a[1] * b[3] + a[2] * b[0] - a[0] * b[2],
  a[3] * b[2] + a[2] * b[3] + a[0] * b[1] - a[1] * b[0],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

/** The rotation matrix, by rows; its columns are the images of the axes. */
function matrixOf([x, y, z, w]: Rotation): readonly [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
}

/** Applies a rotation to a vector. */
export function rotated(rotation: Rotation, vector: Vector): Vector {
  const [x, y, z] = matrixOf(rotation);
  return [dot(x, vector), dot(y, vector), dot(z, vector)];
}

export const rotationOf = ({ yaw, pitch, roll }: Angles): Rotation =>
  turned(about([0, 1, 0], yaw), turned(about([1, 0, 0], pitch), about([0, 0, 1], roll)));

/** Angle between two rotations, radians. */
export function angleBetween(a: Rotation, b: Rotation): number {
  const cosine = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return 2 * Math.acos(Math.min(1, cosine));
}

/** Interpolates along the shorter way. */
export function between(from: Rotation, to: Rotation, share: number): Rotation {
  const way = turned(to, [-from[0], -from[1], -from[2], from[3]]);
  const short = way[3] < 0 ? -1 : 1;
  const sine = Math.hypot(way[0], way[1], way[2]);
  if (sine < 1e-9) return to;
  const axis = scaled([way[0], way[1], way[2]], short / sine);
  return turned(about(axis, share * 2 * Math.atan2(sine, way[3] * short)), from);
}

const FULL_TURN = 2 * Math.PI;
const near = (angle: number, other: number) => angle - FULL_TURN * Math.round((angle - other) / FULL_TURN);

/** Gimbal lock: closer to vertical than this, yaw and roll turn about the same axis. */
const UPRIGHT = 0.99999;

/** The Euler angles of a rotation; of all equivalent ones, those nearest to `other`. */
export function anglesOf(rotation: Rotation, other: Angles = { yaw: 0, pitch: 0, roll: 0 }): Angles {
  const [x, y, z] = matrixOf(rotation);
  const sine = Math.max(-1, Math.min(1, -y[2]));
  if (Math.abs(sine) > UPRIGHT) {
    const yaw = Math.atan2(-z[0], x[0]) + Math.sign(sine) * other.roll;
    return {
      yaw: near(yaw, other.yaw),
      pitch: near((Math.sign(sine) * Math.PI) / 2, other.pitch),
      roll: other.roll,
    };
  }
  const [yaw, pitch, roll] = [Math.atan2(x[2], z[2]), Math.asin(sine), Math.atan2(y[0], y[1])];
  const [one, two] = [
    [yaw, pitch, roll],
    [yaw + Math.PI, Math.PI - pitch, roll + Math.PI],
  ].map(([a, b, c]) => {
    const angles = { yaw: near(a!, other.yaw), pitch: near(b!, other.pitch), roll: near(c!, other.roll) };
    const far =
      (angles.yaw - other.yaw) ** 2 + (angles.pitch - other.pitch) ** 2 + (angles.roll - other.roll) ** 2;
    return { angles, far };
  });
  return one!.far <= two!.far ? one!.angles : two!.angles;
}
