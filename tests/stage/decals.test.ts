import { expect, it } from 'vitest';
import { wearOf } from '../../src/stage/decalField';

it('fresh marks are fully there, older ones fade one after the other, the oldest are gone', () => {
  expect([0, 10, 26].map(wearOf)).toEqual([1, 1, 1]);
  expect(wearOf(41)).toBe(0.5);
  expect(wearOf(40)).toBeGreaterThan(wearOf(41));
  expect([56, 90].map(wearOf)).toEqual([0, 0]);
});
