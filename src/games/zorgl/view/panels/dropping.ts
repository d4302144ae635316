import type { Action, CardId } from '#zorgl/rules';

/** A selection of cards to discard (Z11.15). */
export interface Dropping {
  /** How many must be discarded. */
  readonly count: number;
  /** Selected so far. If there is no choice, all of them from the start. */
  readonly chosen: readonly CardId[];
  /** Cards that can be selected; empty if there is no choice. */
  readonly open: readonly CardId[];
}

type Discard = Extract<Action, { readonly do: 'discard' }>;

const isDiscard = (action: Action): action is Discard => action.do === 'discard';

/**
 * The discard selection for some legal actions.
 * @param picked the cards selected so far
 */
export function droppingOf(legal: readonly Action[], picked: readonly CardId[]): Dropping {
  const [first, ...others] = legal.filter(isDiscard);
  const count = first?.cards.length ?? 0;
  if (first === undefined || others.length === 0) return { count, chosen: first?.cards ?? [], open: [] };
  const hand = [...new Set([first, ...others].flatMap(({ cards }) => cards))];
  return { count, chosen: picked, open: picked.length < count ? hand : picked };
}

/** The discard of exactly these cards, in any order; null if their number is wrong. */
export function discardOf(legal: readonly Action[], chosen: readonly CardId[]): Action | null {
  const found = legal
    .filter(isDiscard)
    .find(({ cards }) => cards.length === chosen.length && cards.every((card) => chosen.includes(card)));
  return found ?? null;
}
