import { ok } from '#core';
import { puzzleOf } from '#learning';
import type { Command } from '../../command';
import { fail } from '../../problems';

export const listPuzzles: Command = {
  summary: 'Prints the puzzles of a game: id, difficulty and goal.',
  takesGame: true,
  flags: () => ({}),
  async run({ game, print }) {
    const { puzzles, rules } = game;
    if (puzzles === undefined) return fail('--game', 'puzzle.none', { game: rules.id });
    for (const text of puzzles.texts) {
      const { id, kind, count, difficulty } = puzzleOf(rules, puzzles, text);
      await print(`${id}  ${'*'.repeat(difficulty).padEnd(3)}  ${puzzles.kinds[kind]!.ask(count).en}`);
    }
    return ok(null);
  },
};
