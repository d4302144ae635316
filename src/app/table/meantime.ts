import type { GameTypes, MatchEntry } from '#core';
import type { GameWords, SeatNames } from '#module';
import type { LogTone, RecapLine } from '#ui';

/** What is told only of an action that has nothing else to tell. */
const ASIDE: ReadonlySet<LogTone> = new Set(['quiet', 'turn']);

/** What others have done since a seat acted last. */
export interface Recap {
  /** The first of their actions. */
  readonly from: number;
  /** One for each action that comes to something, the oldest first. */
  readonly lines: readonly RecapLine[];
}

/**
 * What others have done since a seat acted last, each action in a sentence or a few; that a turn began and who drew
 * cards is left out. Null where nothing is to be told.
 */
export function recapFor(
  seat: string,
  history: readonly MatchEntry<GameTypes>[],
  words: GameWords,
  names: SeatNames,
): Recap | null {
  const from = history.findLastIndex((entry) => entry.seat === seat) + 1;
  const lines = history.slice(from).flatMap((entry, index): RecapLine[] => {
    const all = words.log(entry.events, names);
    const main = all.filter(({ tone }) => !ASIDE.has(tone));
    const told = main.length > 0 || all.some(({ tone }) => tone === 'turn') ? main : all;
    if (told.length === 0) return [];
    const text = told.map((line) => line.text).join(' ');
    const moment = words.moment(entry.events)?.kind ?? null;
    const hit = told.some(({ tone }) => tone === 'hit');
    return [{ action: from + index, seat: entry.seat, text, icon: moment ?? (hit ? 'hit' : null) }];
  });
  return lines.length === 0 ? null : { from, lines };
}
