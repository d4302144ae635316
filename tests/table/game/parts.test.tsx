// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GameTable } from '#module';
import { SEAT_COLOURS } from '#ui';
import type { RunningGame } from '../../../src/page/start';
import { useTableParts } from '../../../src/table/game/useTableParts';

/** A game with seats that are no letters, of which some play. */
const SEATS = ['king', 'artemis', 'rook'];
const seats = [
  { seat: 'rook', name: 'Rex', controller: 'human' },
  { seat: 'artemis', name: 'Mia', controller: 'human', colour: '#123456' },
];
const store = { getState: () => ({ seats }), getInitialState: () => ({ seats }), subscribe: () => () => {} };
const running = {
  module: { seats: SEATS, words: () => ({}) },
  session: { store },
} as unknown as RunningGame;

it('every seat of a game has a colour, whatever it is called: the chosen one, or that of its order', () => {
  const { result } = renderHook(() => useTableParts(running, {} as GameTable));
  expect(result.current.colours).toEqual({
    king: SEAT_COLOURS.A,
    artemis: '#123456',
    rook: SEAT_COLOURS.C,
  });
});
