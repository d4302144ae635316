import { CARD_ORDERS, CARDS } from '#zorn/rules';
import type { Creature } from './woodcut';

type Order = 'spawn' | 'advance' | 'strike' | 'lead' | 'wave' | 'event' | 'crazed';
type Kind = Exclude<Creature, 'champion'>;

/** Order of a Blight card and the kinds it affects. */
export interface OrderKind {
  readonly order: Order;
  /** Kinds that spawn or act; empty if it affects all. */
  readonly kinds: readonly Kind[];
}

const CARD_KINDS = [...new Set(CARD_ORDERS)];

/** The different cards, each once. */
export const ORDER_KINDS: readonly OrderKind[] = CARD_KINDS.map(({ order, units, kinds }) => ({
  order: order as Order,
  kinds: (units ?? kinds ?? []) as readonly Kind[],
}));

/** Index of a card in {@link ORDER_KINDS}. @param card k1 … k27. Throws a RangeError if unknown. */
export function orderFace(card: string): number {
  const facts = CARD_ORDERS[CARDS.indexOf(card)];
  if (facts === undefined) throw new RangeError(`there is no card ${card}`);
  return CARD_KINDS.indexOf(facts);
}
