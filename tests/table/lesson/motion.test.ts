import { describe, expect, it } from 'vitest';
import type { Mark } from '#core';
import type { Diagram } from '#learning';
import { boundsOf } from '../../../src/table/lesson/bounds';
import { motionCrop, movingMarks, shownIn } from '../../../src/table/lesson/motion';

const house: Mark = { draw: 'path', d: 'M0 0h9v9z', x: 40, y: 40 };
const beast = (x: number, y: number): Mark => ({ draw: 'path', d: 'M0 0h5z', fill: 'red', x, y });
const drawing: Diagram = { width: 400, height: 300, box: 20, marks: [], at: () => [390, 290] };

describe('the marks of a moving picture', () => {
  it('are there once each: what moves is found again, and is drawn over all else', () => {
    const marks = movingMarks([
      [beast(10, 20), house],
      [house, beast(30, 20)],
    ]);
    expect(marks.map(({ mark, at }) => [mark.draw === 'path' && mark.fill, at])).toEqual([
      [
        undefined,
        [
          [40, 40],
          [40, 40],
        ],
      ],
      [
        'red',
        [
          [10, 20],
          [30, 20],
        ],
      ],
    ]);
  });

  it('are not to be seen where they are missing, and equal ones are told apart', () => {
    const marks = movingMarks([[beast(1, 1), beast(9, 9)], [beast(1, 1)]]);
    expect(marks.map(({ at }) => at)).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
      [[9, 9], null],
    ]);
  });
});

describe('what of a drawing is shown', () => {
  const moved = movingMarks([
    [beast(200, 150), house],
    [beast(220, 150), house],
  ]);

  it('is near to what changes, in the shape of the picture', () => {
    const { x, y, width, height } = motionCrop(moved, drawing, [], 4 / 3);
    expect(width / height).toBeCloseTo(4 / 3);
    expect(width).toBeLessThan(drawing.width / 3);
    expect([x < 200, x + width > 220, y < 150, y + height > 150]).toEqual([true, true, true, true]);
  });

  it('has the places that are pointed at in it, and never leaves the drawing', () => {
    const { x, y, width, height } = motionCrop(moved, drawing, ['far'], 4 / 3);
    expect([x, y].every((each) => each >= 0)).toBe(true);
    expect([x + width, y + height]).toEqual([400, 300]);
  });

  it('is all of it where nothing changes', () => {
    expect(motionCrop(movingMarks([[house]]), drawing, [], 1)).toEqual({
      x: 0,
      y: 0,
      width: 400,
      height: 300,
    });
  });

  it('grows by up to a box so as to cut no figure, and leaves out those farther away that it would cut', () => {
    const plain = motionCrop(moved, drawing, [], 4 / 3);
    const [east, south] = [plain.x + plain.width, plain.y + plain.height];
    const block = (x: number, y: number, length: number): Mark => ({
      draw: 'path',
      d: `M0 0h${length}v9z`,
      x,
      y,
    });
    const near = block(210, south - 3, 10);
    const far = block(east - 3, 150, 40);
    const marks = movingMarks([
      [beast(200, 150), near, far],
      [beast(220, 150), near, far],
    ]);
    const crop = motionCrop(marks, drawing, [], 4 / 3);
    expect(crop.y + crop.height).toBeGreaterThanOrEqual(south + 6);
    const drawn = shownIn(crop, marks, drawing.box).map(({ mark }) => mark);
    expect(drawn).toContain(near);
    expect(drawn).not.toContain(far);
  });
});

describe('what a mark takes up', () => {
  it('is told of lines, curves and arcs, turned, scaled and moved', () => {
    const square: Mark = { draw: 'path', d: 'M-1 0h2v3H-1z', scale: 2, x: 0, y: 0 };
    expect(boundsOf(square, [10, 20])).toEqual({ west: 8, east: 12, north: 20, south: 26 });
    const { west, south } = boundsOf({ ...square, turn: 90 }, [10, 20]);
    expect([west, south]).toEqual([expect.closeTo(4), expect.closeTo(22)]);
    expect(boundsOf({ draw: 'path', d: 'M0-.5C-1 0 2 1 .5.5' }, [0, 0])).toEqual({
      west: -1,
      east: 2,
      north: -0.5,
      south: 1,
    });
    expect(boundsOf({ draw: 'path', d: 'M-2 0a2 2 0 1 0 4 0' }, [0, 0])).toMatchObject({ west: -2, east: 2 });
  });
});
