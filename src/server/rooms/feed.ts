import { FEED_BUNDLE, type FeedFile, type FeedHead, PROTOCOL, type RoomInfo } from '#net';
import { openingFor, stepsFor } from './redaction';
import type { Room } from './room';

/** Generates the files of a room's feed, redacted for spectators. */
export class FeedPublisher {
  /** Cached steps of a match as texts. */
  private match = -1;
  private steps: string[] = [];

  /**
   * A file of the feed; null for one that does not exist yet, or no longer. @param room as spectators know it @param
   * info its public state
   */
  file(file: FeedFile, room: Room, info: RoomInfo): string | null {
    const { broadcast, match } = room;
    const { length } = match.steps;
    if (file.file === 'head')
      return JSON.stringify({ version: PROTOCOL, room: info, broadcast, steps: length } satisfies FeedHead);
    if (file.match !== room.number) return null;
    switch (file.file) {
      case 'opening':
        return JSON.stringify(openingFor(room, 'spectator'));
      case 'step':
        return file.step < length ? this.texts(room)[file.step]! : null;
      case 'bundle': {
        const end = (file.bundle + 1) * FEED_BUNDLE;
        return end <= length
          ? `[${this.texts(room)
              .slice(end - FEED_BUNDLE, end)
              .join(',')}]`
          : null;
      }
    }
  }

  private texts(room: Room): readonly string[] {
    if (this.match !== room.number) {
      this.match = room.number;
      this.steps = [];
    }
    this.steps.push(...stepsFor(room, 'spectator', this.steps.length).map((step) => JSON.stringify(step)));
    return this.steps;
  }
}
