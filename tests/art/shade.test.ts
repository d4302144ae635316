import { expect, it } from 'vitest';
import { blendLights } from '#zorn/view';
import { COLUMNS, field, ROWS } from '../../tools/art/valley/grid';
import { SHADE_SIZE, sunShades } from '../../tools/art/valley/shade';

it('a mountain throws a shadow away from the sun of each light, and none towards it', () => {
  const height = field(0.1);
  const [column, row] = [COLUMNS >> 1, ROWS >> 1];
  for (let j = -8; j <= 8; j++)
    height.fill(0.5, (row + j) * COLUMNS + column - 8, (row + j) * COLUMNS + column + 8);
  const shades = sunShades(height);
  for (const [channel, time] of (['morning', 'night', 'terror'] as const).entries()) {
    const [x, , z] = blendLights(time, time, 0).from;
    const flat = Math.hypot(x, z);
    /** How dark it is 0.2 from the mountain's middle, towards the sun or away from it. */
    const darkAt = (to: 1 | -1) => {
      const [i, j] = [(to * 20 * x) / flat, (to * 20 * z) / flat];
      const at = Math.floor((row + j) / 2) * SHADE_SIZE.width + Math.floor((column + i) / 2);
      return shades[at * 3 + channel]!;
    };
    expect(darkAt(-1), time).toBeGreaterThan(200);
    expect(darkAt(1), time).toBe(0);
  }
});
