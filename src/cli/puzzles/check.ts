import { type GameTypes, ok, type Result, runToEnd } from '#core';
import { type Puzzle, type PuzzleBook, searchPuzzle } from '#learning';
import type { CliGame } from '../games';
import { fail } from '../problems';
import { holdsInDeals, MAX_POSITIONS, playLine } from './turn';

/** Search statistics of a valid puzzle. */
export interface CheckedPuzzle {
  /** Number of first actions that reach the goal, of the total. */
  readonly firsts: number;
  readonly moves: number;
  /** Number of positions searched. */
  readonly looked: number;
}

/**
 * Solves a puzzle with the rules. Fails if its solution does not reach the goal, or the goal cannot be reached for
 * certain.
 */
export function checkPuzzle(
  game: CliGame,
  { kinds }: PuzzleBook,
  { kind: id, count, seat, position, line }: Puzzle<GameTypes>,
): Result<CheckedPuzzle> {
  const { simulator } = game;
  const kind = kinds[id]!;
  const task = { game, kind, count, seat, begun: position };
  if (playLine(task, position, line) === null) return fail('line', 'puzzle.line');
  if (!holdsInDeals(task, line)) return fail('line', 'puzzle.deals');
  const found = runToEnd(
    searchPuzzle({ simulator, kind, count, seat, begun: position, now: position, most: MAX_POSITIONS }),
  );
  if (found === null || found.firsts.length === 0) return fail('position', 'puzzle.unsolved');
  return ok({ firsts: found.firsts.length, moves: found.moves, looked: found.looked });
}
