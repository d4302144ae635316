import { openSaveStorages, type SaveStorage, type Saves, type SavesOptions, tabMemory } from '#storage';
import { shelf } from '../../page/shelf';

const TAB_HELD = 'kaiju-tabletop.held';

/** Kinds of data stored on this device. */
const KINDS = ['games', 'pictures', ...new Set(shelf.entries.flatMap(({ libraries }) => libraries))];

/** Storages of this device, by kind. */
export async function openStorages(): Promise<ReadonlyMap<string, SaveStorage>> {
  return new Map(Object.entries(await openSaveStorages(KINDS)));
}

/** What saved games need from the browser. @param pictures storage of thumbnails; none are kept if left out */
export function savesOptions(browser: Window, pictures?: SaveStorage): SavesOptions {
  let asked = false;
  return {
    ...(pictures === undefined ? {} : { pictures }),
    memory: tabMemory(() => browser.sessionStorage, TAB_HELD),
    later: (run, milliseconds) => void browser.setTimeout(run, milliseconds),
    onWritten() {
      if (!asked) void keepWell(browser);
      asked = true;
    },
  };
}

/**
 * Writes what the previous page of this tab left unwritten, retries whenever the page is shown, and leaves unwritten
 * games to the next page when this one closes.
 */
export function keepSaves(browser: Window, saves: Saves): void {
  const { document } = browser;
  void saves.flush();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saves.holdWaiting();
    else void saves.retry();
  });
  browser.addEventListener('pagehide', () => saves.holdWaiting());
}

/** Asks the browser for persistent storage; some browsers ask the user. */
async function keepWell({ navigator }: Window): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not available without HTTPS.
  }
}
