import type { BotLevel, Seed } from '#core';
import type { Broadcast, Crowd, Hosting, PlannedSeat, Role, RoomClock, RoomKeys } from '#net';

/** The SHA-256 of a key, in hexadecimal digits: all that the server remembers of it. */
export type KeyHash = string;

/** One line of a room's log. The log is the room: everything else follows from it. */
export type RoomEntry =
  | {
      readonly do: 'create';
      readonly game: string;
      readonly players: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seats?: Readonly<Record<string, PlannedSeat>>;
      readonly hosting?: Hosting;
      readonly seed: Seed;
      /** The code for the audience; rooms of earlier versions have none but their own. */
      readonly watch?: string;
      /** Voters had no key of their own in rooms of earlier versions. */
      readonly keys: Readonly<Record<Exclude<keyof RoomKeys, 'crowd'>, KeyHash> & { crowd?: KeyHash }>;
    }
  | { readonly do: 'join'; readonly seat: string; readonly name: string; readonly key: KeyHash }
  /** @property barred by the table: the key opens no seat again before the table opens its door */
  | { readonly do: 'leave'; readonly seat: string; readonly barred?: true }
  | { readonly do: 'rename'; readonly seat: string; readonly name: string }
  | { readonly do: 'level'; readonly seat: string; readonly level: BotLevel }
  | { readonly do: 'lock'; readonly locked: boolean }
  | { readonly do: 'start' }
  /** @property unfinished the match before is given up */
  | { readonly do: 'rematch'; readonly seed: Seed; readonly unfinished?: true }
  | { readonly do: 'hosting'; readonly hosting: Hosting }
  | { readonly do: 'broadcast'; readonly broadcast: Broadcast }
  | { readonly do: 'crowd'; readonly crowd: Crowd | null }
  | { readonly do: 'clock'; readonly clock: RoomClock | null }
  /**
   * What the log has from an entry on counts no more: it was lost, or no longer replays.
   * @property kept how many entries of the log still count @property lost how many steps of the match do not
   * @property match which match of the room it is from then on @property broadcast what it was: no spectator learns
   * more, or earlier, because it was lost that they may not
   */
  | {
      readonly do: 'resume';
      readonly kept: number;
      readonly lost: number;
      readonly match: number;
      readonly broadcast: Broadcast;
    }
  /** Stands for what cannot be read; never written. */
  | { readonly do: 'damaged' }
  | { readonly do: 'act'; readonly seat: string; readonly action: unknown }
  /** @property agreed by all players, so that it takes back the latest action whosever it was */
  | { readonly do: 'undo'; readonly seat: string; readonly agreed?: true };

/** What a device is to a room, by its key. */
export interface Member {
  readonly role: Role;
  /** The seat of a hand; null for others. */
  readonly seat: string | null;
  /** Further seats of the same person; none if left out. */
  readonly also?: readonly string[];
}

/** All seats of a person, the one first whose eyes they have. */
export const seatsOf = ({ seat, also = [] }: Member): readonly string[] =>
  seat === null ? [] : [seat, ...also];
