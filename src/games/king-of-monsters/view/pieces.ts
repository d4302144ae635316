import { COLOURS, type Colour, type Hero, SITES, type Site, ZONES, type Zone } from '#king-of-monsters/rules';
import { COLUMNS } from './geometry';

/** What a piece is, as far as it looks; it never changes in the course of a match. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'king' }
  | { readonly kind: 'hero'; readonly hero: Hero }
  /** The ground of a zone. */
  | { readonly kind: 'zone'; readonly zone: Zone }
  /** What stands in a zone: its `variant` is −1 whole, 0 damaged, 1 in ruins (K2.2). */
  | { readonly kind: 'landmark'; readonly site: Site }
  /** The number of its damage (K9.3). */
  | { readonly kind: 'damage'; readonly site: Site }
  /** What bars a disabled row. */
  | { readonly kind: 'bar'; readonly row: Colour }
  /** A card: its `variant` is its face. */
  | { readonly kind: 'card'; readonly deck: CardDeck }
);

/** Whose cards a piece can be, as its back tells. */
export type CardDeck = 'king' | 'king-action' | 'league' | 'league-action' | 'sign';

/** How many pieces there are of each sort of card; what lies on the table beyond that is not to be seen. */
export const POOLS = {
  /** Of each row: five at most (K8.3), and those that leave while others come. */
  plate: 11,
  /** One on each plate, and those that leave. */
  cover: 32,
  /** At each objective. */
  laid: 6,
  /** The exchange of a duel. */
  blow: 8,
  /** The number of a cover that has tokens or is changed. */
  mark: 10,
  /** What is turned up or thrown away and lies nowhere afterwards, for each side. */
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
/** The head of a row of the chart. */
export const headPiece = (row: Colour) => `row ${row}`;
/** What bars a disabled row. */
export const barPiece = (row: Colour) => `bar ${row}`;
export const PILES = ['combat', 'combatDiscard', 'action', 'actionDiscard'] as const;
export type PileName = (typeof PILES)[number];
export const pilePiece = (side: 'king' | 'league', pile: PileName) => `pile ${side} ${pile}`;
/** The action card that is turned up. */
export const turnedPiece = (side: 'king' | 'league') => `turned ${side}`;

const several = <Made>(count: number, make: (number: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, number) => make(number));
/** Of the chart: plates, covers, their numbers, heads of rows and what bars them; and the piles beside it. */
const BESIDE_PANELS = /^(plate|cover|mark|row|bar|pile) /;
/** What panels tell where they lie over it: the pieces of the chart, its rows and its plates, and the piles, by their ids and names. */
export const toldParts = ({ cast }: { readonly cast: readonly Piece[] }): readonly string[] => [
  ...cast.flatMap(({ id }) => (BESIDE_PANELS.test(id) ? [id] : [])),
  ...COLOURS.flatMap((row) => [row, ...several(COLUMNS, (index) => `${row}${index + 1}`)]),
];

const card = (deck: CardDeck) => (id: string) => ({ id, kind: 'card', deck }) as const;

/** All pieces of a match. @param heroes who take part, in roster order */
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
