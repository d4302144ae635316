import * as v from 'valibot';
import { type BotLevel, LEVELS } from '#core';
import type { Memory } from '#module';

const NAME = 'games';
const VERSION = 1;
/** Most games kept; the oldest are dropped. */
const MAX_GAMES = 3000;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Word = v.pipe(v.string(), v.maxLength(60));
const FinishedShape = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  game: Word,
  at: Count,
  seats: v.pipe(Count, v.maxValue(20)),
  people: v.pipe(Count, v.maxValue(20)),
  level: v.nullable(v.picklist(LEVELS)),
  won: v.nullable(v.boolean()),
  actions: Count,
  figures: v.record(Word, Count),
});
const RecordShape = v.strictObject({
  version: v.literal(VERSION),
  games: v.pipe(v.array(FinishedShape), v.maxLength(MAX_GAMES)),
});

/** A game that was played to its end on this device. */
export interface FinishedGame {
  /** Id of the saved game; each counts once. */
  readonly id: string;
  readonly game: string;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  readonly seats: number;
  /** Number of seats played by people. */
  readonly people: number;
  /** The strongest bot that took part; null without bots. */
  readonly level: BotLevel | null;
  /** Whether the person at the device won, alone or with their team; null if several people shared it. */
  readonly won: boolean | null;
  readonly actions: number;
  /** The game's own statistics for the people here; the highest if there are several. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The games finished on this device, latest last; empty if none are stored or the data is invalid. */
export function finishedGames(memory: Memory): readonly FinishedGame[] {
  const read = v.safeParse(RecordShape, memory.recall(NAME));
  return read.success ? read.output.games : [];
}

/** Records a game that has just ended, once. */
export function noteFinished(memory: Memory, game: FinishedGame): void {
  const before = finishedGames(memory);
  if (before.some(({ id }) => id === game.id)) return;
  memory.remember(NAME, { version: VERSION, games: [...before, game].slice(-MAX_GAMES) });
}

/** Erases the record of finished games. Saved games stay. */
export const eraseFinished = (memory: Memory): void => memory.remember(NAME, null);

/** Games won and played against bots of a level. */
interface LevelScore {
  readonly level: BotLevel;
  readonly played: number;
  readonly won: number;
}

/** Summary of the games of one kind. */
export interface GameSummary {
  readonly played: number;
  readonly won: number;
  /** By the strongest bot in the game, weakest first; levels never met are left out. */
  readonly levels: readonly LevelScore[];
  /** Wins in a row: current and longest. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The highest value of each statistic. */
  readonly best: Readonly<Record<string, number>>;
}

/** Summary of games, latest last. Games shared by several people count as played, but neither as won nor as lost. */
export function summaryOf(games: readonly FinishedGame[]): GameSummary {
  const best: Record<string, number> = {};
  let [streak, bestStreak] = [0, 0];
  for (const { won, figures } of games) {
    if (won !== null) streak = won ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    for (const [name, much] of Object.entries(figures)) best[name] = Math.max(best[name] ?? 0, much);
  }
  const levels = LEVELS.flatMap((level) => {
    const met = games.filter((game) => game.level === level && game.won !== null);
    const won = met.filter((game) => game.won).length;
    return met.length === 0 ? [] : [{ level, played: met.length, won }];
  });
  return {
    played: games.length,
    won: games.filter(({ won }) => won === true).length,
    levels,
    streak,
    bestStreak,
    best,
  };
}
