import { ok, playRandomly, Random, type Result } from '#core';
import type { Command } from '../command';
import type { CliGame } from '../games';
import { readSetup, type Setup } from '../setup';

const ROUNDS = 5;
const SECONDS_PER_ROUND = 1;

interface Rate {
  readonly games: number;
  readonly actions: number;
}

/** Plays random games for about a second and returns the rate per second. @param events whether to create events */
function measure({ simulator }: CliGame, setup: Setup, events: boolean, seed: number): Result<Rate> {
  const begun = performance.now();
  const end = begun + SECONDS_PER_ROUND * 1000;
  const list = simulator.newList();
  let games = 0;
  let actions = 0;
  let seen = 0;
  while (performance.now() < end) {
    const start = setup.open(seed + games);
    if (!start.ok) return start;
    const random = Random.fromSeed(seed + games);
    actions += playRandomly(simulator.from(start.value), list, random, events ? () => seen++ : undefined);
    games++;
  }
  const seconds = (performance.now() - begun) / 1000;
  return ok({ games: games / seconds, actions: actions / seconds });
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export const bench: Command = {
  summary:
    'Plays random games with the most players on one thread and prints games and actions per second (median).',
  takesGame: true,
  flags: () => ({}),
  async run({ game, print }) {
    const setup = readSetup(game, new Map(), game.rules.players.max);
    if (!setup.ok) return setup;
    for (const events of [false, true]) {
      const rates: Rate[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const rate = measure(game, setup.value, events, round * 1_000_000);
        if (!rate.ok) return rate;
        // The first round is a warm-up.
        if (round > 0) rates.push(rate.value);
      }
      const games = median(rates.map((rate) => rate.games));
      const actions = median(rates.map((rate) => rate.actions));
      const how = events ? 'with events   ' : 'without events';
      await print(`${how}  ${games.toFixed(1)} games/s  ${Math.round(actions)} actions/s`);
    }
    return ok(null);
  },
};
