import { expect, it } from 'vitest';
import { crossings } from '../../../src/kaiju/ground/crossings';

it('there is a crossing between every four boxes', () => {
  const all = crossings(3, 3, 1);
  expect(all.map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ]);
});

it('is the same for the same seed, and not all alike', () => {
  expect(crossings(7, 7, 5)).toEqual(crossings(7, 7, 5));
  expect(crossings(7, 7, 5)).not.toEqual(crossings(7, 7, 6));
  const counts = new Set(crossings(7, 7, 5).map(({ zebras }) => zebras.length));
  expect([...counts].sort()).toEqual([0, 2, 4]);
});

it('two zebras of a crossing face each other', () => {
  for (const { zebras } of crossings(7, 7, 5)) {
    if (zebras.length === 2) expect(zebras[1]! - zebras[0]!).toBe(2);
  }
});
