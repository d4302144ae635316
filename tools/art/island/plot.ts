/** Width and depth of a zone, model units. */
export const WIDTH = 1.6;
export const DEPTH = 2.4;
/** Depth of the sides. */
export const RIM = 0.14;
