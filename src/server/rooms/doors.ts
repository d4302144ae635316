import type { RoomInfo, ServerEvent } from '#net';

/** The devices that have looked at a room, and may come in. */
export class Doors {
  private readonly there = new Set<(news: ServerEvent) => void>();
  /** The room as they were told it last. */
  private told = '';

  get empty(): boolean {
    return this.there.size === 0;
  }

  /** Tells a device of each change of the room. @returns tells it no more */
  add(send: (news: ServerEvent) => void): () => void {
    this.there.add(send);
    return () => void this.there.delete(send);
  }

  /** Tells them of the room where there is anything new in it. */
  sendRoom(room: RoomInfo): void {
    const text = JSON.stringify(room);
    if (text !== this.told) for (const send of this.there) send({ tell: 'room', room });
    this.told = text;
  }
}
