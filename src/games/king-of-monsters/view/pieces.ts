import { COLOURS, type Colour, type Hero, SITES, type Site, ZONES, type Zone } from '#king-of-monsters/rules';
import { COLUMNS } from './geometry';

/** Looks of a piece; constant during a match. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'king' }
  | { readonly kind: 'hero'; readonly hero: Hero }
  /** The ground of a zone. */
  | { readonly kind: 'zone'; readonly zone: Zone }
  /** A landmark; `variant` −1 intact, 0 damaged, 1 ruined (K2.2). */
  | { readonly kind: 'landmark'; readonly site: Site }
  /** The damage number (K9.3). */
  | { readonly kind: 'damage'; readonly site: Site }
  /** The bar of a disabled row. */
  | { readonly kind: 'bar'; readonly row: Colour }
  /** A card; its `variant` is its face. */
  | { readonly kind: 'card'; readonly deck: CardDeck }
);

/** Decks a card piece can belong to, by its back. */
export type CardDeck = 'king' | 'king-action' | 'league' | 'league-action' | 'sign';

/** Pool sizes; cards beyond these are not drawn. */
export const POOLS = {
  /** Per row: at most five (K8.3), plus those leaving while new ones arrive. */
  plate: 11,
  /** One per plate, plus those leaving. */
  cover: 32,
  /** Per objective. */
  laid: 6,
  /** Cards of a duel. */
  blow: 8,
  /** Numbers of changed covers. */
  mark: 10,
  /** Cards in transit per side: revealed or discarded. */
  passing: 12,
} as const;

export const KING_PIECE = 'king';
export const heroPiece = (hero: Hero) => `hero ${hero}`;
export const zonePiece = (zone: Zone) => `zone ${zone}`;
export const landmarkPiece = (site: Site) => `landmark ${site}`;
export const damagePiece = (site: Site) => `damage ${site}`;
/** @param number from 0 */
export const platePiece = (row: Colour, number: number) => `plate ${row}${number + 1}`;
export const coverPiece = (number: number) => `cover ${number + 1}`;
export const laidPiece = (site: Site, number: number) => `laid ${site} ${number + 1}`;
export const blowPiece = (number: number) => `blow ${number + 1}`;
export const markPiece = (number: number) => `mark ${number + 1}`;
export const passingPiece = (side: 'king' | 'league', number: number) => `passing ${side} ${number + 1}`;
export const headPiece = (row: Colour) => `row ${row}`;
/** The bar of a disabled row. */
export const barPiece = (row: Colour) => `bar ${row}`;
export const PILES = ['combat', 'combatDiscard', 'action', 'actionDiscard'] as const;
export type PileName = (typeof PILES)[number];
export const pilePiece = (side: 'king' | 'league', pile: PileName) => `pile ${side} ${pile}`;
/** The revealed action card. */
export const turnedPiece = (side: 'king' | 'league') => `turned ${side}`;

const several = <Made>(count: number, make: (number: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, number) => make(number));
/** Pieces of the chart, and the piles beside it. */
const BESIDE_PANELS = /^(plate|cover|mark|row|bar|pile) /;
/**
 * Ids and names of everything that panels may cover, because they show it themselves: pieces of the chart,
 * rows, plates and piles.
 */
export const partsInPanels = ({ cast }: { readonly cast: readonly Piece[] }): readonly string[] => [
  ...cast.flatMap(({ id }) => (BESIDE_PANELS.test(id) ? [id] : [])),
  ...COLOURS.flatMap((row) => [row, ...several(COLUMNS, (index) => `${row}${index + 1}`)]),
];

const card = (deck: CardDeck) => (id: string) => ({ id, kind: 'card', deck }) as const;

/** All pieces of a match. @param heroes in the game, in roster order */
export function castOf(heroes: readonly Hero[]): readonly Piece[] {
  const sides = ['king', 'league'] as const;
  return [
    ...ZONES.map((zone): Piece => ({ id: zonePiece(zone), kind: 'zone', zone })),
    ...SITES.map((site): Piece => ({ id: landmarkPiece(site), kind: 'landmark', site })),
    { id: KING_PIECE, kind: 'king' },
    ...heroes.map((hero): Piece => ({ id: heroPiece(hero), kind: 'hero', hero })),
    ...SITES.map((site): Piece => ({ id: damagePiece(site), kind: 'damage', site })),
    ...COLOURS.map(headPiece).map(card('sign')),
    ...COLOURS.map((row): Piece => ({ id: barPiece(row), kind: 'bar', row })),
    ...COLOURS.flatMap((row) => several(POOLS.plate, (number) => platePiece(row, number))).map(card('king')),
    ...several(POOLS.cover, coverPiece).map(card('league')),
    ...SITES.flatMap((site) => several(POOLS.laid, (number) => laidPiece(site, number))).map(card('king')),
    ...several(POOLS.blow, blowPiece).map(card('king')),
    ...several(POOLS.mark, markPiece).map(card('sign')),
    ...sides.flatMap((side) => [
      ...several(POOLS.passing, (number) => passingPiece(side, number)).map(card(side)),
      ...PILES.map((pile) => pilePiece(side, pile)).map(card(side)),
      card(`${side}-action`)(turnedPiece(side)),
    ]),
  ];
}
