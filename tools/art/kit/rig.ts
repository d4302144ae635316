import type { Vec3 } from './vector';

export interface Bone {
  readonly name: string;
  /** Index of its parent bone; −1 for the first. */
  readonly parent: number;
  /** Its joint in the design pose. */
  readonly at: Vec3;
}

/** Two bones with an end controlled by inverse kinematics: a leg that stays planted while the hips move. */
export interface Limb {
  readonly name: string;
  readonly upper: number;
  readonly lower: number;
  readonly end: number;
  /** Direction of the knee when the limb is straight. */
  readonly bend: Vec3;
}

/** Bones that swing behind the body: a tail, ears, antennae. Root first. */
export interface Whip {
  readonly bones: readonly string[];
  /** Idle sway of the tip, degrees. */
  readonly sway: number;
  /** How strongly it follows the body's rotations, 0 … 2. */
  readonly lag: number;
}

/** A skeleton. Every bone is axis-aligned at rest, so x is pitch, y is yaw and z is roll. */
export class Rig {
  readonly bones: Bone[] = [];
  readonly limbs: Limb[] = [];
  readonly whips: Whip[] = [];
  private readonly numbers = new Map<string, number>();

  constructor() {
    this.bone('root', null, [0, 0, 0]);
  }

  /** Adds a bone. @throws RangeError if the parent is unknown or the name is taken */
  bone(name: string, parent: string | null, at: Vec3): this {
    if (this.numbers.has(name)) throw new RangeError(`there is a bone "${name}" already`);
    this.bones.push({ name, parent: parent === null ? -1 : this.number(parent), at });
    this.numbers.set(name, this.bones.length - 1);
    return this;
  }

  /** Adds inverse kinematics for two bones and an end. */
  limb(name: string, upper: string, lower: string, end: string, bend: Vec3): this {
    this.limbs.push({
      name,
      upper: this.number(upper),
      lower: this.number(lower),
      end: this.number(end),
      bend,
    });
    return this;
  }

  /** Adds a chain of bones `name0`, `name1`, … that swings behind the body. */
  whip(name: string, parent: string, joints: readonly Vec3[], sway: number, lag = 1): this {
    const bones = joints.map((_, i) => `${name}${i}`);
    for (const [i, at] of joints.entries()) this.bone(bones[i]!, i === 0 ? parent : bones[i - 1]!, at);
    this.whips.push({ bones, sway, lag });
    return this;
  }

  has(name: string): boolean {
    return this.numbers.has(name);
  }

  /** The index of a bone. @throws RangeError for an unknown name */
  number(name: string): number {
    const number = this.numbers.get(name);
    if (number === undefined) throw new RangeError(`there is no bone "${name}"`);
    return number;
  }
}

/** Joints of a two-legged figure, left side (+x); the right mirrors it. */
export interface BipedJoints {
  readonly hips: Vec3;
  readonly spine: Vec3;
  readonly chest: Vec3;
  readonly neck: Vec3;
  readonly head: Vec3;
  readonly jaw: Vec3;
  readonly shoulder: Vec3;
  readonly elbow: Vec3;
  readonly wrist: Vec3;
  readonly thigh: Vec3;
  readonly knee: Vec3;
  readonly ankle: Vec3;
}

/**
 * The skeleton used by shared clips: root, hips, spine, chest, neck, head, jaw; armL, foreL, handL, thighL, shinL,
 * footL and the same with R; limbs legL and legR.
 */
export function biped(joints: BipedJoints): Rig {
  const rig = new Rig()
    .bone('hips', 'root', joints.hips)
    .bone('spine', 'hips', joints.spine)
    .bone('chest', 'spine', joints.chest)
    .bone('neck', 'chest', joints.neck)
    .bone('head', 'neck', joints.head)
    .bone('jaw', 'head', joints.jaw);
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const at = ([x, y, z]: Vec3): Vec3 => [sign * x, y, z];
    rig
      .bone(`arm${side}`, 'chest', at(joints.shoulder))
      .bone(`fore${side}`, `arm${side}`, at(joints.elbow))
      .bone(`hand${side}`, `fore${side}`, at(joints.wrist))
      .bone(`thigh${side}`, 'hips', at(joints.thigh))
      .bone(`shin${side}`, `thigh${side}`, at(joints.knee))
      .bone(`foot${side}`, `shin${side}`, at(joints.ankle))
      .limb(`leg${side}`, `thigh${side}`, `shin${side}`, `foot${side}`, [sign * 0.15, 0, 1]);
  }
  return rig;
}
