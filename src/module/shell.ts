import type { StoreApi } from 'zustand/vanilla';
import type { Problem, Quality, Seed } from '#core';
import type { Clock, SaveStorage } from '#session';
import type { Preferences } from '#ui';

/** What people may change about the page; an address may ask for the picture of tests as well. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null: what suits the device. */
  readonly quality: Quality | null;
  /** A replay tells what happens in large letters. */
  readonly captions: boolean;
  /** The table is told in words beside its picture. */
  readonly textBoard: boolean;
}

/** What every page may know of the page as a whole. */
export interface ShellState {
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** The seed that the address proposes. */
  readonly seed: Seed | null;
}

/** The page around a game: what the game's own pages and its lobby form may ask of it. */
export interface Shell {
  readonly store: Pick<StoreApi<ShellState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Changes preferences and remembers them. */
  prefer(change: Partial<PagePreferences>): void;
  /** Tells people what went wrong, in the lobby; null takes it back. */
  report(problem: Problem | null): void;
  /** What this device remembers under a name, not yet validated; null for nothing. */
  recall(name: string): unknown;
  /** Remembers a small value under a name, as JSON, where the device lets us. */
  remember(name: string, value: unknown): void;
  /** A name that nothing else has. */
  newId(): string;
  /** A seed that nobody has chosen; with the manual clock always the same. */
  newSeed(): Seed;
  /** Where a game keeps things of one kind, e.g. `drawings`. Throws for a kind that its entry does not name. */
  storage(kind: string): SaveStorage;
}
