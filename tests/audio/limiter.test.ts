import { describe, expect, it } from 'vitest';
import { Random } from '#core';
import { CEILING_DB } from '../../src/audio/ladder';
import { limit } from '../../src/audio/limiter';
import { decibels, truePeak } from '../../tools/art/sound/measure/peaks';

const RATE = 44_100;
const random = Random.fromSeed(1);
const second = (valueAt: (index: number) => number) =>
  Float32Array.from({ length: RATE }, (_, index) => valueAt(index));

describe('the limiter of films', () => {
  it.each([
    ['noise', second(() => 8 * random.unit() - 4)],
    ['signs by chance', second(() => (random.unit() < 0.5 ? -2 : 2))],
    ['edges', second((index) => 4 * Math.sign(Math.sin((2 * Math.PI * 997 * index) / RATE)))],
    ['crests between the samples', second((index) => 2 * Math.sin((Math.PI / 2) * index + Math.PI / 4))],
    ['clicks', second((index) => (index % 2000 < 2 ? 6 : 0))],
  ])('keeps %s below its ceiling, between the samples too', (_, signal) => {
    const [left, right] = [signal.slice(), signal.map((value) => value / 2)];
    limit(left, right, 10 ** (CEILING_DB / 20), RATE);
    expect(decibels(truePeak(left))).toBeLessThanOrEqual(-1);
    expect(decibels(truePeak(left))).toBeGreaterThan(CEILING_DB - 1.5);
    // Both sides alike: what stands in the middle stays there.
    expect(right[RATE / 2]! * 2).toBeCloseTo(left[RATE / 2]!, 5);
  });

  it('leaves alone what stays below', () => {
    const soft = second((index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / RATE));
    const [left, right] = [soft.slice(), soft.slice()];
    limit(left, right, 10 ** (CEILING_DB / 20), RATE);
    expect(left).toEqual(soft);
    expect(right).toEqual(soft);
  });
});
