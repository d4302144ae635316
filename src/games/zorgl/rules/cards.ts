/** A French deck: 52 cards and two jokers, each with a number (0 … 53) for speed and an id (`10H`, `XR`) for people. */

export const SUITS = ['S', 'C', 'H', 'D'] as const;
/** Spades, clubs, hearts, diamonds. */
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const JOKERS = ['XR', 'XB'] as const;
/** The red and the black joker. */
export type Joker = (typeof JOKERS)[number];

export type CardId = `${Rank}${Suit}` | Joker;

/** All 54 ids; the index of an id is the card's number: suit × 13 + rank, then the jokers. */
export const CARD_IDS: readonly CardId[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): CardId => `${rank}${suit}`)),
  ...JOKERS,
];

const numbers = new Map<string, number>(CARD_IDS.map((id, number) => [id, number]));

/** The number of a card, or undefined if the text is no card id. */
export function cardNumber(id: string): number | undefined {
  return numbers.get(id);
}

/** True for the numbers of the two jokers. */
export function isJoker(number: number): boolean {
  return number >= 52;
}

const SUIT_SIZE = RANKS.length;

const SUIT_INDICES = Int8Array.from(CARD_IDS, (_, number) => Math.floor(number / SUIT_SIZE));
const RANK_INDICES = Int8Array.from(CARD_IDS, (_, number) => (isJoker(number) ? -1 : number % SUIT_SIZE));

/** 0 … 3 for the suits in the order of {@link SUITS}; 4 for a joker. */
export function suitIndex(number: number): number {
  return SUIT_INDICES[number]!;
}

/** 0 … 12 for ace … king; -1 for a joker. */
export function rankIndex(number: number): number {
  return RANK_INDICES[number]!;
}

/** The parts of a card id: suit and rank, or just `joker`. */
export function describeCard(
  id: CardId,
): { readonly joker: Joker } | { readonly suit: Suit; readonly rank: Rank } {
  if (id === 'XR' || id === 'XB') return { joker: id };
  return { suit: id.slice(-1) as Suit, rank: id.slice(0, -1) as Rank };
}

/** Cards as one holds them: by suit in the order of {@link SUITS}, each from the ace to the king, then jokers. */
export function sortedCards(cards: readonly CardId[]): readonly CardId[] {
  const order = (card: CardId): number => numbers.get(card) ?? CARD_IDS.length;
  return cards.toSorted((one, other) => order(one) - order(other));
}
