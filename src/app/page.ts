import { openSaveStorage, Saves } from '#session';
import { storePreferences } from './preferences';
import type { Circumstances, RunningGame } from './start';
import type { PagePreferences, PageStore } from './store';

const TAB_GAME = 'kaiju-tabletop.game';

/** The page: what it remembers, what it shows, and what it needs of the browser. */
export class Page {
  constructor(
    private readonly browser: Window,
    readonly store: PageStore,
    readonly saves: Saves,
  ) {}

  /** How new sessions begin. */
  get circumstances(): Circumstances {
    const { speed, reducedMotion } = this.store.getState().preferences;
    return {
      saves: this.saves,
      now: () => Date.now(),
      newId: () => this.browser.crypto.randomUUID(),
      speed,
      reducedMotion,
    };
  }

  /** A seed that nobody has chosen. With the manual clock it is always the same, as everything there. */
  newSeed(): number {
    if (this.store.getState().clock === 'manual') return 0;
    return this.browser.crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000;
  }

  /** Puts a game on the table; a reload of this tab comes back to it. */
  show(running: RunningGame): void {
    this.store.setState({ running, problem: null });
    try {
      this.browser.sessionStorage.setItem(TAB_GAME, running.id);
    } catch {
      // Without a memory of the tab a reload shows the game touched last.
    }
  }

  /** Changes preferences and remembers them. */
  prefer(change: Partial<PagePreferences>): void {
    const preferences = { ...this.store.getState().preferences, ...change };
    this.store.setState({ preferences });
    storePreferences(change, this.browser.localStorage);
    const session = this.store.getState().running?.session;
    session?.setSpeed(preferences.speed);
    session?.setReducedMotion(preferences.reducedMotion);
  }
}

/** The game that this tab showed last. */
export function tabGame(browser: Window): string | null {
  try {
    return browser.sessionStorage.getItem(TAB_GAME);
  } catch {
    return null;
  }
}

/** The saved games of this device. */
export async function openSaves(): Promise<Saves> {
  return new Saves(await openSaveStorage());
}
