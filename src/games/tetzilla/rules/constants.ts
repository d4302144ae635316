/** Rows of every board (T1.1). */
export const ROWS = 20;
/** Tokens of a living kaiju at the start of a turn (T5.1). */
export const TOKENS = 5;
/** Hits that kill (T8.1). */
export const DEADLY_HITS = 10;
/** Turns of a whole game (T9.1). */
export const TURNS = 8;
/** Tiles that each player slides in the set-up (T3.4). */
export const FOUNDING_ROUNDS = 3;
/** Rows above the lowest possible landing that a level city allows (T4.6). */
export const LEVEL_ROWS = 2;
/** Kaiju that a box holds at most (T1.2). */
export const KAIJU_IN_BOX = 2;
