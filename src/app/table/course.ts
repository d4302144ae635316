import type { MatchEntry } from '#core';
import type { TimelineMoment, TimelineTurn } from '#ui';
import type { Seat, ZorglTypes } from '#zorgl/rules';
import { type LineTone, type LogTexts, logLines, momentOf, type ZorglMessages } from '#zorgl/view';

type Entry = MatchEntry<ZorglTypes>;

/** The turns of a game. @param first whose turn it is before the first action */
export function turnsOf(history: readonly Entry[], first: Seat): readonly TimelineTurn[] {
  const turns: TimelineTurn[] = [{ from: 0, seat: first }];
  for (const [action, { events }] of history.entries()) {
    const begun = events.findLast((event) => event.type === 'turn-started');
    if (begun !== undefined && action + 1 < history.length) {
      turns.push({ from: action + 1, seat: begun.player });
    }
  }
  return turns;
}

/** The actions that stand out. */
export function momentsOf(history: readonly Entry[], messages: ZorglMessages): readonly TimelineMoment[] {
  return history.flatMap(({ events }, action) => {
    const moment = momentOf(events, messages);
    return moment === null ? [] : [{ action, ...moment }];
  });
}

/** An action in words. */
export interface Narration {
  readonly text: string;
  /** Whose doing it was; null for the house. */
  readonly seat: Seat | null;
  readonly tone: LineTone;
}

const LOUDEST: readonly LineTone[] = ['end', 'combo', 'hit', 'plain', 'turn', 'quiet'];

/** What an action did, in a sentence or a few. */
export function narrate({ seat, events }: Entry, texts: LogTexts): Narration {
  const lines = logLines(events, texts);
  const tone = LOUDEST.find((each) => lines.some((line) => line.tone === each)) ?? 'quiet';
  return { text: lines.map(({ text }) => text).join(' '), seat, tone };
}

/**
 * The action to show on the way to the moment before or after.
 * @param shown actions shown to the end @param moving whether the next one is on its way
 */
export function neighbours(
  moments: readonly TimelineMoment[],
  shown: number,
  moving: boolean,
): { readonly before: number | null; readonly after: number | null } {
  return {
    before: moments.findLast(({ action }) => action < shown)?.action ?? null,
    after: moments.find(({ action }) => action > shown || (action === shown && !moving))?.action ?? null,
  };
}
