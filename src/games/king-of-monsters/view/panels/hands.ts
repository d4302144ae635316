import { type Card, cardsOf, HEROES, type Seat, sizeOf, type View } from '#king-of-monsters/rules';
import { ofKey, openCards, type Selection } from './offers';

export interface ShownHand {
  readonly owner: Seat;
  /** Null if hidden. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  /** The stored card; true if it is hidden. */
  readonly stored: Card | true | null;
}

const COLOUR_ORDER = 'RGYBW';

/** Sorted by colour, then number; wilds last. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card) => COLOUR_ORDER.indexOf(card[0]!) * 100 + (card.charCodeAt(1) || 0);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** Cards with unique keys; equal cards are numbered. */
export function keyed(cards: readonly Card[]): readonly { readonly key: string; readonly card: Card }[] {
  const counts = new Map<Card, number>();
  return cards.map((card) => {
    const count = counts.get(card) ?? 0;
    counts.set(card, count + 1);
    return { key: `${card} ${count}`, card };
  });
}

/** The hand of a seat; null for a hero who is not in the game. */
export function handIn({ king, heroes }: View, owner: Seat): ShownHand | null {
  const sheet = owner === 'king' ? { hand: king.hand, stored: null } : heroes[owner];
  if (sheet === undefined) return null;
  const { hand, stored } = sheet;
  const cards = 'count' in hand ? null : sorted(cardsOf(hand));
  return { owner, cards, count: sizeOf(hand), stored };
}

/** The hands on display: large ones to choose from, and small open ones of teammates. */
export interface Spread {
  readonly large: readonly ShownHand[];
  readonly small: readonly ShownHand[];
}

/**
 * @param holder the seat whose hand may be seen
 * @param selection the current choice; null while nobody here may act
 */
export function spreadOf(view: View, holder: Seat, selection: Selection | null): Spread {
  const owners = selection === null ? [] : [...openCards(selection)].map((key) => ofKey(key)[0]);
  const chosen = selection?.card == null ? [] : [ofKey(selection.card)[0]];
  const first = selection?.seat ?? holder;
  const isLarge = (seat: Seat) => seat === first || owners.includes(seat) || chosen.includes(seat);
  if (holder === 'king') {
    const hand = handIn(view, 'king');
    return { large: hand === null ? [] : [hand], small: [] };
  }
  const hands = HEROES.flatMap((hero) => handIn(view, hero) ?? []);
  const large = hands.filter(({ owner }) => isLarge(owner));
  const front = large.filter(({ owner }) => owner === first);
  return {
    large: [...front, ...large.filter((hand) => !front.includes(hand))],
    small: hands.filter((hand) => !large.includes(hand) && (hand.count > 0 || hand.stored !== null)),
  };
}
