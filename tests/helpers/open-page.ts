import { MemoryStorage, Tabs } from '#storage';
import { zorglModule } from '#zorgl';
import { Page } from '../../src/page/page';
import { createPageStore } from '../../src/page/store';

/** A page in English that forgets everything, with nothing on it. */
export function openPage(): Page {
  const store = createPageStore({
    clock: 'manual',
    preferences: {
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
    },
    module: zorglModule,
    running: null,
    tables: 0,
    problem: null,
    ignored: [],
    seed: null,
  });
  const browser = { crypto: globalThis.crypto, sessionStorage: new Map() } as unknown as Window;
  const storages = new Map(
    ['games', 'pictures', 'cities', 'monsters'].map((kind) => [kind, new MemoryStorage()]),
  );
  return new Page(browser, store, storages, new Tabs({ onmessage: null, postMessage: () => undefined }));
}
