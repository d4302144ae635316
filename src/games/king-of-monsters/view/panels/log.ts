import type { Card, Colour, Event, Seat } from '#king-of-monsters/rules';
import { type LogLine, nameOf, type SeatNames } from '#module';
import { LOG_DRAWINGS, type LogTone } from '#ui';
import { cardWords, plateWords } from './actionWords';
import { eventClause } from './clauses';
import type { PlayMessages } from './messages';

type Told = readonly [text: string, tone: LogTone, seat: Seat | null, icon?: keyof typeof LOG_DRAWINGS];

/** One event in words; null for bookkeeping and for events that another one describes better. */
function toldOf(event: Event, names: SeatNames, words: PlayMessages): Told | null {
  const { story, rows, zones } = words;
  const card = (each: Card | null | undefined) =>
    each == null ? words.cards.hidden : cardWords(each, words);
  const place = (at: { readonly row: Colour; readonly col: number }) => plateWords(at.row, at.col, words);
  const name = (seat: Seat) => nameOf(names, seat);
  switch (event.type) {
    case 'phase':
      return [story.turn(event.turn, story.phase[event.phase]), 'turn', null, 'turn'];
    case 'cleared':
      return event.covers.length === 0 ? null : [story.swept(event.covers.length), 'hit', 'king', 'discard'];
    case 'dealt':
      return [story.dealt(event.up), 'plain', 'king', 'card'];
    case 'drawn':
      return [story.drawn(name(event.seat), event.count), 'quiet', event.seat, 'draw'];
    case 'discarded':
      return [story.discarded(name(event.seat), card(event.card)), 'quiet', event.seat, 'discard'];
    case 'replaced':
      return [story.replaced(place(event), card(event.old)), 'plain', 'anvil', 'card'];
    case 'traded':
      return [story.traded(name(event.heroes[0]!), name(event.heroes[1]!)), 'plain', 'ninja', 'card'];
    case 'action-card':
      return [story.actionCard(name(event.seat), card(event.card)), 'plain', event.seat, 'card'];
    case 'toll':
      return [story.toll(card(event.card)), 'plain', 'king', 'discard'];
    case 'reversed':
      return [
        event.of === 'plates'
          ? story.reversedPlates(rows[event.row], event.count)
          : story.reversedCovers(rows[event.row], event.count),
        'plain',
        null,
        'shuffle',
      ];
    case 'wild-kept':
      return [story.wildKept, 'plain', 'king', 'card'];
    case 'wild-placed':
      return [story.wildPlaced(rows[event.row]), 'plain', 'king', 'card'];
    case 'smashed':
      return [story.smashed(zones[event.zone], card(event.card), event.damage), 'hit', 'king', 'hit'];
    case 'zone-destroyed':
      return [story.destroyed(zones[event.zone]), 'combo', 'king', 'death'];
    case 'grey':
      return [story.grey(card(event.card)), 'plain', 'grey', 'card'];
    case 'duel':
      return event.row === null
        ? [story.attack(name(event.hero), card(event.card)), 'hit', 'king', 'hit']
        : [story.opens(card(event.card)), 'hit', 'king', 'hit'];
    case 'challenge':
      return [story.challenge(name(event.hero), rows[event.row]), 'hit', event.hero, 'hit'];
    case 'answered':
      return [story.answered(name(event.seat), card(event.card)), 'plain', event.seat, 'card'];
    case 'duel-over':
      return [story.duelOver(words.amid[event.winner], name(event.hero)), 'plain', null];
    case 'taken-out':
      return [story.takenOut(name(event.hero)), 'combo', event.hero, 'death'];
    case 'state':
      return event.state === 'out' ? null : [story.state[event.state](name(event.hero)), 'plain', event.hero];
    case 'king-moved':
      return [story.kingMoved(zones[event.to]), 'combo', 'king'];
    case 'king-pushed':
      return [story.kingPushed(zones[event.to]), 'combo', 'king'];
    case 'redrawn':
      return [story.redrawn(name(event.hero)), 'plain', event.hero, 'card'];
    case 'airstrip':
      return [story.airstrip(name(event.hero)), 'plain', event.hero];
    case 'hero-moved':
      return [story.heroMoved(name(event.hero), zones[event.to]), 'plain', event.hero];
    case 'shifted':
      return [story.shifted(name(event.hero), rows[event.row]), 'plain', event.hero];
    case 'peeked':
      return [
        event.secret === undefined
          ? story.peeked(place(event))
          : story.peekedCard(place(event), card(event.secret.card)),
        'plain',
        'artemis',
      ];
    case 'covered':
      return [story.covered(place(event), card(event.card)), 'plain', event.hero, 'card'];
    case 'compared':
      return [
        (event.won ? story.held : story.beaten)(event.number, card(event.plate)),
        event.won ? 'hit' : 'plain',
        event.hero,
        'hit',
      ];
    case 'row-disabled':
      return [story.disabled(rows[event.row]), 'combo', null];
    case 'row-refilled':
      return [story.refilled(rows[event.row], card(event.card)), 'plain', 'king', 'card'];
    case 'token':
      return [story.token(place(event)), 'plain', 'dynamo'];
    case 'frenzy':
      return [story.frenzy, 'combo', 'king'];
    case 'gambled':
      return [story.gambled, 'hit', 'king', 'discard'];
    case 'stored':
      return [story.stored(name(event.hero)), 'plain', event.hero];
    case 'unstored':
      return [story.unstored(name(event.hero)), 'plain', event.hero, 'discard'];
    case 'ibis-looked':
      return [story.ibisLooked, 'plain', 'ibis'];
    case 'ibis-dropped':
      return [story.ibisDropped(card(event.card)), 'plain', 'ibis', 'discard'];
    case 'over':
      return [`${words.won[event.winner]} ${story.over[event.reason]}`, 'end', null, 'end'];
    default:
      return null;
  }
}

/** Adds a full stop, because screen readers read lines in sequence. */
const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** Log lines of the events of one or more actions, in order. */
export function logLines(
  events: readonly Event[],
  names: SeatNames,
  words: PlayMessages,
): readonly LogLine[] {
  return events.flatMap((event): LogLine[] => {
    const told = toldOf(event, names, words);
    if (told === null) return [];
    const [text, tone, seat, icon] = told;
    return [
      {
        text: sentence(text),
        tone,
        seat,
        icon: icon === undefined ? undefined : LOG_DRAWINGS[icon],
        clause: eventClause(event),
      },
    ];
  });
}
