import {
  about,
  axes,
  compose,
  type Frame,
  fraction,
  IDENTITY,
  type Matrix,
  multiply,
  point,
  transform,
  transpose,
  turned,
  UPRIGHT,
} from './frame';
import type { Limb, Rig } from './rig';
import { add, clamp, dot, length, normalize, reject, scale, sub, type Vec3 } from './vector';

export interface Joint {
  /** Degrees: pitch, yaw, roll. */
  readonly turn?: Vec3;
  /** Model units, in the axes of the parent. */
  readonly move?: Vec3;
  /** Scale along the three axes; only for bones without limbs below them. */
  readonly size?: Vec3;
  /** How much the bone's stance is undone before it turns, 0 … 1: at 1 the rotation starts from the design pose. */
  readonly relax?: number;
  /** For a limb: its bones follow their own rotations instead of keeping the end in place. */
  readonly free?: boolean;
}

/**
 * Differences from rest, by bone or limb. `move` and `turn` of a limb apply to its end, in model space; limbs that are
 * not named keep their ends in place.
 */
export type Pose = Readonly<Record<string, Joint>>;

/**
 * Frames of all bones in a pose, from model space at rest to model space in the pose.
 * @param joints the bones' joints at rest @param stance the rest pose, relative to the design
 */
export function solve(rig: Rig, joints: readonly Vec3[], pose: Pose, stance: Pose = {}): Frame[] {
  const frames: Frame[] = [];
  const ends = new Map<number, Frame>();
  for (const [i, bone] of rig.bones.entries()) {
    const parent = bone.parent < 0 ? IDENTITY : frames[bone.parent]!;
    const limb = rig.limbs.find(({ upper }) => upper === i);
    if (limb && pose[limb.name]?.free !== true) reachFor(limb, joints, parent, pose[limb.name], ends);
    const joint = pose[bone.name];
    const turn = relaxed(matrixOf(joint), joint?.relax, stance[bone.name]?.turn);
    frames.push(ends.get(i) ?? compose(parent, about(joints[i]!, turn, joint?.move)));
  }
  return frames;
}

/** A rotation that starts from the design pose as far as a bone relaxes. */
function relaxed(matrix: Matrix, relax: number | undefined, stance: Vec3 | undefined): Matrix {
  if (!relax || !stance) return matrix;
  return multiply(matrix, fraction(transpose(turned(stance)), relax));
}

function matrixOf(joint: Joint | undefined): Matrix {
  const turn = joint?.turn ? turned(joint.turn) : UPRIGHT;
  if (!joint?.size) return turn;
  const [x, y, z] = joint.size;
  return multiply(turn, [x, 0, 0, 0, y, 0, 0, 0, z]);
}

/** Inverse kinematics: bends a limb so that its end reaches the target, or as close as possible. */
function reachFor(
  limb: Limb,
  joints: readonly Vec3[],
  parent: Frame,
  goal: Joint | undefined,
  ends: Map<number, Frame>,
): void {
  const [hip, knee, ankle] = [joints[limb.upper]!, joints[limb.lower]!, joints[limb.end]!];
  const [long, short] = [length(sub(knee, hip)), length(sub(ankle, knee))];
  const from = point(parent, hip);
  const wanted = add(ankle, goal?.move ?? [0, 0, 0]);
  const way = sub(wanted, from);
  const far = clamp(length(way), Math.abs(long - short) + 1e-4, long + short - 1e-4);
  const line = normalize(way);
  const restLine = normalize(sub(ankle, hip));
  const restBend = normalize(add(scale(reject(sub(knee, hip), restLine), 8), scale(limb.bend, 0.2)));
  const bend = normalize(reject(transform(parent.matrix, restBend), line));
  const along = (far * far + long * long - short * short) / (2 * far);
  const out = Math.sqrt(Math.max(long * long - along * along, 0));
  const bent = add(from, add(scale(line, along), scale(bend, out)));
  const end = add(from, scale(line, far));
  const bone = (a: Vec3, b: Vec3, restA: Vec3, restB: Vec3): Frame => {
    const now = axes(sub(b, a), bend);
    const rest = axes(sub(restB, restA), restBend);
    const matrix = multiply(now, transpose(rest));
    return about(restA, matrix, sub(a, restA));
  };
  ends.set(limb.upper, bone(from, bent, hip, knee));
  ends.set(limb.lower, bone(bent, end, knee, ankle));
  ends.set(limb.end, about(ankle, goal?.turn ? turned(goal.turn) : UPRIGHT, sub(end, ankle)));
}

/** Rotation and translation of every bone relative to its parent, as stored in an animation. */
export function locals(
  rig: Rig,
  joints: readonly Vec3[],
  frames: readonly Frame[],
): { readonly turn: Matrix; readonly at: Vec3 }[] {
  return rig.bones.map(({ parent }, i) => {
    const own = frames[i]!;
    const at = point(own, joints[i]!);
    if (parent < 0) return { turn: own.matrix, at };
    const outer = frames[parent]!;
    const back = inverseMatrix(outer.matrix);
    return {
      turn: multiply(back, own.matrix),
      at: transform(back, sub(at, point(outer, joints[parent]!))),
    };
  });
}

/** Also handles scaled matrices, by cofactors. */
function inverseMatrix(m: Matrix): Matrix {
  const rows: readonly Vec3[] = [
    [m[0], m[1], m[2]],
    [m[3], m[4], m[5]],
    [m[6], m[7], m[8]],
  ];
  const [a, b, c] = rows as [Vec3, Vec3, Vec3];
  const bc: Vec3 = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]];
  const ca: Vec3 = [c[1] * a[2] - c[2] * a[1], c[2] * a[0] - c[0] * a[2], c[0] * a[1] - c[1] * a[0]];
  const ab: Vec3 = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const d = 1 / dot(a, bc);
  return [bc[0] * d, ca[0] * d, ab[0] * d, bc[1] * d, ca[1] * d, ab[1] * d, bc[2] * d, ca[2] * d, ab[2] * d];
}

/** The mirrored pose. */
export function mirrored(pose: Pose): Pose {
  const other = (name: string) =>
    name.endsWith('L') ? `${name.slice(0, -1)}R` : name.endsWith('R') ? `${name.slice(0, -1)}L` : name;
  return Object.fromEntries(
    Object.entries(pose).map(([name, { turn, move, ...rest }]) => [
      other(name),
      {
        ...rest,
        ...(turn && { turn: [turn[0], -turn[1], -turn[2]] as const }),
        ...(move && { move: [-move[0], move[1], move[2]] as const }),
      },
    ]),
  );
}

/** Sums poses, rotation by rotation. */
export function together(...poses: readonly Pose[]): Pose {
  const sum: Record<string, Joint> = {};
  const plus = (a: Vec3 | undefined, b: Vec3 | undefined) => (a && b ? add(a, b) : (a ?? b));
  for (const pose of poses) {
    for (const [name, joint] of Object.entries(pose)) {
      const before = sum[name] ?? {};
      const turn = plus(before.turn, joint.turn);
      const move = plus(before.move, joint.move);
      sum[name] = { ...before, ...joint, ...(turn && { turn }), ...(move && { move }) };
    }
  }
  return sum;
}
