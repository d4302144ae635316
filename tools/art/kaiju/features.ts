import { type Rgb, rgb } from '../kit/colour';
import type { Painter } from '../kit/paint';
import type { Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import type { Side } from '../kit/side';
import { clamp, mix, smoothstep, type Vec3 } from '../kit/vector';

export interface EyePaint {
  /** sRGB hex */
  readonly white: number;
  readonly iris: number;
  /** Radii of the iris and the pupil on the unit sphere, 0 … 1. */
  readonly wide?: number;
  readonly pupil?: number;
  /** Width of the pupil relative to its height: 0.35 for a slit. */
  readonly slit?: number;
  /** Emitted light, 0 … 1. */
  readonly glow?: number;
}

/** A painted eye: veined white, ringed iris, pupil, and a white highlight that brings it to life. */
export function eyePaint({
  white,
  iris,
  wide = 0.55,
  pupil = 0.28,
  slit = 1,
  glow = 0.12,
}: EyePaint): Painter {
  const [w, i] = [rgb(white), rgb(iris)];
  const black: Rgb = [0.02, 0.015, 0.02];
  return ({ local: [x, y, z], open }) => {
    const out = z > 0 ? Math.hypot(x, y) : 2 - Math.hypot(x, y);
    const hole = z > 0 ? Math.hypot(x / slit, y) : 2;
    const shade = mix(w, mix(w, [0.35, 0.12, 0.1], 0.6), smoothstep(0.55, 1.15, out));
    const ray = 0.85 + 0.15 * Math.sin(Math.atan2(y, x) * 17);
    const inner = mix(
      mix(i, [1, 1, 0.85], 0.45 * smoothstep(0.2, -0.5, y / wide)),
      black,
      smoothstep(wide * 0.75, wide, out) * 0.75,
    );
    let colour = mix(
      shade,
      [inner[0] * ray, inner[1] * ray, inner[2] * ray],
      smoothstep(wide + 0.02, wide - 0.02, out),
    );
    colour = mix(colour, black, smoothstep(pupil + 0.03, pupil - 0.02, hole));
    const dark = clamp((1 - open) * 0.7);
    colour = mix(colour, [0.05, 0.02, 0.03], dark);
    const light = glow * (1 - dark) * (1 - smoothstep(pupil + 0.03, pupil - 0.02, hole));
    const glint = z > 0 ? smoothstep(0.17, 0.12, Math.hypot(x + 0.26, y - 0.3)) : 0;
    const glow3: Rgb = [colour[0] * light, colour[1] * light, colour[2] * light];
    return {
      colour: mix(colour, [1, 1, 1], glint),
      rough: 0.07,
      metal: 0,
      glow: mix(glow3, [0.8, 0.8, 0.8], glint * 0.5),
    };
  };
}

export interface DigitSpec {
  readonly coat: string;
  readonly claw: string;
  readonly bone: string;
  /** Knuckle, joints, tip: radii of the flesh. */
  readonly nodes: readonly Node[];
  /** Root, belly and tip of the claw; the tip's radius does not matter. */
  readonly nail: readonly Node[];
  readonly blend?: number;
}

/** A finger or toe with its claw. */
export function digit(s: Sculpture, { coat, claw, bone, nodes, nail, blend = 0.015 }: DigitSpec): void {
  s.tube(coat, [bone], nodes, Math.max(3, nodes.length + 1), blend);
  s.horn(claw, bone, nail, 6, 3);
}

export interface PawSpec {
  readonly coat: string;
  readonly claw: string;
  /** 1 for a foot about 0.2 long. */
  readonly size?: number;
  readonly toes?: number;
}

/** A broad clawed foot, its ankle at the local origin, ground at `ground` below. */
export function paw(
  s: Sculpture,
  side: Side,
  ground: number,
  { coat, claw, size = 1, toes = 3 }: PawSpec,
): void {
  const bone = side.bone('foot');
  const k = size;
  const sole = -ground;
  s.add(coat, bone, 0.04).egg(side.at(0.005 * k, sole + 0.05 * k, 0.03 * k), [
    0.078 * k,
    0.055 * k,
    0.105 * k,
  ]);
  s.add(coat, bone, 0.03).egg(side.at(0, sole + 0.035 * k, -0.055 * k), [0.055 * k, 0.042 * k, 0.05 * k]);
  for (let i = 0; i < toes; i++) {
    const spread = toes === 1 ? 0 : (i / (toes - 1)) * 2 - 1;
    const [x, z] = [0.052 * spread * k, (0.012 - 0.024 * Math.abs(spread)) * k];
    const bent = spread * 0.022 * k;
    digit(s, {
      coat,
      claw,
      bone,
      blend: 0.018 * k,
      nodes: [
        side.node(x * 0.75, sole + 0.062 * k, 0.06 * k + z, 0.04 * k),
        side.node(x + bent * 0.5, sole + 0.056 * k, 0.105 * k + z, 0.04 * k),
        side.node(x + bent, sole + 0.038 * k, 0.142 * k + z, 0.033 * k),
      ],
      nail: [
        side.node(x + bent, sole + 0.052 * k, 0.15 * k + z, 0.027 * k),
        side.node(x + bent * 1.4, sole + 0.05 * k, 0.183 * k + z, 0.021 * k),
        side.node(x + bent * 1.7, sole + 0.006 * k, 0.216 * k + z, 0.001),
      ],
    });
  }
}

export interface ClawHandSpec {
  readonly coat: string;
  readonly claw: string;
  readonly size?: number;
  readonly fingers?: number;
  /** 0 stretched … 1 a fist. */
  readonly curl?: number;
}

/** A clawed hand: the wrist at the local origin, fingers along −y, the palm facing local +z. */
export function clawHand(
  s: Sculpture,
  side: Side,
  { coat, claw, size = 1, fingers = 3, curl = 0.35 }: ClawHandSpec,
): void {
  const bone = side.bone('hand');
  const k = size;
  s.add(coat, bone, 0.03 * k).egg(side.at(0, -0.05 * k, 0.004 * k), [0.062 * k, 0.062 * k, 0.045 * k]);
  /** A point on a finger that bends towards the palm: its distance along the finger and from its centre line. */
  const bent = (x: number, far: number, off: number): readonly [number, number, number] => {
    const angle = curl * 2.6 * far;
    const bow = curl > 0.01 ? Math.sin(angle) / (curl * 2.6) : far;
    const dip = curl > 0.01 ? (1 - Math.cos(angle)) / (curl * 2.6) : 0;
    return [
      x,
      -0.075 * k - 0.135 * k * bow + off * Math.sin(angle),
      0.006 * k + 0.135 * k * dip + off * Math.cos(angle),
    ];
  };
  for (let i = 0; i < fingers; i++) {
    const spread = fingers === 1 ? 0 : (i / (fingers - 1)) * 2 - 1;
    const x = 0.043 * spread * k;
    const fan = 0.018 * spread * k;
    const at = (far: number, off: number, radius: number): Node => {
      const [px, py, pz] = bent(x + fan * far, far, off);
      return side.node(px, py, pz, radius);
    };
    digit(s, {
      coat,
      claw,
      bone,
      blend: 0.012 * k,
      nodes: [at(-0.1, 0, 0.03 * k), at(0.3, 0, 0.028 * k), at(0.62, 0, 0.025 * k)],
      nail: [at(0.6, -0.004 * k, 0.021 * k), at(0.85, -0.004 * k, 0.017 * k), at(1.25, 0.004 * k, 0.001)],
    });
  }
  digit(s, {
    coat,
    claw,
    bone,
    blend: 0.015 * k,
    nodes: [
      side.node(-0.045 * k, -0.03 * k, 0.02 * k, 0.03 * k),
      side.node(-0.07 * k, -0.065 * k, 0.05 * k, 0.026 * k),
      side.node(-0.06 * k, -0.095 * k, 0.072 * k, 0.022 * k),
    ],
    nail: [
      side.node(-0.061 * k, -0.09 * k, 0.07 * k, 0.018 * k),
      side.node(-0.055 * k, -0.118 * k, 0.088 * k, 0.014 * k),
      side.node(-0.04 * k, -0.145 * k, 0.095 * k, 0.001),
    ],
  });
}

/** The bones of a side's arm and leg, from trunk to wrist and ankle. */
export function limbBones({ bone }: Side) {
  return { arm: bone('arm'), fore: bone('fore'), thigh: bone('thigh'), shin: bone('shin') };
}

/**
 * Overlapping folds of a reptile's belly in coat `belly`. @param size height and depth of each @param tilt degrees
 * @param rows bottom to top
 */
export function bellyBands(
  s: Sculpture,
  [height, depth]: readonly [number, number],
  tilt: number,
  rows: readonly (readonly [y: number, z: number, width: number, bone: string])[],
): void {
  for (const [y, z, width, bone] of rows) {
    s.add('belly', bone, 0.006).egg([0, y, z], [width, height, depth], [tilt, 0, 0]);
  }
}

/** Bones of two blinking lids, at the centres of the eyes; `eye` is the left one. */
export function lidBones(rig: Rig, [x, y, z]: Vec3): Rig {
  return rig.bone('lidL', 'head', [x, y, z]).bone('lidR', 'head', [-x, y, z]);
}
