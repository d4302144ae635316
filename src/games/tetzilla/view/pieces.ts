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

/** The look of a marker. Buildings only show their kind, because their points are hidden (T10.1). */
export type MarkerLook = BuildingKind | GuardKind;

/** The appearance of a piece; it never changes during a match. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'marker'; readonly look: MarkerLook }
  /** The rubble of a marker in its box. */
  | { readonly kind: 'ruin'; readonly look: MarkerLook }
  | { readonly kind: 'kaiju'; readonly seat: Seat; readonly figure: Figure }
  /** The hits counter on the base of a kaiju; its `variant` is the number (T8.1). */
  | { readonly kind: 'hits'; readonly seat: Seat }
  /** The tokens on the base of a kaiju; its `variant` is the number (T5.1). */
  | { readonly kind: 'tokens'; readonly seat: Seat }
  /** The stack of face-down tiles, scaled to their number. */
  | { readonly kind: 'deck' }
);

export const MARKER_LOOKS: readonly MarkerLook[] = [...BUILDING_KINDS, ...GUARD_KINDS];

/** Number of markers of each look (T12.2, T12.3). */
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
/** Markers of a look are numbered in the order in which they enter the board. @param number from 1 */
export const markerPiece = (look: MarkerLook, number: number) => `marker ${look}${number}`;
/** The rubble of a marker. */
export const ruinPiece = (marker: string) => `ruin ${marker.slice('marker '.length)}`;

/** The look of a marker, without its points. */
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
