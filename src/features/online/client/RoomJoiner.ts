import type { Problem } from '#core';
import type { RoomRequestBody, ServerEvent } from '#net';
import type { Connection } from '../../../page/connection';

export interface RoomJoinerParts<Value> {
  readonly connection: Connection;
  /** Calls after some seconds. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
  /** What lets this device in, by what it knows now. */
  readonly asked: () => RoomRequestBody;
  /** It was let in. */
  readonly arrived: (value: Value) => void;
  /** Its key opens nothing, or there is no such room: it does not try again. */
  readonly refused: (why: Problem) => void;
  /** It was not let in, for something that may pass: it tries again. */
  readonly failed?: (why: Problem) => void;
  /** The connection is gone; it comes in again when there is one. */
  readonly lost: () => void;
  /** Handles room events after joining. */
  readonly handle: (news: ServerEvent) => void;
}

/** What does not pass. */
const FINAL: ReadonlySet<string> = new Set(['room.key', 'room.unknown', 'room.broken']);

/** Seconds until it is tried again where nobody was let in. */
const AGAIN = 3;

/** Joins the room on every (re)connect. Buffers events until the join response. */
export class RoomJoiner<Value> {
  private readonly stop: () => void;
  private stopAgain = () => {};
  /** Events buffered until the join response; null afterwards. */
  private early: ServerEvent[] | null = null;
  /** How often it was tried: what an earlier try brings is forgotten. */
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

  /** Comes in, or again where something was missed. */
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

  /** Does not come in any more, but listens. */
  stayOut(): void {
    this.shut = true;
  }

  /** Listens no more. */
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
