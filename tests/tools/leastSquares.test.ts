import { expect, it } from 'vitest';
import { leastSquares, spread } from '../../tools/fit/leastSquares';

it('weights that explain all are found', () => {
  const lines = [
    [1, 0, 2],
    [0, 1, 1],
    [2, 1, -1],
    [1, 3, 0],
  ].map((x) => ({ x, y: 2 * x[0]! - x[1]! + 0.5 * x[2]! }));
  const weights = leastSquares(lines, 0);
  for (const [index, wanted] of [2, -1, 0.5].entries()) expect(weights[index]).toBeCloseTo(wanted);
});

it('what seldom occurs weighs little, and what never does nothing', () => {
  const once = leastSquares([{ x: [1, 0], y: 4 }], 3);
  expect(once[0]).toBeCloseTo(1);
  expect(once[1]).toBe(0);
});

it('the spread is the root of the mean of the squares', () => {
  expect(spread([3, -3, 3, -3])).toBe(3);
  expect(spread([1, 7])).toBe(5);
});
