import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  edges,
  type Projection,
  thickness,
  windows,
} from '../../../../src/games/tetzilla/box/blocks';
import { type Joint, limb, ridge } from '../../../../src/games/tetzilla/box/silhouette';

type Corner = readonly [number, number];

/** The corners of a path without its arcs' sizes. */
const corners = (path: string): readonly Corner[] =>
  [...path.replaceAll(/A[\d.-]+ [\d.-]+ 0 0 1 /g, 'L').matchAll(/[ML]?(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)],
  );

/** Twice the area of a shape: above zero where it goes clockwise round as SVG counts, y downwards. */
function turning(shape: readonly Corner[]): number {
  return shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the outline of a limb', () => {
  const headed = (degrees: number): readonly Joint[] =>
    [0, 40, 90].map((far, index) => {
      const angle = (degrees * Math.PI) / 180;
      return [far * Math.cos(angle), far * Math.sin(angle), 12 - 3 * index];
    });

  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'turns the same way round whichever way it goes, and so do its spikes: %i degrees',
    (degrees) => {
      expect(turning(corners(limb(headed(degrees))))).toBeGreaterThan(0);
      const spikes = ridge(headed(degrees), { from: 0.1, to: 0.9, count: 3, height: 10 }).split('M').slice(1);
      expect(spikes).toHaveLength(3);
      for (const spike of spikes) expect(turning(corners(spike))).toBeGreaterThan(0);
    },
  );

  it('passes through its joints at their distance', () => {
    const path = corners(limb(headed(0)));
    expect(path).toContainEqual([40, -9]);
    expect(path).toContainEqual([40, 9]);
  });
});

describe('a city of blocks', () => {
  const PLAN = ['T..', 'TTs', 'Tss'];
  const cells = cellsOf(PLAN);
  const flat: Projection = (column, row) => ({ x: column * 10, y: -row * 10 });
  const shapes = (path: string) => path.split('M').length - 1;

  it('is read from its plan, the lowest row last', () => {
    expect(cells).toHaveLength(7);
    expect(cells).toContainEqual({ column: 0, row: 2, block: 'T' });
    expect(cells).toContainEqual({ column: 2, row: 1, block: 's' });
  });

  it('has nine windows in each box, lit or dark', () => {
    for (const cell of cells) {
      expect(shapes(windows(flat, cell, true)) + shapes(windows(flat, cell, false))).toBe(9);
    }
  });

  it('has roofs and flanks where nothing is built beside', () => {
    const [roofs, flanks] = thickness(flat, flat, cells);
    expect(shapes(roofs)).toBe(3);
    expect(shapes(flanks)).toBe(6);
  });

  it('has edges between blocks, and around each', () => {
    // Ten around the T, eight around the other, those between the two counted for both.
    expect(shapes(edges(flat, cells))).toBe(10 + 8);
  });
});
