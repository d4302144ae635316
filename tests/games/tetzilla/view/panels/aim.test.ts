import { describe, expect, it } from 'vitest';
import {
  aimChoices,
  firstAim,
  hangingBoxes,
  landedBoxes,
  movedAim,
  pointedAim,
  slideAction,
  turnedAim,
} from '#tetzilla/view';
import { sketchView } from './sketch';

/** A T with a guard in its lower right corner, over a city that is one row high but for a pit in column d. */
const view = sketchView({ rows: ['# # # . # # # #'], change: { tile: 'T3' }, turn: { stage: 'slide' } });
const choices = aimChoices(view)!;

describe('aiming a tile', () => {
  it('begins in the middle, as the tile was turned up', () => {
    expect(firstAim(choices, 8)).toEqual({ spin: 0, column: 2 });
  });

  it('goes from column to column and stays at the edges', () => {
    expect(movedAim(choices, { spin: 0, column: 2 }, 1)).toEqual({ spin: 0, column: 3 });
    expect(movedAim(choices, { spin: 0, column: 5 }, 1)).toEqual({ spin: 0, column: 5 });
    expect(movedAim(choices, { spin: 0, column: 0 }, -1)).toEqual({ spin: 0, column: 0 });
  });

  it('turns clockwise and back about its middle', () => {
    const once = turnedAim(choices, { spin: 0, column: 2 }, 1);
    expect(once).toMatchObject({ spin: 1 });
    expect(turnedAim(choices, once, -1)).toMatchObject({ spin: 0 });
    expect(turnedAim(choices, { spin: 0, column: 2 }, -1)).toMatchObject({ spin: 3 });
  });

  it('comes back to where it was when it is turned back', () => {
    for (const column of [1, 2, 3, 4]) {
      const aim = { spin: 0, column };
      for (const by of [1, -1] as const) {
        const back = by === 1 ? -1 : 1;
        expect(turnedAim(choices, turnedAim(choices, aim, by), back)).toEqual(aim);
      }
    }
  });

  it('keeps a tile on the board that is turned at its edge', () => {
    const upright = turnedAim(choices, { spin: 0, column: 5 }, 1);
    const right = movedAim(choices, upright, 1);
    expect(right.column).toBe(6);
    expect(turnedAim(choices, right, 1)).toEqual({ spin: 2, column: 5 });
  });

  it('follows a point', () => {
    expect(pointedAim(choices, { spin: 0, column: 2 }, 6.5)).toEqual({ spin: 0, column: 5 });
    expect(pointedAim(choices, { spin: 0, column: 2 }, -3)).toEqual({ spin: 0, column: 0 });
  });

  it('tells where the tile ends and what comes there, in reading order', () => {
    // Upside down its middle fits into the pit.
    const upsideDown = { spin: 2, column: 2 };
    expect(landedBoxes(choices, upsideDown)).toEqual([
      { box: 'c2', sign: 'guard' },
      { box: 'd2', sign: null },
      { box: 'e2', sign: 'building' },
      { box: 'd1', sign: 'building' },
    ]);
    expect(hangingBoxes(choices, upsideDown).map(({ box }) => box)).toEqual(['c20', 'd20', 'e20', 'd19']);
    expect(slideAction(choices, upsideDown)).toEqual({ do: 'slide', tile: 'T3', spin: 2, column: 'c' });
  });

  it('skips what a level city forbids', () => {
    const rows = ['# # # . . . . .', '# # # . . . . .', '# # # . . . . .', '# # # . . . . .'];
    const level = sketchView({
      rows,
      change: { tile: 'O1', options: { abilities: 'random', guardPoints: 1, level: true } },
      turn: { stage: 'slide' },
    });
    const low = aimChoices(level)!;
    expect(low.limited).toBe(true);
    expect(movedAim(low, { spin: 0, column: 3 }, -1)).toEqual({ spin: 0, column: 3 });
    expect(aimChoices({ ...level, options: { ...level.options, level: false } })!.limited).toBe(false);
  });
});
