import type { Viewer } from '#core';
import type { News, ToldMatch, ToldRoom } from '#net';
import { type Member, seatsOf } from './entry';
import type { Room } from './room';
import { matchFor } from './seen';

/** A device at a room. */
export interface Client {
  readonly member: Member;
  /** Tells it something. Must not throw. */
  tell(news: News): void;
}

/** The device only looks on: it is as late as the broadcast of the room. */
export const looksOn = ({ role }: Member): boolean => role === 'spectator' || role === 'caster';

/** The device may vote. In rooms of earlier versions that was the right of all who look on. */
export const mayVote = ({ role }: Member, room: Room): boolean =>
  role === 'crowd' || (role === 'spectator' && !room.hasCrowdKey);

/** Whose eyes a device has. */
export const viewerOf = ({ seat }: Member): Viewer<string> => seat ?? 'spectator';

/** The devices at a room: what is told to all of them is made once for each viewer, however many devices they have. */
export class Audience {
  private readonly clients = new Set<Client>();
  private readonly matches = new Map<Viewer<string>, { readonly at: string; readonly match: ToldMatch }>();
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
  tell(news: (viewer: Viewer<string>) => News): void {
    const made = new Map<Viewer<string>, News>();
    for (const { member, tell } of this.clients) {
      const viewer = viewerOf(member);
      const one = made.get(viewer) ?? news(viewer);
      made.set(viewer, one);
      tell(one);
    }
  }

  /** Tells some devices the same. */
  tellThose(are: (member: Member) => boolean, news: News): void {
    for (const { member, tell } of this.clients) if (are(member)) tell(news);
  }

  /** Tells every device of the room where there is anything new in it. */
  tellRoom(room: ToldRoom): void {
    const text = JSON.stringify(room);
    if (text === this.room) return;
    this.room = text;
    const news: News = { tell: 'room', room };
    this.tell(() => news);
  }

  /** The match as a viewer may know it, made once however many of them come between two steps. */
  match(room: Room, viewer: Viewer<string>): ToldMatch {
    const at = `${room.number}:${room.match.steps.length}`;
    const known = this.matches.get(viewer);
    if (known?.at === at) return known.match;
    const match = matchFor(room, viewer);
    this.matches.set(viewer, { at, match });
    return match;
  }
}
