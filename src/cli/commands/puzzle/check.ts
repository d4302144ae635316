import { ok } from '#core';
import { parsePuzzle } from '#learning';
import type { Command } from '../../command';
import { gameOf, readJson } from '../../input';
import { fail } from '../../problems';
import { checkPuzzle } from '../../puzzles/check';

/** The field `position` of a value. */
const positionIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'position' in value ? value.position : undefined;

export const checkPuzzles: Command = {
  summary: 'Solves a puzzle file by search and checks that its line reaches the goal whatever the deal.',
  operands: ['FILE'],
  flags: () => ({}),
  async run({ words, print }) {
    const json = readJson(words.get('FILE') ?? '');
    if (!json.ok) return json;
    const game = gameOf(positionIn(json.value));
    if (!game.ok) return game;
    const { rules, puzzles } = game.value;
    if (puzzles === undefined) return fail('game', 'puzzle.none', { game: rules.id });
    const puzzle = parsePuzzle(rules, puzzles, json.value);
    if (!puzzle.ok) return puzzle;
    const checked = checkPuzzle(game.value, puzzles, puzzle.value);
    if (!checked.ok) return checked;
    const { firsts, moves, looked } = checked.value;
    await print(
      [
        `${puzzle.value.id}: well`,
        `actions ${puzzle.value.line.length}`,
        `right beginnings ${firsts} of ${moves}`,
        `positions ${looked}`,
      ].join(', '),
    );
    return ok(null);
  },
};
