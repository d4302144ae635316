/** Half the side of a lot, the radius of its corners and the width of its kerb, in boxes. */
export const LOT = 0.4;
export const LOT_CORNER = 0.05;
export const KERB = 0.022;

/** Half the width of a street. */
export const LANE = 0.5 - LOT;

/** The streets lie this much lower than the lots, whose surface is at height 0. */
export const STREET_LEVEL = -0.026;

/** A zebra lies across the mouth of a street: where it begins and ends, from the middle of the crossing. */
export const ZEBRA = { from: LANE + 0.014, to: LANE + 0.086 } as const;
