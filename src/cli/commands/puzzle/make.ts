import { ok } from '#core';
import { puzzleOf } from '#learning';
import type { Command } from '../../command';
import { fail } from '../../problems';
import { type FoundPuzzle, MAX_POSITIONS_TO_MAKE, makePuzzles } from '../../puzzles/make';
import { MIN_SWING, moduleOf, pickPuzzles, textOf } from '../../puzzles/pick';
import { MAX_POSITIONS } from '../../puzzles/turn';
import { readSetup, setupFlags } from '../../setup';
import { type CommandOptions, GAMES_FLAG, gamesWord, numberWord, SEED_FLAG, seedWord } from '../../words';

const MAX_PUZZLES = 1000;
const HUNDRED = 100;

/** The command line that reproduces the output. */
const commandOf = (words: CommandOptions): string =>
  ['kaiju puzzle make', ...[...words].map(([name, value]) => `--${name} ${value}`.trimEnd())].join(' ');

export const make: Command = {
  summary:
    'Finds puzzles in games between bots: turns where only one or two moves reach the goal and the greedy bot misses it.',
  takesGame: true,
  flags: (game) => ({
    games: GAMES_FLAG,
    seed: SEED_FLAG,
    best: {
      value: 'N',
      help: 'print the N best as a module of the game; without it, print each as it is found',
    },
    swing: {
      value: 'N',
      help: `with --best: the smallest gain in win chance, in percent; default ${MIN_SWING * HUNDRED}`,
    },
    looked: {
      value: 'N',
      help: `positions to search for each puzzle; default ${MAX_POSITIONS_TO_MAKE}`,
    },
    keep: { help: 'with --best: keep the puzzles that the game has and add to them' },
    ...setupFlags(game),
  }),
  async run({ words, game, print }) {
    const { puzzles, rules } = game;
    if (puzzles === undefined) return fail('--game', 'puzzle.none', { game: rules.id });
    const games = gamesWord(words);
    if (!games.ok) return games;
    const seed = seedWord(words);
    if (!seed.ok) return seed;
    const best = words.has('best') ? numberWord(words, 'best', 1, MAX_PUZZLES) : ok(null);
    if (!best.ok) return best;
    const swing = words.has('swing')
      ? numberWord(words, 'swing', -HUNDRED, HUNDRED)
      : ok(MIN_SWING * HUNDRED);
    if (!swing.ok) return swing;
    const looked = words.has('looked')
      ? numberWord(words, 'looked', 1, MAX_POSITIONS)
      : ok(MAX_POSITIONS_TO_MAKE);
    if (!looked.ok) return looked;
    const setup = readSetup(game, words, rules.players.min);
    if (!setup.ok) return setup;
    const found: FoundPuzzle[] = [];
    const all = makePuzzles(game, puzzles, setup.value, games.value, seed.value, looked.value);
    for (const puzzle of all) {
      if (!puzzle.ok) return puzzle;
      found.push(puzzle.value);
      if (best.value === null) await print(textOf(puzzle.value));
    }
    if (best.value === null) return ok(null);
    const kept = words.has('keep') ? puzzles.texts : [];
    const had = kept.map((text) => puzzleOf(rules, puzzles, text).id);
    const picked = pickPuzzles(found, best.value, had, swing.value / HUNDRED);
    await print(moduleOf([...kept, ...picked.map(textOf)], commandOf(words)));
    return ok(null);
  },
};
