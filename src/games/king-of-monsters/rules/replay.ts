import { type Card, type Colour, isCombat, numberOf } from './cards';
import { copyOf } from './copy';
import type { Hero, Seat, Site, Zone } from './island';
import type { Cover, HeroState, Known, Outcome, Plate, Position, Side, View } from './position';
import type { Event } from './table';

type Pile = View['king']['hand'];
type Rows = Readonly<Record<Colour, readonly Card[]>>;
/** What a fact says, its secret part included where the viewer may see it. */
type Facts = Readonly<Record<string, unknown>>;

/** What is known of a game, for facts to work on. */
interface Draft {
  readonly now: View;
  /** The fact before. */
  last: Event | undefined;
  /** Combat decks that Clean-up is still to shuffle (K16.5). */
  toShuffle: number;
}

const sideOf = (seat: Seat): Side => (seat === 'king' ? 'king' : 'league');
const sizeless = (pile: Pile): pile is { count: number; top?: Card } => 'count' in pile;

/** A pile with its first cards gone. */
function withoutTop(pile: Pile, count: number): Pile {
  return sizeless(pile) ? { count: pile.count - count } : pile.slice(count);
}

/** A hand with cards more. @param cards undefined where they are hidden */
function withMore(hand: Pile, cards: readonly Card[] | undefined, count: number): Pile {
  if (sizeless(hand)) return { count: hand.count + count };
  return [...hand, ...(cards ?? [])];
}

/** A pile with a card less, wherever it lies. */
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
  discard(draft, sideOf(seat), card);
}

function drop({ now }: Draft, side: Side, pile: 'combat' | 'action', count: number): void {
  now.decks[side][pile] = withoutTop(now.decks[side][pile], count);
}

/**
 * The cards that were left when a draw pile ran out in the midst of a draw (K1.5) are still to be told of: they lie on
 * top of the new pile until they are.
 */
function shuffled(
  draft: Draft,
  side: Side,
  pile: 'combat' | 'action',
  count: number,
  cards?: readonly Card[],
): void {
  const deck = draft.now.decks[side];
  const isCleanUp = draft.toShuffle > 0;
  const isBricks = draft.last?.type === 'covered' && draft.last.by === 'brick';
  const left = isCleanUp || isBricks ? [] : deck[pile];
  if (isCleanUp) draft.toShuffle--;
  if (!isBricks) deck[`${pile}Discard`] = [];
  const kept = sizeless(left) ? left.count : left.length;
  deck[pile] = cards === undefined || sizeless(left) ? { count: kept + count } : [...left, ...cards];
}

function dealt({ now }: Draft, up: boolean, counts: Readonly<Record<Colour, number>>, rows?: Rows): void {
  for (const row of Object.keys(counts) as Colour[]) {
    const plates = Array.from({ length: counts[row] }, (_, index) => ({
      card: rows?.[row][index] ?? null,
      up,
      cover: null,
    }));
    now.chart[row] = { disabled: false, plates };
  }
}

/** What turned end for end (K8.2, K12.3). */
function reversed({ now }: Draft, row: Colour, of: string): void {
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

/** Anvil's plate; the card is missing where it is hidden, null where there was none (K1.5, K7.3). */
function replaced(draft: Draft, row: Colour, col: number, old: Card, card: Card | null | undefined): void {
  const { plates } = draft.now.chart[row];
  const { up, cover } = plates[col - 1]!;
  // It was discarded before a card was needed: a new pile holds it, but for a wild, which is not of that deck.
  if (draft.last?.type !== 'shuffled' || !isCombat(old)) discard(draft, 'king', old);
  drop(draft, 'king', 'combat', card === null ? 0 : 1);
  if (card !== null) plates[col - 1] = { card: card ?? null, up, cover };
  else {
    plates.splice(col - 1, 1);
    discard(draft, 'league', cover?.card ?? null);
  }
}

function compared(draft: Draft, row: Colour, plate: Card, cover: Card, won: boolean): void {
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

function traded(draft: Draft, [one, other]: readonly Hero[], cards: readonly Card[] | undefined): void {
  if (cards === undefined) return;
  const [given, got] = cards;
  setHand(draft, one!, withMore(without(handOf(draft, one!), given), [got!], 1));
  setHand(draft, other!, withMore(without(handOf(draft, other!), got), [given!], 1));
}

function changeByGrey({ now }: Draft, card: Card, at: string, row: Colour, col: number): void {
  const as = numberOf(card);
  if (at === 'objective') now.zones[now.king.zone as Site].cards.at(-1)!.as = as;
  if (at === 'cover') now.chart[row].plates[col - 1]!.cover!.as = as;
}

/** Numbers are as printed again (K16.1). */
function forgetNumbers({ now }: Draft): void {
  for (const { cards } of Object.values(now.zones)) for (const laid of cards) delete laid.as;
  for (const { plates } of Object.values(now.chart)) for (const { cover } of plates) delete cover?.as;
}

/** The marks of a turn, and who decides: the facts say the rest. */
function waiting({ now }: Draft, facts: Facts): void {
  now.turn = copyOf(facts.turn as View['turn']);
  now.stack = copyOf(facts.stack as View['stack']);
  Object.assign(now.king, facts.marks);
  const frame = now.stack.at(-1);
  if (frame?.kind === 'trade' && frame.offer !== null)
    frame.offer.card = (facts.offered as Card | undefined) ?? null;
  for (const side of ['king', 'league'] as const) {
    const deck = now.decks[side];
    deck.known = (facts.known as Record<Side, boolean>)[side];
    const looking = frame?.kind === 'ibis' && frame.deck === side;
    if (sizeless(deck.action) && !deck.known && !looking) delete deck.action.top;
  }
}

/** What each fact does to what is known. */
function apply(draft: Draft, event: Event): void {
  const { now } = draft;
  const facts: Facts = { ...event, ...event.secret };
  const seat = facts.seat as Seat;
  const hero = facts.hero as Hero;
  const card = facts.card as Card;
  const row = facts.row as Colour;
  const col = facts.col as number;
  const cards = facts.cards as readonly Card[] | undefined;
  switch (event.type) {
    case 'phase':
      if (facts.phase === 'cleanup') {
        draft.toShuffle = 2;
        forgetNumbers(draft);
      }
      return;
    case 'shuffled':
      shuffled(draft, facts.side as Side, facts.pile as 'combat' | 'action', facts.count as number, cards);
      return;
    case 'cleared':
      discard(draft, 'king', ...(facts.plates as readonly Card[]));
      discard(draft, 'league', ...(facts.covers as readonly Card[]));
      return;
    case 'dealt': {
      const counts = facts.counts as Readonly<Record<Colour, number>>;
      const extra = facts.extra as readonly Card[];
      const dealtCards = Object.values(counts).reduce((sum, count) => sum + count, 0);
      drop(draft, 'king', 'combat', dealtCards + extra.length);
      discard(draft, 'king', ...extra);
      dealt(draft, facts.up as boolean, counts, facts.rows as Rows | undefined);
      return;
    }
    case 'left-over':
      now.decks.king.combatDiscard = [...(cards ?? [])];
      return;
    case 'drawn':
      drop(draft, sideOf(seat), 'combat', facts.count as number);
      setHand(draft, seat, withMore(handOf(draft, seat), cards, facts.count as number));
      return;
    case 'discarded':
    case 'answered':
      spend(draft, seat, card);
      return;
    case 'replaced':
      replaced(draft, row, col, facts.old as Card, facts.card as Card | null | undefined);
      return;
    case 'traded':
      traded(draft, facts.heroes as readonly Hero[], cards);
      return;
    case 'action-card':
      drop(draft, sideOf(seat), 'action', 1);
      return;
    case 'used':
      discard(draft, facts.side as Side, card);
      return;
    case 'toll': {
      drop(draft, 'king', 'combat', 1);
      const plate = facts.plate === null ? undefined : now.chart[row].plates.shift();
      discard(draft, 'king', card, facts.plate as Card | null);
      discard(draft, 'league', plate?.cover?.card ?? null);
      return;
    }
    case 'reversed':
      reversed(draft, row, facts.of as string);
      return;
    case 'wild-kept':
      setHand(draft, 'king', withMore(now.king.hand, ['W'], 1));
      return;
    case 'wild-placed':
    case 'row-refilled':
      if (event.type === 'row-refilled') drop(draft, 'king', 'combat', 1);
      now.chart[row].plates.push({ card, up: true, cover: null });
      return;
    case 'smashed':
      setHand(draft, 'king', without(now.king.hand, card));
      now.zones[facts.zone as Site].cards.push({ card });
      return;
    case 'zone-destroyed': {
      const zone = facts.zone as Site;
      discard(draft, 'king', ...now.zones[zone].cards.map((laid) => laid.card));
      now.zones[zone] = { destroyed: true, cards: [] };
      return;
    }
    case 'grey':
      spend(draft, 'grey', card);
      changeByGrey(draft, card, facts.at as string, row, col);
      return;
    case 'duel':
      if (facts.fromDeck === true) {
        drop(draft, 'king', 'combat', 1);
        discard(draft, 'king', card);
      } else spend(draft, 'king', card);
      return;
    case 'taken-out':
      discard(draft, 'league', ...(cards ?? []));
      setHand(draft, hero, withoutTop(handOf(draft, hero), cards?.length ?? 0));
      return;
    case 'state':
      Object.assign(now.heroes[hero]!, { state: facts.state as HeroState, zone: facts.zone as Zone | null });
      if (facts.state === 'up') now.reserve = now.reserve.filter((each) => each !== hero);
      return;
    case 'king-moved':
    case 'king-pushed':
      if (typeof facts.card === 'string') spend(draft, 'king', card);
      now.king.zone = facts.to as Zone;
      return;
    case 'initiative': {
      const drawn = (cards as readonly (Card | null)[]).filter((each) => each !== null);
      drop(draft, 'league', 'combat', drawn.length);
      discard(draft, 'league', ...drawn);
      return;
    }
    case 'hero-moved':
      spend(draft, hero, card);
      now.heroes[hero]!.zone = facts.to as Zone;
      return;
    case 'shifted':
      spend(draft, hero, card);
      return;
    case 'peeked': {
      const plate: Plate<Card | null> = now.chart[row].plates[col - 1]!;
      plate.seen = true;
      if (card !== undefined) plate.card = card;
      return;
    }
    case 'covered': {
      if (facts.by === 'hand') setHand(draft, hero, without(handOf(draft, hero), card));
      if (facts.by === 'brick') now.decks.league.combat = without(now.decks.league.combat, card);
      now.chart[row].plates[col - 1]!.cover = { card };
      return;
    }
    case 'compared':
      compared(draft, row, facts.plate as Card, facts.cover as Card, facts.won as boolean);
      return;
    case 'row-disabled':
      now.chart[row].disabled = true;
      return;
    case 'token': {
      const cover: Cover = now.chart[row].plates[col - 1]!.cover!;
      cover.tokens = (cover.tokens ?? 0) + 1;
      return;
    }
    case 'gambled':
      discard(draft, 'king', ...(cards ?? []));
      setHand(draft, 'king', withoutTop(now.king.hand, cards?.length ?? 0));
      return;
    case 'stored':
      setHand(draft, hero, without(handOf(draft, hero), card));
      now.heroes[hero]!.stored = card ?? true;
      return;
    case 'unstored':
      now.heroes[hero]!.stored = null;
      discard(draft, 'league', card);
      return;
    case 'taken-up':
      now.heroes[hero]!.stored = null;
      setHand(draft, hero, withMore(handOf(draft, hero), card === undefined ? [] : [card], 1));
      return;
    case 'ibis-looked': {
      const { action } = now.decks[facts.deck as Side];
      if (sizeless(action) && card !== undefined) action.top = card;
      return;
    }
    case 'ibis-dropped':
      drop(draft, facts.deck as Side, 'action', 1);
      discard(draft, facts.deck as Side, card);
      return;
    case 'generator':
      if (facts.rng !== undefined) Object.assign(now, { rng: facts.rng });
      return;
    case 'waiting':
      waiting(draft, facts);
      return;
    case 'over':
      now.outcome = { winner: facts.winner, reason: facts.reason } as Outcome;
      return;
  }
}

/** The next position after the facts of an action; of a view and what its viewer is told, the next view. */
export function applyEvents(known: Position, events: readonly Event[]): Position;
export function applyEvents(known: Known, events: readonly Event[]): Known;
export function applyEvents(known: Known, events: readonly Event[]): Known {
  const draft: Draft = { now: copyOf(known) as View, last: undefined, toShuffle: 0 };
  for (const event of events) {
    apply(draft, event);
    draft.last = event;
  }
  return draft.now as Known;
}
