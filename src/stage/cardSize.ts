/** The model key. */
export const CARD = 'card';

/** Width (x), thickness (y) and length (z) of a card, in table units. */
export const CARD_SIZE = [0.72, 0.006, 1] as const;
