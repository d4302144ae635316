import type { View } from '#zorgl/rules';
import { tableOf } from './opening';
import type { Table } from './table';

const BEFORE_THE_GAME: Omit<View, 'board'> = {
  game: 'zorgl',
  version: 1,
  options: { army: true, flight: 'english', specials: false },
  players: {},
  order: [],
  turn: { player: 'A', played: 0, quota: 0, inert: false },
  pending: null,
  draw: { count: 0 },
  discard: [],
  outcome: null,
};

/**
 * The table of a city on its own: zorgls on the starting places, no cards. Throws if the board is invalid.
 */
export function cityTable(board: readonly string[]): Table {
  return tableOf({ ...BEFORE_THE_GAME, board });
}
