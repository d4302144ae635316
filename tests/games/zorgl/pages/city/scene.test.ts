import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { layoutBuffer, type Pose, readPose } from '#director';
import { CITIES, GRID, parseBoard } from '#zorgl/rules';
import { boxCentre, FLOOR_HEIGHT } from '#zorgl/view';
import { EMPTY_PLAN, type Plan, paint, strokeOf } from '../../../../../src/games/zorgl/pages/city/brush';
import { boardBoxes, ghostsOf, marksOf } from '../../../../../src/games/zorgl/pages/city/outline';
import { CityScene, layoutOf, type Passage } from '../../../../../src/games/zorgl/pages/city/scene';
import { anyContents } from '../../../../helpers/cities';

const at = (name: string) => GRID.parse(name)!;

function posesOf(passage: Passage): ReadonlyMap<string, Pose> {
  const buffer = passage.pieces.buffer();
  passage.sample(buffer);
  return new Map(passage.pieces.ids.map((id, place) => [id, readPose(buffer, place)]));
}

/** What is there, in the order of its ids. */
const present = (poses: ReadonlyMap<string, Pose>) =>
  [...poses].filter(([, { visibility }]) => visibility > 0).sort(([a], [b]) => (a < b ? -1 : 1));

function expectStanding(scene: CityScene, plan: Plan): void {
  const { poses, monsters } = layoutOf(plan);
  expect(present(posesOf(scene.city))).toEqual(present(poses));
  expect(present(posesOf(scene.monsters))).toEqual(present(monsters));
}

describe('a plan on the table', () => {
  it('has a piece for every floor, ring and unit, and the monsters on their starts', () => {
    const { poses, monsters } = layoutOf(unwrap(parseBoard(CITIES.harbour)));
    // 71 floors in all, 7 of them rings of the plant, and 4 units.
    expect(poses.size).toBe(75);
    expect([...poses.keys()].filter((id) => id.startsWith('plant.'))).toHaveLength(7);
    expect(monsters.get('monster C')).toMatchObject({ ...boxCentre('f6'), visibility: 1 });
    expect([...layoutOf(EMPTY_PLAN).monsters.values()].map(({ visibility }) => visibility)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('stands at once where nothing is to move', () => {
    const plan = unwrap(parseBoard(CITIES.avenues));
    const scene = new CityScene(plan, null, true);
    expect(scene.busy).toBe(false);
    expectStanding(scene, plan);
    const cleared = new CityScene(EMPTY_PLAN, scene, true);
    expect(cleared.busy).toBe(false);
    expectStanding(cleared, EMPTY_PLAN);
  });

  it('ends exactly as its layout has it, whatever was there before, and begins where that ended', () => {
    fc.assert(
      fc.property(
        anyContents,
        anyContents,
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (one, other, early) => {
          const before = new CityScene(one, null, true);
          const change = new CityScene(other, before, false);
          const kept = layoutOf(one).poses;
          for (const [id, pose] of present(posesOf(change.city))) expect(pose).toEqual(kept.get(id));
          change.tick(early);
          expect(change.city.pieces.ids.length).toBe(change.specs.length);
          change.tick(1);
          expect(change.busy).toBe(false);
          expectStanding(change, other);
          expect(layoutBuffer(change.monsters.pieces, change.layout.monsters)).toHaveLength(44);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('lets a new floor come down from above and an old one shrink away', () => {
    const before = new CityScene(EMPTY_PLAN, null, true);
    const built = paint(EMPTY_PLAN, strokeOf(EMPTY_PLAN, at('d4'), { tool: 'building', floors: 1 }), 'none');
    const rising = new CityScene(built, before, false);
    expect(rising.busy).toBe(true);
    rising.tick(0.05);
    const [[, falling]] = present(posesOf(rising.city)) as [[string, Pose]];
    expect(falling.y).toBeGreaterThan(0);
    const gone = new CityScene(EMPTY_PLAN, rising, false);
    gone.tick(0.06);
    const [[, shrinking]] = present(posesOf(gone.city)) as [[string, Pose]];
    expect(shrinking.visibility).toBeLessThan(1);
  });
});

describe('what the pointer meets', () => {
  const plan = unwrap(parseBoard(CITIES.printed));

  it('is as high as what stands there', () => {
    const heights = new Map(boardBoxes(plan).map(({ id, height }) => [id, height]));
    expect(heights.get('a1')).toBeCloseTo(4 * FLOOR_HEIGHT);
    expect(heights.get('d4')).toBeCloseTo(8 * FLOOR_HEIGHT);
    expect(heights.get('c1')).toBe(0);
    expect(heights.get('b2')).toBeGreaterThan(heights.get('c5')!);
  });

  it('shows what would come and what would go', () => {
    const ghostsAfter = (name: string, brush: Parameters<typeof strokeOf>[2]) =>
      ghostsOf(plan, paint(plan, strokeOf(plan, at(name), brush), 'none'));
    const [floor, ...rest] = ghostsAfter('a1', { tool: 'building', floors: 2 });
    expect(rest).toEqual([]);
    expect(floor!.at[1]).toBeCloseTo(4 * FLOOR_HEIGHT);
    expect(floor!.height).toBeCloseTo(FLOOR_HEIGHT);
    const [off] = ghostsAfter('a1', { tool: 'lower' });
    expect(off!.at[1]).toBeCloseTo(3 * FLOOR_HEIGHT);
    expect(off!.colour).not.toBe(floor!.colour);
    // The start leaves b2 and comes to c1.
    expect(ghostsAfter('c1', { tool: 'start', seat: 'A' })).toHaveLength(2);
    expect(ghostsAfter('c1', { tool: 'erase' })).toEqual([]);
  });

  it('marks buildings from the ground up, and boxes at fault', () => {
    const marks = marksOf(plan, new Set([at('a1'), at('c1')]), new Set(['c5']));
    expect(marks.map(({ id, kind }) => [id, kind])).toEqual([
      ['plot a1', 'plot'],
      ['plot c1', 'plot'],
      ['fault c5', 'fault'],
    ]);
    expect(marks[0]!.at).toEqual([-3, 0, 3]);
    expect(marks[0]!.room?.height).toBeCloseTo(4 * FLOOR_HEIGHT);
    expect(marks[1]!.at[1]).toBe(0);
  });
});
