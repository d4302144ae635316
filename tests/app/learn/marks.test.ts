import { expect, it } from 'vitest';
import type { GameTable } from '#module';
import { DECAL_PLANE, onTable } from '#tetzilla/view';
import { arrowsOff, drawnMarks, placesOf } from '../../../src/app/learn/marks';

/** A board that stands up, with two boxes one above the other. */
const upright: Pick<GameTable, 'decalPlane' | 'pointOf'> = {
  decalPlane: DECAL_PLANE,
  pointOf: (name) => onTable({ across: 1, up: name === 'low' ? 2 : 5, out: 0.6 }),
};
const places = placesOf(upright as GameTable, null, new Float64Array());

it('an arrow on a board that stands up goes up along it, before its tiles', () => {
  const [arrow] = drawnMarks([{ arrow: ['low', 'high'] }], places).arrows;
  const { from, to } = arrow!;
  expect(from[0]).toBeCloseTo(1);
  expect(to[0]).toBeCloseTo(1);
  // z of the board points down along it; both ends are drawn back a little from the middles.
  expect(from[2]).toBeLessThan(-2);
  expect(from[2]).toBeGreaterThan(-2.5);
  expect(to[2]).toBeGreaterThan(-5);
  expect(to[2]).toBeLessThan(-4.5);
  expect([from[1], to[1]]).toEqual([arrowsOff(places), arrowsOff(places)]);
});
