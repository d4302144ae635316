import { createStore } from 'zustand/vanilla';
import type { Problem } from '#core';
import type { Clock, Quality } from '#session';
import type { Preferences } from '#ui';
import type { City, HouseMonster } from '#zorgl/rules';
import type { OfferedCity } from './city/offered';
import type { RunningGame } from './start';

/** What people may change about the page; an address may ask for the picture of tests as well. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null: what suits the device. */
  readonly quality: Quality | null;
  /** A replay tells what happens in large letters. */
  readonly captions: boolean;
}

/** The state of the page as a whole. */
export interface PageState {
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** The game on the table. */
  readonly running: RunningGame | null;
  /** How many games have been put on the table: tells a game from the same one put there again. */
  readonly tables: number;
  /** What went wrong on the way here, for the lobby to tell. */
  readonly problem: Problem | null;
  /** The seed that the address proposes. */
  readonly seed: number | null;
  /** A city that came by a link, for the editor to put on its drawing board. */
  readonly arrival: City | null;
  /** The city of the next game; null for the one of the book. */
  readonly city: OfferedCity | null;
  /** The monster that a link brought, for the workshop to show. */
  readonly guest: HouseMonster | null;
  /** The house monster that the lobby proposes, by its id. */
  readonly invited: string | null;
}

export const createPageStore = (initial: PageState) => createStore<PageState>(() => initial);
export type PageStore = ReturnType<typeof createPageStore>;
