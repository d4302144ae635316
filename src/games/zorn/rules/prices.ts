/** What a feud is begun with, in gold (N22.1). */
export const WERGILD = 2;
/** What dropping poison and calling a mob costs, in supplies (N20.2, N25.36). */
export const POISON_COST = 2;
export const MOB_COST = 3;
/** The highest level of magic (N23.3). */
export const MAX_MAGIC = 5;
