import type { Problem } from '#core';
import type { RoomRequestBody, ServerEvent } from '#net';
import type { Connection } from '../../../page/connection';

export interface RoomJoinerParts<Value> {
  readonly connection: Connection;
  /** Timer function. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
  /** The current join request. */
  readonly asked: () => RoomRequestBody;
  /** Called after joining. */
  readonly arrived: (value: Value) => void;
  /** Called if the key is not valid or the room does not exist; it does not retry. */
  readonly refused: (why: Problem) => void;
  /** Called after a temporary failure; it retries. */
  readonly failed?: (why: Problem) => void;
  /** Called when the connection is lost; it rejoins after reconnecting. */
  readonly lost: () => void;
  /** Handles room events after joining. */
  readonly handle: (news: ServerEvent) => void;
}

/** Permanent failures. */
const FINAL: ReadonlySet<string> = new Set(['room.key', 'room.unknown', 'room.broken']);

/** Retry interval, seconds. */
const AGAIN = 3;

/** Joins the room on every (re)connect. Buffers events until the join response. */
export class RoomJoiner<Value> {
  private readonly stop: () => void;
  private stopAgain = () => {};
  /** Events buffered until the join response; null afterwards. */
  private early: ServerEvent[] | null = null;
  /** Number of attempts; responses to earlier ones are ignored. */
  private tries = 0;
  private shut = false;

  constructor(private readonly parts: RoomJoinerParts<Value>) {
    const { connection } = parts;
    this.stop = connection.listen({
      news: (news) => {
        if (this.early === null) parts.handle(news);
        else this.early.push(news);
      },
      change: (up) => (up ? void this.enter() : this.lost()),
    });
    if (connection.up) void this.enter();
  }

  /** Joins, or rejoins after missed events. */
  async enter(): Promise<void> {
    if (this.shut) return;
    this.stopAgain();
    const attempt = ++this.tries;
    const early: ServerEvent[] = [];
    this.early = early;
    const { connection, later, asked, arrived, refused, failed, handle } = this.parts;
    const entered = await connection.ask<Value>(asked());
    if (attempt !== this.tries) return;
    this.early = null;
    if (entered.ok) {
      arrived(entered.value);
      for (const news of early) handle(news);
    } else if (FINAL.has(entered.error.code)) {
      this.shut = true;
      refused(entered.error);
    } else {
      if (entered.error.code !== 'room.away') failed?.(entered.error);
      this.stopAgain = later(AGAIN, () => void this.enter());
    }
  }

  /** Stops joining, but keeps listening. */
  stayOut(): void {
    this.shut = true;
  }

  /** Unsubscribes. */
  close(): void {
    this.stop();
    this.stopAgain();
    this.tries++;
  }

  private lost(): void {
    this.tries++;
    this.early = null;
    if (!this.shut) this.parts.lost();
  }
}
