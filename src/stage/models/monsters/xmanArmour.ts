import { type Rgb, rgb, shade } from '../kit/colour';
import { noise } from '../kit/noise';
import type { Coat, Sculpture } from '../kit/sculpture';
import { type BoxOptions, box } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';

export const SHELL = rgb(0xd6d0c0);
export const SHELL_EDGE = rgb(0xfffcf0);
export const PETROL = rgb(0x1c5560);
export const PETROL_EDGE = rgb(0x6fb4b4);
export const BRASS = rgb(0xc8822c);
export const BRASS_EDGE = rgb(0xffd890);
export const CAPE = rgb(0x8c1230);
export const CAPE_EDGE = rgb(0xf0605c);
export const SHADOW = rgb(0x1a1d28);
export const LIGHT = rgb(0x28c8f0);
export const LIGHT_CORE = rgb(0x7af2ff);

export const COATS = {
  suit: { base: rgb(0x2a3040), wash: rgb(0x080a12), light: rgb(0x78849c) },
} satisfies Record<string, Coat>;

/** The clay under the armour, and the armour on it. */
export type Giant = Sculpture<keyof typeof COATS>;

/** Light from above, grime from below, and paint that has been through an atmosphere. */
export function weather(colour: Rgb, p: Vec3, n: Vec3): Rgb {
  const up = 0.72 + 0.3 * smoothstep(-0.8, 0.9, n[1]);
  const grime = 0.72 + 0.28 * smoothstep(0.05, 0.45, p[1]);
  return shade(colour, up * grime * (1 + 0.1 * noise(p[0] * 24, p[1] * 14, p[2] * 24)));
}

/** A bevelled block of armour. */
export function block(
  s: Giant,
  at: Vec3,
  size: Vec3,
  colour: Rgb,
  taper: readonly [number, number],
  bevel = 0.02,
): void {
  const edge = colour === SHELL ? SHELL_EDGE : colour === PETROL ? PETROL_EDGE : BRASS_EDGE;
  const options: BoxOptions = { at, size, colour, bevel, edge, taper, foot: 0.6 };
  box(s.crisp, options);
}
