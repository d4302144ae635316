import { expect, it } from 'vitest';
import { learn, surprise } from '../../tools/fit/learn';

/** As many moments as are learned from together, in which the first of two seats stands better. */
const moments = (won: readonly number[]) =>
  Array.from({ length: 256 }, () => ({ seats: [Float32Array.of(1), Float32Array.of(0)], won }));

it('whoever stands better is taken to win more often, if those win who do', () => {
  const weights = learn([...moments([1, 0]), ...moments([1, 0]), ...moments([0, 1])], 1, 3);
  expect(weights[0]).toBeGreaterThan(0.3);
  expect(surprise(moments([1, 0]), weights)).toBeLessThan(Math.log(2));
});

it('nothing is learned of who wins from games that everybody has lost', () => {
  const lost = moments([0, 0]);
  expect([...learn(lost, 1, 3)]).toEqual([0]);
  const weights = Float64Array.of(0.5);
  expect(surprise([...moments([1, 0]), ...lost], weights)).toBeCloseTo(surprise(moments([1, 0]), weights));
});
