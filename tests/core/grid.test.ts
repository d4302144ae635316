import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, Grid } from '#core';
import { STEPS } from '../helpers/steps';

/** Every step from every box leads where file and rank say. */
function checkSteps(width: number, height: number): void {
  const grid = new Grid(width, height);
  expect(grid.size).toBe(width * height);
  for (let box = 0; box < grid.size; box++) {
    for (const [direction, name] of DIRECTIONS.entries()) {
      const [east, north] = STEPS[name];
      const file = grid.file(box) + east;
      const rank = grid.rank(box) + north;
      const inside = file >= 0 && file < width && rank >= 0 && rank < height;
      const next = grid.step(box, direction);
      if (next !== (inside ? rank * width + file : -1))
        throw new Error(`${width}×${height}: ${box} ${name} ${next}`);
      if (inside && grid.directionTo(box, next) !== direction) throw new Error(`${box} to ${next}`);
    }
    if (grid.parse(grid.name(box)) !== box) throw new Error(`${grid.name(box)} is not ${box}`);
  }
}

describe('a grid', () => {
  it('of 12 by 20 boxes has the right neighbour for every step', () => {
    checkSteps(12, 20);
    expect(new Grid(12, 20).step(116, 0)).toBe(128);
    expect(new Grid(12, 20).name(239)).toBe('l20');
  });

  it('of any size up to 32 by 32 has the right neighbours and names', () => {
    const side = fc.integer({ min: 1, max: 32 });
    fc.assert(fc.property(side, side, checkSteps), { numRuns: 20 });
    checkSteps(32, 32);
    expect(new Grid(32, 32).name(31)).toBe('af1');
  });

  it('measures distances in king steps, and knows who is not adjacent', () => {
    const grid = new Grid(12, 20);
    const box = (name: string) => grid.parse(name)!;
    expect(grid.distance(box('a1'), box('l20'))).toBe(19);
    expect(grid.directionTo(box('a1'), box('a3'))).toBe(-1);
    expect(grid.parse('m1')).toBeUndefined();
  });

  it('refuses sides that are too long, too short or no whole number', () => {
    for (const [width, height] of [
      [33, 1],
      [1, 33],
      [0, 5],
      [5, -1],
      [2.5, 2],
      [Number.NaN, 3],
    ] as const) {
      expect(() => new Grid(width, height)).toThrow(RangeError);
    }
  });
});
