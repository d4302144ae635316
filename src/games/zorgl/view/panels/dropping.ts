import type { CardId } from '#core';
import type { Action } from '#zorgl/rules';

/** The cards of a hand that are to go (Z11.15). */
export interface Dropping {
  /** How many must go. */
  readonly count: number;
  /** Those chosen so far; all of them from the start where there is no choice. */
  readonly chosen: readonly CardId[];
  /** Any of them may be taken; without a choice it is none. */
  readonly open: readonly CardId[];
}

type Discard = Extract<Action, { readonly do: 'discard' }>;

const isDiscard = (action: Action): action is Discard => action.do === 'discard';

/** What the discards of a list leave to be chosen. @param picked the cards taken up so far */
export function droppingOf(legal: readonly Action[], picked: readonly CardId[]): Dropping {
  const [first, ...others] = legal.filter(isDiscard);
  const count = first?.cards.length ?? 0;
  if (first === undefined || others.length === 0) return { count, chosen: first?.cards ?? [], open: [] };
  const hand = [...new Set([first, ...others].flatMap(({ cards }) => cards))];
  return { count, chosen: picked, open: picked.length < count ? hand : picked };
}

/** The discard of exactly these cards, in whatever order they were chosen; null for another number of cards. */
export function discardOf(legal: readonly Action[], chosen: readonly CardId[]): Action | null {
  const found = legal
    .filter(isDiscard)
    .find(({ cards }) => cards.length === chosen.length && cards.every((card) => chosen.includes(card)));
  return found ?? null;
}
