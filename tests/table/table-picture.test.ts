import { expect, it } from 'vitest';
import { pictureCrop } from '../../src/table/tablePicture';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

it.each([
  ['a wide window is cut at its sides', [1600, 900], NONE, [200, 0, 1200, 900]],
  ['a phone held upright is cut above and below', [390, 844], NONE, [0, 275.75, 390, 292.5]],
  [
    'panels are left out as far as the city between them goes',
    [1366, 768],
    { top: 68, right: 266, bottom: 200, left: 300 },
    [300, 68 - 50, 800, 600],
  ],
  [
    'where the city is at the edge of the window, so is the picture',
    [1000, 600],
    { top: 0, right: 600, bottom: 300, left: 0 },
    [0, 0, 400, 300],
  ],
] as const)('%s', (_, [width, height], insets, [x, y, wide, high]) => {
  expect(pictureCrop({ width, height }, insets)).toEqual({ x, y, width: wide, height: high });
});
