/** The tables of the King's rules, copied from their text again. */
import type { Card, Colour, Hero, Zone } from '#king-of-monsters/rules';

export const ROWS: readonly Colour[] = ['R', 'G', 'Y', 'B'];

/** In the order of the roster, with their colours (K5.3, K18). */
export const LEAGUE = {
  artemis: 'R',
  dynamo: 'R',
  brick: 'G',
  grey: 'G',
  anvil: 'Y',
  ibis: 'Y',
  bamf: 'B',
  ninja: 'B',
} as const satisfies Record<Hero, Colour>;
export const ROSTER = Object.keys(LEAGUE) as Hero[];

/** From the Ocean on: the colour, and the rating where there is an objective; any card has the Reactor's (K2). */
export const ISLAND: readonly { readonly zone: Zone; readonly colours: string; readonly rating?: number }[] =
  [
    { zone: 'ocean', colours: 'B' },
    { zone: 'beach', colours: 'Y' },
    { zone: 'lines', colours: 'G', rating: 15 },
    { zone: 'motorpool', colours: 'R', rating: 17 },
    { zone: 'metro', colours: 'B', rating: 19 },
    { zone: 'airstrip', colours: 'Y', rating: 21 },
    { zone: 'hq', colours: 'G', rating: 23 },
    { zone: 'lab', colours: 'B', rating: 25 },
    { zone: 'reactor', colours: 'RGYB', rating: 30 },
  ];

export const placeOf = (zone: Zone | null): number => ISLAND.findIndex((each) => each.zone === zone);

export const wild = (card: Card | null): boolean => card === 'W' || card === 'W4';
/** The number of a combat card or a wild (K1.4). */
export const worth = (card: Card): number => (wild(card) ? 9 : Number(card.charAt(1)));
/** Whether a card that may be a wild has a colour. */
export const is = (card: Card, colours: string): boolean => wild(card) || colours.includes(card.charAt(0));
export const each = (cards: readonly Card[]): Card[] => [...new Set(cards)];
