import { blendLights, type DayTime } from '#zorn/view';
import { CELL, COLUMNS, type Field, ROWS, sample, smoothstep, xOf, zOf } from './grid';

/** Cells of the grid for each pixel, along either side. */
const COARSE = 2;
export const SHADE_SIZE = { width: Math.floor(COLUMNS / COARSE), height: Math.floor(ROWS / COARSE) };

/** The lights whose shadows are painted, each in a channel of its own; at noon there are none. */
const CAST: readonly DayTime[] = ['morning', 'night', 'terror'];
/** How far shadows reach, and how finely the way to the sun is looked at, table units. */
const REACH = 1.5;
const STEP = 2.5 * CELL;
/** A shadow's edge is so soft: at its foot, and for each unit farther from what casts it. */
const SOFT = { foot: 0.012, far: 0.06 } as const;

/** How dark a point is, 0 … 1, under a sun in a direction that rises by `rise` for each unit. */
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

/** The shadows that the land throws on itself, which no shadow map needs to draw: red, green, blue for three lights. */
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
