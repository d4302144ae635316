import type { SoundMap } from '#audio';
import type { BotWorker } from '#bots';
import type { Game, GameTypes, Language, ProblemWords, PuzzleBook, Simulator } from '#core';
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
 * A game's door for the browser: everything that the shell needs to offer, play, show, keep and hand on its matches.
 * Nothing in it may load the 3D library but {@link GameModule.table}.
 */
export interface GameModule<
  T extends GameTypes = GameTypes,
  Table = unknown,
  Control extends TurnControl = TurnControl,
> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** Starts a worker that answers with `botReplies` of the bots. Throws where there are no workers. */
  startBotWorker(): BotWorker;
  readonly presentation: Presentation<T, Table>;
  /**
   * What is hidden is not needed to decide, only nice to know: people who share a device have no curtain between them,
   * and what one of them alone may see is covered until they look (`Session.uncover`).
   */
  readonly asides?: true;
  /**
   * What seats that know the same hidden things have in common, e.g. their side: people who share a device have no curtain
   * among them. Where left out, every seat has hidden things of its own.
   */
  circleOf?(seat: string): string;
  /** Every seat the game may have. */
  readonly seats: readonly T['Seat'][];
  /** The colours of seats that have some of the game's own, `#rrggbb`, until somebody chooses others. */
  readonly seatColours?: Readonly<Partial<Record<T['Seat'], string>>>;
  /** Validates a position that is to be played on; as `Game.parse`, but it must leave something to do. */
  parsePlayable(input: unknown): ReturnType<Game<T>['parse']>;
  /** Whose turn a match begins with. */
  firstTurn(opening: T['View']): T['Seat'];
  /** The match begins with a set-up, which is no turn yet; never where left out. */
  setsUp?(opening: T['View']): boolean;
  /** Whose turn began with the events; null if none did. */
  turnBegun(events: readonly T['Event'][]): T['Seat'] | null;
  /** How tense the game is, 0 … 1: what the music follows. */
  tension(table: Table): number;
  /** How much the heart of the place has suffered, 0 (whole) … 1 (about to fall): what the sound of the place follows. */
  strain(table: Table): number;
  /** What it sounds like; silent where left out. */
  readonly sounds?: SoundMap;
  readonly records: GameRecords<T>;
  /** The codes of its rules and records in words, by language. Each begins with the id of the game. */
  readonly problems: Readonly<Record<Language, ProblemWords>>;
  words(language: Language): GameWords<T>;
  readonly lobby: GameLobby<T>;
  /** Pages of its own. */
  readonly pages: readonly PageRoute[];
  /** What people may achieve in it; nothing where left out. */
  readonly achievements?: readonly Achievement[];
  /** What its links carry beside games and positions, by their kind. */
  readonly links: Readonly<Record<string, LinkHandler>>;
  /** Loads what needs the 3D library. */
  table(): Promise<GameTable<T, Table, Control>>;
}

/** A game in the list of those that the program offers: what must be known of it before it is loaded. */
export interface GameEntry {
  /** The id of its rules. */
  readonly id: string;
  /** What it is called, in every language. */
  readonly title: string;
  /** How it stands on the shelf; with its title only where left out. */
  readonly box?: GameBox;
  /** The kinds of things that people make for it and keep on their device. */
  readonly libraries: readonly string[];
  /** The paths of its own pages. */
  readonly pages: readonly string[];
  /** The kinds of things that its links carry beside games and positions. */
  readonly links: readonly string[];
  load(): Promise<GameModule>;
  /**
   * Its rules for people and its lessons; there are no pages for them where left out.
   * `lessons`: there are some; `firstGame`: there is one.
   */
  readonly teaching?: { readonly lessons?: true; readonly firstGame?: true; load(): Promise<Teaching> };
  /** Turns to be puzzled over; there are none where left out. */
  readonly puzzles?: { load(): Promise<PuzzleBook> };
  /** What the first picture of its table needs beside the module: fetched at once where the address is that of a table. */
  readonly ahead?: { readonly files: readonly string[]; load(): Promise<unknown> };
}
