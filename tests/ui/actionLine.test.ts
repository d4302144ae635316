import { expect, it } from 'vitest';
import { ActionLine } from '#ui';

it('actions are as many units long as they have steps', () => {
  const line = new ActionLine([1, 3, 1]);
  expect([line.actions, line.units]).toEqual([3, 5]);
  const places = Array.from({ length: 6 }, (_, unit) => line.placeOf(unit));
  expect(places.map(({ action, step }) => [action, step])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [3, 0],
  ]);
  expect(places.map(({ action, step }) => line.unitOf(action, step))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(line.unitOf(1.5)).toBe(2.5);
  expect(line.unitOf(3)).toBe(5);
  // A step that is not known yet.
  expect(line.unitOf(0, 4)).toBe(1);
});

it('no action is no length', () => {
  const line = new ActionLine([]);
  expect([line.units, line.unitOf(0), line.placeOf(0).action]).toEqual([0, 0, 0]);
});
