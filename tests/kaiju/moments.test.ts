import { expect, it } from 'vitest';
import { MOMENTS } from '#kaiju/show';

/** From the least to the greatest. */
const ORDER = ['combo', 'collapse', 'duel', 'zone', 'row'] as const;

it('makes each great moment longer, brighter, harder and nearer than the one below it', () => {
  expect(Object.keys(MOMENTS).sort()).toEqual([...ORDER].sort());
  const weights = ORDER.map((kind) => {
    const { blow, light, near, stays } = MOMENTS[kind];
    return [blow.stop, blow.slow.lasts, 1 / blow.slow.rate, blow.shake.strength, light, near, stays];
  });
  for (const [index, weight] of weights.entries()) {
    for (const [part, lesser] of (weights[index - 1] ?? []).entries()) {
      expect(weight[part]).toBeGreaterThan(lesser);
    }
  }
});
