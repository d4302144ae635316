import { BOTS, type BotId, parseBotId } from '#bots';
import { err, ok, type Result } from '#core';
import type { Command } from '../command';
import { fail } from '../problems';
import { readSetup, setupFlags } from '../setup';
import { type SimulationTotals, simulate } from '../simulate';
import { type CommandOptions, GAMES_FLAG, gamesWord, SEED_FLAG, seedWord } from '../words';

function parseBots(words: CommandOptions): Result<readonly BotId[]> {
  const text = words.get('bots');
  if (text === undefined) return fail('--bots', 'missing');
  const bots: BotId[] = [];
  for (const name of text.split(',')) {
    const bot = parseBotId(name);
    if (!bot.ok) return err({ ...bot.error, field: '--bots' });
    bots.push(bot.value);
  }
  return ok(bots);
}

/** Number of games by last turn, in order. */
const inTurns = (ends: ReadonlyMap<number, number>): readonly (readonly [number, number])[] =>
  [...ends].toSorted(([one], [other]) => one - other);

/** Counts by word, in alphabetical order. */
const inWords = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The result as human-readable lines. */
function table(
  { games, rows, turns, ends, reasons, uses, actions }: SimulationTotals,
  score: string,
): readonly string[] {
  const names = Object.keys(rows[0]?.measures ?? {});
  const cells = [
    ['seat', 'bot', 'wins', 'share', ...[score, ...names].map((name) => `${name}/game`)],
    ...rows.map((row) => [
      row.seats.join('+'),
      row.bot,
      String(row.wins),
      `${((row.wins / games) * 100).toFixed(1)}%`,
      ...[row.score, ...names.map((name) => row.measures[name]!)].map((sum) => (sum / games).toFixed(2)),
    ]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  const played = turns === undefined ? '' : `${(turns / games).toFixed(1)} turns and `;
  const share = (count: number) => `${count} (${((count / games) * 100).toFixed(1)}%)`;
  const ended = inTurns(ends ?? new Map()).map(([turn, count]) => `${share(count)} in turn ${turn}`);
  const why = inWords(reasons ?? new Map()).map(([reason, count]) => `${reason} ${share(count)}`);
  const used = inWords(uses ?? new Map()).map(([use, count]) => `${use} ${(count / games).toFixed(1)}`);
  return [
    ...lines,
    `${games} games, ${played}${(actions / games).toFixed(1)} actions a game`,
    ...(ended.length === 0 ? [] : [`ended: ${ended.join(', ')}`]),
    ...(why.length === 0 ? [] : [`by reason: ${why.join(', ')}`]),
    ...(used.length === 0 ? [] : [`a game has: ${used.join(', ')}`]),
  ];
}

export const sim: Command = {
  summary: 'Plays bots against each other and counts wins; a shared first place is a win for each.',
  takesGame: true,
  flags: (game) => ({
    bots: { value: 'NAME,NAME,…', help: `${Object.keys(BOTS).join(', ')}; one per player or team` },
    games: GAMES_FLAG,
    seed: SEED_FLAG,
    json: { help: 'print JSON instead of a table' },
    ...setupFlags(game),
  }),
  async run({ words, game, print }) {
    const bots = parseBots(words);
    if (!bots.ok) return bots;
    const games = gamesWord(words);
    if (!games.ok) return games;
    const seed = seedWord(words);
    if (!seed.ok) return seed;
    const { min, max } = game.rules.players;
    const count = bots.value.length;
    if (!words.has('players') && (count < min || count > max)) {
      return fail('--bots', 'bots.count', { count, least: min, most: max });
    }
    const setup = readSetup(game, words, count);
    if (!setup.ok) return setup;
    const tally = simulate(game, setup.value, bots.value, games.value, seed.value);
    if (!tally.ok) return tally;
    const score = game.terms?.score ?? 'score';
    if (!words.has('json')) {
      for (const line of table(tally.value, score)) await print(line);
      return ok(null);
    }
    const { rows, turns, ends, reasons, uses, actions } = tally.value;
    const perGame = (total: number) => total / games.value;
    await print(
      JSON.stringify({
        games: games.value,
        seed: seed.value,
        ...(turns === undefined ? {} : { turns: perGame(turns) }),
        ...(ends === undefined ? {} : { ends: Object.fromEntries(inTurns(ends)) }),
        ...(reasons === undefined ? {} : { reasons: Object.fromEntries(inWords(reasons)) }),
        ...(uses === undefined
          ? {}
          : { uses: Object.fromEntries(inWords(uses).map(([use, count]) => [use, perGame(count)])) }),
        actions: perGame(actions),
        rows: rows.map((row) => ({
          seat: row.seats.join('+'),
          bot: row.bot,
          wins: row.wins,
          share: perGame(row.wins),
          [score]: perGame(row.score),
          ...Object.fromEntries(Object.entries(row.measures).map(([name, sum]) => [name, perGame(sum)])),
        })),
      }),
    );
    return ok(null);
  },
};
