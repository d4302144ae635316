import { createStore } from 'zustand/vanilla';
import type { Problem } from '#core';
import type { Clock, Quality } from '#session';
import type { Preferences } from '#ui';
import type { RunningGame } from './start';

/** What people may change about the page; an address may ask for the picture of tests as well. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null: what suits the device. */
  readonly quality: Quality | null;
}

/** The state of the page as a whole. */
export interface PageState {
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** The game on the table. */
  readonly running: RunningGame | null;
  /** What went wrong on the way here, for the lobby to tell. */
  readonly problem: Problem | null;
  /** The seed that the address proposes. */
  readonly seed: number | null;
}

export const createPageStore = (initial: PageState) => createStore<PageState>(() => initial);
export type PageStore = ReturnType<typeof createPageStore>;
