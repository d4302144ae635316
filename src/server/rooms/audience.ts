import type { Viewer } from '#core';
import type { MatchSnapshot, RoomInfo, ServerEvent } from '#net';
import { type Member, seatsOf } from './entry';
import { matchFor } from './redaction';
import type { Room } from './room';

/** A connected device of a room. */
export interface Client {
  readonly member: Member;
  /** Sends an event. Must not throw. */
  send(news: ServerEvent): void;
}

/** Whether the device belongs to the audience and gets the broadcast delay. */
export const isAudience = ({ role }: Member): boolean => role === 'spectator' || role === 'caster';

/** Whether the device may vote. In rooms of older versions all spectators may. */
export const mayVote = ({ role }: Member, room: Room): boolean =>
  role === 'crowd' || (role === 'spectator' && !room.hasCrowdKey);

/** The viewer for whom a device's data is redacted. */
export const memberViewer = ({ seat }: Member): Viewer<string> => seat ?? 'spectator';

/** The devices of a room. An event is redacted once per viewer, however many devices share it. */
export class Audience {
  private readonly clients = new Set<Client>();
  private readonly matches = new Map<
    Viewer<string>,
    { readonly at: string; readonly match: MatchSnapshot }
  >();
  /** The room state sent last, as JSON. */
  private room = '';

  get empty(): boolean {
    return this.clients.size === 0;
  }

  /** Seats with a connected device, each once, in order. */
  get seats(): readonly string[] {
    return [...new Set([...this.clients].flatMap(({ member }) => seatsOf(member)))].sort();
  }

  /** Whether a device of a seat is connected. */
  has(seat: string): boolean {
    return [...this.clients].some(({ member }) => seatsOf(member).includes(seat));
  }

  add(client: Client): void {
    this.clients.add(client);
  }

  /** @returns whether it was connected */
  remove(client: Client): boolean {
    return this.clients.delete(client);
  }

  /** Disconnects all devices of a seat. @param barred the host removed them, and only the host can let them in again */
  putOut(seat: string, barred?: true): void {
    for (const client of this.clients) {
      if (!seatsOf(client.member).includes(seat)) continue;
      this.clients.delete(client);
      client.send({ tell: 'out', ...(barred && { barred }) });
    }
  }

  /** Sends an event to every device, redacted for its viewer. */
  send(news: (viewer: Viewer<string>) => ServerEvent): void {
    const made = new Map<Viewer<string>, ServerEvent>();
    for (const { member, send } of this.clients) {
      const viewer = memberViewer(member);
      const one = made.get(viewer) ?? news(viewer);
      made.set(viewer, one);
      send(one);
    }
  }

  /** Sends the same event to the devices of matching members. */
  sendWhere(are: (member: Member) => boolean, news: ServerEvent): void {
    for (const { member, send } of this.clients) if (are(member)) send(news);
  }

  /** Sends the room state to every device if it has changed. */
  sendRoom(room: RoomInfo): void {
    const text = JSON.stringify(room);
    if (text === this.room) return;
    this.room = text;
    const news: ServerEvent = { tell: 'room', room };
    this.send(() => news);
  }

  /** The match redacted for a viewer, cached until the next step. */
  match(room: Room, viewer: Viewer<string>): MatchSnapshot {
    const at = `${room.number}:${room.match.steps.length}`;
    const known = this.matches.get(viewer);
    if (known?.at === at) return known.match;
    const match = matchFor(room, viewer);
    this.matches.set(viewer, { at, match });
    return match;
  }
}
