import type { GameTypes, MatchEntry } from '#core';
import type { GameWords, SeatNames } from '#module';
import type { ShownStep } from '#session';
import type { LogTone, RecapChapter, RecapLine } from '#ui';
import { clauseOf } from './game/course';

/** Tones that are listed only if an action has no other line. */
const ASIDE: ReadonlySet<LogTone> = new Set(['quiet', 'turn']);

/** Recap of some events; null if they have no effect. */
function recapOf(
  events: readonly GameTypes['Event'][],
  words: GameWords,
  names: SeatNames,
): Pick<RecapLine, 'text' | 'icon' | 'clause'> | null {
  const all = words.log(events, names);
  const main = all.filter(({ tone }) => !ASIDE.has(tone));
  const mainLines = main.length > 0 || all.some(({ tone }) => tone === 'turn') ? main : all;
  if (mainLines.length === 0) return null;
  const text = mainLines.map((line) => line.text).join(' ');
  const moment = words.moment(events)?.kind ?? null;
  const hit = mainLines.some(({ tone }) => tone === 'hit');
  return { text, icon: moment ?? (hit ? 'hit' : null), clause: clauseOf(all) };
}

/** What other players have done since a seat's last action. */
export interface Recap {
  /** Index of the first of their actions. */
  readonly from: number;
  /**
   * Consecutive actions of one player form a chapter, with a line for each action, or each step of one; oldest first.
   */
  readonly chapters: readonly RecapChapter[];
}

/**
 * What other players have done since a seat's last action, with one or a few sentences for each action or step. Leaves
 * out starts of turns and drawn cards. Null if nothing remains.
 * @param stepsOf steps of an action; empty if it has only one
 */
export function recapFor(
  seat: string,
  history: readonly MatchEntry<GameTypes>[],
  words: GameWords,
  names: SeatNames,
  stepsOf: (action: number) => readonly ShownStep[],
): Recap | null {
  const from = history.findLastIndex((entry) => entry.seat === seat) + 1;
  const chapters: { readonly seat: string; readonly lines: RecapLine[] }[] = [];
  for (const [index, { seat: actor, events }] of history.slice(from).entries()) {
    const action = from + index;
    const steps = stepsOf(action);
    const parts = steps.length === 0 ? [events] : steps.map((step) => events.slice(step.from, step.until));
    const lines = parts.flatMap((part, step): RecapLine[] => {
      const recap = recapOf(part, words, names);
      return recap === null ? [] : [{ action, step, ...recap }];
    });
    const latest = chapters.at(-1);
    if (latest?.seat === actor) latest.lines.push(...lines);
    else if (lines.length > 0) chapters.push({ seat: actor, lines });
  }
  return chapters.length === 0 ? null : { from, chapters };
}
