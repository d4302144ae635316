/** How wide and deep a zone is, in units of the model. */
export const WIDTH = 1.6;
export const DEPTH = 2.4;
/** How far the sides go down. */
export const RIM = 0.14;
