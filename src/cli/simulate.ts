import type { BotId } from '#bots';
import { ok, Random, type Result, type Seed } from '#core';
import type { CliGame } from './games';
import { botsOf, playBots } from './playBots';
import { fail } from './problems';
import type { Setup } from './setup';

/** Totals of one team over all games. */
interface Row {
  readonly seats: readonly string[];
  readonly bot: BotId;
  /** Games in which the team finished first, shared or not. */
  wins: number;
  /** Sum of final scores. */
  score: number;
  /** Sums of the game's additional values. */
  readonly measures: Record<string, number>;
}

/** Turns and actions are totals over all games; games that do not count turns have none. */
export interface SimulationTotals {
  readonly games: number;
  readonly turns?: number;
  /** Number of games by last turn, for games that report it. */
  readonly ends?: ReadonlyMap<number, number>;
  /** Number of games by reason of their end, for games that report it. */
  readonly reasons?: ReadonlyMap<string, number>;
  /** Occurrences of each counted use over all games, for games that report them. */
  readonly uses?: ReadonlyMap<string, number>;
  readonly actions: number;
  readonly rows: readonly Row[];
}

/** Adds the result of a game. */
function countEnd({ rules, terms }: CliGame, position: unknown, rows: readonly Row[]): void {
  for (const { seats, measures } of rows) {
    for (const [name, measure] of Object.entries(terms?.measures ?? {})) {
      for (const seat of seats) measures[name] = (measures[name] ?? 0) + measure(position, seat);
    }
  }
  const over = rules.outcome(position) !== null;
  for (const { seats, rank, score = 0 } of rules.ranking(position)) {
    const row = rows.find((each) => each.seats.includes(seats[0] ?? ''));
    if (row === undefined) continue;
    row.score += score;
    if (over && rank === 1) row.wins++;
  }
}

/** Plays games between bots; the first bot plays all seats of the first team, and so on. */
export function simulate(
  game: CliGame,
  setup: Setup,
  bots: readonly BotId[],
  games: number,
  seed: Seed,
): Result<SimulationTotals> {
  const { rules, simulator, terms } = game;
  const random = Random.fromSeed(seed);
  const players = botsOf(simulator, bots);
  let rows: Row[] = [];
  const ends = new Map<number, number>();
  const reasons = new Map<string, number>();
  const uses = new Map<string, number>();
  let turns = 0;
  let actions = 0;
  for (let number = 0; number < games; number++) {
    const start = setup.open(random.uint32());
    if (!start.ok) return start;
    if (number === 0) {
      const teams = rules.teams(start.value);
      if (teams.length !== bots.length) {
        return fail('--bots', 'bots.teams', { bots: bots.length, teams: teams.length });
      }
      rows = teams.map((seats, index) => ({ seats, bot: bots[index]!, wins: 0, score: 0, measures: {} }));
    }
    const botOf = (seat: string) => players.get(rows.find(({ seats }) => seats.includes(seat))!.bot)!;
    const played = playBots(game, start.value, botOf, random);
    if (!played.ok) return played;
    const { position } = played.value;
    actions += played.value.actions;
    countEnd(game, position, rows);
    for (const [use, count] of played.value.uses) uses.set(use, (uses.get(use) ?? 0) + count);
    const ended = terms?.endedIn?.(position);
    turns += played.value.turns;
    if (ended !== undefined) ends.set(ended, (ends.get(ended) ?? 0) + 1);
    const reason = terms?.reason?.(position);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return ok({
    games,
    ...(terms === undefined ? {} : { turns }),
    ...(terms?.endedIn === undefined ? {} : { ends }),
    ...(terms?.reason === undefined ? {} : { reasons }),
    ...(terms?.use === undefined ? {} : { uses }),
    actions,
    rows,
  });
}
