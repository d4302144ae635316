import type { GameTypes, MatchEntry } from '#core';
import type { GameModule, GameWords, SeatNames } from '#module';
import type { ShownStep } from '#session';
import type { LogEntry, LogTone, TimelineMoment, TimelineTurn } from '#ui';

type Entry = MatchEntry<GameTypes>;

/** The turns of a game. @param first whose turn it is before the first action */
export function turnsOf(
  { turnBegun }: Pick<GameModule, 'turnBegun'>,
  history: readonly Entry[],
  first: string,
): readonly TimelineTurn[] {
  const turns: TimelineTurn[] = [{ from: 0, seat: first }];
  for (const [action, { events }] of history.entries()) {
    const seat = turnBegun(events);
    if (seat !== null && action + 1 < history.length) turns.push({ from: action + 1, seat });
  }
  return turns;
}

/** The actions that stand out. */
export function momentsOf(history: readonly Entry[], words: GameWords): readonly TimelineMoment[] {
  return history.flatMap(({ events }, action) => {
    const moment = words.moment(events);
    return moment === null ? [] : [{ action, ...moment }];
  });
}

/** The story of the actions, a line or more for each. */
export function logEntries(entries: readonly Entry[], words: GameWords, names: SeatNames): LogEntry[] {
  return entries.flatMap((entry, action) =>
    words.log(entry.events, names).map((line, index) => ({ ...line, id: `${action}.${index}`, action })),
  );
}

/** An action in words. */
export interface Narration {
  readonly text: string;
  /** Whose doing it was; null for the house. */
  readonly seat: string | null;
  readonly tone: LogTone;
  /** The number of the clause of the rules that the loudest of it comes of; null for none. */
  readonly clause: string | null;
}

const LOUDEST: readonly LogTone[] = ['end', 'combo', 'hit', 'plain', 'turn', 'quiet'];

/** What an action did, in a sentence or a few. */
export function narrate(
  { seat, events }: Pick<Entry, 'seat' | 'events'>,
  words: GameWords,
  names: SeatNames,
): Narration {
  const lines = words.log(events, names);
  return {
    text: lines.map(({ text }) => text).join(' '),
    seat,
    tone: toneOf(lines),
    clause: clauseOf(lines),
  };
}

type Told = Pick<LogEntry, 'tone' | 'clause'>;

/** The loudest tone of some lines. */
const toneOf = (lines: readonly Told[]): LogTone =>
  LOUDEST.find((each) => lines.some((line) => line.tone === each)) ?? 'quiet';

/** The number of the clause of the rules that the loudest of some lines comes of; null for none. */
export function clauseOf(lines: readonly Told[]): string | null {
  const tone = toneOf(lines);
  return lines.findLast((line) => line.tone === tone && line.clause !== undefined)?.clause ?? null;
}

/**
 * What an action did, one step of it by the facts that it tells; a step without words of its own by its name.
 * @param step null for the whole action
 */
export function narrateStep(
  entry: Pick<Entry, 'seat' | 'events'>,
  step: ShownStep | null,
  words: GameWords,
  names: SeatNames,
): Narration {
  if (step === null) return narrate(entry, words, names);
  const told = narrate({ ...entry, events: entry.events.slice(step.from, step.until) }, words, names);
  return told.text === '' ? { ...told, text: words.step?.(step.name) ?? step.name } : told;
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

/**
 * The action after which a game goes on from what is shown: that of the replay's bar, but never the last of a finished
 * game, after which there is nothing to play.
 */
export function branchFrom({
  shown,
  current,
  actual,
  finished,
}: {
  readonly shown: number;
  /** What is on its way over the table; null when all is still. */
  readonly current: unknown;
  readonly actual: number;
  readonly finished: boolean;
}): number {
  const told = current === null ? shown : shown + 1;
  return finished ? Math.min(told, actual - 1) : told;
}
