import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { zorgl } from '#zorgl/rules';
import { staged } from '../../../helpers/house-monsters';

/** A stands south of C; behind A is a unit that could flee to three boxes if A were pushed onto it. */
const BOARD = [
  '4 4 . 4 . 4 4',
  '4 . . . . . 4',
  '. . . . . . .',
  '4 . C P8 . . 4',
  '. . A . . . .',
  '. . u . . . .',
  '. . . . . . .',
];

describe('a throw towards the thrower (Z7.6)', () => {
  const position = unwrap(
    zorgl.parse(
      staged({ board: BOARD, cast: { A: null, C: null }, hands: { A: ['QD', '2S', '3S'], C: ['4S'] } }),
    ),
  );

  it('is an exchange, whatever stands behind the thrower', () => {
    const towards = zorgl.legal(position).filter((action) => action.do === 'throw' && action.dir === 'S');
    expect(towards).toEqual([{ do: 'throw', card: 'QD', target: 'C', dir: 'S' }]);
  });

  it('moves the two and nothing else', () => {
    const { position: next, events } = unwrap(
      zorgl.apply(position, { do: 'throw', card: 'QD', target: 'C', dir: 'S' }),
    );
    expect(next.board.slice(3, 6)).toEqual(['4 . A P8 . . 4', '. . C . . . .', '. . u . . . .']);
    expect(events.map(({ type }) => type)).toEqual(['card-played', 'attack', 'swap']);
  });
});
