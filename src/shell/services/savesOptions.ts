import { openSaveStorages, type SaveStorage, type Saves, type SavesOptions, tabMemory } from '#storage';
import { shelf } from '../../page/shelf';

const TAB_HELD = 'kaiju-tabletop.held';

/** The kinds of things that are kept on this device. */
const KINDS = ['games', 'pictures', ...new Set(shelf.entries.flatMap(({ libraries }) => libraries))];

/** Where things are kept on this device, by their kind. */
export async function openStorages(): Promise<ReadonlyMap<string, SaveStorage>> {
  return new Map(Object.entries(await openSaveStorages(KINDS)));
}

/** What the saved games need of the browser. @param pictures where theirs lie; none are kept if left out */
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
 * Writes what the page before has left unwritten in this tab, tries again whenever somebody comes back to the page, and
 * leaves to the next page what is not written when this one goes.
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

/** Asks the browser not to clear away what it keeps of this page when it needs room; some ask the person. */
async function keepWell({ navigator }: Window): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Without a secure address there is nobody to ask.
  }
}
