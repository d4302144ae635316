import type { Cast, Cheers, Emote, Phrase, UndoInfo } from '#net';
import type { Vote } from './poll';
import type { PingCounts, SeatPings } from './teamPings';

/**
 * Messages about a room between nodes that share a log. The log is authoritative: a lost message only delays the others
 * until the next beat.
 */
type News =
  | { readonly say: 'grown' }
  | { readonly say: 'emote'; readonly seat: string; readonly emote: Emote }
  | { readonly say: 'phrase'; readonly seat: string; readonly phrase: Phrase }
  | ({ readonly say: 'talk' } & SeatPings)
  | { readonly say: 'cast'; readonly cast: Cast }
  /** A vote of the crowd. @param viewer id shared by the nodes */
  | {
      readonly say: 'vote';
      readonly viewer: string;
      readonly match: number;
      readonly known: number;
      readonly choice: number;
    }
  /** An undo vote was started. */
  | {
      readonly say: 'undo';
      readonly open: UndoInfo & { readonly match: number; readonly known: number };
    }
  /** An answer to it. */
  | { readonly say: 'agreed'; readonly seat: string; readonly agree: boolean }
  | { readonly say: 'cheers'; readonly cheers: Cheers }
  /** Asks the other nodes for `voted`, since a node that opens the room during a vote has none of the votes. */
  | { readonly say: 'votes' }
  /** The votes that a node knows. */
  | { readonly say: 'voted'; readonly vote: Vote }
  /**
   * Seats connected to a node, and the ping counts that it knows. Pings are not in the log: a node that knows more of
   * them publishes them.
   */
  | {
      readonly say: 'here';
      readonly node: string;
      readonly seats: readonly string[];
      readonly match: number;
      readonly talks: PingCounts;
    }
  /** Asks the other nodes for `here`, and for everything that is not in the log. */
  | { readonly say: 'who' };

/** A relay message with its room. */
export type Said = News & { readonly room: string };

/** Sends a message to the other nodes. Must not throw. */
export type Tell = (said: Said) => void;

/** Silence after which a node counts as gone, seconds. */
export const PEER_TIMEOUT = 30;

/** A room's link to the other nodes: publishes messages and tracks which seats are connected there. */
export class Relay {
  private readonly nodes = new Map<string, { readonly seats: ReadonlySet<string>; readonly heard: number }>();

  constructor(
    private readonly room: string,
    private readonly node: string,
    /** Null if there is only one node. */
    private readonly send: Tell | null,
  ) {}

  /** Whether no other node shares the room. */
  get alone(): boolean {
    return this.send === null;
  }

  publish(news: Exclude<News, { readonly say: 'here' }>): void {
    this.send?.({ ...news, room: this.room });
  }

  /** Publishes the seats connected to this node, and its ping counts. */
  publishPresence(seats: readonly string[], match: number, talks: PingCounts): void {
    this.send?.({ say: 'here', node: this.node, seats, match, talks, room: this.room });
  }

  /** Whether a device of a seat is connected to another node. */
  has(seat: string): boolean {
    return [...this.nodes.values()].some(({ seats }) => seats.has(seat));
  }

  /** Records the seats connected to a node. @param now seconds, monotonic @returns whether anything changed */
  isNewPresence(node: string, seats: readonly string[], now: number): boolean {
    const before = this.nodes.get(node)?.seats ?? new Set();
    if (seats.length === 0) this.nodes.delete(node);
    else this.nodes.set(node, { seats: new Set(seats), heard: now });
    return seats.length !== before.size || seats.some((seat) => !before.has(seat));
  }

  /** Drops nodes that have been silent for {@link PEER_TIMEOUT}. @returns whether there was one */
  lapse(now: number): boolean {
    const before = this.nodes.size;
    for (const [node, { heard }] of this.nodes) if (now - heard > PEER_TIMEOUT) this.nodes.delete(node);
    return this.nodes.size < before;
  }
}
