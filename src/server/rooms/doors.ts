import type { RoomInfo, ServerEvent } from '#net';

/** Devices that have looked at a room but not joined it. */
export class Doors {
  private readonly there = new Set<(news: ServerEvent) => void>();
  /** The room state sent last, as JSON. */
  private lastSent = '';

  get empty(): boolean {
    return this.there.size === 0;
  }

  /** Sends each change of the room to a device. @returns unsubscribe */
  add(send: (news: ServerEvent) => void): () => void {
    this.there.add(send);
    return () => void this.there.delete(send);
  }

  /** Sends the room state if it has changed. */
  sendRoom(room: RoomInfo): void {
    const text = JSON.stringify(room);
    if (text !== this.lastSent) for (const send of this.there) send({ tell: 'room', room });
    this.lastSent = text;
  }
}
