import type { BotLevel, GameFile, GameTypes, Ping, Problem, RedactedEntry, RedactedStep } from '#core';
import type { Broadcast, Cast } from './broadcast';
import type { ClockInfo, RoomClock } from './clock';
import type { BallotInfo, ChatInfo, Crowd, CrowdNews } from './crowd';
import type { Emote } from './emotes';
import type { Hosting } from './hosting';
import type { Phrase } from './phrases';
import type { UndoInfo } from './undo';

/** What a device is to a room; a hand and a remote table are both a `seat`. */
export const ROLES = ['table', 'seat', 'spectator', 'caster', 'crowd'] as const;
export type Role = (typeof ROLES)[number];

/** A seat of a room as everybody knows it. */
export interface RoomSeat {
  readonly seat: string;
  /** What people call the player; null while nobody has taken the seat. */
  readonly name: string | null;
  /** Who decides for the seat: a person, the bot of {@link level}, or spectators. */
  readonly by: 'person' | 'bot' | 'crowd';
  readonly level: BotLevel;
  /** `#rrggbb`; null for that of the seat. */
  readonly colour: string | null;
  /** The figure that was chosen; null for that of the game. */
  readonly figure: string | null;
  /** The first seat of this one's holder, where they hold several. */
  readonly holder?: string;
  /** A device of the seat is connected. */
  readonly here: boolean;
}

/** A room as everybody knows it. */
export interface RoomInfo {
  /** The code under which the recipient finds the room. Spectators do not learn the one that opens seats. */
  readonly room: string;
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  readonly begun: boolean;
  readonly locked: boolean;
  /** Which match of the room it is, from 0; a rematch is the next one. */
  readonly match: number;
  /** The seat for which spectators vote; null for none. */
  readonly crowd: Crowd | null;
  /** How long people may think about a decision; as long as they like where left out. */
  readonly clock?: RoomClock;
  /** How the table is run; as usual where left out. */
  readonly hosting?: Hosting;
  /** How many steps of this match were lost with the end of its log; none where left out. */
  readonly lost?: number;
}

/** A match as the device may know it: how it began, and what has happened since. */
export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  readonly match: number;
  /** How many steps the log has. */
  readonly steps: number;
  readonly opening: T['View'];
  /** The actions that stand. */
  readonly entries: readonly RedactedEntry<T>[];
}

/** What somebody is given who comes to a room: the whole match, or what they do not know of it. */
export interface JoinResponse {
  readonly role: Role;
  /** The seat of a hand, the first of several; null for others. */
  readonly seat: string | null;
  /** All seats of the hand. */
  readonly seats: readonly string[];
  readonly room: RoomInfo;
  readonly told: { readonly whole: MatchSnapshot } | { readonly since: readonly RedactedStep[] };
}

/** The keys of a room, given once to its creator. */
export interface RoomKeys {
  readonly table: string;
  readonly spectator: string;
  readonly caster: string;
  /** To vote, and for nothing else. */
  readonly crowd: string;
}

/** What each thing that is asked is answered with. */
export interface RoomResponses {
  readonly create: {
    readonly room: string;
    /** The code for the audience. */
    readonly watch: string;
    readonly keys: RoomKeys;
  };
  readonly look: RoomInfo;
  readonly join: { readonly seat: string };
  readonly enter: JoinResponse;
  /** A game that is over, with all that was hidden in it. */
  readonly record: GameFile;
  /** A match that has lost steps, with all that was hidden in it; another one has begun. */
  readonly salvage: GameFile;
  /** What signs messages of another chat for this room. */
  readonly relay: { readonly secret: string };
  readonly attend: { readonly room: RoomInfo; readonly ballot: BallotInfo | null };
}

/** Why something was refused, and what the one who asked did not know of. */
export interface Refused extends Problem {
  readonly since?: readonly RedactedStep[];
}

/** An answer of the server. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Refused };

/** What the server tells without being asked. */
export type ServerEvent =
  | CrowdNews
  | { readonly tell: 'room'; readonly room: RoomInfo }
  | { readonly tell: 'step'; readonly match: number; readonly step: RedactedStep }
  | { readonly tell: 'match'; readonly match: MatchSnapshot }
  | { readonly tell: 'emote'; readonly seat: string; readonly emote: Emote }
  | { readonly tell: 'phrase'; readonly seat: string; readonly phrase: Phrase }
  /** Everybody is asked for an undo; null once that is over. @property refused anyone who has said no */
  | { readonly tell: 'undo'; readonly undo: UndoInfo | null; readonly refused?: string }
  /** What is heard of the chat that votes; null while none does. For tables. */
  | { readonly tell: 'chat'; readonly chat: ChatInfo | null }
  /** How the decision of a person stands; null while no clock runs. */
  | { readonly tell: 'time'; readonly time: ClockInfo | null }
  /** Seconds until all seats are free and another game is dealt, at a fair; null while none is waited for. */
  | { readonly tell: 'nextGame'; readonly left: number | null }
  /** All that the seats of a side have said of places, for those of that side. */
  | { readonly tell: 'talk'; readonly marks: readonly Ping[] }
  /** The network of the device was too slow for some of the news: it enters again and is told what it has missed. */
  | { readonly tell: 'behind' }
  /** What a broadcast of the room shows: for spectators, and for tables. */
  | { readonly tell: 'broadcast'; readonly broadcast: Broadcast }
  /** Hands that spectators may see, as views of their seats after so many actions. */
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
