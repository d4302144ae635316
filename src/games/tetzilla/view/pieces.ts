import {
  BUILDING_KINDS,
  BUILDING_MARKERS,
  type BuildingKind,
  type Figure,
  GUARD_KINDS,
  GUARDS,
  type GuardKind,
  markerCount,
  partsOf,
  type Seat,
  type SeenMarker,
  TILE_IDS,
  type TileId,
} from '#tetzilla/rules';

/** What a marker looks like: a building by its kind alone, for its points are nobody's to know (T10.1). */
export type MarkerLook = BuildingKind | GuardKind;

/** What a piece is, as far as it looks; it never changes in the course of a match. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'marker'; readonly look: MarkerLook }
  /** What a kaiju leaves of a marker in its box. */
  | { readonly kind: 'ruin'; readonly look: MarkerLook }
  | { readonly kind: 'kaiju'; readonly seat: Seat; readonly figure: Figure }
  /** The number of hits on the base of a kaiju: its `variant` is the number (T8.1). */
  | { readonly kind: 'hits'; readonly seat: Seat }
  /** The tokens on the base of a kaiju: its `variant` is their number (T5.1). */
  | { readonly kind: 'tokens'; readonly seat: Seat }
  /** The face-down tiles: as high as they are many. */
  | { readonly kind: 'deck' }
);

export const MARKER_LOOKS: readonly MarkerLook[] = [...BUILDING_KINDS, ...GUARD_KINDS];

/** How many markers there are of each look (T12.2, T12.3). */
export const MARKER_COUNTS: Readonly<Record<MarkerLook, number>> = (() => {
  const counts: Record<MarkerLook, number> = { h: 0, b: 0, s: 0, f: 0, L: 0, M: 0, T: 0 };
  for (const building of BUILDING_MARKERS) counts[partsOf(building).kind] += markerCount(building);
  for (const guard of GUARD_KINDS) counts[guard] = GUARDS[guard].number;
  return counts;
})();

export const DECK_PIECE = 'deck';
export const tilePiece = (tile: TileId) => `tile ${tile}`;
export const kaijuPiece = (seat: Seat) => `kaiju ${seat}`;
export const hitsPiece = (seat: Seat) => `hits ${seat}`;
export const tokensPiece = (seat: Seat) => `tokens ${seat}`;
/** The markers of a look are numbered in the order in which they come to the board. @param number from 1 */
export const markerPiece = (look: MarkerLook, number: number) => `marker ${look}${number}`;
/** What is left of a marker. */
export const ruinPiece = (marker: string) => `ruin ${marker.slice('marker '.length)}`;

/** What a marker looks like, whatever it is worth. */
export const lookOf = (marker: SeenMarker): MarkerLook => marker[0] as MarkerLook;

export const isGuard = (look: MarkerLook): look is GuardKind => look === 'L' || look === 'M' || look === 'T';

/** All pieces of a match. @param figures of the seats in play, in order */
export function castOf(figures: ReadonlyMap<Seat, Figure>): readonly Piece[] {
  const markers = MARKER_LOOKS.flatMap((look) =>
    Array.from({ length: MARKER_COUNTS[look] }, (_, index) => ({ id: markerPiece(look, index + 1), look })),
  );
  return [
    ...TILE_IDS.map((tile): Piece => ({ id: tilePiece(tile), kind: 'tile', tile })),
    ...markers.map(({ id, look }): Piece => ({ id, kind: 'marker', look })),
    ...markers.map(({ id, look }): Piece => ({ id: ruinPiece(id), kind: 'ruin', look })),
    ...[...figures].flatMap(([seat, figure]): readonly Piece[] => [
      { id: kaijuPiece(seat), kind: 'kaiju', seat, figure },
      { id: hitsPiece(seat), kind: 'hits', seat },
      { id: tokensPiece(seat), kind: 'tokens', seat },
    ]),
    { id: DECK_PIECE, kind: 'deck' },
  ];
}
