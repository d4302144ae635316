import { blendLights, type DayTime } from '#zorn/view';
import { CELL, COLUMNS, type Field, ROWS, sample, smoothstep, xOf, zOf } from './grid';

/** Grid cells per pixel, along each side. */
const COARSE = 2;
export const SHADE_SIZE = { width: Math.floor(COLUMNS / COARSE), height: Math.floor(ROWS / COARSE) };

/** The lights with baked shadows, each in its own channel; noon has none. */
const CAST: readonly DayTime[] = ['morning', 'night', 'terror'];
/** Length of shadows, and step of the ray march towards the sun; table units. */
const REACH = 1.5;
const STEP = 2.5 * CELL;
/** Softness of a shadow's edge: at its foot, and per unit of distance from its caster. */
const SOFT = { foot: 0.012, far: 0.06 } as const;

/** Darkness of a point, 0 … 1, for a sun in a direction that rises by `rise` per unit. */
function darkness(
  height: Field,
  x: number,
  z: number,
  [aside, along]: readonly [number, number],
  rise: number,
) {
  const from = sample(height, x, z) + 0.006;
  let most = 0;
  for (let far = STEP; far < REACH; far += STEP) {
    const over = sample(height, x + aside * far, z + along * far) - from - rise * far;
    if (over > 0) most = Math.max(most, smoothstep(0, SOFT.foot + SOFT.far * far, over));
    if (most === 1) break;
  }
  return most;
}

/** Baked shadows of the land on itself, which need no shadow map: one RGB channel for each of three lights. */
export function sunShades(height: Field): Uint8Array {
  const { width, height: rows } = SHADE_SIZE;
  const shades = new Uint8Array(width * rows * 3);
  for (const [channel, time] of CAST.entries()) {
    const [x, y, z] = blendLights(time, time, 0).from;
    const flat = Math.hypot(x, z);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < width; column++) {
        const dark = darkness(
          height,
          xOf(column * COARSE),
          zOf(row * COARSE),
          [x / flat, z / flat],
          y / flat,
        );
        shades[(row * width + column) * 3 + channel] = Math.round(255 * dark);
      }
    }
  }
  return shades;
}
