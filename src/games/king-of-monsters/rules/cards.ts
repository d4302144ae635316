import type { Emblem } from '#core';

/** The colours of cards and rows, always in this order (K1.1). */
export const COLOURS = ['R', 'G', 'Y', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

/** Colours have shapes, so that nobody needs to tell colours apart. */
export const COLOUR_EMBLEMS = {
  R: 'triangle',
  G: 'square',
  Y: 'circle',
  B: 'diamond',
} as const satisfies Readonly<Record<Colour, Emblem>>;

/** A card: `R7` combat, `RD` draw-two, `RV` reverse, `RS` skip, `W` wild, `W4` wild-four. */
export type Card = string;

const KINDS = ['D', 'V', 'S'] as const;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** What a wild counts wherever a number is needed (K1.4). */
export const WILD_NUMBER = 9;
const WILDS = 4;

/** The 76 cards of a combat deck (K1.2). */
export const COMBAT_DECK: readonly Card[] = COLOURS.flatMap((colour) =>
  NUMBERS.flatMap((number) => (number === 0 ? [`${colour}0`] : [`${colour}${number}`, `${colour}${number}`])),
);

/** The 32 cards of an action deck (K1.2). */
export const ACTION_DECK: readonly Card[] = [
  ...COLOURS.flatMap((colour) => KINDS.flatMap((kind) => [`${colour}${kind}`, `${colour}${kind}`])),
  ...Array.from({ length: WILDS }, () => 'W'),
  ...Array.from({ length: WILDS }, () => 'W4'),
];

export const COMBAT_CARDS: readonly Card[] = [...new Set(COMBAT_DECK)];
export const ACTION_CARDS: readonly Card[] = [...new Set(ACTION_DECK)];

export const isWild = (card: Card | null): boolean => card === 'W' || card === 'W4';
const COMBAT: ReadonlySet<Card> = new Set(COMBAT_CARDS);
export const isCombat = (card: Card): boolean => COMBAT.has(card);
/** The colour of a card that has one. */
export const colourOf = (card: Card): Colour => card[0] as Colour;
/** The number of a combat card or a wild (K1.4). */
export const numberOf = (card: Card): number => (isWild(card) ? WILD_NUMBER : Number(card[1]));
/** The cards, each once. */
export const distinct = (cards: readonly Card[]): readonly Card[] => [...new Set(cards)];
