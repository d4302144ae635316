import { lerp } from './vector';

/** Linear light: red, green, blue, each 0 … 1. */
export type Rgb = readonly [number, number, number];

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** @param hex an sRGB colour, `0xrrggbb` */
export const rgb = (hex: number): Rgb => [
  linear((hex >> 16) & 255),
  linear((hex >> 8) & 255),
  linear(hex & 255),
];

export const mix = (from: Rgb, to: Rgb, t: number): Rgb => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
  lerp(from[2], to[2], t),
];

/** The colour scaled in brightness; never brighter than white. */
export const shade = (colour: Rgb, light: number): Rgb => [
  Math.min(colour[0] * light, 1),
  Math.min(colour[1] * light, 1),
  Math.min(colour[2] * light, 1),
];

export const WHITE: Rgb = [1, 1, 1];
