import {
  type Card,
  COLOURS,
  COMBAT_CARDS,
  type Colour,
  isCombat,
  isWild,
  type Side,
} from '#king-of-monsters/rules';

/** The kinds of coloured action cards. */
const ACTION_KINDS = ['D', 'V', 'S'] as const;
const ACTIONS: readonly Card[] = [
  ...COLOURS.flatMap((colour) => ACTION_KINDS.map((kind) => `${colour}${kind}`)),
  'W',
  'W4',
];
/**
 * Card backs other than the default, the King's combat back. `seen` marks a plate that the League has looked
 * at.
 */
const BACKS = ['king-action', 'league', 'league-action', 'seen'] as const;
export type Back = (typeof BACKS)[number];

/** Largest damage of an objective, token count and changed number that have faces. */
const MAX_SHOWN = { damage: 39, tokens: 6, number: 9 } as const;

const KING = 0;
const LEAGUE = KING + COMBAT_CARDS.length;
const ACTION = LEAGUE + COMBAT_CARDS.length;
const BACK = ACTION + ACTIONS.length;
const HEAD = BACK + BACKS.length;
const OFF = HEAD + COLOURS.length;
const DAMAGE = OFF + COLOURS.length;
const TOKENS = DAMAGE + MAX_SHOWN.damage + 1;
const CHANGED = TOKENS + MAX_SHOWN.tokens;

/** Contents of a face. */
export type Face =
  | { readonly kind: 'combat'; readonly side: Side; readonly card: Card }
  | { readonly kind: 'action'; readonly card: Card }
  | { readonly kind: 'back'; readonly back: Back }
  /** The head of a row; `off` if disabled. */
  | { readonly kind: 'head' | 'off'; readonly row: Colour }
  | { readonly kind: 'damage' | 'tokens' | 'changed'; readonly number: number };

/** All faces by number. */
export const FACES: readonly Face[] = [
  ...(['king', 'league'] as const).flatMap((side) =>
    COMBAT_CARDS.map((card): Face => ({ kind: 'combat', side, card })),
  ),
  ...ACTIONS.map((card): Face => ({ kind: 'action', card })),
  ...BACKS.map((back): Face => ({ kind: 'back', back })),
  ...COLOURS.map((row): Face => ({ kind: 'head', row })),
  ...COLOURS.map((row): Face => ({ kind: 'off', row })),
  ...Array.from({ length: MAX_SHOWN.damage + 1 }, (_, number): Face => ({ kind: 'damage', number })),
  ...Array.from({ length: MAX_SHOWN.tokens }, (_, index): Face => ({ kind: 'tokens', number: index + 1 })),
  ...Array.from({ length: MAX_SHOWN.number + 1 }, (_, number): Face => ({ kind: 'changed', number })),
];

/** Back of the King's combat cards. */
export const KING_BACK = -1;
export const backFace = (back: Back): number => BACK + BACKS.indexOf(back);
export const headFace = (row: Colour, disabled: boolean): number =>
  (disabled ? OFF : HEAD) + COLOURS.indexOf(row);
/** @param damage clamped to the largest face */
export const damageFace = (damage: number): number => DAMAGE + Math.min(MAX_SHOWN.damage, damage);
/** @param tokens from 1 */
export const tokensFace = (tokens: number): number => TOKENS + Math.min(MAX_SHOWN.tokens, tokens) - 1;
/** @param number 0 … 9 */
export const changedFace = (number: number): number => CHANGED + number;

/** Face of a card; for null, the back of its deck. */
export function faceOf(card: Card | null, side: Side): number {
  if (card === null) return side === 'king' ? KING_BACK : backFace('league');
  if (isCombat(card) && !isWild(card)) return (side === 'king' ? KING : LEAGUE) + COMBAT_CARDS.indexOf(card);
  return ACTION + ACTIONS.indexOf(card);
}

/** Back of an action deck. */
export const actionBack = (side: Side): number => backFace(`${side}-action`);
