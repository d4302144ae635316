import type { RoomInfo, ServerEvent } from '#net';
import { announce } from './announce';
import { Asides } from './asides';
import { Audience } from './audience';
import { Doors } from './doors';
import type { Member, RoomEntry } from './entry';
import type { Relay } from './relay';
import type { Room } from './room';
import { Spectators, type SpectatorsWorld } from './spectators';

const isTable = ({ role }: Member): boolean => role === 'table';

/** Devices of a room other than voters, and the messages between them. */
export class Guests {
  /** Players and tables. */
  readonly audience = new Audience();
  readonly spectators: Spectators;
  readonly asides: Asides;
  /** Devices that have looked at the room and may come in. */
  readonly doors = new Doors();

  constructor(
    private readonly room: Room,
    world: SpectatorsWorld,
    private readonly relay: Relay,
  ) {
    const { audience } = this;
    this.spectators = new Spectators(room, world, this.here);
    this.asides = new Asides({ room, relay, audience, spectators: this.spectators });
  }

  get empty(): boolean {
    return this.audience.empty && this.spectators.empty;
  }

  get info(): RoomInfo {
    return this.room.info(this.here);
  }

  /** Whether a device of a seat is connected, on any node. */
  readonly here = (seat: string): boolean => this.audience.has(seat) || this.relay.has(seat);

  sendToTables(news: ServerEvent): void {
    this.audience.sendWhere(isTable, news);
  }

  /** Broadcast settings, which only tables see. */
  get broadcastNews(): ServerEvent {
    return { tell: 'broadcast', broadcast: this.room.broadcast };
  }

  /** Publishes the seats that are connected here. */
  sayHere(): void {
    this.relay.publishPresence(this.audience.seats, this.room.number, this.asides.counts);
  }

  /** Sends the room state to everyone who has not got it yet. */
  sendRoom(): void {
    const { info } = this;
    this.audience.sendRoom(info);
    this.doors.sendRoom(info);
    this.spectators.sendRoom();
  }

  /** Broadcasts what an entry of the log changes. @returns whether the room state may have changed */
  announce(entry: RoomEntry): boolean {
    const { audience, room } = this;
    const another = entry.do === 'rematch' || entry.do === 'resume';
    if (another) this.asides.clear();
    const ofMatch = announce(audience, room, entry);
    this.spectators.handle(entry);
    if (entry.do === 'resume')
      for (const seat of room.seats) if (room.keyOf(seat) === null) audience.putOut(seat);
    if (ofMatch && !another) return false;
    if (entry.do === 'leave') audience.putOut(entry.seat, entry.barred);
    if (entry.do === 'broadcast') this.sendToTables(this.broadcastNews);
    return true;
  }
}
