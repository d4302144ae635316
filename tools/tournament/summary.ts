import type { BotLevel } from '#core';
import { keyOf, type Pairing } from './cases';
import type { Result } from './play';

/** Summary of a pairing's games, as stored in `tools/tournament/kept.json`. */
export interface Summary extends Pairing {
  readonly games: number;
  /** Wins of the first level; a shared win counts by its share, a game that everybody lost as half. */
  readonly wins: number;
  /** CPU milliseconds of a level per turn of its own. */
  readonly thinks: Readonly<Partial<Record<BotLevel, number>>>;
  /** Win rate of the case's side, by the level that played it; only if sides differ. */
  readonly sides?: readonly SideSummary[];
}

interface SideSummary {
  readonly level: BotLevel;
  readonly wins: number;
  readonly games: number;
}

/**
 * Summarises the games of a pairing.
 * @param side seat whose wins are counted by level, if sides differ
 */
export function summarize(pairing: Pairing, results: readonly Result[], side?: string): Summary {
  const games = results.filter((result) => result.pairing === keyOf(pairing));
  const levels = [...new Set(pairing.levels)];
  const turns = games.reduce((sum, { turns: all }) => sum + all / 2, 0);
  const thinks = Object.fromEntries(
    levels.flatMap((level) => {
      const milliseconds = games.reduce((sum, { thought }) => sum + (thought[level] ?? 0), 0);
      return turns === 0 ? [] : [[level, Math.round((10 * milliseconds) / turns) / 10]];
    }),
  );
  const sides = levels.map((level) => {
    const own = games.filter((game) => game.side === level);
    const wins = own.filter(({ winners }) => side !== undefined && winners.includes(side)).length;
    return { level, wins, games: own.length };
  });
  return {
    ...pairing,
    games: games.length,
    wins: games.reduce((sum, { won }) => sum + won, 0),
    thinks,
    ...(side === undefined ? {} : { sides: sides.filter((each) => each.games > 0) }),
  };
}

/** The stored summaries, with new ones replacing those of the same pairing. */
export function merged(kept: readonly Summary[], played: readonly Summary[]): readonly Summary[] {
  const fresh = new Map(played.filter(({ games }) => games > 0).map((each) => [keyOf(each), each]));
  const known = new Set(kept.map(keyOf));
  return [
    ...kept.map((each) => fresh.get(keyOf(each)) ?? each),
    ...[...fresh.values()].filter((each) => !known.has(keyOf(each))),
  ];
}
