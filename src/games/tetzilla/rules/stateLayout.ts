import { ROWS } from './constants';

/** Byte layout of a state. One buffer holds everything, so a copy is one block move. */

const PLAYERS = 5;
const COLUMNS = 2 * PLAYERS + 2;
const TILES = 56;
const BUILDINGS = 100;
const GUARDS = 24;
const WORD = Int32Array.BYTES_PER_ELEMENT;

/** The built rows of each column, as bits. Words come first because of their alignment. */
export const BUILT_WORDS = 0;
/** Points in each player's pile, which can exceed a byte. */
export const POINTS_WORDS = BUILT_WORDS + COLUMNS;
export const WORDS = POINTS_WORDS + PLAYERS;

/** The contents of each box: one of the `codes`. */
export const BOX = WORDS * WORD;
/** Number of words that hold the contents of all boxes. */
export const BOX_WORDS = (COLUMNS * ROWS) / WORD;
/** The box of each kaiju, or NO_BOX. */
export const AT = BOX + COLUMNS * ROWS;
export const HITS = AT + PLAYERS;
export const TOKENS_LEFT = HITS + PLAYERS;
export const SPENT = TOKENS_LEFT + PLAYERS;
export const ABILITY = SPENT + PLAYERS;
/** Number of guards that each player has overrun. */
export const GUARDS_TAKEN = ABILITY + PLAYERS;
/** Number of buildings that each player has overrun. */
export const PILE_SIZE = GUARDS_TAKEN + PLAYERS;

export const NUMBER = PILE_SIZE + PLAYERS;
export const STAGE = NUMBER + 1;
export const ROUND = STAGE + 1;
export const START = ROUND + 1;
export const PLAYER = START + 1;
export const TILE = PLAYER + 1;
export const REASON = TILE + 1;

/** Numbers of drawn tiles, buildings and guards. */
export const DECK_AT = REASON + 1;
export const BUILDINGS_AT = DECK_AT + 1;
export const GUARDS_AT = BUILDINGS_AT + 1;

/** Tiles set aside. */
export const ASIDE_COUNT = GUARDS_AT + 1;
export const ASIDE = ASIDE_COUNT + 1;
/** Placed tiles: number, spin and corner of each. */
export const PLACED_COUNT = ASIDE + TILES;
export const PLACED = PLACED_COUNT + 1;
export const PLACED_PARTS = 3;
/** Markers overrun, in the order of taking: code and seat of each. */
export const TAKEN_COUNT = PLACED + TILES * PLACED_PARTS;
export const TAKEN = TAKEN_COUNT + 1;
export const TAKEN_PARTS = 2;
/** Boxes of the guards on the board, in ascending order. */
export const GUARD_COUNT = TAKEN + (BUILDINGS + GUARDS) * TAKEN_PARTS;
export const GUARD_BOXES = GUARD_COUNT + 1;
/** The guards that have fired, in order. */
export const FIRED_COUNT = GUARD_BOXES + GUARDS;
export const FIRED = FIRED_COUNT + 1;

/** Rounded up to whole words, so that the buffer can be read as words. */
export const SIZE = Math.ceil((FIRED + GUARDS) / WORD) * WORD;
