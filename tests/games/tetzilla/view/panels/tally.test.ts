import { expect, it } from 'vitest';
import { tetMessages } from '../../../../../src/games/tetzilla/view/messages';
import { figuresOf } from '../../../../../src/games/tetzilla/view/panels/tally';

it('a game of TetZilla is told in figures', () => {
  const course = [
    {
      seat: 'A',
      events: [
        { type: 'stepped', player: 'A', from: 'c3', to: 'c4', cost: 2 },
        { type: 'overran', player: 'A', box: 'c4', marker: 's?' },
        { type: 'hit', kaiju: 'A', by: 'building', hits: 2, ignored: 0, total: 2 },
      ],
    },
    {
      seat: 'A',
      events: [
        { type: 'stepped', player: 'A', from: 'c4', to: 'c5', cost: 1 },
        { type: 'overran', player: 'A', box: 'c5', marker: 'L' },
      ],
    },
    {
      seat: 'B',
      events: [
        { type: 'fired', player: 'B', guard: 'c7', kind: 'L', target: 'A' },
        { type: 'hit', kaiju: 'A', by: 'laser', hits: 1, ignored: 0, total: 3 },
      ],
    },
    { seat: 'B', events: [{ type: 'tile-slid', player: 'B', tile: 'I1', spin: 0, column: 'a', row: 1 }] },
  ] as unknown as Parameters<typeof figuresOf>[0];
  const told = figuresOf(course, tetMessages('en')).map(({ label, bySeat }) => [label, bySeat]);
  expect(Object.fromEntries(told)).toEqual({
    'Buildings crushed': { A: 1 },
    'Guards crushed': { A: 1 },
    'Hits taken': { A: 3 },
    'Guards fired': { B: 1 },
    Steps: { A: 2 },
    'Tiles laid': { B: 1 },
  });
});
