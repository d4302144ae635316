import type { StoreApi } from 'zustand/vanilla';
import type { SoundMap, Soundtrack } from '#audio';
import type { Problem, Quality, Seed } from '#core';
import type { Clock, SaveStorage } from '#storage';
import type { Preferences } from '#ui';

/** User preferences of the page; a URL may also ask for test quality. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null: what suits the device. */
  readonly quality: Quality | null;
  /** A replay tells what happens in large letters. */
  readonly captions: boolean;
  /** Whether the text board is open. */
  readonly textBoard: boolean;
}

/** What every page may know of the page as a whole. */
export interface ShellState {
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** The seed that the address proposes. */
  readonly seed: Seed | null;
}

/** What the page sounds like. */
export interface PageSounds {
  readonly soundtrack: Pick<Soundtrack, 'begin' | 'end' | 'play' | 'tick'>;
  /** Lets a page be heard with sounds of its own; null for those of the game on the table, or else in the lobby. */
  use(own: SoundMap | null): void;
  /** From now on, once a hand has touched the page, the sounds are fetched and heard. Not before the first picture. */
  arm(): void;
}

/** The page around a game: what the game's own pages and its lobby form may ask of it. */
export interface Shell {
  readonly store: Pick<StoreApi<ShellState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly sound: PageSounds;
  /** Changes preferences and remembers them. */
  prefer(change: Partial<PagePreferences>): void;
  /** Shows a problem in the lobby; null clears it. */
  report(problem: Problem | null): void;
  /** The stored value of a name, not validated; null if there is none. */
  recall(name: string): unknown;
  /** Stores a small value under a name, as JSON, if the device permits. */
  remember(name: string, value: unknown): void;
  /** A name that nothing else has. */
  newId(): string;
  /** A generated seed; always the same with the manual clock. */
  newSeed(): Seed;
  /** Where a game keeps things of one kind, e.g. `drawings`. Throws for a kind that its entry does not name. */
  storage(kind: string): SaveStorage;
}
