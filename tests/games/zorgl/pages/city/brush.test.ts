import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRID, motionsOf, moveBox, moveContent, moveContents, SEATS, type Symmetry } from '#zorgl/rules';
import {
  type Brush,
  changedBoxes,
  EMPTY_PLAN,
  type Plan,
  paint,
  type Stroke,
  strokeOf,
} from '../../../../../src/games/zorgl/pages/city/brush';
import { anyBox, anyContent, anyContents, anyPlant, anySymmetry } from '../../../../helpers/cities';

const at = (name: string) => GRID.parse(name)!;
const put = (plan: Plan, name: string, brush: Brush, symmetry: Symmetry = 'none') =>
  paint(plan, strokeOf(plan, at(name), brush), symmetry);
const building = (floors: number) => ({ kind: 'building', floors, plant: false }) as const;
const plant = (floors: number) => ({ kind: 'building', floors, plant: true }) as const;
const start = (seat: 'A' | 'B' | 'C' | 'D') => ({ kind: 'monster', seat, roof: null }) as const;

/** The boxes of a plan that are not empty, by name. */
const standing = (plan: Plan) =>
  Object.fromEntries(
    plan.flatMap((content, box) => (content.kind === 'empty' ? [] : [[GRID.name(box), content]])),
  );

const anyStroke: fc.Arbitrary<Stroke> = fc.record({
  box: anyBox,
  content: fc.oneof(
    anyContent,
    anyPlant,
    fc.constantFrom(...SEATS).map((seat) => start(seat)),
  ),
});

describe('a brush', () => {
  it('builds so many floors, then one more with each click, up to nine', () => {
    const built = put(EMPTY_PLAN, 'c3', { tool: 'building', floors: 8 });
    expect(standing(built)).toEqual({ c3: building(8) });
    const higher = put(built, 'c3', { tool: 'building', floors: 2 });
    expect(standing(higher)).toEqual({ c3: building(9) });
    expect(put(higher, 'c3', { tool: 'building', floors: 2 })).toEqual(higher);
  });

  it('takes floors off until nothing is left, and nothing where no building is', () => {
    const two = put(EMPTY_PLAN, 'c3', { tool: 'building', floors: 2 });
    const one = put(two, 'c3', { tool: 'lower' });
    expect(standing(one)).toEqual({ c3: building(1) });
    expect(standing(put(one, 'c3', { tool: 'lower' }))).toEqual({});
    const unit = put(EMPTY_PLAN, 'c3', { tool: 'unit' });
    expect(put(unit, 'c3', { tool: 'lower' })).toEqual(unit);
  });

  it('moves the plant and the starts, of which there is one each', () => {
    const once = put(put(EMPTY_PLAN, 'd4', { tool: 'plant', floors: 8 }), 'b2', { tool: 'start', seat: 'A' });
    const moved = put(put(once, 'e4', { tool: 'plant', floors: 5 }), 'a1', { tool: 'start', seat: 'A' });
    expect(standing(moved)).toEqual({ e4: plant(5), a1: start('A') });
  });

  it('makes a plant of a building and a building of the plant', () => {
    const built = put(EMPTY_PLAN, 'd4', { tool: 'building', floors: 3 });
    const turned = put(built, 'd4', { tool: 'plant', floors: 8 });
    expect(standing(turned)).toEqual({ d4: plant(8) });
    expect(standing(put(turned, 'd4', { tool: 'building', floors: 4 }))).toEqual({ d4: building(4) });
  });

  it('clears a box', () => {
    expect(standing(put(put(EMPTY_PLAN, 'd4', { tool: 'unit' }), 'd4', { tool: 'erase' }))).toEqual({});
  });
});

describe('a symmetry', () => {
  it('gives each box the same: a building in four quarters', () => {
    const built = put(EMPTY_PLAN, 'c2', { tool: 'building', floors: 3 }, 'quarter-turns');
    // c2 is one west and two south of d4: then two west and one north, one east and two north, two east and one south.
    expect(standing(built)).toEqual({
      c2: building(3),
      b5: building(3),
      e6: building(3),
      f3: building(3),
    });
  });

  it('gives the other boxes what the pointed one gets, whatever stood there', () => {
    const uneven = put(put(EMPTY_PLAN, 'a1', { tool: 'building', floors: 2 }), 'g1', {
      tool: 'building',
      floors: 7,
    });
    expect(standing(put(uneven, 'a1', { tool: 'building', floors: 1 }, 'left-right'))).toEqual({
      a1: building(3),
      g1: building(3),
    });
  });

  it('hands starts on to the corners they come to', () => {
    const placed = put(EMPTY_PLAN, 'b3', { tool: 'start', seat: 'A' }, 'quarter-turns');
    expect(standing(placed)).toEqual({ b3: start('A'), c6: start('B'), f5: start('C'), e2: start('D') });
    const mirrored = put(EMPTY_PLAN, 'b3', { tool: 'start', seat: 'A' }, 'left-right');
    expect(standing(mirrored)).toEqual({ b3: start('A'), f3: start('D') });
  });

  it('of all turns and mirrors sets each start once, in the boxes of the turns', () => {
    expect(standing(put(EMPTY_PLAN, 'a5', { tool: 'start', seat: 'B' }, 'all'))).toEqual({
      a5: start('B'),
      e7: start('C'),
      g3: start('D'),
      c1: start('A'),
    });
  });

  it('leaves an axis to the start that was pointed at', () => {
    expect(standing(put(EMPTY_PLAN, 'd2', { tool: 'start', seat: 'A' }, 'left-right'))).toEqual({
      d2: start('A'),
    });
  });

  it('leaves the plant alone: there is one only', () => {
    expect(standing(put(EMPTY_PLAN, 'c2', { tool: 'plant', floors: 6 }, 'all'))).toEqual({ c2: plant(6) });
  });

  it('does not matter to turning or mirroring: first painted or first turned is the same', () => {
    fc.assert(
      fc.property(anyContents, anyStroke, anySymmetry, fc.nat(), (plan, stroke, symmetry, pick) => {
        const motions = motionsOf(symmetry);
        const motion = motions[pick % motions.length]!;
        const turnedStroke = {
          box: moveBox(motion, stroke.box),
          content: moveContent(motion, stroke.content),
        };
        expect(paint(moveContents(motion, plan), turnedStroke, symmetry)).toEqual(
          moveContents(motion, paint(plan, stroke, symmetry)),
        );
      }),
    );
  });

  it('never brings a second plant or start, and painting twice changes nothing more', () => {
    fc.assert(
      fc.property(anyContents, anyStroke, anySymmetry, (plan, stroke, symmetry) => {
        const painted = paint(plan, stroke, symmetry);
        const once = (matches: (content: Plan[number]) => boolean) => painted.filter(matches).length <= 1;
        expect(once((content) => content.kind === 'building' && content.plant)).toBe(true);
        for (const seat of SEATS) {
          expect(once((content) => content.kind === 'monster' && content.seat === seat)).toBe(true);
        }
        expect(changedBoxes(painted, paint(painted, stroke, symmetry))).toEqual([]);
        expect(painted[stroke.box]).toEqual(stroke.content);
      }),
    );
  });
});
