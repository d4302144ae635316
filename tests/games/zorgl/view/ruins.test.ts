import { describe, expect, it } from 'vitest';
import type { Event, Seat } from '#zorgl/rules';
import { advanceThrough, choreograph, layout, pieceSpecs, type Table, tableOf } from '#zorgl/view';
import { CALM, course, LIVELY, valueAt } from '../../../helpers/timelines';
import { openingOf } from './scenes';

/** A city in which a4 and the plant next to it are about to be shaken. */
const table = tableOf({
  ...openingOf(['A', 'C']),
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . u u u . .',
    '4 A C P8 u . 4',
    '. . u u u . .',
    '4 . . . . . 4',
    '4 4 . 4 . 4 4',
  ],
});

const loss = (building: string, lost: number, left: number): Event[] => [
  { type: 'floors', building, plant: building === 'd4', lost, left, player: 'A', chain: 0 },
  ...(left === 0 ? [{ type: 'destroyed', building, plant: building === 'd4' } as const] : []),
];
const shaken = (building: string, lost: number, left: number): Event[] => [
  { type: 'shake', monster: 'A', target: 'C' },
  ...loss(building, lost, left),
];

const poseOf = (at: Table, piece: string) => layout(at).get(piece)!;
const floorsOf = (at: Table, box: string): readonly string[] => at.buildings.get(box)!.floors;
const COLOURS: Readonly<Record<Seat, string>> = { A: 'red', B: 'teal', C: 'violet', D: 'amber' };

describe('a damaged building', () => {
  const after = advanceThrough(table, loss('a4', 2, 2));

  it('shows its topmost floor torn open, and only that', () => {
    expect(floorsOf(table, 'a4').map((id) => poseOf(table, id).variant)).toEqual([-1, -1, -1, -1]);
    expect(floorsOf(after, 'a4').map((id) => poseOf(after, id).variant)).toEqual([-1, 0]);
  });

  it('tears it open also in the plant, whatever its rings make of it', () => {
    const open = advanceThrough(table, loss('d4', 3, 5));
    expect(floorsOf(open, 'd4').map((id) => poseOf(open, id).variant)).toEqual([-1, -1, -1, -1, 0]);
  });

  it('tears the next one open when that goes too; in the pile all are whole', () => {
    const further = advanceThrough(after, loss('a4', 1, 1));
    expect(floorsOf(further, 'a4').map((id) => poseOf(further, id).variant)).toEqual([0]);
    expect(further.piles.get('A')!.floors.map((id) => poseOf(further, id).variant)).toEqual([-1, -1, -1]);
  });

  it('has a broken model for every storey but the roof', () => {
    const specs = new Map(pieceSpecs(table, COLOURS).map((spec) => [spec.id, spec]));
    const variants = floorsOf(table, 'a4').map((id) => specs.get(id)!.variant);
    expect(variants[3]).toBeUndefined();
    for (const [i, kind] of ['ground', 'middle', 'top'].entries())
      expect(variants[i]).toMatch(new RegExp(`^floor\\.\\w+\\.${kind}\\.broken$`));
  });

  it('is torn open as the floor above leaves, not before the blow and not at the end', () => {
    const timeline = choreograph(table, shaken('a4', 1, 3), LIVELY);
    const faces = course(table, timeline, floorsOf(table, 'a4')[2]!, 'variant');
    expect(faces[0]).toBe(-1);
    expect(new Set(faces)).toEqual(new Set([-1, 0]));
    const opened = faces.indexOf(0) / 200;
    const gone = course(table, timeline, floorsOf(table, 'a4')[3]!, 'y');
    const lifted = gone.findIndex((y) => y > gone[0]! + 0.3) / 200;
    expect(Math.abs(opened - lifted)).toBeLessThan(0.2);
  });

  it('gives up a torn floor that lies whole in the pile when it has landed', () => {
    const timeline = choreograph(after, shaken('a4', 1, 1), LIVELY);
    const torn = floorsOf(after, 'a4')[1]!;
    expect(valueAt(after, timeline, torn, 'variant', 0)).toBe(0);
    expect(valueAt(after, timeline, torn, 'variant', timeline.duration)).toBe(-1);
  });
});

describe('rubble', () => {
  const heap = 'rubble a4';

  it('lies in the box of a building from when it is gone', () => {
    expect(poseOf(table, heap)).toMatchObject({ x: -3, y: 0, z: 0, visibility: 0 });
    expect(poseOf(advanceThrough(table, loss('a4', 3, 1)), heap).visibility).toBe(0);
    expect(poseOf(advanceThrough(table, loss('a4', 4, 0)), heap).visibility).toBe(1);
  });

  it('is of the same make as the building, and concrete where the plant stood', () => {
    const specs = new Map(pieceSpecs(table, COLOURS).map(({ id, model }) => [id, model]));
    const family = specs.get(floorsOf(table, 'a4')[0]!)!.split('.')[1];
    expect(specs.get(heap)).toBe(`rubble.${family}`);
    expect(specs.get('rubble d4')).toBe('rubble.concrete');
    expect(table.pieces.has('rubble c4')).toBe(false);
  });

  it.each([
    ['lively', LIVELY],
    ['calm', CALM],
  ])('appears in the course of the collapse, when all is %s', (_, settings) => {
    const timeline = choreograph(table, shaken('a4', 4, 0), settings);
    const visibility = course(table, timeline, heap, 'visibility');
    expect(visibility[0]).toBe(0);
    expect(visibility.at(-1)).toBe(1);
    expect(visibility.findIndex((share) => share > 0)).toBeGreaterThan(5);
  });
});
