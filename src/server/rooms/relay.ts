import type { Cast, Cheers, Emote, Phrase, UndoInfo } from '#net';
import type { Vote } from './poll';
import type { PingCounts, SeatPings } from './teamPings';

/** What nodes that share a log tell each other of a room. The truth is the log: a message that is lost makes others late until the next beat. */
type News =
  | { readonly say: 'grown' }
  | { readonly say: 'emote'; readonly seat: string; readonly emote: Emote }
  | { readonly say: 'phrase'; readonly seat: string; readonly phrase: Phrase }
  | ({ readonly say: 'talk' } & SeatPings)
  | { readonly say: 'cast'; readonly cast: Cast }
  /** Somebody of the crowd has voted. @param viewer what the nodes know them by */
  | {
      readonly say: 'vote';
      readonly viewer: string;
      readonly match: number;
      readonly known: number;
      readonly choice: number;
    }
  /** Somebody asks everybody for an undo. */
  | {
      readonly say: 'undo';
      readonly open: UndoInfo & { readonly match: number; readonly known: number };
    }
  /** Somebody answers that. */
  | { readonly say: 'agreed'; readonly seat: string; readonly agree: boolean }
  | { readonly say: 'cheers'; readonly cheers: Cheers }
  /** Asks the others for their `voted`: a node that comes late to a vote knows nothing of it. */
  | { readonly say: 'votes' }
  /** How a vote stands at a node. */
  | { readonly say: 'voted'; readonly vote: Vote }
  /**
   * The seats whose devices a node has, and what it knows of what the seats have said, which the log does not hold: who knows
   * more tells it.
   */
  | {
      readonly say: 'here';
      readonly node: string;
      readonly seats: readonly string[];
      readonly match: number;
      readonly talks: PingCounts;
    }
  /** Asks the others for their `here`, and for what is not in the log. */
  | { readonly say: 'who' };

/** News of a room, as it goes from node to node. */
export type Said = News & { readonly room: string };

/** Tells the other nodes. Must not throw. */
export type Tell = (said: Said) => void;

/** Seconds after which a node that says nothing more is taken for gone. */
export const PEER_TIMEOUT = 30;

/** The other nodes of a site, as a room knows them: what it tells them, and whose devices they have. */
export class Relay {
  private readonly nodes = new Map<string, { readonly seats: ReadonlySet<string>; readonly heard: number }>();

  constructor(
    private readonly room: string,
    private readonly node: string,
    /** Null at a site of one node. */
    private readonly send: Tell | null,
  ) {}

  /** Whether there is no other node to share the room with. */
  get alone(): boolean {
    return this.send === null;
  }

  tell(news: Exclude<News, { readonly say: 'here' }>): void {
    this.send?.({ ...news, room: this.room });
  }

  /** Tells whose devices this node has, and how much it knows of what was said in a match. */
  tellHere(seats: readonly string[], match: number, talks: PingCounts): void {
    this.send?.({ say: 'here', node: this.node, seats, match, talks, room: this.room });
  }

  /** Whether a device of a seat is at another node. */
  has(seat: string): boolean {
    return [...this.nodes.values()].some(({ seats }) => seats.has(seat));
  }

  /** What a node says of its devices. @param now seconds of a clock that never goes back @returns whether that was news */
  heard(node: string, seats: readonly string[], now: number): boolean {
    const before = this.nodes.get(node)?.seats ?? new Set();
    if (seats.length === 0) this.nodes.delete(node);
    else this.nodes.set(node, { seats: new Set(seats), heard: now });
    return seats.length !== before.size || seats.some((seat) => !before.has(seat));
  }

  /** Drops nodes that have said nothing for {@link PEER_TIMEOUT}. @returns whether there was one */
  lapse(now: number): boolean {
    const before = this.nodes.size;
    for (const [node, { heard }] of this.nodes) if (now - heard > PEER_TIMEOUT) this.nodes.delete(node);
    return this.nodes.size < before;
  }
}
