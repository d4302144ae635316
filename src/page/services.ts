import type { Soundtrack } from '#audio';
import type { Problem, Result, Seed } from '#core';
import {
  type GameModule,
  type GameServices,
  type GameTable,
  type PageSounds,
  type PlannedGame,
  type ReadableStore,
  useService,
} from '#module';
import type { SavedGame, Saves, Tabs } from '#storage';
import type { Connection } from './connection';
import type { NewGame, RunningGame, SessionContext } from './start';

/** The 3D tables of games, loaded on demand. */
export interface GameTables {
  /** Loads the table of a game once. Rejects if it cannot be loaded. */
  load(module: GameModule): Promise<GameTable>;
  /** The table of a game if it is loaded; else null. */
  loaded(module: GameModule): GameTable | null;
}

/** The game on the table. */
export interface RunningState {
  readonly running: RunningGame | null;
  /** Number of games shown so far, to tell a game from the same one shown again. */
  readonly tables: number;
}

/** How a saved game is resumed. */
interface Resumption {
  /** From its beginning, as a replay. */
  readonly watch?: boolean;
  /** Takes it over from another tab. */
  readonly takeOver?: boolean;
}

/** Opens games on this page and closes them. */
export interface Sessions extends ReadableStore<RunningState> {
  /** Current settings for new sessions. */
  readonly context: SessionContext;
  /** Default player names of a game, by seat. */
  defaultNames(module: GameModule): ReadonlyMap<string, string>;
  /** Starts a game and shows it; a reload of this tab returns to it. */
  begin(game: NewGame): RunningGame;
  /** Shows a session that was started elsewhere. */
  show(running: RunningGame): void;
  /** Starts a planned game. Reports problems with the plan. */
  start(module: GameModule, plan: PlannedGame): void;
  /** Resumes a saved game. Fails with the invalid field of the save, which is left unchanged. */
  resume(saved: SavedGame, how?: Resumption): Promise<Result<RunningGame>>;
  /** Reloads the current game from its latest save and takes it over from the other tab. */
  takeOver(): Promise<void>;
  /** Closes the table. */
  leave(): void;
}

/** The game selected in the lobby. */
export interface Lobby extends ReadableStore<GameModule> {
  /** Seed from the URL. */
  readonly seed: Seed | null;
  /**
   * Selects another game and remembers it. The latest choice wins, whichever loads first. Reports a game that fails to
   * load.
   * @param id of a game on the shelf
   */
  choose(id: string): Promise<void>;
}

/** Problems to show to the user. */
export interface NoticeState {
  /** Shown in the lobby. */
  readonly problem: Problem | null;
  /** Non-fatal URL warnings, until dismissed. */
  readonly ignored: readonly Problem[];
}

interface NoticeStore extends ReadableStore<NoticeState> {
  /** Dismisses the first warning. */
  dismissIgnored(): void;
}

export interface PageSound extends PageSounds {
  readonly soundtrack: Soundtrack;
  /** Mutes all sound regardless of the preferences, or follows them again. */
  hush(hushed: boolean): void;
}

/** Services of the page for its components; each asks for those that it uses. */
export interface PageServices extends GameServices {
  readonly noticeStore: NoticeStore;
  readonly sound: PageSound;
  readonly sessions: Sessions;
  readonly lobby: Lobby;
  readonly tables: GameTables;
  /** Games saved on this device. */
  readonly saves: Saves;
  /** Other tabs of this browser. */
  readonly tabs: Tabs;
  /** Connects to the rooms of the server that the page came from. */
  readonly connect: (browser: Window) => Promise<Connection>;
}

const usePageService = <Name extends keyof PageServices>(name: Name) => useService<PageServices, Name>(name);

export const useSessions = () => usePageService('sessions');
export const useLobby = () => usePageService('lobby');
export const useTables = () => usePageService('tables');
export const useSaves = () => usePageService('saves');
export const useTabs = () => usePageService('tabs');
export const useConnect = () => usePageService('connect');
export const useNoticeStore = () => usePageService('noticeStore');
export const usePageSound = () => usePageService('sound');
