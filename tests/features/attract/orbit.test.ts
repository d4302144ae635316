import { expect, it } from 'vitest';
import { eyeOf } from '#director';
import { orbitView } from '../../../src/features/attract/orbit';

it('a figure at the edge of the table is seen from its middle, never through what stands behind it', () => {
  for (const [x, z] of [
    [3, 2],
    [-3, 3],
    [0, -3],
  ] as const) {
    for (let time = 0; time <= 15; time += 1) {
      const view = orbitView([x, 0.2, z], time, false);
      const eye = eyeOf(view);
      // The eye lies on the inner side of the line through the figure along the edge.
      expect((eye.x - x) * -x + (eye.z - z) * -z).toBeGreaterThan(0);
      expect(eye.y).toBeGreaterThan(1);
    }
  }
});

it('a board that stands upright is seen from before it', () => {
  for (const time of [0, 7, 15]) expect(eyeOf(orbitView([2, 3, -4], time, true)).z).toBeGreaterThan(-4 + 3);
});
