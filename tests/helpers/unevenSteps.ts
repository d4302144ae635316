import type { Random } from '#core';
import { type CameraView, eyeOf } from '#director';

/** How pictures follow each other: so many a second, or after pauses. */
export const RATES = { '60': 1 / 60, '20': 0.05, '10': 0.1, '4': 0.25, '1': 1, pauses: 2 } as const;
export type Rate = keyof typeof RATES;

/** Seconds between two moments at which all see the same picture: none of the steps is a part of it. */
export const MOMENT = 2.7;

/** How far apart two views may be to be the same, as a share of their distance. */
export const SAME = 0.02;

/** Uneven steps from one moment to the next, in seconds. */
export function* steps(rate: Rate, length: number, random: Random): Generator<number> {
  const usual = RATES[rate];
  let left = length;
  while (left > 0) {
    const step = rate === 'pauses' && random.below(3) > 0 ? 1 / 60 : usual * (0.4 + random.below(100) / 80);
    yield Math.min(left, step);
    left -= step;
  }
}

/** How far apart two views are: their eyes and what they look at together, table units. */
export function apart(a: CameraView, b: CameraView): number {
  const [from, to] = [eyeOf(a), eyeOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z, a.x - b.x, a.y - b.y, a.z - b.z);
}
