import { ok, Random, type Result } from '#core';
import type { Call, Command } from '../command';
import { readSetup, setupFlags } from '../setup';
import { GAMES_FLAG, gamesWord, SEED_FLAG, seedWord } from '../words';

/** Prints a line for each transition of a random game, to its end. */
async function traceGame(
  start: unknown,
  number: number,
  random: Random,
  { game: { rules }, print }: Call,
): Promise<Result<null>> {
  let position = start;
  for (let legal = rules.legal(position); legal.length > 0; legal = rules.legal(position)) {
    const action = random.pick(legal);
    const played = rules.apply(position, action);
    if (!played.ok) return played;
    const { position: next, events } = played.value;
    await print(JSON.stringify({ game: number, position, legal, action, events, next }));
    position = next;
  }
  return ok(null);
}

export const trace: Command = {
  summary: 'Plays random games and prints a line for each transition.',
  takesGame: true,
  flags: (game) => ({ seed: SEED_FLAG, games: GAMES_FLAG, ...setupFlags(game) }),
  async run(call) {
    const seed = seedWord(call.words);
    if (!seed.ok) return seed;
    const games = gamesWord(call.words);
    if (!games.ok) return games;
    const setup = readSetup(call.game, call.words);
    if (!setup.ok) return setup;
    const random = Random.fromSeed(seed.value);
    for (let number = 0; number < games.value; number++) {
      const start = setup.value.open(random.uint32());
      if (!start.ok) return start;
      const traced = await traceGame(start.value, number, random, call);
      if (!traced.ok) return traced;
    }
    return ok(null);
  },
};
