import type { Event } from '#tetzilla/rules';
import type { Vocabulary } from './english';

/** The note for one event; null if it adds nothing to the action's text. */
export function noteOf(event: Event, { notes }: Vocabulary): string | null {
  switch (event.type) {
    case 'tile-slid':
      return notes.lands(event.row);
    case 'tile-aside':
      return notes.aside(event.tile);
    case 'overran':
      return notes.overruns(event.secret?.marker ?? event.marker, event.box);
    case 'hit':
      return notes.hit(event.kaiju, event.hits, event.total);
    case 'died':
      return notes.dies(event.kaiju);
    default:
      return null;
  }
}
