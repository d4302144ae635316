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
