import { useEffect, useRef } from 'react';
import { type BotLevel, LEVELS } from '#core';
import { useMemory, usePageClock } from '#module';
import { isHuman, useSession } from '#session';
import { type FinishedGame, noteFinished } from '../page/record';
import type { TableParts } from './game/parts';

const levelOf = (bot: string): BotLevel | undefined => LEVELS.find((level) => level === bot);

/** A game of this device. */
export interface OwnGame {
  /** Each name counts once. */
  readonly id: string;
  /** The seats that are played here by one person, of a game that others play elsewhere; all people are here if left out. */
  readonly mine?: readonly string[];
}

/** A game as it ended, for the record of this device. */
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
 * Notes the game at a table once it ends; one that was over when it was opened has been noted, or is somebody else's,
 * unless it has ended elsewhere while this device was away.
 * @param running null for what is no game of its own, as a puzzle
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
    // Bots among themselves are nobody's game.
    if (finished.people > 0) noteFinished(memory, finished);
  }, [over, clock, memory, running, parts]);
}
