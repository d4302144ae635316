import { expect, it } from 'vitest';
import type { GameTable } from '#module';
import { DECAL_PLANE, onTable } from '#tetzilla/view';
import { drawnMarks, marksOff, placesOf } from '../../../src/table/marks/marks';

/** A board that stands up, with two boxes one above the other. */
const upright: Pick<GameTable, 'decalPlane' | 'placeOf'> = {
  decalPlane: DECAL_PLANE,
  placeOf: (id) => ({
    id,
    at: onTable({ across: 1, up: id === 'low' ? 2 : 5, out: 0.6 }),
    height: 0,
    upright: true,
  }),
};
const places = placesOf(upright, null, new Float64Array());

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
  expect([from[1], to[1]]).toEqual([1.2, 1.2]);
});

it('what belongs to a figure on a board that stands up is drawn before its body, not inside', () => {
  const inBox = [1, 0.6, -2] as const;
  const figure = [1, 0.86, -2] as const;
  expect(marksOff(places, [inBox, inBox])).toBe(0.74);
  expect(marksOff(places, [inBox, figure])).toBeGreaterThan(figure[1] + 0.4);
  // On the ground they lie on the ground.
  expect(marksOff({ plane: { at: [0, 0, 0], tilt: 0 } }, [figure])).toBe(0);
});
