import { describe, expect, it } from 'vitest';
import type { Event } from '#zorgl/rules';
import { advanceThrough, chimneysOf, choreograph, layout, pieceSpecs, tableOf } from '#zorgl/view';
import { course, LIVELY } from '../../../helpers/timelines';
import { openingOf } from './scenes';

const table = tableOf({
  ...openingOf(['A', 'C']),
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . C 4',
    '. . u u u . .',
    '4 A u P8 u . 4',
    '. . u u u . .',
    '4 . . . . . 4',
    '4 4 . 4 . 4 4',
  ],
});
const EVENTS: readonly Event[] = [
  { type: 'crush', at: 'c4', monster: 'A', player: 'A' },
  { type: 'move', monster: 'A', from: 'b4', to: 'c4', path: ['c4'], manner: 'step', onto: 0 },
];
const COLOURS = { A: 'red', B: 'teal', C: 'violet', D: 'amber' };
const crushed = table.units.get('c4')!.piece;

describe('a crushed unit', () => {
  const after = advanceThrough(table, EVENTS);

  it('lies flat in the pile, the others stand', () => {
    const poses = layout(after);
    expect(after.piles.get('A')!.units).toEqual([crushed]);
    expect(poses.get(crushed)!.variant).toBe(0);
    for (const { piece } of after.units.values()) expect(poses.get(piece)!.variant).toBe(-1);
  });

  it('is another model: that of its sort, crushed', () => {
    const specs = new Map(pieceSpecs(table, COLOURS).map((spec) => [spec.id, spec]));
    const sorts = [...table.units.values()].map(({ piece }) => specs.get(piece)!);
    for (const { model, variant } of sorts) expect(variant).toBe(`${model}.crushed`);
    expect(new Set(sorts.map(({ model }) => model))).toEqual(
      new Set(['unit.tank', 'unit.soldiers', 'unit.truck', 'unit.helicopter']),
    );
    expect(specs.get('monster A')!.variant).toBeUndefined();
  });

  it('is flat from the blow on, in its full size, and never pops up again', () => {
    const timeline = choreograph(table, EVENTS, LIVELY);
    const faces = course(table, timeline, crushed, 'variant');
    const heights = course(table, timeline, crushed, 'height');
    const blow = faces.indexOf(0);
    expect(blow).toBeGreaterThan(0);
    expect(faces.slice(0, blow).every((face) => face === -1)).toBe(true);
    expect(faces.slice(blow).every((face) => face === 0)).toBe(true);
    expect(heights.slice(blow).every((height) => height === 1)).toBe(true);
  });
});

describe('the chimneys of a table', () => {
  it('are the towers of its plants, with lamps on the mouth', () => {
    const [tower, ...others] = chimneysOf(table);
    expect(others).toEqual([]);
    expect(tower).toMatchObject({ x: 0, z: 0, storey: 0.3, lamps: { count: 6 } });
    expect(tower!.pieces).toEqual(table.buildings.get('d4')!.floors);
  });

  it('have none where the mouth is gone', () => {
    const position = openingOf(['A', 'C']);
    const { A, C } = position.players;
    const low = tableOf({
      ...position,
      board: position.board.map((row) => row.replace('P8', 'P3')),
      players: { A: { ...A!, floors: 5 }, C: C! },
    });
    const [tower] = chimneysOf(low);
    expect(tower!.pieces.length).toBe(3);
    expect(tower!.lamps).toBeUndefined();
  });
});
