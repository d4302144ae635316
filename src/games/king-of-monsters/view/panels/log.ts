import type { Card, Colour, Event } from '#king-of-monsters/rules';
import { clauseBy, type LogTable } from '#module';
import { LOG_DRAWINGS } from '#ui';
import { cardWords, plateWords } from './actionWords';
import type { PlayMessages } from './messages';

const { card: CARD, death: DEATH, discard: DISCARD, draw: DRAW, end: END, hit: HIT } = LOG_DRAWINGS;

const king = () => 'king';

/** The log line of each event type. Those without a row are bookkeeping, or another event describes them better. */
export function logTable(words: PlayMessages): LogTable<Event> {
  const { story, rows, zones } = words;
  const card = (each: Card | null | undefined) =>
    each == null ? words.cards.hidden : cardWords(each, words);
  const place = (at: { readonly row: Colour; readonly col: number }) => plateWords(at.row, at.col, words);
  return {
    phase: {
      tone: 'turn',
      icon: LOG_DRAWINGS.turn,
      clause: 'K5.1',
      text: (_, { turn, phase }) => story.turn(turn, story.phase[phase]),
    },
    cleared: {
      seat: king,
      tone: 'hit',
      icon: DISCARD,
      clause: 'K6.3',
      text: (_, { covers }) => (covers.length === 0 ? undefined : story.swept(covers.length)),
    },
    dealt: { seat: king, icon: CARD, clause: 'K6.3', text: (_, { up }) => story.dealt(up) },
    drawn: {
      seat: 'seat',
      tone: 'quiet',
      icon: DRAW,
      clause: 'K7.1',
      text: (name, { count }) => story.drawn(name, count),
    },
    discarded: {
      seat: 'seat',
      tone: 'quiet',
      icon: DISCARD,
      clause: 'K1.3',
      text: (name, event) => story.discarded(name, card(event.card)),
    },
    replaced: {
      seat: () => 'anvil',
      icon: CARD,
      clause: 'K7.3',
      text: (_, event) => story.replaced(place(event), card(event.old)),
    },
    traded: {
      seat: () => 'ninja',
      icon: CARD,
      clause: 'K7.4',
      text: (_, { heroes: [one, other] }, { name }) => story.traded(name(one), name(other)),
    },
    'action-card': {
      seat: 'seat',
      icon: CARD,
      clause: clauseBy(({ seat }) => (seat === 'king' ? 'king' : 'hero'), { king: 'K8.2', hero: 'K12.3' }),
      text: (name, event) => story.actionCard(name, card(event.card)),
    },
    toll: { seat: king, icon: DISCARD, clause: 'K8.1', text: (_, event) => story.toll(card(event.card)) },
    reversed: {
      icon: LOG_DRAWINGS.shuffle,
      clause: clauseBy(({ of }) => of, { plates: 'K8.2', covers: 'K12.3' }),
      text: (_, { of, row, count }) =>
        of === 'plates' ? story.reversedPlates(rows[row], count) : story.reversedCovers(rows[row], count),
    },
    'wild-kept': { seat: king, icon: CARD, clause: 'K8.2', text: () => story.wildKept },
    'wild-placed': {
      seat: king,
      icon: CARD,
      clause: 'K8.3',
      text: (_, { row }) => story.wildPlaced(rows[row]),
    },
    smashed: {
      seat: king,
      tone: 'hit',
      icon: HIT,
      clause: 'K9.3',
      text: (_, event) => story.smashed(zones[event.zone], card(event.card), event.damage),
    },
    'zone-destroyed': {
      seat: king,
      tone: 'combo',
      icon: DEATH,
      clause: 'K9.5',
      text: (_, { zone }) => story.destroyed(zones[zone]),
    },
    grey: {
      seat: () => 'grey',
      icon: CARD,
      clause: clauseBy(({ at }) => at, { objective: 'K9.4', duel: 'K10.3', cover: 'K14.9' }),
      text: (_, event) => story.grey(card(event.card)),
    },
    duel: {
      seat: king,
      tone: 'hit',
      icon: HIT,
      clause: clauseBy(({ row }) => (row === null ? 'attack' : 'row'), { attack: 'K9.6', row: 'K14.5' }),
      text: (_, event, { name }) =>
        event.row === null ? story.attack(name(event.hero), card(event.card)) : story.opens(card(event.card)),
    },
    challenge: {
      seat: 'hero',
      tone: 'hit',
      icon: HIT,
      clause: 'K14.5',
      text: (name, { row }) => story.challenge(name, rows[row]),
    },
    answered: {
      seat: 'seat',
      icon: CARD,
      clause: 'K10.1',
      text: (name, event) => story.answered(name, card(event.card)),
    },
    'duel-over': {
      clause: 'K10.4',
      text: (_, { winner, hero }, { name }) => story.duelOver(words.amid[winner], name(hero)),
    },
    'taken-out': { seat: 'hero', tone: 'combo', icon: DEATH, clause: 'K10.5', text: story.takenOut },
    state: {
      seat: 'hero',
      clause: clauseBy(({ state }) => state, {
        down: 'K10.6',
        rising: 'K16.2',
        up: 'K16.2',
        out: 'K10.5',
        lost: 'K16.2',
        reserve: 'K16.3',
      }),
      text: (name, { state }) => (state === 'out' ? undefined : story.state[state](name)),
    },
    'king-moved': {
      seat: king,
      tone: 'combo',
      // In the first turn the King moves without a card.
      clause: clauseBy((event) => (event.card === null ? 'first' : 'later'), {
        first: 'K11.1',
        later: 'K11.2',
      }),
      text: (_, { to }) => story.kingMoved(zones[to]),
    },
    'king-pushed': {
      seat: king,
      tone: 'combo',
      clause: 'K15.3',
      text: (_, { to }) => story.kingPushed(zones[to]),
    },
    redrawn: { seat: 'hero', icon: CARD, clause: 'K12.4', text: story.redrawn },
    airstrip: { seat: 'hero', clause: 'K12.4', text: story.airstrip },
    'hero-moved': {
      seat: 'hero',
      clause: 'K13.1',
      text: (name, { to }) => story.heroMoved(name, zones[to]),
    },
    shifted: { seat: 'hero', clause: 'K14.2', text: (name, { row }) => story.shifted(name, rows[row]) },
    peeked: {
      seat: () => 'artemis',
      clause: 'K13.2',
      text: (_, event) =>
        event.secret === undefined
          ? story.peeked(place(event))
          : story.peekedCard(place(event), card(event.secret.card)),
    },
    covered: {
      seat: 'hero',
      icon: CARD,
      clause: clauseBy(({ by }) => by, { hand: 'K14.3', wild: 'K12.3', brick: 'K14.8' }),
      text: (_, event) => story.covered(place(event), card(event.card)),
    },
    compared: {
      seat: 'hero',
      tone: ({ won }) => (won ? 'hit' : 'plain'),
      icon: HIT,
      clause: 'K14.4',
      text: (_, { won, number, plate }) => (won ? story.held : story.beaten)(number, card(plate)),
    },
    'row-disabled': { tone: 'combo', clause: 'K14.5', text: (_, { row }) => story.disabled(rows[row]) },
    'row-refilled': {
      seat: king,
      icon: CARD,
      clause: 'K14.5',
      text: (_, event) => story.refilled(rows[event.row], card(event.card)),
    },
    token: { seat: () => 'dynamo', clause: 'K14.7', text: (_, event) => story.token(place(event)) },
    frenzy: { seat: king, tone: 'combo', clause: 'K15.1', text: () => story.frenzy },
    gambled: { seat: king, tone: 'hit', icon: DISCARD, clause: 'K15.1', text: () => story.gambled },
    stored: { seat: 'hero', clause: 'K13.5', text: story.stored },
    unstored: { seat: 'hero', icon: DISCARD, clause: 'K13.5', text: story.unstored },
    'ibis-looked': { seat: () => 'ibis', clause: 'K16.6', text: () => story.ibisLooked },
    'ibis-dropped': {
      seat: () => 'ibis',
      icon: DISCARD,
      clause: 'K16.6',
      text: (_, event) => story.ibisDropped(card(event.card)),
    },
    over: {
      tone: 'end',
      icon: END,
      clause: clauseBy(({ reason }) => reason, {
        reactor: 'K17.1',
        ocean: 'K17.2',
        heroes: 'K17.3',
        time: 'K17.4',
      }),
      text: (_, { winner, reason }) => `${words.won[winner]} ${story.over[reason]}`,
    },
  };
}
