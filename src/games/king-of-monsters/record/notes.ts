import type { Event } from '#king-of-monsters/rules';
import type { Vocabulary } from './english';

/** Note on an event, for people; null if the action already says it. */
export function noteOf(event: Event, { notes, zones, sides }: Vocabulary): string | null {
  switch (event.type) {
    case 'action-card':
      return notes.turnsUp(event.seat, event.card);
    case 'zone-destroyed':
      return notes.falls(zones[event.zone]);
    case 'duel-over':
      return notes.duel(sides[event.winner]);
    case 'row-disabled':
      return notes.row(event.row);
    case 'taken-out':
      return notes.out(event.hero);
    case 'king-pushed':
      return notes.pushed(zones[event.to]);
    case 'frenzy':
      return notes.frenzy;
    default:
      return null;
  }
}
