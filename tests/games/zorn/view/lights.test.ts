import { expect, it } from 'vitest';
import { blendLights, DAY_TIMES } from '#zorn/view';

it('begins with the one light and ends with the other', () => {
  for (const one of DAY_TIMES) {
    for (const other of DAY_TIMES) {
      expect(blendLights(one, other, 0)).toEqual(blendLights(one, one, 0));
      const [ends, whole] = [blendLights(one, other, 1), blendLights(other, other, 0)];
      expect(ends.sunlight).toBeCloseTo(whole.sunlight, 9);
      for (const [axis, place] of ends.from.entries()) expect(place).toBeCloseTo(whole.from[axis]!, 9);
    }
  }
});

it('is half of each between them', () => {
  const [noon, night] = [blendLights('noon', 'noon', 0), blendLights('night', 'night', 0)];
  const between = blendLights('noon', 'night', 0.5);
  expect(between.windows).toBeCloseTo((noon.windows + night.windows) / 2, 9);
  expect(between.sun[2]).toBeCloseTo((noon.sun[2] + night.sun[2]) / 2, 9);
});

it('lights windows by night and not by day', () => {
  expect(blendLights('noon', 'noon', 0).windows).toBe(0);
  expect(blendLights('night', 'night', 0).windows).toBe(1);
});
