/** Gold to start a feud (N22.1). */
export const WERGILD = 2;
/** Supplies to drop Poisoned and to raise a mob (N20.2, N25.36). */
export const POISON_COST = 2;
export const MOB_COST = 3;
/** Highest magic level (N23.3). */
export const MAX_MAGIC = 5;
