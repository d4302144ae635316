import type { Emblem } from '#core';

/** Colours of cards and rows, in the order of the rules (K1.1). */
export const COLOURS = ['R', 'G', 'Y', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

/** A shape for each colour, for colour-blind players. */
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
/** Number of a wild card (K1.4). */
export const WILD_NUMBER = 9;
const WILDS = 4;

/** A combat deck of 76 cards (K1.2). */
export const COMBAT_DECK: readonly Card[] = COLOURS.flatMap((colour) =>
  NUMBERS.flatMap((number) => (number === 0 ? [`${colour}0`] : [`${colour}${number}`, `${colour}${number}`])),
);

/** An action deck of 32 cards (K1.2). */
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
/** Colour of a card other than a wild. */
export const colourOf = (card: Card): Colour => card[0] as Colour;
/** Number of a combat card or wild (K1.4). */
export const numberOf = (card: Card): number => (isWild(card) ? WILD_NUMBER : Number(card[1]));
/** Removes duplicates. */
export const distinct = (cards: readonly Card[]): readonly Card[] => [...new Set(cards)];
