import { describe, expect, it } from 'vitest';
import { MOTIONS, type Motion } from '#zorn/view';
import { momentOfClip } from '../../../../src/games/zorn/table/figures/clips';
import { clipWeight } from '../../../../src/stage/miniature';

/** How much of a clip is seen, and how far it has come. */
function seen(motion: Motion, share: number) {
  const { duration, age } = momentOfClip(motion, share);
  return { weight: clipWeight(age, duration), come: age / duration };
}

describe('a champion', () => {
  it('who has died stays down', () => {
    expect(seen('die', 1).weight).toBe(1);
    expect(seen('die', 1).come).toBeGreaterThan(0.98);
    expect(seen('die', 0.5).come).toBeCloseTo(0.5, 1);
  });

  it('stands as before after all else', () => {
    for (const motion of MOTIONS) if (motion !== 'die') expect(seen(motion, 1).weight, motion).toBe(0);
  });
});
