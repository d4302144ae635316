import { expect, it } from 'vitest';
import { STILL } from '#director';
import { type BoardPoint, drawnOn, pointOnBoard } from '../../../../src/features/online/broadcast/board';
import {
  closeShot,
  nearness,
  nearnessLeft,
  SHOT_DIRECTIONS,
  swayAt,
} from '../../../../src/features/online/broadcast/direction';
import { onAirView } from '../../../../src/features/online/broadcast/onAir';
import { pathThrough } from '../../../../src/features/online/broadcast/strokePath';

const FLAT = { at: [0, 0, 0], tilt: 0 } as const;
const WALL = { at: [0, 2, -1], tilt: Math.PI / 2 } as const;

it('a line of sight meets the board that lies and the one that stands', () => {
  expect(pointOnBoard(FLAT, { from: [3, 10, 4], towards: [0, -1, 0] })).toEqual([3, 0, 4]);
  expect(pointOnBoard(WALL, { from: [1, 5, 9], towards: [0, 0, -1] })).toEqual([1, 5, -1]);
  expect(pointOnBoard(FLAT, { from: [0, 5, 0], towards: [1, 0, 0] })).toBeNull();
  expect(pointOnBoard(FLAT, { from: [0, 5, 0], towards: [0, 1, 0] })).toBeNull();
});

it('a drawing grows by points that are apart, to its longest', () => {
  const one: readonly BoardPoint[] = drawnOn([], [0, 0, 0], 3);
  expect(drawnOn(one, [0.01, 0, 0], 3)).toBe(one);
  const three = drawnOn(drawnOn(one, [1, 0, 0], 3), [2, 0, 0], 3);
  expect(three).toHaveLength(3);
  expect(drawnOn(three, [3, 0, 0], 3)).toBe(three);
});

it('is a line, a dot, or an arrow with its head at the end', () => {
  expect(pathThrough([], 'pen')).toBe('');
  expect(pathThrough([{ x: 1, y: 2 }], 'pen')).toBe('M1.0 2.0L1.1 2.0');
  expect(
    pathThrough(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      'pen',
    ),
  ).toBe('M0.0 0.0L9.0 0.0');
  const arrow = pathThrough(
    [
      { x: 0, y: 0 },
      { x: 50, y: 5 },
      { x: 100, y: 0 },
    ],
    'arrow',
  );
  expect(arrow.startsWith('M0.0 0.0L100.0 0.0M')).toBe(true);
  expect(arrow.match(/L100\.0 0\.0/g)).toHaveLength(2);
});

const HOME = { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0.9, distance: 20 };

it('the camera comes near whoever decides, and goes back, only where it is lively', () => {
  const { lively, calm, fixed } = SHOT_DIRECTIONS;
  expect([0, 5, 60].map((rested) => nearness(lively, rested))).toEqual([0, 1, 0]);
  expect(nearness(calm, 5)).toBe(0);
  expect([0, 5].map(nearnessLeft)).toEqual([1, 0]);
  const close = closeShot(HOME, [2, 0, 1]);
  expect(close.distance).toBeLessThan(HOME.distance / 2);
  expect(close.azimuth).toBeGreaterThan(0);
  expect(swayAt(fixed, 7)).toEqual(STILL);
  expect(swayAt(lively, 7)).not.toEqual(STILL);
});

it('a view goes on air with as many digits as can be seen, and at most once around the table', () => {
  const sent = onAirView({ ...HOME, x: 1.23456, azimuth: 20 });
  expect(sent.x).toBe(1.235);
  expect(Math.abs(sent.azimuth)).toBeLessThan(7);
});
