import type { BotLevel, Seed } from '#core';
import type { Broadcast, Crowd, Hosting, PlannedSeat, Role, RoomClock, RoomKeys } from '#net';

/** SHA-256 of a key in hexadecimal; the server stores nothing else of it. */
export type KeyHash = string;

/** A line of a room's log. The log is the room: all its state follows from it. */
export type RoomEntry =
  | {
      readonly do: 'create';
      readonly game: string;
      readonly players: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seats?: Readonly<Record<string, PlannedSeat>>;
      readonly hosting?: Hosting;
      readonly seed: Seed;
      /** The audience code; rooms of earlier versions have only the room code. */
      readonly watch?: string;
      /** In rooms of earlier versions voters had no key of their own. */
      readonly keys: Readonly<Record<Exclude<keyof RoomKeys, 'crowd'>, KeyHash> & { crowd?: KeyHash }>;
    }
  | { readonly do: 'join'; readonly seat: string; readonly name: string; readonly key: KeyHash }
  /** @property barred by the host: the key opens no seat until the host unlocks the table */
  | { readonly do: 'leave'; readonly seat: string; readonly barred?: true }
  | { readonly do: 'rename'; readonly seat: string; readonly name: string }
  | { readonly do: 'level'; readonly seat: string; readonly level: BotLevel }
  | { readonly do: 'lock'; readonly locked: boolean }
  | { readonly do: 'start' }
  /** @property unfinished the previous match is abandoned */
  | { readonly do: 'rematch'; readonly seed: Seed; readonly unfinished?: true }
  | { readonly do: 'hosting'; readonly hosting: Hosting }
  | { readonly do: 'broadcast'; readonly broadcast: Broadcast }
  | { readonly do: 'crowd'; readonly crowd: Crowd | null }
  | { readonly do: 'clock'; readonly clock: RoomClock | null }
  /**
   * Entries before this one were lost or no longer replay, so they do not count.
   * @property kept how many entries of the log still count @property lost how many steps of the match do not
   * @property match number of the match from here on @property broadcast the settings before the loss, so that
   * spectators learn no more, and nothing earlier, because the entries with their limits were lost
   */
  | {
      readonly do: 'resume';
      readonly kept: number;
      readonly lost: number;
      readonly match: number;
      readonly broadcast: Broadcast;
    }
  /** Stands for an unreadable entry; never written. */
  | { readonly do: 'damaged' }
  | { readonly do: 'act'; readonly seat: string; readonly action: unknown }
  /** @property agreed all players agreed, so the latest action is undone whoever made it */
  | { readonly do: 'undo'; readonly seat: string; readonly agreed?: true };

/** The role of a device in a room, identified by its key. */
export interface Member {
  readonly role: Role;
  /** Seat of a player; null for other roles. */
  readonly seat: string | null;
  /** Other seats of the same person; none if left out. */
  readonly also?: readonly string[];
}

/** All seats of a person, starting with the one whose view they get. */
export const seatsOf = ({ seat, also = [] }: Member): readonly string[] =>
  seat === null ? [] : [seat, ...also];
