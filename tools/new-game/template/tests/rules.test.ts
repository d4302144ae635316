import { describe, expect, it } from 'vitest';
import { type Result, unwrap } from '#core';
import { newGame, type Position } from '../game/rules';

const opening = (floors = 15, players = 2): Position => unwrap(newGame.setup({ players, floors }, 1));
const played = (position: Position, take: number): Position =>
  unwrap(newGame.apply(position, { take })).position;
const refused = (result: Result<unknown>) => (result.ok ? null : result.error);

describe('the tower', () => {
  it('1.1 has as many floors as were chosen, and two to four players around it', () => {
    expect(opening(9, 4)).toMatchObject({ floors: 9, order: ['A', 'B', 'C', 'D'], turn: 'A' });
    expect(refused(newGame.setup({ players: 2, floors: 4 }, 1))).toMatchObject({
      field: 'floors',
      clause: 'R1.1',
    });
  });

  it('2.1 loses one, two or three floors in a turn, never more than it has', () => {
    expect(newGame.legal(opening())).toEqual([{ take: 1 }, { take: 2 }, { take: 3 }]);
    expect(newGame.legal(played(opening(5), 3))).toEqual([{ take: 1 }, { take: 2 }]);
    expect(refused(newGame.apply(opening(), { take: 4 }))).toMatchObject({ field: 'take', clause: 'R2.1' });
    expect(refused(newGame.apply(played(opening(5), 3), { take: 3 }))).toMatchObject({ clause: 'R2.1' });
  });

  it('2.2 is taken from in turn', () => {
    const second = played(opening(9, 3), 2);
    expect(second).toMatchObject({ turn: 'B', floors: 7, taken: [2, 0, 0] });
    expect(played(played(second, 1), 1).turn).toBe('A');
  });

  it('3.1 is won by the player who takes its last floor', () => {
    const end = played(played(opening(5), 3), 2);
    expect(newGame.outcome(end)).toEqual({ winner: 'B' });
    expect(newGame.ranking(end).map(({ seats, rank }) => [seats[0], rank])).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
    expect(newGame.pending(end)).toEqual([]);
  });
});

it.each([
  ['winner', { floors: 0 }],
  ['winner', { winner: 'A' }],
  ['taken', { taken: [0] }],
  ['order', { order: ['B', 'A'] }],
  ['turn', { turn: 'C' }],
  ['floors', { floors: 31 }],
])('a position with a wrong %s is refused', (field, wrong) => {
  expect(refused(newGame.parse({ ...opening(), ...wrong }))).toMatchObject({ field });
});
