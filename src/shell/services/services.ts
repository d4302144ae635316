import type { Seed } from '#core';
import type { GameModule, PagePreferences } from '#module';
import { type Clock, deviceStorage, type SaveStorage, Saves, type Tabs } from '#storage';
import { connectToRooms } from '../../page/connection';
import type { NoticeState, PageServices } from '../../page/services';
import { BrowserSound } from './BrowserSound';
import { createClock, createMemory, createRandom } from './device';
import { createLobby } from './lobby';
import { createNotices } from './notices';
import { createPreferenceStore } from './preferences';
import { savesOptions } from './savesOptions';
import { createSessions } from './sessions';
import { createTables } from './tables';

/** Initial state of the page. */
export interface Beginning extends NoticeState {
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** Game selected in the lobby. */
  readonly module: GameModule;
  /** Seed from the URL. */
  readonly seed: Seed | null;
}

/** Creates all services of the page from the browser. @param kept storages by kind */
export function createServices(
  browser: Window,
  kept: ReadonlyMap<string, SaveStorage>,
  tabs: Tabs,
  { clock: mode, preferences, module, seed, ...report }: Beginning,
): PageServices & { readonly sound: BrowserSound } {
  const storages = {
    of(kind: string) {
      const storage = kept.get(kind);
      if (storage === undefined) throw new RangeError(`nothing of the kind ${kind} is kept`);
      return storage;
    },
  };
  const clock = createClock(mode);
  const preferenceStore = createPreferenceStore(preferences, deviceStorage(browser));
  const random = createRandom(browser, mode);
  const { notices, noticeStore } = createNotices(report);
  const saves = new Saves(storages.of('games'), savesOptions(browser, storages.of('pictures')));
  saves.overtaken.subscribe(({ game }) => {
    if (game !== null) tabs.lose(game);
  });
  const sessions = createSessions(browser, { clock, notices, preferenceStore, random, saves, tabs });
  const lobby = createLobby(browser, module, seed, { notices, sessions });
  return {
    clock,
    preferenceStore,
    random,
    notices,
    noticeStore,
    tabs,
    saves,
    sessions,
    lobby,
    tables: createTables(),
    storages,
    memory: createMemory(browser),
    sound: new BrowserSound(browser, { clock, preferenceStore, sessions, lobby }),
    connect: connectToRooms,
  };
}
