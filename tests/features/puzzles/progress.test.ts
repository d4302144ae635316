import { describe, expect, it } from 'vitest';
import { daysBefore, puzzleOfDay } from '../../../src/features/puzzles/day';
import {
  effortOf,
  noteEffort,
  noteSolved,
  readPuzzleProgress,
  streakOf,
} from '../../../src/features/puzzles/progress';

/** Remembers as the page does. */
function memory(first: unknown = null) {
  const kept = new Map<string, unknown>([['puzzles.zorgl', first]]);
  return {
    recall: (name: string) => kept.get(name) ?? null,
    remember: (name: string, value: unknown) => void kept.set(name, value),
  };
}

describe('what was solved', () => {
  it('is noted with the try it was first solved with', () => {
    const shell = memory();
    noteSolved(shell, 'zorgl', 'p1', { tries: 3, hints: 1 }, null);
    noteSolved(shell, 'zorgl', 'p1', { tries: 1, hints: 0 }, 20);
    expect(readPuzzleProgress(shell, 'zorgl')).toEqual({
      solved: { p1: { tries: 3, hints: 1 } },
      begun: {},
      days: [20],
    });
  });

  it('counts tries and hints from where somebody left off, until the puzzle is solved', () => {
    const shell = memory();
    expect(effortOf(readPuzzleProgress(shell, 'zorgl'), 'p1')).toEqual({ tries: 1, hints: 0 });
    noteEffort(shell, 'zorgl', 'p1', { tries: 2, hints: 1 });
    noteEffort(shell, 'zorgl', 'p2', { tries: 5, hints: 0 });
    expect(effortOf(readPuzzleProgress(shell, 'zorgl'), 'p1')).toEqual({ tries: 2, hints: 1 });
    noteSolved(shell, 'zorgl', 'p1', { tries: 2, hints: 1 }, null);
    noteEffort(shell, 'zorgl', 'p1', { tries: 9, hints: 9 });
    expect(readPuzzleProgress(shell, 'zorgl')).toEqual({
      solved: { p1: { tries: 2, hints: 1 } },
      begun: { p2: { tries: 5, hints: 0 } },
      days: [],
    });
  });

  it('is read as it was kept before tries were', () => {
    const kept = { version: 1, solved: { p1: { tries: 1, hints: 0 } }, days: [4] };
    expect(readPuzzleProgress(memory(kept), 'zorgl')).toMatchObject({ solved: kept.solved, days: [4] });
  });

  it('begins anew where it cannot be read', () => {
    expect(readPuzzleProgress(memory({ version: 1, solved: [], days: 'all' }), 'zorgl').days).toEqual([]);
  });
});

describe('days in a row', () => {
  it.each([
    [[], 10, 0],
    [[10], 10, 1],
    [[8, 9], 10, 2],
    [[7, 8], 10, 0],
    [[6, 8, 9, 10], 10, 3],
  ])('of %j on day %i are %i', (days, today, streak) => {
    expect(streakOf({ days }, today)).toBe(streak);
  });
});

describe('the puzzle of the day', () => {
  it('is another one each day, and comes again once all have been', () => {
    expect([30, 31, 59, 60].map((day) => puzzleOfDay(day, 30))).toEqual([0, 1, 29, 0]);
  });

  it('has days before it, as many as there are other puzzles', () => {
    expect(daysBefore(10, 4)).toEqual([9, 8, 7]);
    expect(daysBefore(10, 60)).toHaveLength(13);
  });
});
