import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameTypes, ok, type Result } from '#core';
import type { RoomInfo, RoomResponses } from '#net';
import { type RemoteGame, type RemoteSource, SharedSource } from '#session';
import type { Connection } from '../../../page/connection';
import { RoomClient, type RoomClientParts } from '../client/RoomClient';
import type { StoredSeat } from '../client/roomStorage';

export interface LocalSeatsParts {
  /** Another way to the same rooms: each seat has one of its own, as a phone has. */
  readonly connect: () => Promise<Connection>;
  readonly game: RemoteGame<GameTypes>;
  readonly room: RoomInfo;
  readonly later: RoomClientParts['later'];
  /** A key that only this device has. */
  readonly newKey: () => string;
  /** Remembers the seats. */
  readonly keep: (seats: readonly StoredSeat[]) => void;
}

interface Line {
  readonly kept: StoredSeat;
  readonly link: RoomClient;
  close(): void;
}

/** The seats that are played at the screen of a table, where everybody looks on. */
export class LocalSeats {
  /** The seats whose hands are known here, in the match that the table shows. */
  readonly store: StoreApi<{ readonly seats: readonly string[] }> = createStore(() => ({ seats: [] }));
  private lines: readonly Line[] = [];
  private open: RemoteSource<GameTypes> | null = null;
  private closed = false;

  constructor(private readonly parts: LocalSeatsParts) {}

  /** Plays a seat here whose key this device has. */
  async add(kept: StoredSeat): Promise<void> {
    const connection = await this.parts.connect();
    if (this.closed) {
      connection.close();
      return;
    }
    const { game, room, later } = this.parts;
    const link = new RoomClient({ connection, game, key: kept.key, room, later });
    const stop = link.store.subscribe(({ status, source }, before) => {
      if (status === 'out' || status === 'refused') this.drop(kept);
      else if (source !== before.source) this.share();
    });
    const close = () => {
      stop();
      link.close();
      connection.close();
    };
    this.lines = [...this.lines, { kept, link, close }];
    this.remember();
    this.share();
  }

  /** Takes a free seat. @param table the way of the table */
  async sit(table: Connection, seat: string, name: string): Promise<Result<void>> {
    const { room } = this.parts.room;
    const key = this.parts.newKey();
    const joined = await table.ask<RoomResponses['join']>({ do: 'join', room, seat, name, key });
    // Where no answer came the key may open the seat anyway: if it does not, the seat is dropped when that is known.
    if (!joined.ok && joined.error.code !== 'room.away') return joined;
    await this.add({ seat, key });
    return joined.ok ? ok(undefined) : joined;
  }

  /** The way of a seat that is played here; undefined for others. */
  linkOf(seat: string): RoomClient | undefined {
    return this.lines.find(({ kept }) => kept.seat === seat)?.link;
  }

  /** The table shows a match: from now on it knows what these seats know. */
  show(open: RemoteSource<GameTypes> | null): void {
    this.open = open;
    this.share();
  }

  /** Leaves all connections. */
  close(): void {
    this.closed = true;
    for (const { close } of this.lines) close();
    this.lines = [];
  }

  private drop(kept: StoredSeat): void {
    for (const line of this.lines) if (line.kept === kept) line.close();
    this.lines = this.lines.filter((line) => line.kept !== kept);
    this.remember();
    this.share();
  }

  private remember(): void {
    this.parts.keep(this.lines.map(({ kept }) => kept));
  }

  private share(): void {
    const { open } = this;
    if (!(open instanceof SharedSource)) return;
    const hands = this.lines.flatMap(({ link }) => link.store.getState().source ?? []);
    open.share(hands);
    const seats = hands.filter(({ number }) => number === open.number).map(({ viewer }) => viewer);
    if (seats.join() !== this.store.getState().seats.join()) this.store.setState({ seats });
  }
}
