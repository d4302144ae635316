import { horn } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import type { Sculpture } from '../kit/sculpture';
import { ball, cap } from '../kit/solids';
import { add, normalize, scale, type Vec3 } from '../kit/vector';

const IVORY = rgb(0xf6ecc4);
const IVORY_ROOT = rgb(0xc09a55);
const CLAW = rgb(0x2b2530);
const CLAW_TIP = rgb(0xb9a9b6);
const PUPIL = rgb(0x0a080a);

export interface Eye {
  readonly at: Vec3;
  readonly radius: number;
  readonly white: Rgb;
  readonly iris: Rgb;
  /** Where it looks, from its centre. */
  readonly gaze: Vec3;
  /** Half-opening of the iris, radians. */
  readonly wide?: number;
  /** A lid's paint, the way its middle faces, and its half-opening: above 1.5 it hides half the eye. */
  readonly lid?: readonly [paint: Rgb, facing: Vec3, angle: number];
}

/** An eyeball with iris, pupil and a fleck of light. */
export function addEye(
  sculpture: Sculpture<string>,
  { at, radius, white, iris, gaze, wide = 0.55, lid }: Eye,
): void {
  const { crisp } = sculpture;
  const look = normalize(gaze);
  ball(crisp, at, [radius, radius, radius], white, 16, 12);
  cap(crisp, at, radius * 1.012, look, wide, iris);
  cap(crisp, at, radius * 1.024, look, wide * 0.52, PUPIL);
  cap(crisp, at, radius * 1.036, normalize(add(look, [0.22, 0.3, 0])), wide * 0.24, rgb(0xffffff));
  if (lid) cap(crisp, at, radius * 1.1, lid[1], lid[2], lid[0]);
}

/**
 * A tooth, slightly bent.
 * @param to where its tip is
 */
export function addTooth(sculpture: Sculpture<string>, from: Vec3, to: Vec3, radius: number): void {
  const middle = scale(add(from, to), 0.5);
  horn(
    sculpture.crisp,
    [
      [...from, radius],
      [middle[0], middle[1], middle[2] + radius * 0.3, radius * 0.75],
      [...to, 0.001],
    ],
    IVORY_ROOT,
    IVORY,
    { sides: 6, rings: 3 },
  );
}

/** A curved claw that leaves along `out` and bends down. */
export function addClaw(
  sculpture: Sculpture<string>,
  at: Vec3,
  out: Vec3,
  size: number,
  root = CLAW,
  tip = CLAW_TIP,
): void {
  const d = normalize(out);
  const half = add(at, scale(d, size * 0.6));
  const end = add(at, scale(d, size));
  horn(
    sculpture.crisp,
    [
      [...at, size * 0.36],
      [half[0], half[1], half[2], size * 0.24],
      [end[0], end[1] - size * 0.3, end[2], 0.001],
    ],
    root,
    tip,
    { sides: 6, rings: 3 },
  );
}

/** A foot with three clawed toes, pointing along +z of its own space; its sole is at y = 0. */
export function addFoot<Name extends string>(sculpture: Sculpture<Name>, coat: Name, size: number): void {
  sculpture.egg(coat, [0, 0.03, 0], [0.085 * size, 0.05 * size, 0.11 * size], 0.05);
  for (const side of [-1, 0, 1]) {
    const x = side * 0.058 * size;
    const z = (0.085 - 0.016 * Math.abs(side)) * size;
    sculpture.egg(coat, [x, 0.027 * size, z], [0.034 * size, 0.03 * size, 0.055 * size], 0.014);
    addClaw(sculpture, [x * 1.08, 0.036 * size, z + 0.036 * size], [side * 0.25, -0.05, 1], 0.075 * size);
  }
}

/**
 * A hand whose arm comes from −y and whose fingers point to +y, palm to +z.
 * @param spread how far the fingers are apart, 0 … 1
 */
export function addHand<Name extends string>(
  sculpture: Sculpture<Name>,
  coat: Name,
  size: number,
  spread: number,
): void {
  sculpture.egg(coat, [0, 0.02 * size, 0], [0.062 * size, 0.06 * size, 0.05 * size], 0.03);
  for (const side of [-1, 0, 1]) {
    const x = side * (0.032 + 0.02 * spread) * size;
    const lean = side * (0.25 + 0.6 * spread);
    const tip: Vec3 = [x + lean * 0.06 * size, 0.105 * size, 0.02 * size];
    sculpture.limb(
      coat,
      [
        [x * 0.7, 0.04 * size, 0, 0.027 * size],
        [...tip, 0.022 * size],
      ],
      0.012,
      1,
    );
    addClaw(sculpture, tip, [lean, 0.9, 0.45], 0.06 * size);
  }
}
