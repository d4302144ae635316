import { kindsOfCard, type ZornTypes } from '#zorn/rules';
import type { Vocabulary } from './vocabulary';

type Event = ZornTypes['Event'];

/** Ways in which others move a unit. */
const DRIVEN: ReadonlySet<string> = new Set(['push', 'lure', 'fata-morgana', 'bat-drop']);
/** Arrivals that the action itself states. */
const CALLED: ReadonlySet<string> = new Set(['hire', 'return', 'mob']);

/** Name of a treasure by its token, such as `relic3`. */
const treasureOf = (token: string, words: Vocabulary): string => {
  const names: Readonly<Record<string, string>> = words.names.treasures;
  const id = token.replace(/\d+$/, '');
  return names[id] ?? id;
};

const named = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

function noteOfMove({ unit, way, by }: Extract<Event, { readonly type: 'moved' }>, { notes }: Vocabulary) {
  const to = way.at(-1) ?? '';
  if (by === 'retreat') return notes.retreats(unit, to);
  return DRIVEN.has(by) ? notes.goes(unit, to) : null;
}

/** Whether a later event of the same action says more: the final damage of a unit, or its loss. */
function saidBetter(event: Event, events: readonly Event[]): boolean {
  const later = events.slice(events.indexOf(event) + 1);
  if (event.type === 'hit')
    return later.some((each) => (each.type === 'hit' || each.type === 'lost') && each.unit === event.unit);
  return event.type === 'token' && later.some((each) => each.type === 'captured' && each.at === event.at);
}

/** Note on an event, for people; null if the action already says it. */
export function noteOf(event: Event, events: readonly Event[], words: Vocabulary): string | null {
  if (saidBetter(event, events)) return null;
  const { notes, names } = words;
  switch (event.type) {
    case 'chit':
      return notes.chit(event.space, event.chit);
    case 'decided':
      return notes.chooses(event.answer);
    case 'steward':
      return notes.steward(event.seat);
    case 'card':
      return notes.card(
        named(names.cards, event.order),
        kindsOfCard(event.card).map((kind) => named(names.blight, kind)),
      );
    case 'event':
      return notes.event(named(names.events, event.event));
    case 'spawned':
      return notes.enters(event.unit, event.at);
    case 'arrived':
      return CALLED.has(event.by) ? null : notes.comes(event.unit, event.at);
    case 'moved':
      return noteOfMove(event, words);
    case 'exited':
      return notes.escapes(event.unit, event.at);
    case 'left':
      return notes.leaves(event.unit);
    case 'shot':
      return notes.shot(event);
    case 'cast':
      return notes.cast(event, named(names.spells, event.spell));
    case 'fought':
      return notes.fought(event);
    case 'hit':
      return notes.hit(event.unit, event.hits);
    case 'state':
      return notes.state(event.unit, event.state);
    case 'poisoned':
      return notes.poisoned(event.unit, event.on);
    case 'tested':
      return notes.tested(event.unit, event.passed);
    case 'lost':
      return notes.lost(event.unit);
    case 'terror':
      return notes.terror(event.now);
    case 'glory':
      return notes.glory(event.seat, event.now);
    case 'revealed':
      return notes.revealed(event.unit, event.star);
    case 'token':
      return notes.found(treasureOf(event.token, words), event.at);
    case 'captured':
      return notes.captured(event.seat, treasureOf(event.token, words), event.at);
    case 'town':
      return notes.holds(event.seat, event.at);
    case 'works':
      return event.kind === null ? notes.gone(event.at) : null;
    default:
      return null;
  }
}
