import { unwrap } from '#core';
import { PROTOCOL, type Reply, type RoomRequestBody, type RoomResponses, type ServerEvent } from '#net';
import type { Connection, ConnectionListener } from '../../src/page/connection';
import { ClientConnection, costlyLimit } from '../../src/server/rooms/clientConnection';
import type { RoomsOptions } from '../../src/server/rooms/rooms';
import { never, type TestRooms, testRooms } from '../server/rooms/world';

/** What went over a wire, as the other side has it. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** One device at a server, by itself: what it asks, and what it is told. */
export interface RoomDevice {
  readonly news: readonly ServerEvent[];
  ask<Value = unknown>(asked: RoomRequestBody): Promise<Value>;
  /** Lets the key of a seat or a table in. */
  enter(room: string, key: string): Promise<RoomResponses['enter']>;
  /** It is gone, and may enter again. */
  gone(): void;
}

/** A server of rooms without a network: all that it says and hears is as it would be. */
export class RoomServer {
  /** What bots do; they never move if left out. */
  decide: RoomsOptions['decide'] = never;
  /** How long bots wait, in milliseconds: so that people can follow. */
  pause = 20;
  readonly world: TestRooms = testRooms({
    decide: (asked, simulator, gaveWay) => this.decide(asked, simulator, gaveWay),
    pause: () => new Promise((passed) => void setTimeout(passed, this.pause)),
  });
  /** What the next questions are answered with, in the place of the server. */
  readonly refusing: Reply[] = [];
  /** Questions that the server takes and whose answers never come. */
  readonly losing = new Set<RoomRequestBody['do']>();
  /** What was asked by pages. */
  readonly asked: RoomRequestBody[] = [];
  private up = true;
  private readonly lines = new Set<{
    readonly listeners: Set<ConnectionListener>;
    guest: ClientConnection;
  }>();

  /** A connection as a page has it. */
  connection(): Connection {
    const listeners = new Set<ConnectionListener>();
    const line = { listeners, guest: this.guest(listeners) };
    this.lines.add(line);
    const isUp = () => this.up;
    return {
      get up() {
        return isUp();
      },
      ask: async <Value>(asked: RoomRequestBody) => {
        this.asked.push(asked);
        if (!this.up) return { ok: false, error: { field: '', code: 'room.away' } };
        const reply =
          this.refusing.shift() ?? (await line.guest.answer(sent({ version: PROTOCOL, ...asked })));
        if (this.losing.has(asked.do)) return { ok: false, error: { field: '', code: 'room.away' } };
        return sent(reply) as Reply & { readonly value: Value };
      },
      listen(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => {
        line.guest.gone();
        this.lines.delete(line);
      },
    };
  }

  /** The way to all pages is lost, or there again. */
  setUp(up: boolean): void {
    this.up = up;
    for (const line of this.lines) {
      if (!up) {
        line.guest.gone();
        line.guest = this.guest(line.listeners);
      }
      for (const { change } of [...line.listeners]) change(up);
    }
  }

  /** Somebody else at a device of their own. */
  device(): RoomDevice {
    const news: ServerEvent[] = [];
    const guest = new ClientConnection({
      rooms: this.world.rooms,
      send: (told) => void news.push(sent(told)),
      now: () => 0,
      costly: costlyLimit(0),
    });
    const ask = async <Value>(asked: RoomRequestBody): Promise<Value> => {
      const reply = await guest.answer(sent({ version: PROTOCOL, ...asked }));
      return unwrap(reply) as Value;
    };
    return {
      news,
      ask,
      gone: () => guest.gone(),
      enter: (room, key) => ask({ do: 'enter', room, key, match: 0, known: 0 }),
    };
  }

  private guest(listeners: ReadonlySet<ConnectionListener>): ClientConnection {
    return new ClientConnection({
      rooms: this.world.rooms,
      send: (told) => {
        for (const { news } of [...listeners]) news(sent(told));
      },
      now: () => 0,
      costly: costlyLimit(0),
    });
  }
}
