import type { BotLevel, GameFile, GameTypes, Problem, SeenEntry, SeenStep, TalkMark } from '#core';
import type { Broadcast, Cast } from './broadcast';
import type { RoomClock, ToldTime } from './clock';
import type { Crowd, CrowdNews, ToldBallot, ToldChat } from './crowd';
import type { Emote } from './emotes';
import type { Hosting } from './hosting';
import type { Phrase } from './phrases';
import type { ToldUndo } from './undo';

/** What a device is to a room; a hand and a remote table are both a `seat`. */
export const ROLES = ['table', 'seat', 'spectator', 'caster', 'crowd'] as const;
export type Role = (typeof ROLES)[number];

/** A seat of a room as everybody knows it. */
export interface ToldSeat {
  readonly seat: string;
  /** What people call the player; null while nobody has taken the seat. */
  readonly name: string | null;
  /** Whoever decides for the seat: a person, the bot of {@link level}, or those who look on. */
  readonly by: 'person' | 'bot' | 'crowd';
  readonly level: BotLevel;
  /** `#rrggbb`; null for that of the seat. */
  readonly colour: string | null;
  /** The figure that was chosen; null for that of the game. */
  readonly figure: string | null;
  /** The first seat of whoever holds this one, where they hold several. */
  readonly holder?: string;
  /** A device of the seat is connected. */
  readonly here: boolean;
}

/** A room as everybody knows it. */
export interface ToldRoom {
  /** The code by which whoever is told this finds the room: those who look on do not learn the one that opens seats. */
  readonly room: string;
  readonly game: string;
  readonly seats: readonly ToldSeat[];
  readonly begun: boolean;
  readonly locked: boolean;
  /** Which match of the room it is, from 0; a rematch is the next one. */
  readonly match: number;
  /** The seat for which those who look on vote; null for none. */
  readonly crowd: Crowd | null;
  /** How long people may think about a decision; as long as they like where left out. */
  readonly clock?: RoomClock;
  /** How the table is run; as usual where left out. */
  readonly hosting?: Hosting;
  /** How many steps of this match were lost with the end of its log; none where left out. */
  readonly lost?: number;
}

/** A match as the device may know it: how it began, and what has happened since. */
export interface ToldMatch<T extends GameTypes = GameTypes> {
  readonly match: number;
  /** How many steps the log has. */
  readonly steps: number;
  readonly opening: T['View'];
  /** The actions that stand. */
  readonly entries: readonly SeenEntry<T>[];
}

/** What somebody is given who comes to a room: the whole match, or what they do not know of it. */
export interface Entered {
  readonly role: Role;
  /** The seat of a hand, the first of several; null for others. */
  readonly seat: string | null;
  /** All seats of the hand. */
  readonly seats: readonly string[];
  readonly room: ToldRoom;
  readonly told: { readonly whole: ToldMatch } | { readonly since: readonly SeenStep[] };
}

/** The keys of a room, given once to whoever made it. */
export interface RoomKeys {
  readonly table: string;
  readonly spectator: string;
  readonly caster: string;
  /** To vote, and for nothing else. */
  readonly crowd: string;
}

/** What each thing that is asked is answered with. */
export interface Answers {
  readonly create: {
    readonly room: string;
    /** The code for the audience. */
    readonly watch: string;
    readonly keys: RoomKeys;
  };
  readonly look: ToldRoom;
  readonly join: { readonly seat: string };
  readonly enter: Entered;
  /** A game that is over, with all that was hidden in it. */
  readonly record: GameFile;
  /** A match that has lost steps, with all that was hidden in it; another one has begun. */
  readonly salvage: GameFile;
  /** What signs messages of another chat for this room. */
  readonly relay: { readonly secret: string };
  readonly attend: { readonly room: ToldRoom; readonly ballot: ToldBallot | null };
}

/** Why something was refused, and what the one who asked did not know of. */
export interface Refused extends Problem {
  readonly since?: readonly SeenStep[];
}

/** An answer of the server. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Refused };

/** What the server tells without being asked. */
export type News =
  | CrowdNews
  | { readonly tell: 'room'; readonly room: ToldRoom }
  | { readonly tell: 'step'; readonly match: number; readonly step: SeenStep }
  | { readonly tell: 'match'; readonly match: ToldMatch }
  | { readonly tell: 'emote'; readonly seat: string; readonly emote: Emote }
  | { readonly tell: 'phrase'; readonly seat: string; readonly phrase: Phrase }
  /** Everybody is asked for an undo; null once that is over. @property refused whoever has said no */
  | { readonly tell: 'undo'; readonly undo: ToldUndo | null; readonly refused?: string }
  /** What is heard of the chat that votes; null while none does. For tables. */
  | { readonly tell: 'chat'; readonly chat: ToldChat | null }
  /** How the decision of a person stands; null while no clock runs. */
  | { readonly tell: 'time'; readonly time: ToldTime | null }
  /** Seconds until all seats are free and another game is dealt, at a fair; null while none is waited for. */
  | { readonly tell: 'nextGame'; readonly left: number | null }
  /** All that the seats of a side have said of places, for those of that side. */
  | { readonly tell: 'talk'; readonly marks: readonly TalkMark[] }
  /** The network of the device was too slow for some of the news: it enters again and is told what it has missed. */
  | { readonly tell: 'behind' }
  /** What a broadcast of the room shows: for those who look on, and for tables. */
  | { readonly tell: 'broadcast'; readonly broadcast: Broadcast }
  /** Hands that those who look on may see, as views of their seats after so many actions. */
  | {
      readonly tell: 'hands';
      readonly match: number;
      readonly actions: number;
      readonly hands: Readonly<Record<string, unknown>>;
    }
  | { readonly tell: 'cast'; readonly cast: Cast }
  /** The bot of a seat has failed, and a greedy one decides for it. */
  | { readonly tell: 'gaveWay'; readonly seat: string }
  /** The connection is cut off. */
  | { readonly tell: 'cut'; readonly why: Problem }
  /** The device has lost its seat. @property barred the table has taken it, and alone can let the device in again */
  | { readonly tell: 'out'; readonly barred?: true };
