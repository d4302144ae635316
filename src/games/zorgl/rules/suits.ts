import { CARD_IDS, isJoker, rankIndex, suitIndex } from './cards';
import type { State } from './state';
import type { Traits } from './traits';

export const SUIT_COUNT = 4;
const SPADES = 0;
const CLUBS = 1;
export const HEARTS = 2;

const ACE = 0;
export const JACK = 10;
export const QUEEN = 11;
export const KING = 12;

/** 1 for the diagonal suits ♠ and ♥, 0 for the straight ones (Z4.1, Z5.1). */
export function isDiagonal(suit: number): number {
  return 1 - (suit & 1);
}

/** ♠ and ♣ move, ♥ and ♦ attack. */
export function isBlack(suit: number): boolean {
  return suit < HEARTS;
}

const POWERFUL: readonly boolean[] = CARD_IDS.map((_, card) => {
  const rank = rankIndex(card);
  return isJoker(card) || rank === ACE || rank >= JACK;
});

/** Whether a card has uses beyond its suit: a face, an ace (Z7.1) or a joker (Z11). */
export function isPowerful(card: number): boolean {
  return POWERFUL[card]!;
}

/** Whether a card of a rank may be played for the power of a face: the face itself, or an ace (Z7.1). */
export function hasPower(rank: number, face: number): boolean {
  return rank === ACE || rank === face;
}

/**
 * The suit that a card counts as: clubs for the spades of a stiff monster (Z11.14). @param card not a joker
 */
export function suitFor({ stiff }: Traits, card: number): number {
  const suit = suitIndex(card);
  return stiff && suit === SPADES ? CLUBS : suit;
}

/** The way of the pending blitz or frenzy: 1 diagonal, 0 straight. */
export function wayOfPending(state: State): number {
  return isDiagonal(suitFor(state.traits(state.player), state.pendingCard));
}
