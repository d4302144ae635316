import type { Problem, Result, Seed } from '#core';
import type { GameModule, GameTable, PagePreferences, PlannedGame, Shell } from '#module';
import { deviceStorage, type SavedGame, type SaveStorage, Saves, type Tabs } from '#storage';
import { rememberChosenGame } from './chosenGame';
import { connectToRooms } from './connection';
import { PageSound } from './PageSound';
import { expectPicture } from './pictureDue';
import { storePreferences } from './preferences';
import { fail } from './problems';
import { savesOptions } from './savesOptions';
import { type GameShelf, shelf } from './shelf';
import {
  gameFromPlan,
  namesBySeat,
  type RunningGame,
  resumeGame,
  type SessionContext,
  startGame,
} from './start';
import type { PageStore } from './store';

const TAB_GAME = 'kaiju-tabletop.game';
const MEMORY = 'kaiju-tabletop.memory.';

/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The day where time stands still. */
const STILL_DAY = 20_000;

/** The page: what it remembers, what it shows, and what it needs of the browser. */
export class Page implements Shell {
  readonly saves: Saves;
  readonly sound: PageSound;
  readonly shelf: GameShelf = shelf;
  /** The way to the rooms of the server that the page came from. */
  connect: typeof connectToRooms = connectToRooms;
  private readonly tables = new Map<GameModule, Promise<GameTable>>();
  /** The id of the game that was chosen last. */
  private choice: string | null = null;
  private readonly loadedTables = new Map<GameModule, GameTable>();

  constructor(
    private readonly browser: Window,
    readonly store: PageStore,
    private readonly storages: ReadonlyMap<string, SaveStorage>,
    /** The other pages of this browser. */
    readonly tabs: Tabs,
  ) {
    this.saves = new Saves(this.storage('games'), savesOptions(browser, this.storage('pictures')));
    this.sound = new PageSound(browser, store);
    this.saves.overtaken.subscribe(({ game }) => {
      if (game !== null) this.tabs.lose(game);
    });
    this.tabs.elsewhere.subscribe(({ elsewhere }) => {
      if (elsewhere) this.store.getState().running?.session.pause();
    });
  }

  /** How new sessions begin. */
  get context(): SessionContext {
    const { clock, preferences } = this.store.getState();
    const { speed, reducedMotion } = preferences;
    return {
      saves: this.saves,
      now: () => Date.now(),
      newId: () => this.newId(),
      speed,
      reducedMotion,
      exact: clock === 'manual',
    };
  }

  /** Milliseconds since 1970, by the calendar of this device. */
  get now(): number {
    return this.context.now();
  }

  /** The day by the calendar of this device, counted from 1970. With the manual clock it is always the same. */
  get today(): number {
    if (this.store.getState().clock === 'manual') return STILL_DAY;
    const now = new Date(this.context.now());
    return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE) / DAY);
  }

  storage(kind: string): SaveStorage {
    const storage = this.storages.get(kind);
    if (storage === undefined) throw new RangeError(`nothing of the kind ${kind} is kept`);
    return storage;
  }

  recall(name: string): unknown {
    try {
      return JSON.parse(deviceStorage(this.browser).getItem(MEMORY + name) ?? 'null');
    } catch {
      return null;
    }
  }

  remember(name: string, value: unknown): void {
    try {
      deviceStorage(this.browser).setItem(MEMORY + name, JSON.stringify(value));
    } catch {
      // A full or forbidden storage only costs the memory.
    }
  }

  report(problem: Problem | null): void {
    this.store.setState({ problem });
  }

  /** The names of a game's players when nobody has given any. */
  defaultNames(module: GameModule): ReadonlyMap<string, string> {
    return namesBySeat(module.words(this.store.getState().preferences.language).defaultNames);
  }

  /** What stands on the table of a game, loaded when it is first asked for. Rejects when it does not arrive. */
  tableOf(module: GameModule): Promise<GameTable> {
    const known = this.tables.get(module);
    if (known !== undefined) return known;
    const loading = module.table();
    this.tables.set(module, loading);
    loading.then(
      (table) => this.loadedTables.set(module, table),
      () => this.tables.delete(module),
    );
    return loading;
  }

  /** What stands on the table of a game, if it has been loaded. */
  loadedTable(module: GameModule): GameTable | null {
    return this.loadedTables.get(module) ?? null;
  }

  /**
   * Loads a game that may be chosen next. Resolves also when it does not arrive: anyone who chooses it is told.
   * @param id of a game of the shelf
   */
  async lookAt(id: string): Promise<void> {
    await Promise.allSettled([this.shelf.load(id)]);
  }

  /**
   * Proposes another game in the lobby, and remembers it; the latest choice counts, whichever arrives first. A game that
   * does not arrive is told.
   * @param id of a game of the shelf
   */
  async choose(id: string): Promise<void> {
    this.choice = id;
    let module: Result<GameModule>;
    try {
      module = await this.shelf.load(id);
    } catch {
      const title = this.shelf.entries.find((entry) => entry.id === id)?.title ?? id;
      module = fail('', 'game.notLoaded', { title });
    }
    if (this.choice !== id) return;
    if (!module.ok) {
      this.report(module.error);
      return;
    }
    this.store.setState({ module: module.value });
    rememberChosenGame(this.browser, id);
  }

  /** Goes on with a saved game. Fails with the field of the save that is at fault; the save stays as it is. */
  async resume(saved: SavedGame): Promise<Result<RunningGame>> {
    const module = await this.shelf.load(saved.record.game);
    return module.ok ? resumeGame(module.value, saved, this.context) : module;
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

  /** Begins a game as it was planned. What is wrong with the plan is told. */
  start(module: GameModule, plan: PlannedGame): void {
    const game = gameFromPlan(module, plan);
    if (game.ok) this.show(startGame(game.value, this.context));
    else this.report(game.error);
  }

  /**
   * Puts a game on the table; a reload of this tab comes back to it.
   * @param takeOver whether it is taken from another tab that has it open
   */
  show(running: RunningGame, takeOver = false): void {
    const { hurriesOwn, othersPace } = this.store.getState().preferences;
    running.session.setHurriesOwn(hurriesOwn);
    running.session.setOthersPace(othersPace);
    // Anyone who comes back to the lobby finds the game that was just played.
    const { module } = running;
    expectPicture();
    this.store.setState(({ tables }) => ({ running, module, problem: null, tables: tables + 1 }));
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
    const resumed = saved.ok ? await this.resume(saved.value) : saved;
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
    session?.setOthersPace(preferences.othersPace);
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
