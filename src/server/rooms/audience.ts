import type { Viewer } from '#core';
import type { MatchSnapshot, RoomInfo, ServerEvent } from '#net';
import { type Member, seatsOf } from './entry';
import { matchFor } from './redaction';
import type { Room } from './room';

/** A device at a room. */
export interface Client {
  readonly member: Member;
  /** Tells it something. Must not throw. */
  tell(news: ServerEvent): void;
}

/** The device only looks on: it is as late as the broadcast of the room. */
export const looksOn = ({ role }: Member): boolean => role === 'spectator' || role === 'caster';

/** The device may vote. In rooms of earlier versions that was the right of all spectators. */
export const mayVote = ({ role }: Member, room: Room): boolean =>
  role === 'crowd' || (role === 'spectator' && !room.hasCrowdKey);

/** Whose eyes a device has. */
export const memberViewer = ({ seat }: Member): Viewer<string> => seat ?? 'spectator';

/** The devices at a room: what is told to all of them is made once for each viewer, however many devices they have. */
export class Audience {
  private readonly clients = new Set<Client>();
  private readonly matches = new Map<
    Viewer<string>,
    { readonly at: string; readonly match: MatchSnapshot }
  >();
  /** The room as it was told last. */
  private room = '';

  get empty(): boolean {
    return this.clients.size === 0;
  }

  /** Seats whose devices are here, each once, in order. */
  get seats(): readonly string[] {
    return [...new Set([...this.clients].flatMap(({ member }) => seatsOf(member)))].sort();
  }

  /** Whether a device of a seat is here. */
  has(seat: string): boolean {
    return [...this.clients].some(({ member }) => seatsOf(member).includes(seat));
  }

  add(client: Client): void {
    this.clients.add(client);
  }

  /** @returns whether it was here */
  remove(client: Client): boolean {
    return this.clients.delete(client);
  }

  /** Sends away all devices of a seat. @param barred by the table, which alone can let them in again */
  putOut(seat: string, barred?: true): void {
    for (const client of this.clients) {
      if (!seatsOf(client.member).includes(seat)) continue;
      this.clients.delete(client);
      client.tell({ tell: 'out', ...(barred && { barred }) });
    }
  }

  /** Tells every device what its viewer may know. */
  tell(news: (viewer: Viewer<string>) => ServerEvent): void {
    const made = new Map<Viewer<string>, ServerEvent>();
    for (const { member, tell } of this.clients) {
      const viewer = memberViewer(member);
      const one = made.get(viewer) ?? news(viewer);
      made.set(viewer, one);
      tell(one);
    }
  }

  /** Tells some devices the same. */
  tellThose(are: (member: Member) => boolean, news: ServerEvent): void {
    for (const { member, tell } of this.clients) if (are(member)) tell(news);
  }

  /** Tells every device of the room where there is anything new in it. */
  tellRoom(room: RoomInfo): void {
    const text = JSON.stringify(room);
    if (text === this.room) return;
    this.room = text;
    const news: ServerEvent = { tell: 'room', room };
    this.tell(() => news);
  }

  /** The match as a viewer may know it, made once however many of them come between two steps. */
  match(room: Room, viewer: Viewer<string>): MatchSnapshot {
    const at = `${room.number}:${room.match.steps.length}`;
    const known = this.matches.get(viewer);
    if (known?.at === at) return known.match;
    const match = matchFor(room, viewer);
    this.matches.set(viewer, { at, match });
    return match;
  }
}
