import { useState } from 'react';
import type { GameTypes } from '#core';
import type { SessionState } from '#session';
import type { Refusal } from './table';
import { nameOf, type SeatNames } from './words';

/** Why a click chooses nothing; a function gets the place, card or player that the reason is about. */
type RefusalText = string | ((about: string) => string);

/** A click that chooses nothing. */
export interface RefusedClick<Reason extends string = string> {
  readonly reason: Reason;
  /** The place or card that the reason is about. */
  readonly about?: string;
  /** The seat that the reason is about, instead of a place. */
  readonly seat?: string;
}

/** The reasons of `texts` that need nothing else than a {@link RefusedClick}. */
export type ReasonOf<Texts> = {
  [Reason in keyof Texts]: Texts[Reason] extends RefusalText ? Reason : never;
}[keyof Texts] &
  string;

/**
 * A refused click in words.
 * @param texts of the game, by reason, in the current language
 * @param clauses of the reasons that a rule gives
 */
export function refusalOf<Texts, Reason extends ReasonOf<Texts>>(
  texts: Texts,
  { reason, about = '', seat }: RefusedClick<Reason>,
  names: SeatNames = {},
  clauses?: Readonly<Partial<Record<Reason, string>>>,
): Refusal {
  const text = texts[reason] as RefusalText;
  const what = seat === undefined ? about : nameOf(names, seat);
  return { text: typeof text === 'string' ? text : text(what), clause: clauses?.[reason] ?? null };
}

/** Why a click chooses nothing while nobody at this device may act: somebody else decides. Null if nobody does. */
export function refusedElsewhere<T extends GameTypes>(
  { deciding, passTo, inPast, seats }: SessionState<T>,
  texts: { readonly notYours: (name: string) => string },
): Refusal | null {
  if (deciding === null || passTo !== null || inPast) return null;
  const names = Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));
  return refusalOf(texts, { reason: 'notYours', seat: deciding }, names);
}

/**
 * Hook: why the latest click chose nothing, until something else is chosen.
 * @param chosen what is chosen so far; compared by identity
 */
export function useRefusal<Why>(chosen: unknown): {
  readonly refused: Why | null;
  /** @param at what is chosen then, if the click has changed it */
  refuse(why: Why | null, at?: unknown): void;
} {
  const [latest, setLatest] = useState<{ readonly at: unknown; readonly why: Why } | null>(null);
  return {
    refused: latest !== null && latest.at === chosen ? latest.why : null,
    refuse: (why, at = chosen) => setLatest(why === null ? null : { at, why }),
  };
}
