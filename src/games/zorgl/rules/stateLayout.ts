/** Byte layout of a state. One buffer holds everything, so a copy is one block move. */

const BOXES = 49;
export const DECK = 54;
export const PLAYERS = 4;

/** The generator's four words. They come first because of their alignment. */
export const RNG = 0;
export const RNG_BYTES = 16;

/** The contents of each box: floors times 16, plus the occupant. */
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

/** Hands, draw pile and discard pile: the number of cards, then room for a whole deck. */
export const HAND_SIZE = REASON + 1;
export const DRAW_SIZE = HAND_SIZE + PLAYERS;
export const DISCARD_SIZE = DRAW_SIZE + 1;
/** Aligned to four bytes, so that everything before it can be read as words. */
export const HANDS = Math.ceil((DISCARD_SIZE + 1) / 4) * 4;
export const DRAW = HANDS + PLAYERS * DECK;
export const DISCARD = DRAW + DECK;
export const SIZE = DISCARD + DECK;
