/** Rows of every board (T1.1). */
export const ROWS = 20;
/** Tokens of a living kaiju at the start of a turn (T5.1). */
export const TOKENS = 5;
/** Hits that kill a kaiju (T8.1). */
export const DEADLY_HITS = 10;
/** Turns of a full game (T9.1). */
export const TURNS = 8;
/** Tiles that each player slides during the setup (T3.4). */
export const FOUNDING_ROUNDS = 3;
/** In a level city, how many rows above the lowest landing are allowed (T4.6). */
export const LEVEL_ROWS = 2;
/** Most kaiju in a box (T1.2). */
export const KAIJU_IN_BOX = 2;
