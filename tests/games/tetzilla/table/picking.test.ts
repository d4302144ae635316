import { expect, it } from 'vitest';
import { tetzilla } from '#tetzilla/rules';
import { decisionOf, landedBoxes } from '#tetzilla/view';
import { isOnTile, takesTile } from '../../../../src/games/tetzilla/table/picking';
import { sketchView } from '../view/panels/sketch';

it('a mouse drops an upright tile by a click on any box of its ghost, though it hangs as low as that', () => {
  const view = sketchView({
    rows: Array.from({ length: 8 }, () => '# # # # # # # #'),
    change: { tile: 'I1' },
    turn: { stage: 'slide' },
  });
  const decision = decisionOf(view, 'A', tetzilla.legal(view), null);
  if (decision?.kind !== 'slide') throw new Error('no tile has to slide');
  const upright = { ...decision, aim: { spin: 1, column: 3 } };
  const table = { top: 8, columns: 8 };
  const middles = landedBoxes(upright.choices, upright.aim).map(({ box }) => ({
    across: box.charCodeAt(0) - 97 + 0.5 - 4,
    up: Number(box.slice(1)) - 0.5,
  }));
  expect(middles.map(({ up }) => up)).toEqual([11.5, 10.5, 9.5, 8.5]);
  expect(middles.filter((point) => isOnTile(upright, table, point)).length).toBeGreaterThan(1);
  expect(middles.map((point) => takesTile(upright, table, point, true))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // A finger drops by the button only; above the ghost everybody takes the tile itself.
  expect(takesTile(upright, table, middles[0]!, false)).toBe(true);
  expect(takesTile(upright, table, { across: middles[0]!.across, up: 12.8 }, true)).toBe(true);
});
