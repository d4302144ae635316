import { Chess } from 'chessops/chess';
import type { NormalMove, Role } from 'chessops/types';
import { Random } from '../../../src/core';
import type { Playout } from '../contender';

/** Random games of chess seldom end by themselves, so they are cut at a length common among people. */
const MAX_PLIES = 200;

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
const LAST_RANKS = [0, 7];

type Destinations = ReturnType<Chess['allDests']>;

/** The n-th legal move in the library's order of destinations. */
function moveNumber(destinations: Destinations, number: number): NormalMove {
  let left = number;
  for (const [from, targets] of destinations) {
    const count = targets.size();
    if (left >= count) {
      left -= count;
      continue;
    }
    for (const to of targets) {
      if (left-- === 0) return { from, to };
    }
  }
  throw new RangeError(`no move has the number ${number}`);
}

/**
 * A random game of chess from the initial position with chessops, at most 200 plies. Each ply lists all legal
 * destinations, picks one at random and plays it in place.
 */
export function chessPlayout(seed: number): Playout {
  const random = Random.fromSeed(seed);
  const position = Chess.default();
  let actions = 0;
  let choices = 0;
  for (; actions < MAX_PLIES; actions++) {
    if (position.isInsufficientMaterial()) break;
    const destinations = position.allDests();
    let count = 0;
    for (const targets of destinations.values()) count += targets.size();
    if (count === 0) break;
    choices += count;
    const move = moveNumber(destinations, random.below(count));
    const promotes = position.board.pawn.has(move.from) && LAST_RANKS.includes(move.to >> 3);
    position.play(promotes ? { ...move, promotion: random.pick(PROMOTIONS) } : move);
  }
  return { actions, choices };
}
