import { type Card, COLOURS, type Colour, isCombat, numberOf } from './cards';
import { copyOf } from './copy';
import type { Event, EventOf, Rows } from './event';
import { isSite, type Seat, sideName } from './island';
import { type Cover, type Plate, SIDES, type Side, type View } from './position';

type Pile = View['king']['hand'];

/** A view between the events of an action, and what the next event may mean. */
export interface Followed {
  readonly now: View;
  /** The previous event. */
  readonly last: Event | undefined;
  /** Combat decks that Clean-up has yet to shuffle (K16.5). */
  readonly toShuffle: number;
}

/** The known state while events are applied. */
type Draft = { -readonly [Field in keyof Followed]: Followed[Field] };

const sizeless = (pile: Pile): pile is { count: number; top?: Card } => 'count' in pile;

/** A pile without its top cards. */
function withoutTop(pile: Pile, count: number): Pile {
  return sizeless(pile) ? { count: pile.count - count } : pile.slice(count);
}

/** A hand with added cards. @param cards undefined if hidden */
function withMore(hand: Pile, cards: readonly Card[] | undefined, count: number): Pile {
  if (sizeless(hand)) return { count: hand.count + count };
  return [...hand, ...(cards ?? [])];
}

/** A pile without one copy of a card, at any depth. */
function without(pile: Pile, card: Card | undefined): Pile {
  if (sizeless(pile)) return { count: pile.count - 1 };
  const at = card === undefined ? -1 : pile.indexOf(card);
  return pile.filter((_, index) => index !== at);
}

const handOf = ({ now }: Draft, seat: Seat): Pile =>
  seat === 'king' ? now.king.hand : now.heroes[seat]!.hand;

function setHand({ now }: Draft, seat: Seat, hand: Pile): void {
  if (seat === 'king') now.king.hand = hand;
  else now.heroes[seat]!.hand = hand;
}

function discard({ now }: Draft, side: Side, ...cards: readonly (Card | null)[]): void {
  for (const card of cards) {
    if (card !== null) now.decks[side][isCombat(card) ? 'combatDiscard' : 'actionDiscard'].push(card);
  }
}

function spend(draft: Draft, seat: Seat, card: Card): void {
  setHand(draft, seat, without(handOf(draft, seat), card));
  discard(draft, sideName(seat), card);
}

function drop({ now }: Draft, side: Side, pile: 'combat' | 'action', count: number): void {
  now.decks[side][pile] = withoutTop(now.decks[side][pile], count);
}

/**
 * If a draw pile runs out during a draw (K1.5), the cards drawn so far are reported only after the shuffle.
 * Until then they are counted on top of the new pile.
 */
function shuffled(draft: Draft, { side, pile, count }: EventOf<'shuffled'>): void {
  const deck = draft.now.decks[side];
  const isCleanUp = draft.toShuffle > 0;
  const isBricks = draft.last?.type === 'covered' && draft.last.by === 'brick';
  if (isCleanUp) draft.toShuffle--;
  if (!isBricks) deck[`${pile}Discard`] = [];
  deck[pile] = {
    count: count + (isCleanUp || isBricks ? 0 : sizeless(deck[pile]) ? deck[pile].count : deck[pile].length),
  };
}

function dealt({ now }: Draft, up: boolean, counts: Rows<number>, rows: Rows | undefined): void {
  for (const row of COLOURS) {
    const plates = Array.from({ length: counts[row] }, (_, index) => ({
      card: rows?.[row][index] ?? null,
      up,
      cover: null,
    }));
    now.chart[row] = { disabled: false, plates };
  }
}

/** Reverses plates or covers (K8.2, K12.3). */
function reversed({ now }: Draft, row: Colour, of: 'plates' | 'covers'): void {
  const { plates } = now.chart[row];
  if (of === 'covers') {
    const covers = plates.flatMap(({ cover }) => cover ?? []).reverse();
    for (const plate of plates) if (plate.cover !== null) plate.cover = covers.shift()!;
    return;
  }
  const down = plates.filter(({ up }) => !up);
  const faces = down.map(({ card, seen }) => ({ card, seen })).reverse();
  for (const [index, plate] of down.entries()) {
    const { card, seen } = faces[index]!;
    plate.card = card;
    if (seen === undefined) delete plate.seen;
    else plate.seen = seen;
  }
}

/** Anvil's replacement of a plate; `card` is undefined if hidden, null if there was none (K1.5, K7.3). */
function replaced(draft: Draft, { row, col, old, secret, card = secret?.card }: EventOf<'replaced'>): void {
  const { plates } = draft.now.chart[row];
  const { up, cover } = plates[col - 1]!;
  // The old plate was discarded before the shuffle, so the new pile contains it, unless it is a wild: those
  // belong to another deck.
  if (draft.last?.type !== 'shuffled' || !isCombat(old)) discard(draft, 'king', old);
  drop(draft, 'king', 'combat', card === null ? 0 : 1);
  if (card !== null) plates[col - 1] = { card: card ?? null, up, cover };
  else {
    plates.splice(col - 1, 1);
    discard(draft, 'league', cover?.card ?? null);
  }
}

function compared(draft: Draft, { row, plate, cover, won }: EventOf<'compared'>): void {
  const { plates } = draft.now.chart[row];
  if (won) {
    plates.shift();
    discard(draft, 'king', plate);
    discard(draft, 'league', cover);
    return;
  }
  for (const each of plates) {
    discard(draft, 'league', each.cover?.card ?? null);
    each.cover = null;
  }
  plates[0] = { card: plate, up: true, cover: null };
}

function traded(draft: Draft, { heroes: [one, other], secret }: EventOf<'traded'>): void {
  if (secret === undefined) return;
  const [given, got] = secret.cards;
  setHand(draft, one, withMore(without(handOf(draft, one), given), [got], 1));
  setHand(draft, other, withMore(without(handOf(draft, other), got), [given], 1));
}

function changeByGrey({ now }: Draft, event: EventOf<'grey'>): void {
  const as = numberOf(event.card);
  const { zone } = now.king;
  if (event.at === 'objective' && isSite(zone)) now.zones[zone].cards.at(-1)!.as = as;
  if (event.at === 'cover') now.chart[event.row].plates[event.col - 1]!.cover!.as = as;
}

/** Restores the printed numbers (K16.1). */
function forgetNumbers({ now }: Draft): void {
  for (const { cards } of Object.values(now.zones)) for (const laid of cards) delete laid.as;
  for (const { plates } of Object.values(now.chart)) for (const { cover } of plates) delete cover?.as;
}

/** Updates the marks of the turn and the open decision; other events cover the rest. */
function waiting({ now }: Draft, { turn, marks, known, stack, secret }: EventOf<'waiting'>): void {
  now.turn = copyOf(turn);
  now.stack = copyOf(stack);
  Object.assign(now.king, marks);
  const frame = now.stack.at(-1);
  if (frame?.kind === 'trade' && frame.offer !== null) frame.offer.card = secret?.offered ?? null;
  for (const side of SIDES) {
    const deck = now.decks[side];
    deck.known = known[side];
    const looking = frame?.kind === 'ibis' && frame.deck === side;
    if (sizeless(deck.action) && !deck.known && !looking) delete deck.action.top;
  }
}

function apply(draft: Draft, event: Event): void {
  const { now } = draft;
  switch (event.type) {
    case 'phase':
      if (event.phase === 'cleanup') {
        draft.toShuffle = 2;
        forgetNumbers(draft);
      }
      return;
    case 'shuffled':
      shuffled(draft, event);
      return;
    case 'cleared':
      discard(draft, 'king', ...event.plates);
      discard(draft, 'league', ...event.covers);
      return;
    case 'dealt': {
      const { up, counts, extra, rows, secret } = event;
      const dealtCards = Object.values(counts).reduce((sum, count) => sum + count, 0);
      drop(draft, 'king', 'combat', dealtCards + extra.length);
      discard(draft, 'king', ...extra);
      dealt(draft, up, counts, rows ?? secret?.rows);
      return;
    }
    case 'left-over':
      now.decks.king.combatDiscard = [...event.cards];
      return;
    case 'drawn': {
      const { seat, count, secret } = event;
      drop(draft, sideName(seat), 'combat', count);
      setHand(draft, seat, withMore(handOf(draft, seat), secret?.cards, count));
      return;
    }
    case 'discarded':
    case 'answered':
      spend(draft, event.seat, event.card);
      return;
    case 'replaced':
      replaced(draft, event);
      return;
    case 'traded':
      traded(draft, event);
      return;
    case 'action-card':
      drop(draft, sideName(event.seat), 'action', 1);
      return;
    case 'used':
      discard(draft, event.side, event.card);
      return;
    case 'toll': {
      drop(draft, 'king', 'combat', 1);
      const plate = event.plate === null ? undefined : now.chart[event.row].plates.shift();
      discard(draft, 'king', event.card, event.plate);
      discard(draft, 'league', plate?.cover?.card ?? null);
      return;
    }
    case 'reversed':
      reversed(draft, event.row, event.of);
      return;
    case 'wild-kept':
      setHand(draft, 'king', withMore(now.king.hand, ['W'], 1));
      return;
    case 'wild-placed':
    case 'row-refilled':
      if (event.type === 'row-refilled') drop(draft, 'king', 'combat', 1);
      now.chart[event.row].plates.push({ card: event.card, up: true, cover: null });
      return;
    case 'smashed':
      setHand(draft, 'king', without(now.king.hand, event.card));
      now.zones[event.zone].cards.push({ card: event.card });
      return;
    case 'zone-destroyed':
      discard(draft, 'king', ...now.zones[event.zone].cards.map((laid) => laid.card));
      now.zones[event.zone] = { destroyed: true, cards: [] };
      return;
    case 'grey':
      spend(draft, 'grey', event.card);
      changeByGrey(draft, event);
      return;
    case 'duel':
      if (event.fromDeck) {
        drop(draft, 'king', 'combat', 1);
        discard(draft, 'king', event.card);
      } else spend(draft, 'king', event.card);
      return;
    case 'taken-out':
      discard(draft, 'league', ...event.cards);
      setHand(draft, event.hero, withoutTop(handOf(draft, event.hero), event.cards.length));
      return;
    case 'state': {
      const { hero, state, zone } = event;
      Object.assign(now.heroes[hero]!, { state, zone });
      if (state === 'up') now.reserve = now.reserve.filter((each) => each !== hero);
      return;
    }
    case 'king-moved':
      if (event.card !== null) spend(draft, 'king', event.card);
      now.king.zone = event.to;
      return;
    case 'king-pushed':
      now.king.zone = event.to;
      return;
    case 'initiative': {
      const drawn = event.cards.filter((card) => card !== null);
      drop(draft, 'league', 'combat', drawn.length);
      discard(draft, 'league', ...drawn);
      return;
    }
    case 'hero-moved':
      spend(draft, event.hero, event.card);
      now.heroes[event.hero]!.zone = event.to;
      return;
    case 'shifted':
      spend(draft, event.hero, event.card);
      return;
    case 'peeked': {
      const plate: Plate<Card | null> = now.chart[event.row].plates[event.col - 1]!;
      plate.seen = true;
      if (event.secret !== undefined) plate.card = event.secret.card;
      return;
    }
    case 'covered': {
      const { hero, row, col, card, by } = event;
      if (by === 'hand') setHand(draft, hero, without(handOf(draft, hero), card));
      if (by === 'brick') now.decks.league.combat = without(now.decks.league.combat, card);
      now.chart[row].plates[col - 1]!.cover = { card };
      return;
    }
    case 'compared':
      compared(draft, event);
      return;
    case 'row-disabled':
      now.chart[event.row].disabled = true;
      return;
    case 'token': {
      const cover: Cover = now.chart[event.row].plates[event.col - 1]!.cover!;
      cover.tokens = (cover.tokens ?? 0) + 1;
      return;
    }
    case 'gambled':
      discard(draft, 'king', ...event.cards);
      setHand(draft, 'king', withoutTop(now.king.hand, event.cards.length));
      return;
    case 'stored':
      setHand(draft, event.hero, without(handOf(draft, event.hero), event.secret?.card));
      now.heroes[event.hero]!.stored = event.secret?.card ?? true;
      return;
    case 'unstored':
      now.heroes[event.hero]!.stored = null;
      discard(draft, 'league', event.card);
      return;
    case 'taken-up': {
      const { hero, secret } = event;
      now.heroes[hero]!.stored = null;
      setHand(
        draft,
        hero,
        withMore(handOf(draft, hero), secret === undefined ? undefined : [secret.card], 1),
      );
      return;
    }
    case 'ibis-looked': {
      const { action } = now.decks[event.deck];
      if (sizeless(action) && event.secret !== undefined) action.top = event.secret.card;
      return;
    }
    case 'ibis-dropped':
      drop(draft, event.deck, 'action', 1);
      discard(draft, event.deck, event.card);
      return;
    case 'waiting':
      waiting(draft, event);
      return;
    case 'over': {
      const { type: _over, ...outcome } = event;
      now.outcome = outcome;
      return;
    }
  }
}

/** The view after one more event of an action. */
export function follow({ now, last, toShuffle }: Followed, event: Event): Followed {
  const draft: Draft = { now: copyOf(now), last, toShuffle };
  apply(draft, event);
  return { ...draft, last: event };
}

/** The viewer's next view, from the events of an action. */
export function advance(view: View, events: readonly Event[]): View {
  const draft: Draft = { now: copyOf(view), last: undefined, toShuffle: 0 };
  for (const event of events) {
    apply(draft, event);
    draft.last = event;
  }
  return draft.now;
}
