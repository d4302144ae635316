import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SoundMap, Soundtrack } from '#audio';
import type { Problem, Quality, Seed } from '#core';
import type { Clock, SaveStorage } from '#storage';
import type { Preferences } from '#ui';

/** A store that is read and followed here, and written by its owner. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The time of the page. */
export interface PageClock {
  /** By the manual clock, everything is the same each time. */
  readonly mode: Clock;
  /** Milliseconds since 1970, by the clock of this device. */
  now(): number;
  /** The day by the calendar of this device, counted from 1970; with the manual clock it is always the same. */
  today(): number;
}

/** User preferences of the page; a URL may also ask for test quality. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null: what suits the device. */
  readonly quality: Quality | null;
  /** A replay tells what happens in large letters. */
  readonly captions: boolean;
  /** Whether the text board is open. */
  readonly textBoard: boolean;
}

/** What the person at this device prefers. */
export interface PreferenceStore extends ReadableStore<PagePreferences> {
  /** Changes preferences and remembers them. */
  change(patch: Partial<PagePreferences>): void;
}

/** Values that nobody has chosen. */
export interface RandomSource {
  /** A generated seed; always the same with the manual clock. */
  seed(): Seed;
  /** A name that nothing else has: 128 bits as 32 hexadecimal digits. */
  id(): string;
}

/** Small values that this device remembers by name. */
export interface Memory {
  /** The stored value of a name, not validated; null if there is none. */
  recall(name: string): unknown;
  /** Stores a small value under a name, as JSON, if the device permits. */
  remember(name: string, value: unknown): void;
}

/** What the lobby tells. */
export interface Notices {
  /** Shows a problem in the lobby; null clears it. */
  report(problem: Problem | null): void;
}

/** What the page sounds like. */
export interface PageSounds {
  readonly soundtrack: Pick<Soundtrack, 'begin' | 'end' | 'play' | 'tick'>;
  /** Lets a page be heard with sounds of its own; null for those of the game on the table, or else in the lobby. */
  use(own: SoundMap | null): void;
  /** From now on, once a hand has touched the page, the sounds are fetched and heard. Not before the first picture. */
  arm(): void;
}

/** Where a game keeps what people make for it. */
export interface Storages {
  /** The storage of one kind, e.g. `cities`. @throws RangeError for a kind that no game names */
  of(kind: string): SaveStorage;
}

/** What the pages of a game, and its lobby form, may ask of the page around them. */
export interface GameServices {
  readonly clock: PageClock;
  readonly preferenceStore: PreferenceStore;
  readonly random: RandomSource;
  readonly memory: Memory;
  readonly notices: Notices;
  readonly sound: PageSounds;
  readonly storages: Storages;
}

const ServicesContext = createContext<object>({});

/** Provides services by their names to everything shown below; a test provides those that are asked for. */
export const ServicesProvider = ServicesContext.Provider;

/** A service by its name. @throws where nothing provides it */
export function useService<Services extends object, Name extends keyof Services>(name: Name): Services[Name] {
  const service = (useContext(ServicesContext) as Partial<Services>)[name];
  if (service === undefined) throw new Error(`the service ${String(name)} is not provided`);
  return service;
}

const useGameService = <Name extends keyof GameServices>(name: Name) => useService<GameServices, Name>(name);

export const usePageClock = () => useGameService('clock');
export const usePreferenceStore = () => useGameService('preferenceStore');
export const useRandom = () => useGameService('random');
export const useMemory = () => useGameService('memory');
export const useNotices = () => useGameService('notices');
export const useSound = () => useGameService('sound');
export const useStorages = () => useGameService('storages');

/** The preferences as they are now; the component follows them. */
export const usePreferences = (): PagePreferences => useStore(usePreferenceStore());
