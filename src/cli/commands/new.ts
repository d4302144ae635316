import { ok } from '#core';
import type { Command } from '../command';
import { readSetup, setupFlags } from '../setup';
import { SEED_FLAG, seedWord } from '../words';

export const newGame: Command = {
  summary: 'Prints the opening position of a game.',
  takesGame: true,
  flags: (game) => ({ seed: SEED_FLAG, ...setupFlags(game) }),
  async run({ words, game, print }) {
    const seed = seedWord(words);
    if (!seed.ok) return seed;
    const setup = readSetup(game, words);
    if (!setup.ok) return setup;
    const position = setup.value.open(seed.value);
    if (!position.ok) return position;
    await print(JSON.stringify(position.value));
    return ok(null);
  },
};
