import type { ReactNode } from 'react';
import { type GameModule, type PagePreferences, type PreferenceStore, ServicesProvider } from '#module';
import { type Clock, MemoryStorage, Tabs } from '#storage';
import { zorglModule } from '#zorgl';
import type { PageServices } from '../../src/page/services';
import { createPreferenceStore } from '../../src/shell/services/preferences';
import { createServices } from '../../src/shell/services/services';

const PREFERENCES: PagePreferences = {
  language: 'en',
  textSize: 'normal',
  quality: 'test',
  mood: 'night',
  tiltShift: false,
  speed: 1,
  othersPace: 'normal',
  hurriesOwn: false,
  playsHidden: false,
  attractAfter: null,
  reducedMotion: false,
  camera: 'gentle',
  coordinates: true,
  hints: false,
  turnsTable: false,
  turnsPage: false,
  captions: true,
  textBoard: false,
  sound: { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 },
  soundCaptions: false,
  keys: {},
};

/** Preferences in English, remembered nowhere. */
export const testPreferences = (change: Partial<PagePreferences> = {}): PreferenceStore =>
  createPreferenceStore({ ...PREFERENCES, ...change }, { getItem: () => null, setItem: () => undefined });

/** All services of a page in English that forgets everything, with nothing on its table. */
export function testServices(clock: Clock = 'manual'): PageServices {
  const browser = { crypto: globalThis.crypto, sessionStorage: new Map() } as unknown as Window;
  const kept = new Map(
    ['games', 'pictures', 'cities', 'monsters'].map((kind) => [kind, new MemoryStorage()]),
  );
  const tabs = new Tabs({ onmessage: null, postMessage: () => undefined });
  return createServices(browser, kept, tabs, {
    clock,
    preferences: PREFERENCES,
    module: zorglModule as unknown as GameModule,
    seed: null,
    problem: null,
    ignored: [],
  });
}

/** A wrapper that provides what a component asks for, and nothing else. */
export const providing =
  (services: Partial<PageServices>) =>
  ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
