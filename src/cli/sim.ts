import { BOTS, type BotId, parseBotId } from '#bots';
import { err, ok, problem, Random, type Result } from '#core';
import { pileWorth, type Seat, type SetupOptions, simulator, zorgl } from '#zorgl/rules';
import { numberOption, parseOptions, SETUP_OPTIONS, setupOptions } from './arguments';
import type { Command } from './command';

/** What a bot has reached at one seat. */
interface Score {
  readonly seat: Seat;
  readonly bot: BotId;
  wins: number;
  /** Worth of the piles at the end, added up. */
  floors: number;
}

interface Simulation {
  readonly games: number;
  /** Turns and actions of all games together. */
  readonly turns: number;
  readonly actions: number;
  readonly scores: readonly Score[];
}

/** More actions than any game needs; a game that goes on longer is one that no bot tries to win. */
const MOST_ACTIONS = 100_000;

function simulate(
  options: SetupOptions,
  bots: readonly BotId[],
  games: number,
  seed: number,
): Result<Simulation> {
  const random = Random.fromSeed(seed);
  const scores = options.places.map(
    (seat, index): Score => ({ seat, bot: bots[index]!, wins: 0, floors: 0 }),
  );
  let turns = 0;
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const start = zorgl.setup(options, random.uint32());
    if (!start.ok) return start;
    let position = start.value;
    for (let count = 0; position.outcome === null && count < MOST_ACTIONS; count++) {
      const { seat } = zorgl.pending(position).at(-1)!;
      const view = zorgl.view(position, seat);
      const bot = BOTS[scores.find((score) => score.seat === seat)!.bot](simulator);
      const action = bot.choose({ view, legal: zorgl.legal(view), seat, seed: random.uint32() });
      const next = zorgl.apply(position, action);
      if (!next.ok) return next;
      turns += next.value.events.filter((event) => event.type === 'turn-ended').length;
      actions++;
      position = next.value.position;
    }
    for (const score of scores) {
      score.floors += pileWorth(position, score.seat);
      if (position.outcome?.winner === score.seat) score.wins++;
    }
  }
  return ok({ games, turns, actions, scores });
}

function parseBots(text: string | true | undefined): Result<readonly BotId[]> {
  if (typeof text !== 'string') return problem('--bots', 'is missing');
  const bots: BotId[] = [];
  for (const name of text.split(',')) {
    const bot = parseBotId(name);
    if (!bot.ok) return err({ ...bot.error, field: '--bots' });
    bots.push(bot.value);
  }
  return bots.length >= 2 && bots.length <= 4
    ? ok(bots)
    : problem('--bots', `names ${bots.length} bots, must name 2 to 4`);
}

const MOST_GAMES = 1_000_000;

/** `sim`: bots play against each other (NOTATION, "Command line"). */
export const sim: Command = async (words, _input, print) => {
  const { players: _counted, ...setup } = SETUP_OPTIONS;
  const options = parseOptions(words, { bots: true, games: true, seed: true, json: false, ...setup });
  if (!options.ok) return options;
  const bots = parseBots(options.value.get('bots'));
  if (!bots.ok) return bots;
  const games = numberOption(options.value, 'games', 1, MOST_GAMES);
  if (!games.ok) return games;
  const seed = numberOption(options.value, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const table = setupOptions(new Map([...options.value, ['players', String(bots.value.length)]]));
  if (!table.ok) return table;
  const result = simulate(table.value, bots.value, games.value, seed.value);
  if (!result.ok) return result;
  const { scores, turns, actions } = result.value;
  const rows = scores.map(({ seat, bot, wins, floors }) => ({
    seat,
    bot,
    wins,
    share: wins / games.value,
    floors: floors / games.value,
  }));
  const perGame = { turns: turns / games.value, actions: actions / games.value };
  if (options.value.has('json')) {
    await print(JSON.stringify({ games: games.value, seed: seed.value, ...perGame, rows }));
    return ok(null);
  }
  await print('seat  bot       wins   share  floors/game');
  for (const { seat, bot, wins, share, floors } of rows) {
    const percent = `${(share * 100).toFixed(1)}%`;
    await print(
      `${seat.padEnd(4)}  ${bot.padEnd(8)}  ${String(wins).padStart(4)}  ${percent.padStart(6)}  ${floors.toFixed(2).padStart(11)}`,
    );
  }
  await print(
    `${games.value} games, ${perGame.turns.toFixed(1)} turns and ${perGame.actions.toFixed(1)} actions a game`,
  );
  return ok(null);
};
