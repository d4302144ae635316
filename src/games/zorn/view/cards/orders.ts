import { CARD_ORDERS, CARDS } from '#zorn/rules';
import type { Creature } from './woodcut';

type Order = 'spawn' | 'advance' | 'strike' | 'lead' | 'wave' | 'event' | 'crazed';
type Kind = Exclude<Creature, 'champion'>;

/** What a card of the Blight orders, and for whom. */
export interface OrderKind {
  readonly order: Order;
  /** Those that spawn, or that it is for; none if it is for all. */
  readonly kinds: readonly Kind[];
}

const CARD_KINDS = [...new Set(CARD_ORDERS)];

/** The kinds of cards, each once. */
export const ORDER_KINDS: readonly OrderKind[] = CARD_KINDS.map(({ order, units, kinds }) => ({
  order: order as Order,
  kinds: (units ?? kinds ?? []) as readonly Kind[],
}));

/** The kind of a card, by its number among {@link ORDER_KINDS}. @param card k1 … k27. Throws a RangeError for another one. */
export function orderFace(card: string): number {
  const facts = CARD_ORDERS[CARDS.indexOf(card)];
  if (facts === undefined) throw new RangeError(`there is no card ${card}`);
  return CARD_KINDS.indexOf(facts);
}
