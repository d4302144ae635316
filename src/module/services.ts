import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SoundMap, Soundtrack } from '#audio';
import type { Problem, Quality, Seed } from '#core';
import type { Clock, SaveStorage } from '#storage';
import type { Preferences } from '#ui';

/** A store that can be read and subscribed to here; only its owner writes it. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The time of the page. */
export interface PageClock {
  /** With the manual clock, every run is the same. */
  readonly mode: Clock;
  /** Milliseconds since 1970, by the clock of this device. */
  now(): number;
  /** Day since 1970 in the calendar of this device; constant with the manual clock. */
  today(): number;
}

/** User preferences of the page; a URL may also ask for test quality. */
export interface PagePreferences extends Omit<Preferences, 'quality'> {
  /** Null for the quality that suits the device. */
  readonly quality: Quality | null;
  /** Whether a replay shows large captions. */
  readonly captions: boolean;
  /** Whether the text board is open. */
  readonly textBoard: boolean;
}

/** Preferences of the person at this device. */
export interface PreferenceStore extends ReadableStore<PagePreferences> {
  /** Changes preferences and saves them. */
  change(patch: Partial<PagePreferences>): void;
}

/** Generates random values. */
export interface RandomSource {
  /** A random seed; constant with the manual clock. */
  seed(): Seed;
  /** A unique id: 128 bits as 32 hexadecimal digits. */
  id(): string;
}

/** Small values that this device stores by name. */
export interface Memory {
  /** The stored value of a name, not validated; null if there is none. */
  recall(name: string): unknown;
  /** Stores a small value as JSON under a name, if the device permits. */
  remember(name: string, value: unknown): void;
}

/** Messages shown in the lobby. */
export interface Notices {
  /** Shows a problem in the lobby; null clears it. */
  report(problem: Problem | null): void;
}

/** Sound of the page. */
export interface PageSounds {
  readonly soundtrack: Pick<Soundtrack, 'begin' | 'end' | 'play' | 'tick'>;
  /** Sets the sounds of this page; null for those of the game on the table, or else in the lobby. */
  use(own: SoundMap | null): void;
  /**
   * Allows sounds from now on: they are fetched and played after the first user gesture. Not to be called before the
   * first frame.
   */
  arm(): void;
}

/** Storages of user content, by kind. */
export interface Storages {
  /** The storage of one kind, e.g. `cities`. @throws RangeError for a kind that no game declares */
  of(kind: string): SaveStorage;
}

/** What the pages and lobby form of a game may use of the surrounding page. */
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

/** Provides services by name to the whole subtree; a test provides only those that are used. */
export const ServicesProvider = ServicesContext.Provider;

/** A service by name. @throws if nobody provides it */
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

/** The current preferences, as a hook. */
export const usePreferences = (): PagePreferences => useStore(usePreferenceStore());
