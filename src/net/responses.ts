import type { BotLevel, GameFile, GameTypes, Ping, Problem, RedactedEntry, RedactedStep } from '#core';
import type { Broadcast, Cast } from './broadcast';
import type { ClockInfo, RoomClock } from './clock';
import type { BallotInfo, ChatInfo, Crowd, CrowdNews } from './crowd';
import type { Emote } from './emotes';
import type { Hosting } from './hosting';
import type { Phrase } from './phrases';
import type { UndoInfo } from './undo';

/** Role of a device in a room; a phone and a remote table are both a `seat`. */
export const ROLES = ['table', 'seat', 'spectator', 'caster', 'crowd'] as const;
export type Role = (typeof ROLES)[number];

/** Public state of a seat. */
export interface RoomSeat {
  readonly seat: string;
  /** Name of the player; null while the seat is free. */
  readonly name: string | null;
  /** Who decides for the seat: a person, the bot of {@link level}, or spectators. */
  readonly by: 'person' | 'bot' | 'crowd';
  readonly level: BotLevel;
  /** `#rrggbb`; null for the default colour of the seat. */
  readonly colour: string | null;
  /** Chosen figure; null for the default. */
  readonly figure: string | null;
  /** First seat of the same person, if they hold several. */
  readonly holder?: string;
  /** Whether a device of the seat is connected. */
  readonly here: boolean;
}

/** Public state of a room. */
export interface RoomInfo {
  /** Code under which the recipient finds the room. Spectators do not learn the code that opens seats. */
  readonly room: string;
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  readonly begun: boolean;
  readonly locked: boolean;
  /** Number of the match in this room, from 0; each rematch adds one. */
  readonly match: number;
  /** Seat that spectators vote for; null for none. */
  readonly crowd: Crowd | null;
  /** Decision clock; none if left out. */
  readonly clock?: RoomClock;
  /** Host settings; defaults if left out. */
  readonly hosting?: Hosting;
  /** Number of steps lost with the end of the log; 0 if left out. */
  readonly lost?: number;
}

/** A match, redacted for the device: opening view and entries. */
export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  readonly match: number;
  /** Number of steps in the log. */
  readonly steps: number;
  readonly opening: T['View'];
  /** The actions in force, without undone ones. */
  readonly entries: readonly RedactedEntry<T>[];
}

/** Answer to joining a room: the whole match, or the steps since `known`. */
export interface JoinResponse {
  readonly role: Role;
  /** Seat of the device, the first if it has several; null for other roles. */
  readonly seat: string | null;
  /** All seats of the device. */
  readonly seats: readonly string[];
  readonly room: RoomInfo;
  readonly told: { readonly whole: MatchSnapshot } | { readonly since: readonly RedactedStep[] };
}

/** The keys of a room, given once to its creator. */
export interface RoomKeys {
  readonly table: string;
  readonly spectator: string;
  readonly caster: string;
  /** Right to vote, and nothing else. */
  readonly crowd: string;
}

/** Answers by request. */
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
  /** A finished game, secrets included. */
  readonly record: GameFile;
  /** A match that lost steps and was replaced, secrets included. */
  readonly salvage: GameFile;
  /** Secret that signs relayed chat messages for this room. */
  readonly relay: { readonly secret: string };
  readonly attend: { readonly room: RoomInfo; readonly ballot: BallotInfo | null };
}

/** Why a request was rejected, with the steps that its sender had not seen yet. */
export interface Refused extends Problem {
  readonly since?: readonly RedactedStep[];
}

/** An answer of the server. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Refused };

/** Events pushed by the server. */
export type ServerEvent =
  | CrowdNews
  | { readonly tell: 'room'; readonly room: RoomInfo }
  | { readonly tell: 'step'; readonly match: number; readonly step: RedactedStep }
  | { readonly tell: 'match'; readonly match: MatchSnapshot }
  | { readonly tell: 'emote'; readonly seat: string; readonly emote: Emote }
  | { readonly tell: 'phrase'; readonly seat: string; readonly phrase: Phrase }
  /** An undo vote; null once it is over. @property refused who declined */
  | { readonly tell: 'undo'; readonly undo: UndoInfo | null; readonly refused?: string }
  /** State of the chat that votes; null if none does. Sent to tables only. */
  | { readonly tell: 'chat'; readonly chat: ChatInfo | null }
  /** Decision clock; null while none runs. */
  | { readonly tell: 'time'; readonly time: ClockInfo | null }
  /** Fair mode: seconds until the next game; null while none is due. */
  | { readonly tell: 'nextGame'; readonly left: number | null }
  /** All pings of a team, sent to that team. */
  | { readonly tell: 'talk'; readonly marks: readonly Ping[] }
  /** The connection was too slow and events were dropped: the device must rejoin to catch up. */
  | { readonly tell: 'behind' }
  /** Broadcast settings, for spectators and tables. */
  | { readonly tell: 'broadcast'; readonly broadcast: Broadcast }
  /** Hands that spectators may see, as views of their seats after a number of actions. */
  | {
      readonly tell: 'hands';
      readonly match: number;
      readonly actions: number;
      readonly hands: Readonly<Record<string, unknown>>;
    }
  | { readonly tell: 'cast'; readonly cast: Cast }
  /** The bot of a seat failed and a greedy bot replaces it. */
  | { readonly tell: 'gaveWay'; readonly seat: string }
  /** The server is closing the connection. */
  | { readonly tell: 'cut'; readonly why: Problem }
  /** The device has lost its seat. @property barred the host removed it, and only the host can let it in again */
  | { readonly tell: 'out'; readonly barred?: true };
