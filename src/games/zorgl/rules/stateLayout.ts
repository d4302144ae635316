/**
 * Where the bytes of a state lie. One buffer holds them all, so that a copy is one block move.
 */

const BOXES = 49;
export const DECK = 54;
export const PLAYERS = 4;

/** The generator's four words; first, because words begin at multiples of four. */
export const RNG = 0;
export const RNG_BYTES = 16;

/** What is in each box: the floors times 16, and the occupant. */
export const BOX = RNG + RNG_BYTES;
/** The box of each monster. */
export const AT = BOX + BOXES;
export const PLANT = AT + PLAYERS;
export const PILE_FLOORS = PLANT + 1;
export const PILE_UNITS = PILE_FLOORS + PLAYERS;

export const PLAYER = PILE_UNITS + PLAYERS;
export const PLAYED = PLAYER + 1;
export const QUOTA = PLAYED + 1;
export const INERTIA_SPENT = QUOTA + 1;
export const PENDING = INERTIA_SPENT + 1;
export const PENDING_CARD = PENDING + 1;
export const PENDING_SEATS = PENDING_CARD + 1;
export const WINNER = PENDING_SEATS + 1;
export const REASON = WINNER + 1;

/** Hands, draw pile and discard pile: how many cards, and room for a whole deck in each. */
export const HAND_SIZE = REASON + 1;
export const DRAW_SIZE = HAND_SIZE + PLAYERS;
export const DISCARD_SIZE = DRAW_SIZE + 1;
/** At a multiple of four, so that all before it can be read in words. */
export const HANDS = Math.ceil((DISCARD_SIZE + 1) / 4) * 4;
export const DRAW = HANDS + PLAYERS * DECK;
export const DISCARD = DRAW + DECK;
export const SIZE = DISCARD + DECK;
