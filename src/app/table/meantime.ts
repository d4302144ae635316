import type { GameTypes, MatchEntry } from '#core';
import type { GameWords, SeatNames } from '#module';
import type { LogTone, RecapChapter, RecapLine } from '#ui';
import { narrate } from './course';

/** What is told only of an action that has nothing else to tell. */
const ASIDE: ReadonlySet<LogTone> = new Set(['quiet', 'turn']);

/** What others have done since a seat acted last. */
export interface Recap {
  /** The first of their actions. */
  readonly from: number;
  /** What each of them did in a row, a line for each action that comes to something, the oldest first. */
  readonly chapters: readonly RecapChapter[];
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
  const chapters: { readonly seat: string; readonly lines: RecapLine[] }[] = [];
  for (const [index, { seat: actor, events }] of history.slice(from).entries()) {
    const all = words.log(events, names);
    const main = all.filter(({ tone }) => !ASIDE.has(tone));
    const told = main.length > 0 || all.some(({ tone }) => tone === 'turn') ? main : all;
    if (told.length === 0) continue;
    const text = told.map((line) => line.text).join(' ');
    const moment = words.moment(events)?.kind ?? null;
    const hit = told.some(({ tone }) => tone === 'hit');
    const { clause } = narrate({ seat: actor, events }, words, names);
    const line: RecapLine = { action: from + index, text, icon: moment ?? (hit ? 'hit' : null), clause };
    const latest = chapters.at(-1);
    if (latest?.seat === actor) latest.lines.push(line);
    else chapters.push({ seat: actor, lines: [line] });
  }
  return chapters.length === 0 ? null : { from, chapters };
}
