import type { Vec3 } from './vector';

/** Red, green and blue in sRGB, 0 … 1 each, since paints are mixed by eye. */
export type Rgb = Vec3;

/** @param hex 0xrrggbb */
export const rgb = (hex: number): Rgb => [
  ((hex >> 16) & 255) / 255,
  ((hex >> 8) & 255) / 255,
  (hex & 255) / 255,
];
