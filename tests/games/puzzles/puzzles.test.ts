import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { Random, runToEnd } from '#core';
import { puzzleOf, searchPuzzle } from '#learning';
import { COMMAND_GAMES } from '../../../src/cli/games';
import { checkPuzzle } from '../../../src/cli/puzzles/check';
import { playTurn } from '../../../src/cli/puzzles/turn';

const BOOKS = COMMAND_GAMES.flatMap((game) =>
  game.puzzles === undefined ? [] : [{ game, book: game.puzzles }],
);

describe.each(BOOKS)('the puzzles of $game.rules.id', ({ game, book }) => {
  const { rules, simulator } = game;
  const puzzles = book.texts.map((text) => puzzleOf(rules, book, text));

  it('are enough for four weeks, and each has a name of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(28);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    'lead to the goal by their line, however hidden things are dealt, and by one or two beginnings only: %s',
    (_, puzzle) => {
      const checked = checkPuzzle(game, book, puzzle);
      expect(checked).toMatchObject({ ok: true });
      if (!checked.ok) return;
      expect(checked.value.firsts).toBeLessThanOrEqual(2);
      expect(checked.value.moves).toBeGreaterThanOrEqual(3 * checked.value.firsts);
    },
    60_000,
  );

  it('are lost by a player who is greedy, but for luck', () => {
    const greedy = BOTS.greedy(simulator);
    const found = puzzles.filter(({ kind, count, seat, position }) => {
      const task = { game, kind: book.kinds[kind]!, count, seat, begun: position };
      return playTurn(task, greedy, Random.fromSeed(7)).reached;
    });
    expect(found.length).toBeLessThanOrEqual(puzzles.length / 5);
  });

  it('cannot be solved where more is asked for than there is', () => {
    const { kind: id, seat, position } = puzzles[0]!;
    const kind = book.kinds[id]!;
    const quest = { simulator, kind, count: 99, seat, begun: position, now: position, most: 60_000 };
    expect(runToEnd(searchPuzzle(quest))?.firsts).toEqual([]);
  });

  it('are told in both languages', () => {
    for (const kind of Object.values(book.kinds)) {
      for (const count of kind.counts) {
        const { en, fr } = kind.ask(count);
        expect(en).not.toBe('');
        expect(fr).not.toBe(en);
      }
    }
  });
});
