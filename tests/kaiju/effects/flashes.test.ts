import { expect, it } from 'vitest';
import { KAIJU_EFFECTS } from '#kaiju';
import { EFFECTS, FLASHES } from '#kaiju/cues';

it('what flashes has something calmer, but for the end of a power plant, which comes once', () => {
  const calmed = Object.keys(KAIJU_EFFECTS.calmer);
  expect([...calmed, 'meltdown'].sort()).toEqual([...FLASHES].sort());
});

it('what is shown instead is an effect that does not flash', () => {
  for (const effect of Object.values(KAIJU_EFFECTS.calmer)) {
    expect(EFFECTS).toContain(effect);
    expect(FLASHES.has(effect)).toBe(false);
  }
});

/** A light that is larger than this, in boxes, lights up a good part of the picture where an effect is strong. */
const LARGE = 0.7;

it('what lights up a good part of the picture counts as a flash', () => {
  const large = EFFECTS.filter((effect) =>
    KAIJU_EFFECTS.recipes[effect].some(
      ({ look, light = 0, size, count }) =>
        look === 'glow' && count === 1 && light >= 1 && Math.max(...size) > LARGE,
    ),
  );
  expect([...large].sort()).toEqual([...FLASHES].sort());
});
