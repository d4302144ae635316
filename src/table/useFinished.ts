import { useEffect, useRef } from 'react';
import { type BotLevel, LEVELS } from '#core';
import { useMemory, usePageClock } from '#module';
import { isHuman, useSession } from '#session';
import { type FinishedGame, noteFinished } from '../page/record';
import type { TableParts } from './game/parts';

const levelOf = (bot: string): BotLevel | undefined => LEVELS.find((level) => level === bot);

/** A game on this device. */
export interface OwnGame {
  /** Unique id; each game counts once. */
  readonly id: string;
  /** Seats played here, of a game that others play on other devices; if left out, all people are here. */
  readonly mine?: readonly string[];
}

/** A finished game, for the record of this device. */
function finishedOf(
  { id, mine }: OwnGame,
  { module, words, names, session }: TableParts,
  now: number,
): FinishedGame {
  const { view, history, seats } = session.store.getState();
  const here = mine ?? seats.filter(isHuman).map(({ seat }) => seat);
  const bots = seats.flatMap(({ controller }) => (controller === 'human' ? [] : [controller.bot]));
  const met = new Set(bots.map(levelOf));
  const winners = words.verdict(view, names).rows.filter(({ rank }) => rank === 1);
  const figures = (words.tally?.(history) ?? []).map(({ name, bySeat }) => {
    const ofPeople = here.map((seat) => bySeat[seat] ?? 0);
    return [name, Math.max(0, ...ofPeople)] as const;
  });
  return {
    id,
    game: module.rules.id,
    at: now,
    seats: seats.length,
    people: here.length,
    level: LEVELS.findLast((level) => met.has(level)) ?? null,
    won: bots.length === 0 && mine === undefined ? null : winners.some(({ seat }) => here.includes(seat)),
    actions: history.length,
    figures: Object.fromEntries(figures),
  };
}

/**
 * Records the game at a table once it ends. Does not record a game that was already over when it was opened, unless it
 * ended elsewhere while this device was away.
 * @param running null for what is not a game of its own, such as a puzzle
 */
export function useFinished(running: OwnGame | null, parts: TableParts): void {
  const clock = usePageClock();
  const memory = useMemory();
  const over = useSession(parts.session, (state) => state.over);
  const openedOver = useRef(over);
  useEffect(() => {
    const known = openedOver.current && running?.mine === undefined;
    if (running === null || !over || known) return;
    const finished = finishedOf(running, parts, clock.now());
    // Games between bots are nobody's.
    if (finished.people > 0) noteFinished(memory, finished);
  }, [over, clock, memory, running, parts]);
}
