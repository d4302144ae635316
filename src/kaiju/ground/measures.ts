/** Half the side of a lot, its corner radius and the width of its kerb, in boxes. */
export const LOT = 0.4;
export const LOT_CORNER = 0.05;
export const KERB = 0.022;

/** Half the width of a street. */
export const LANE = 0.5 - LOT;

/** Height of the streets; the surface of the lots is at 0. */
export const STREET_LEVEL = -0.026;

/** A zebra crossing spans the mouth of a street: its start and end, measured from the centre of the crossing. */
export const ZEBRA = { from: LANE + 0.014, to: LANE + 0.086 } as const;
