import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameTypes, ok, type Result } from '#core';
import type { RoomInfo, RoomResponses } from '#net';
import { type RemoteGame, type RemoteSource, SharedSource } from '#session';
import type { Connection } from '../../../page/connection';
import { RoomClient, type RoomClientParts } from '../client/RoomClient';
import type { StoredSeat } from '../client/roomStorage';

export interface LocalSeatsParts {
  /** Opens another connection to the same rooms; each seat has its own, like a phone. */
  readonly connect: () => Promise<Connection>;
  readonly game: RemoteGame<GameTypes>;
  readonly room: RoomInfo;
  readonly later: RoomClientParts['later'];
  /** Generates a device key. */
  readonly newKey: () => string;
  /** Saves the seats. */
  readonly keep: (seats: readonly StoredSeat[]) => void;
}

interface Line {
  readonly kept: StoredSeat;
  readonly link: RoomClient;
  close(): void;
}

/** Seats played at the host's screen, in view of everybody. */
export class LocalSeats {
  /** Seats whose hands are known here, in the current match. */
  readonly store: StoreApi<{ readonly seats: readonly string[] }> = createStore(() => ({ seats: [] }));
  private lines: readonly Line[] = [];
  private open: RemoteSource<GameTypes> | null = null;
  private closed = false;

  constructor(private readonly parts: LocalSeatsParts) {}

  /** Plays a seat whose key this device has. */
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

  /** Takes a free seat. @param table the host's connection */
  async sit(table: Connection, seat: string, name: string): Promise<Result<void>> {
    const { room } = this.parts.room;
    const key = this.parts.newKey();
    const joined = await table.ask<RoomResponses['join']>({ do: 'join', room, seat, name, key });
    // Without a response the key may still be valid; if it is not, the seat is dropped later.
    if (!joined.ok && joined.error.code !== 'room.away') return joined;
    await this.add({ seat, key });
    return joined.ok ? ok(undefined) : joined;
  }

  /** Client of a seat played here; undefined for others. */
  linkOf(seat: string): RoomClient | undefined {
    return this.lines.find(({ kept }) => kept.seat === seat)?.link;
  }

  /** Sets the match on the table, which from now on includes what these seats know. */
  show(open: RemoteSource<GameTypes> | null): void {
    this.open = open;
    this.share();
  }

  /** Closes all connections. */
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
