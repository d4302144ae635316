import { expect, it } from 'vitest';
import { blendHours, blendLights, DAY_TIMES } from '#zorn/view';

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

it('is heard as the hour that it is lit for, and as both between them', () => {
  expect(blendHours('morning', 'night', 0)).toEqual({ day: 1, night: 0, terror: 0 });
  expect(blendHours('morning', 'night', 1)).toEqual({ day: 0, night: 1, terror: 0 });
  expect(blendHours('morning', 'night', 0.25)).toEqual({ day: 0.75, night: 0.25, terror: 0 });
  expect(blendHours('terror', 'terror', 0.5).terror).toBe(1);
});
