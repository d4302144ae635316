import { type Event, type Position, pileWorth } from '#zorgl/rules';
import { writeCards } from './cards';
import type { Vocabulary } from './english';

/** The note for one event; null if it adds nothing to the action's text. */
function noteOf(event: Event, after: Position, words: Vocabulary): string | null {
  const { notes } = words;
  switch (event.type) {
    case 'inertia':
    case 'stamp':
    case 'howl':
    case 'reshuffle':
      return notes[event.type];
    case 'attack':
      return event.meets === 'edge' ? notes.edge : null;
    case 'swap':
      return notes.swap(event.monster, event.target);
    case 'push':
    case 'follow':
      return notes.goes(event.monster, event.to);
    case 'floors': {
      const { plant, building, lost, left, chain } = event;
      const loss = plant ? notes.plantFloors(lost, left) : notes.floors(building, lost, left);
      return [...(chain === 2 ? [notes.combo] : chain > 2 ? [notes.megaCombo] : []), loss].join(' ');
    }
    case 'crush':
      return notes.crush(event.at);
    case 'hand-discarded':
      return notes.drops(event.player, writeCards(event.cards, words));
    case 'draw':
      return notes.draws(event.player, event.count);
    case 'passed-over':
      return notes.passedOver(event.player);
    case 'turn-ended':
      return notes.has(event.player, pileWorth(after, event.player));
    default:
      return null;
  }
}

/** Notes on the effects of an action; empty if the action says it all. */
export function notesOn(events: readonly Event[], after: Position, words: Vocabulary): string {
  return events
    .map((event) => noteOf(event, after, words))
    .filter((note) => note !== null)
    .join(' · ');
}
