/** Bit flags of a unit. */
export const STUNNED = 1;
export const TERRORIZED = 2;
export const POISONED = 4;
export const HUNGRY = 8;
export const NEW = 16;
export const OPEN = 32;
export const STAR = 64;

/** A wild chit (N6.2), which is no seat. */
export const WILD = 5;
export const NOBODY = 7;
/** Word answers start here; smaller numbers are units or areas. */
export const NO = 300;
export const YES = 301;
export const FIRST = 302;
export const SECOND = 303;

export const FOOD = 0;
export const SUPPLIES = 1;
export const GOLD = 2;
export const GLORY = 3;
export const MAGIC = 4;
export const BLESSINGS = 5;
export const RELICS_TAKEN = 6;
/** Counters kept per seat. */
export const HOLDINGS = 7;
export const MAX_SEATS = 5;
export const ORDER_COUNT = 5;
/** Two day turns and a night turn (N5.8). */
export const TURNS_A_DAY = 3;
