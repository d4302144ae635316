import type { Problem, Seed } from '#core';
import type { PagePreferences, Shell } from '#module';
import { deviceStorage, type SaveStorage, Saves, type Tabs } from '#session';
import { savesOptions } from './keeping';
import { storePreferences } from './preferences';
import { PageSound } from './sound/PageSound';
import { type Circumstances, type RunningGame, resumeGame } from './start';
import type { PageStore } from './store';

const TAB_GAME = 'kaiju-tabletop.game';

/** The page: what it remembers, what it shows, and what it needs of the browser. */
export class Page implements Shell {
  readonly saves: Saves;
  readonly sound: PageSound;

  constructor(
    private readonly browser: Window,
    readonly store: PageStore,
    private readonly storages: ReadonlyMap<string, SaveStorage>,
    /** The other pages of this browser. */
    readonly tabs: Tabs,
  ) {
    this.saves = new Saves(this.storage('games'), savesOptions(browser));
    this.sound = new PageSound(browser, store);
    this.saves.overtaken.subscribe(({ game }) => {
      if (game !== null) this.tabs.lose(game);
    });
    this.tabs.elsewhere.subscribe(({ elsewhere }) => {
      if (elsewhere) this.store.getState().running?.session.pause();
    });
  }

  /** How new sessions begin. */
  get circumstances(): Circumstances {
    const { speed, reducedMotion } = this.store.getState().preferences;
    return {
      saves: this.saves,
      now: () => Date.now(),
      newId: () => this.newId(),
      speed,
      reducedMotion,
    };
  }

  storage(kind: string): SaveStorage {
    const storage = this.storages.get(kind);
    if (storage === undefined) throw new RangeError(`nothing of the kind ${kind} is kept`);
    return storage;
  }

  report(problem: Problem | null): void {
    this.store.setState({ problem });
  }

  /** A name that nothing else has: 128 bits as 32 hexadecimal digits. */
  newId(): string {
    // Not randomUUID: pages that come from another computer of the network without TLS do not have it.
    const words = this.browser.crypto.getRandomValues(new Uint32Array(4));
    return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
  }

  /** A seed that nobody has chosen. With the manual clock it is always the same, as everything there. */
  newSeed(): Seed {
    return this.store.getState().clock === 'manual' ? 0 : this.newId();
  }

  /**
   * Puts a game on the table; a reload of this tab comes back to it.
   * @param takeOver whether it is taken from another tab that has it open
   */
  show(running: RunningGame, takeOver = false): void {
    running.session.setHurriesOwn(this.store.getState().preferences.hurriesOwn);
    this.store.setState(({ tables }) => ({ running, problem: null, tables: tables + 1 }));
    this.tabs.open(running.id, takeOver);
    try {
      this.browser.sessionStorage.setItem(TAB_GAME, running.id);
    } catch {
      // Without a memory of the tab a reload shows the game touched last.
    }
  }

  /** Takes the table away. */
  leave(): void {
    this.tabs.close();
    this.store.setState({ running: null });
  }

  /** Goes on with the game of the table as it was saved last, and takes it from the tab that has it open. */
  async takeOver(): Promise<void> {
    const { running } = this.store.getState();
    if (running === null) return;
    const saved = await this.saves.load(running.id);
    const resumed = saved.ok ? resumeGame(saved.value, this.circumstances) : saved;
    if (resumed.ok) {
      this.show(resumed.value, true);
    } else {
      this.leave();
      this.store.setState({ problem: resumed.error });
    }
  }

  /** Changes preferences and remembers them. */
  prefer(change: Partial<PagePreferences>): void {
    const preferences = { ...this.store.getState().preferences, ...change };
    this.store.setState({ preferences });
    storePreferences(change, deviceStorage(this.browser));
    const session = this.store.getState().running?.session;
    session?.setSpeed(preferences.speed);
    session?.setHurriesOwn(preferences.hurriesOwn);
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
