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

/** What stands on the tables of games. */
export interface GameTables {
  /** Loads the table of a game when it is first asked for. Rejects when it does not arrive. */
  load(module: GameModule): Promise<GameTable>;
  /** The table of a game, if it has been loaded. */
  loaded(module: GameModule): GameTable | null;
}

/** The game on the table. */
export interface RunningState {
  readonly running: RunningGame | null;
  /** How many games have been put on the table: tells a game from the same one put there again. */
  readonly tables: number;
}

/** How a saved game comes back to the table. */
interface Resumption {
  /** From its beginning, to be watched. */
  readonly watch?: boolean;
  /** It is taken from another tab that has it open. */
  readonly takeOver?: boolean;
}

/** Puts games on the table of this page and takes them away. */
export interface Sessions extends ReadableStore<RunningState> {
  /** How a session begins now. */
  readonly context: SessionContext;
  /** The names of a game's players when nobody has given any, by seat. */
  defaultNames(module: GameModule): ReadonlyMap<string, string>;
  /** Begins a game and puts it on the table; a reload of this tab comes back to it. */
  begin(game: NewGame): RunningGame;
  /** Puts a session on the table that has been begun otherwise. */
  show(running: RunningGame): void;
  /** Begins a game as it was planned. What is wrong with the plan is told. */
  start(module: GameModule, plan: PlannedGame): void;
  /**
   * Goes on with a saved game. Fails with the field of the save that is at fault; the save stays as it is.
   */
  resume(saved: SavedGame, how?: Resumption): Promise<Result<RunningGame>>;
  /** Goes on with the game of the table as it was saved last, and takes it from the tab that has it open. */
  takeOver(): Promise<void>;
  /** Takes the table away. */
  leave(): void;
}

/** The game that the lobby proposes. */
export interface Lobby extends ReadableStore<GameModule> {
  /** The seed that the address proposes. */
  readonly seed: Seed | null;
  /**
   * Proposes another game, and remembers it; the latest choice counts, whichever arrives first. A game that does not
   * arrive is told.
   * @param id of a game of the shelf
   */
  choose(id: string): Promise<void>;
}

/** What went wrong on the way here. */
export interface NoticeState {
  /** For the lobby to tell. */
  readonly problem: Problem | null;
  /** Non-fatal URL warnings, until dismissed. */
  readonly ignored: readonly Problem[];
}

interface NoticeStore extends ReadableStore<NoticeState> {
  /** Dismisses the first of the warnings. */
  dismissIgnored(): void;
}

export interface PageSound extends PageSounds {
  readonly soundtrack: Soundtrack;
  /** Makes no sound whatever the preferences say, or follows them again. */
  hush(hushed: boolean): void;
}

/** What the pages of the program may ask of the page around them: each asks for what it uses. */
export interface PageServices extends GameServices {
  readonly noticeStore: NoticeStore;
  readonly sound: PageSound;
  readonly sessions: Sessions;
  readonly lobby: Lobby;
  readonly tables: GameTables;
  /** The games that are kept on this device. */
  readonly saves: Saves;
  /** The other pages of this browser. */
  readonly tabs: Tabs;
  /** The way to the rooms of the server that the page came from. */
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
