import type { SoundMap } from '#audio';
import type { BotWorker } from '#bots';
import type { Game, GameTypes, Language, ProblemWords, Simulator } from '#core';
import type { PuzzleBook } from '#learning';
import type { Presentation } from '#session';
import type { Achievement } from './achievements';
import type { GameBox } from './box';
import type { GameLobby } from './lobby';
import type { LinkHandler, PageRoute } from './pages';
import type { GameRecords } from './record';
import type { GameTable, TurnControl } from './table';
import type { Teaching } from './teaching';
import type { GameWords } from './words';

/**
 * A game's entry point in the browser: all that the shell needs to offer, play, show, save and share its matches. Only
 * {@link GameModule.table} may load the 3D library.
 */
export interface GameModule<
  T extends GameTypes = GameTypes,
  Table = unknown,
  Control extends TurnControl = TurnControl,
> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** Starts a worker that answers with `botReplies` of the bots. Throws if workers are not available. */
  startBotWorker(): BotWorker;
  readonly presentation: Presentation<T, Table>;
  /**
   * Hidden information is not needed to decide: people who share a device get no pass screen between them, and what
   * only one of them may see stays covered until they look (`Session.uncover`).
   */
  readonly secretsOptional?: true;
  /**
   * Group of seats that know the same hidden information, e.g. a team: people who share a device get no pass screen
   * within it. If left out, every seat has its own.
   */
  secretsGroup?(seat: string): string;
  /** All seats that the game may have. */
  readonly seats: readonly T['Seat'][];
  /** Default colours `#rrggbb` of seats whose colour is part of the game. */
  readonly seatColours?: Readonly<Partial<Record<T['Seat'], string>>>;
  /** As `Game.parse`, but fails for a finished game. */
  parsePlayable(input: unknown): ReturnType<Game<T>['parse']>;
  /** The seat that takes the first turn. */
  firstTurn(opening: T['View']): T['Seat'];
  /** Whether the match starts with a setup before the first turn; default: no. */
  setsUp?(opening: T['View']): boolean;
  /** The seat whose turn the events begin; null if none. */
  turnBegun(events: readonly T['Event'][]): T['Seat'] | null;
  /** Tension of the game, 0 … 1; drives the music. */
  tension(table: Table): number;
  /** Damage to the centre of the board, 0 (intact) … 1 (about to fall); drives the ambient sound. */
  strain(table: Table): number;
  /** The sounds of the game; silent if left out. */
  readonly sounds?: SoundMap;
  readonly records: GameRecords<T>;
  /** The problem codes of its rules and records, with words by language. Each code starts with the game's id. */
  readonly problems: Readonly<Record<Language, ProblemWords>>;
  words(language: Language): GameWords<T>;
  readonly lobby: GameLobby<T>;
  /** Pages of the game. */
  readonly pages: readonly PageRoute[];
  /** Its achievements; none if left out. */
  readonly achievements?: readonly Achievement[];
  /** Handlers of links that carry something other than games and positions, by kind. */
  readonly links: Readonly<Record<string, LinkHandler>>;
  /** Loads the part that needs the 3D library. */
  table(): Promise<GameTable<T, Table, Control>>;
}

/** A game on the shelf: the metadata that is needed before it is loaded. */
export interface GameEntry {
  /** The id of its rules. */
  readonly id: string;
  /** Title by language. */
  readonly title: string;
  /** Its box on the shelf; default: the title alone. */
  readonly box?: GameBox;
  /** The kinds of user content it stores on the device. */
  readonly libraries: readonly string[];
  /** Paths of its own pages. */
  readonly pages: readonly string[];
  /** Kinds of links that carry something other than games and positions. */
  readonly links: readonly string[];
  load(): Promise<GameModule>;
  /**
   * Its rulebook and lessons; no such pages if left out.
   * `lessons` and `firstGame` say whether there are any.
   */
  readonly teaching?: { readonly lessons?: true; readonly firstGame?: true; load(): Promise<Teaching> };
  /** Its puzzles; none if left out. */
  readonly puzzles?: { load(): Promise<PuzzleBook> };
  /**
   * What the first frame of its table needs in addition to the module; fetched at once if the URL is that of a table.
   */
  readonly ahead?: { readonly files: readonly string[]; load(): Promise<unknown> };
}
