import { createStore } from 'zustand/vanilla';
import type { Problem } from '#core';
import type { GameModule, ShellState } from '#module';
import type { RunningGame } from './start';

/** The state of the page as a whole. */
export interface PageState extends ShellState {
  /** The game that the lobby proposes. */
  readonly module: GameModule;
  /** The game on the table. */
  readonly running: RunningGame | null;
  /** How many games have been put on the table: tells a game from the same one put there again. */
  readonly tables: number;
  /** What went wrong on the way here, for the lobby to tell. */
  readonly problem: Problem | null;
  /** Non-fatal URL warnings, until dismissed. */
  readonly ignored: readonly Problem[];
}

export const createPageStore = (initial: PageState) => createStore<PageState>(() => initial);
export type PageStore = ReturnType<typeof createPageStore>;
