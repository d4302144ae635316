import type { Card, Colour, Event, Hero, Seat, Zone } from '#king-of-monsters/rules';
import { type LogLine, nameOf, type SeatNames } from '#module';
import { LOG_DRAWINGS, type LogTone } from '#ui';
import { cardWords, plateWords } from './actionWords';
import { eventClause } from './clauses';
import type { PlayMessages } from './messages';

/** What an event says, its secret part included where the viewer may see it. */
interface Facts {
  readonly seat: Seat;
  readonly hero: Hero;
  readonly heroes: readonly Hero[];
  readonly card?: Card | null;
  readonly row: Colour | null;
  readonly col: number;
  readonly zone: Zone;
  readonly to: Zone;
  readonly number: number;
  readonly count: number;
  readonly turn: number;
  readonly damage: number;
  readonly up: boolean;
  readonly won: boolean;
  readonly of: 'plates' | 'covers';
  readonly phase: keyof PlayMessages['story']['phase'];
  readonly state: keyof PlayMessages['story']['state'];
  readonly plate: Card;
  readonly covers: readonly Card[];
  readonly old: Card;
  readonly winner: 'king' | 'league';
  readonly reason: keyof PlayMessages['story']['over'];
}

type Told = readonly [text: string, tone: LogTone, seat: Seat | null, icon?: keyof typeof LOG_DRAWINGS];

/** One event in words; null for bookkeeping and for what another event tells better. */
function toldOf(event: Event, names: SeatNames, words: PlayMessages): Told | null {
  const facts = { ...event, ...event.secret } as unknown as Facts;
  const { story, rows, zones } = words;
  const card = (each: Card | null | undefined) =>
    each == null ? words.cards.hidden : cardWords(each, words);
  const colour = () => rows[facts.row ?? 'R'];
  const place = () => plateWords(facts.row ?? 'R', facts.col, words);
  const name = (seat: Seat) => nameOf(names, seat);
  const { seat, hero } = facts;
  switch (event.type) {
    case 'phase':
      return [story.turn(facts.turn, story.phase[facts.phase]), 'turn', null, 'turn'];
    case 'cleared':
      return facts.covers.length === 0 ? null : [story.swept(facts.covers.length), 'hit', 'king', 'discard'];
    case 'dealt':
      return [story.dealt(facts.up), 'plain', 'king', 'card'];
    case 'drawn':
      return [story.drawn(name(seat), facts.count), 'quiet', seat, 'draw'];
    case 'discarded':
      return [story.discarded(name(seat), card(facts.card)), 'quiet', seat, 'discard'];
    case 'replaced':
      return [story.replaced(place(), card(facts.old)), 'plain', 'anvil', 'card'];
    case 'traded':
      return [story.traded(name(facts.heroes[0]!), name(facts.heroes[1]!)), 'plain', 'ninja', 'card'];
    case 'action-card':
      return [story.actionCard(name(seat), card(facts.card)), 'plain', seat, 'card'];
    case 'toll':
      return [story.toll(card(facts.card)), 'plain', 'king', 'discard'];
    case 'reversed':
      return [
        facts.of === 'plates'
          ? story.reversedPlates(colour(), facts.count)
          : story.reversedCovers(colour(), facts.count),
        'plain',
        null,
        'shuffle',
      ];
    case 'wild-kept':
      return [story.wildKept, 'plain', 'king', 'card'];
    case 'wild-placed':
      return [story.wildPlaced(colour()), 'plain', 'king', 'card'];
    case 'smashed':
      return [story.smashed(zones[facts.zone], card(facts.card), facts.damage), 'hit', 'king', 'hit'];
    case 'zone-destroyed':
      return [story.destroyed(zones[facts.zone]), 'combo', 'king', 'death'];
    case 'grey':
      return [story.grey(card(facts.card)), 'plain', 'grey', 'card'];
    case 'duel':
      return facts.row === null
        ? [story.attack(name(hero), card(facts.card)), 'hit', 'king', 'hit']
        : [story.opens(card(facts.card)), 'hit', 'king', 'hit'];
    case 'challenge':
      return [story.challenge(name(hero), colour()), 'hit', hero, 'hit'];
    case 'answered':
      return [story.answered(name(seat), card(facts.card)), 'plain', seat, 'card'];
    case 'duel-over':
      return [story.duelOver(words.amid[facts.winner], name(hero)), 'plain', null];
    case 'taken-out':
      return [story.takenOut(name(hero)), 'combo', hero, 'death'];
    case 'state':
      return facts.state === 'out' ? null : [story.state[facts.state](name(hero)), 'plain', hero];
    case 'king-moved':
      return [story.kingMoved(zones[facts.to]), 'combo', 'king'];
    case 'king-pushed':
      return [story.kingPushed(zones[facts.to]), 'combo', 'king'];
    case 'redrawn':
      return [story.redrawn(name(hero)), 'plain', hero, 'card'];
    case 'airstrip':
      return [story.airstrip(name(hero)), 'plain', hero];
    case 'hero-moved':
      return [story.heroMoved(name(hero), zones[facts.to]), 'plain', hero];
    case 'shifted':
      return [story.shifted(name(hero), colour()), 'plain', hero];
    case 'peeked':
      return [
        facts.card == null ? story.peeked(place()) : story.peekedCard(place(), card(facts.card)),
        'plain',
        'artemis',
      ];
    case 'covered':
      return [story.covered(place(), card(facts.card)), 'plain', hero, 'card'];
    case 'compared':
      return [
        (facts.won ? story.held : story.beaten)(facts.number, card(facts.plate)),
        facts.won ? 'hit' : 'plain',
        hero,
        'hit',
      ];
    case 'row-disabled':
      return [story.disabled(colour()), 'combo', null];
    case 'row-refilled':
      return [story.refilled(colour(), card(facts.card)), 'plain', 'king', 'card'];
    case 'token':
      return [story.token(place()), 'plain', 'dynamo'];
    case 'frenzy':
      return [story.frenzy, 'combo', 'king'];
    case 'gambled':
      return [story.gambled, 'hit', 'king', 'discard'];
    case 'stored':
      return [story.stored(name(hero)), 'plain', hero];
    case 'unstored':
      return [story.unstored(name(hero)), 'plain', hero, 'discard'];
    case 'ibis-looked':
      return [story.ibisLooked, 'plain', 'ibis'];
    case 'ibis-dropped':
      return [story.ibisDropped(card(facts.card)), 'plain', 'ibis', 'discard'];
    case 'over':
      return [`${words.won[facts.winner]} ${story.over[facts.reason]}`, 'end', null, 'end'];
    default:
      return null;
  }
}

/** A line as a sentence, for lines are also told one after the other. */
const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** What happened, in sentences: the events of one action or more in their order. */
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
