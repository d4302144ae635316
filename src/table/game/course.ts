import type { GameTypes, MatchEntry } from '#core';
import type { GameModule, GameWords, SeatNames } from '#module';
import type { ShownStep } from '#session';
import type { LogEntry, LogTone, TimelineMoment, TimelineTurn } from '#ui';

type Entry = MatchEntry<GameTypes>;

/** The turns of a game. @param first seat of the first turn */
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

/** The highlights of a game. */
export function momentsOf(history: readonly Entry[], words: GameWords): readonly TimelineMoment[] {
  return history.flatMap(({ events }, action) => {
    const moment = words.moment(events);
    return moment === null ? [] : [{ action, ...moment }];
  });
}

/** Log entries of some actions, one line or more each. */
export function logEntries(entries: readonly Entry[], words: GameWords, names: SeatNames): LogEntry[] {
  return entries.flatMap((entry, action) =>
    words.log(entry.events, names).map((line, index) => ({ ...line, id: `${action}.${index}`, action })),
  );
}

/** An action in words. */
export interface Narration {
  readonly text: string;
  /** The acting seat; null for the game itself. */
  readonly seat: string | null;
  readonly tone: LogTone;
  /** Clause of its most important line; null for none. */
  readonly clause: string | null;
}

const LOUDEST: readonly LogTone[] = ['end', 'combo', 'hit', 'plain', 'turn', 'quiet'];

/** The text of an action, in one or a few sentences. */
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

type LineStyle = Pick<LogEntry, 'tone' | 'clause'>;

/** The most important tone of some lines. */
const toneOf = (lines: readonly LineStyle[]): LogTone =>
  LOUDEST.find((each) => lines.some((line) => line.tone === each)) ?? 'quiet';

/** Clause of the most important line; null for none. */
export function clauseOf(lines: readonly LineStyle[]): string | null {
  const tone = toneOf(lines);
  return lines.findLast((line) => line.tone === tone && line.clause !== undefined)?.clause ?? null;
}

/**
 * The text of an action or of one of its steps; a step without text of its own gets its name.
 * @param step null for the whole action
 */
export function narrateStep(
  entry: Pick<Entry, 'seat' | 'events'>,
  step: ShownStep | null,
  words: GameWords,
  names: SeatNames,
): Narration {
  if (step === null) return narrate(entry, words, names);
  const narration = narrate({ ...entry, events: entry.events.slice(step.from, step.until) }, words, names);
  return narration.text === '' ? { ...narration, text: words.step?.(step.name) ?? step.name } : narration;
}

/**
 * The actions to show for the previous and the next position.
 * @param shown number of actions shown to the end @param moving whether the next one is being played
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
 * The position at which a new game branches off: that of the replay bar, but never the end of a finished game, where
 * there is nothing to play.
 */
export function branchFrom({
  shown,
  current,
  actual,
  finished,
}: {
  readonly shown: number;
  /** The action being played; null when all is still. */
  readonly current: unknown;
  readonly actual: number;
  readonly finished: boolean;
}): number {
  const count = current === null ? shown : shown + 1;
  return finished ? Math.min(count, actual - 1) : count;
}
