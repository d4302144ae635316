import { describe, expect, it } from 'vitest';
import { visitDecals } from '#director';
import { advanceTable, DECAL_PLANE, onTable, type Table } from '#tetzilla/view';
import { playedScenes, shown } from './scenes';

const kinds = ({ decals }: Table) => decals.map(({ kind }) => kind);

/** Where a mark lies on the table: on its plane, x to the east and z down along it. */
function placeOf({ x, z }: { readonly x: number; readonly z: number }) {
  const { at, tilt } = DECAL_PLANE;
  return [at[0] + x, at[1] - z * Math.sin(tilt), at[2] + z * Math.cos(tilt)] as const;
}

describe('the marks on the face', () => {
  it('are cracks where a house was smashed, and what burns where a depot was', () => {
    expect(kinds(shown('walk-house').after)).toEqual(['crack']);
    expect(kinds(shown('depot').after)).toEqual(['scorch', 'crack']);
    expect(kinds(shown('walk').after)).toEqual([]);
  });

  it('lie on the wall of the box where it happened', () => {
    const [decal] = shown('walk-house').after.decals;
    // The house of the scene stands in d8, the fourth of eight columns.
    const [x, y, z] = onTable({ across: -0.5, up: 7.55, out: 0.062 });
    const there = placeOf(decal!);
    expect(there[0]).toBeCloseTo(x);
    expect(there[1]).toBeCloseTo(y);
    expect(there[2]).toBeCloseTo(z);
  });

  it('are left by shots that hit, and by rockets that hit nobody', () => {
    expect(kinds(shown('tank').after)).toEqual(['scorch', 'scorch']);
    expect(kinds(shown('missile-nobody').after)).toEqual(['scorch']);
    expect(kinds(shown('laser-nobody').after)).toEqual([]);
  });

  it('come out in the course of a timeline, and then belong to the table', () => {
    for (const id of ['walk-house', 'depot', 'tank', 'missile', 'enter', 'climb-skyscraper']) {
      const { table, after, timeline } = shown(id);
      const seen: number[] = [];
      visitDecals(table.decals, timeline, timeline.duration, ({ number }) => seen.push(number));
      expect(seen, id).toEqual(after.decals.map(({ number }) => number));
      expect(seen.length, id).toBeGreaterThan(0);
    }
  });

  it('wear away: there are never more than a few dozen of them', () => {
    let most = 0;
    for (const { table, events } of playedScenes(4)) {
      const after = events.reduce(advanceTable, table);
      most = Math.max(most, after.decals.length);
      expect(new Set(after.decals.map(({ number }) => number)).size).toBe(after.decals.length);
    }
    expect(most).toBeGreaterThan(12);
    expect(most).toBeLessThanOrEqual(56);
  });
});
