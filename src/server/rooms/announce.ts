import type { Audience } from './audience';
import type { RoomEntry } from './entry';
import { stepsFor } from './redaction';
import type { Room } from './room';

/**
 * Broadcasts the match changes of an entry that a room has just applied.
 * @returns whether there were any; other changes of the room are sent by `Audience.sendRoom`
 */
export function announce(audience: Audience, room: Room, entry: RoomEntry): boolean {
  switch (entry.do) {
    case 'act':
    case 'undo': {
      const known = room.match.steps.length - 1;
      audience.send((viewer) => ({
        tell: 'step',
        match: room.number,
        step: stepsFor(room, viewer, known)[0]!,
      }));
      return true;
    }
    case 'rematch':
    case 'resume':
      audience.send((viewer) => ({ tell: 'match', match: audience.match(room, viewer) }));
      return true;
    default:
      return false;
  }
}
