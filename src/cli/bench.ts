import { ok, type Result } from '#core';
import { playout, zorgl } from '#zorgl/rules';
import { parseOptions } from './arguments';
import type { Command } from './command';

const ROUNDS = 5;
const SECONDS_PER_ROUND = 1;

interface Rate {
  readonly games: number;
  readonly actions: number;
}

/** Random games for about a second; per second of it. @param events whether the events are made */
function measure(events: boolean, seed: number): Result<Rate> {
  const begun = performance.now();
  const end = begun + SECONDS_PER_ROUND * 1000;
  let games = 0;
  let actions = 0;
  let seen = 0;
  while (performance.now() < end) {
    const start = zorgl.setup({ places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' }, seed + games);
    if (!start.ok) return start;
    actions += playout(start.value, seed + games, events ? () => seen++ : undefined).actions;
    games++;
  }
  const seconds = (performance.now() - begun) / 1000;
  return ok({ games: games / seconds, actions: actions / seconds });
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** `bench`: random four-player games on one thread, the median of several rounds. */
export const bench: Command = async (words, _input, print) => {
  const options = parseOptions(words, {});
  if (!options.ok) return options;
  for (const events of [false, true]) {
    const rates: Rate[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const rate = measure(events, round * 1_000_000);
      if (!rate.ok) return rate;
      // The first round only warms the engine up.
      if (round > 0) rates.push(rate.value);
    }
    const games = median(rates.map((rate) => rate.games));
    const actions = median(rates.map((rate) => rate.actions));
    const how = events ? 'with events   ' : 'without events';
    await print(`${how}  ${games.toFixed(1)} games/s  ${Math.round(actions)} actions/s`);
  }
  return ok(null);
};
