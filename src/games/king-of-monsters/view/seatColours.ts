import type { Seat } from '#king-of-monsters/rules';

/** The King has a colour of his own; heroes have the colours of their cards, one dark and one light shade. */
export const SEAT_COLOURS: Readonly<Record<Seat, string>> = {
  king: '#a06ae0',
  artemis: '#e0402c',
  dynamo: '#f58a72',
  brick: '#2c9a4b',
  grey: '#8fd07a',
  anvil: '#d99a12',
  ibis: '#f7d66a',
  bamf: '#2f74d6',
  ninja: '#82b6f2',
};
