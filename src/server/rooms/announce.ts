import type { Audience } from './audience';
import type { RoomEntry } from './entry';
import { stepsFor } from './redaction';
import type { Room } from './room';

/**
 * Tells of the match in an entry that a room has just taken.
 * @returns whether there was anything of it; what else is new in a room is told by `Audience.sendRoom`
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
