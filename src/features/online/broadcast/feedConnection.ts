import { type GameTypes, ok, type RedactedStep, type Result } from '#core';
import {
  type FeedNews,
  FeedReader,
  fail,
  type JoinResponse,
  type MatchSnapshot,
  type Refused,
  type RoomInfo,
  type RoomRequestBody,
  type ServerEvent,
} from '#net';
import type { Connection, ConnectionListener } from '../../../page/connection';

/** Polling interval, seconds. */
const EVERY = 2;

export interface FeedConnectionParts {
  /** Reads the file at an address; undefined if missing. Rejects without a response. */
  readonly read: (address: string) => Promise<unknown>;
  /** Room code. */
  readonly code: string;
  /** Timer function. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
}

/** Current contents of a feed. */
interface Known {
  readonly room: RoomInfo;
  readonly opening: GameTypes['View'];
  readonly steps: readonly RedactedStep[];
}

/** The match from its opening and steps, with undone steps removed. */
function matchOf({ room, opening, steps }: Known): MatchSnapshot {
  const entries: MatchSnapshot['entries'][number][] = [];
  for (const { kind, index, entry } of steps) {
    entries.length = index;
    if (kind === 'action') entries.push(entry);
  }
  return { match: room.match, steps: steps.length, opening, entries };
}

/**
 * Connection to a room's feed that behaves like a server: it finds the room, joins it and delivers events,
 * and refuses everything else. It is up once the feed has been read, and down while there is no response.
 */
export class FeedConnection implements Connection {
  private readonly reader: FeedReader;
  private readonly listeners = new Set<ConnectionListener>();
  private known: Known | null = null;
  private refused: Refused | null = null;
  private there = false;
  private stop = () => {};
  private closed = false;
  private lastSent = '';

  constructor(private readonly parts: FeedConnectionParts) {
    this.reader = new FeedReader(parts);
    void this.follow();
  }

  get up(): boolean {
    return this.there;
  }

  async ask<Value>(asked: RoomRequestBody): Promise<Result<Value, Refused>> {
    if (this.refused !== null) return { ok: false, error: this.refused };
    const { known } = this;
    if (known === null) return fail('', 'room.away');
    if (asked.do === 'look') return ok(known.room as Value);
    if (asked.do !== 'enter') return fail('', 'room.role');
    const follows = asked.match === known.room.match && asked.known > 0 && asked.known <= known.steps.length;
    const sent = follows ? { since: known.steps.slice(asked.known) } : { whole: matchOf(known) };
    const entered: JoinResponse = { role: 'spectator', seat: null, seats: [], room: known.room, told: sent };
    return ok(entered as Value);
  }

  listen(listener: ConnectionListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  private async follow(): Promise<void> {
    try {
      const news = await this.reader.next();
      if (this.closed) return;
      if (news.ok) this.take(news.value);
      else this.refused = news.error;
      this.be(true);
    } catch {
      this.be(false);
    }
    if (!this.closed) this.stop = this.parts.later(EVERY, () => void this.follow());
  }

  private take({ room, broadcast, opening, steps }: FeedNews): void {
    this.refused = null;
    const before = this.known;
    if (opening !== null) {
      this.known = { room, opening, steps };
      if (before !== null) this.tell({ tell: 'match', match: matchOf(this.known) });
    } else if (before !== null) {
      this.known = { ...before, room, steps: [...before.steps, ...steps] };
      for (const step of steps) this.tell({ tell: 'step', match: room.match, step });
    }
    const text = JSON.stringify([room, broadcast]);
    if (text === this.lastSent) return;
    this.lastSent = text;
    this.tell({ tell: 'room', room });
    this.tell({ tell: 'broadcast', broadcast });
  }

  private be(there: boolean): void {
    if (this.closed || this.there === there) return;
    this.there = there;
    for (const { change } of [...this.listeners]) change(there);
  }

  private tell(news: ServerEvent): void {
    for (const listener of [...this.listeners]) listener.news(news);
  }
}

/** Connects to a feed at the page's origin. @param browser window of the page */
export async function connectToFeed(browser: Window, code: string): Promise<Connection> {
  return new FeedConnection({
    code,
    async read(address) {
      const answer = await browser.fetch(address);
      // Many servers answer missing files with the page itself.
      const page = answer.headers.get('content-type')?.startsWith('text/html') === true;
      if (answer.status === 404 || page) return undefined;
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json();
    },
    later(seconds, run) {
      const timer = browser.setTimeout(run, seconds * 1000);
      return () => browser.clearTimeout(timer);
    },
  });
}
