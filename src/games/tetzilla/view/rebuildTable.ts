import type { Box, Seat, View } from '#tetzilla/rules';
import { MARKER_COUNTS, MARKER_LOOKS, type MarkerLook, markerPiece } from './pieces';
import { lookOfPiece, type Pile, type Table, tableOf } from './table';

/** The pieces in use, by look. */
class Stock {
  private readonly taken = new Set<string>();

  /** Keeps the previous piece if it has the look and is not in use. */
  keep(look: MarkerLook, piece: string | undefined): string | undefined {
    if (piece === undefined || lookOfPiece(piece) !== look || this.taken.has(piece)) return undefined;
    this.taken.add(piece);
    return piece;
  }

  /** The first unused piece of a look. Throws if there is none. */
  next(look: MarkerLook): string {
    for (let number = 1; number <= MARKER_COUNTS[look]; number++) {
      const piece = this.keep(look, markerPiece(look, number));
      if (piece !== undefined) return piece;
    }
    throw new RangeError(`there are not so many markers "${look}"`);
  }

  /** The highest number in use for a look; 0 for none. */
  used(look: MarkerLook): number {
    for (let number = MARKER_COUNTS[look]; number > 0; number--) {
      if (this.taken.has(markerPiece(look, number))) return number;
    }
    return 0;
  }
}

/**
 * The table for a view, reusing the markers of an earlier table of the same match and keeping them in place
 * where possible. For jumps whose events are not known; there is no rubble of what was smashed in between.
 */
export function rebuildTable(before: Table, view: View): Table {
  const seen = tableOf(view);
  const stock = new Stock();
  /** Pieces that stay come first, so that no others take them. */
  const settle = <Key>(places: Iterable<readonly [Key, MarkerLook, string | undefined]>) =>
    Array.from(places, ([key, look, had]) => ({ key, look, piece: stock.keep(look, had) }));
  const markers = settle(
    Array.from(seen.markers, ([box, piece]) => [box, lookOfPiece(piece), before.markers.get(box)] as const),
  );
  const piles = Array.from(seen.piles, ([seat, pile]) => {
    const known = before.piles.get(seat);
    const of = (kind: keyof Pile) =>
      settle(pile[kind].map((piece, index) => [index, lookOfPiece(piece), known?.[kind][index]] as const));
    return { seat, buildings: of('buildings'), guards: of('guards') };
  });
  const pieceOf = ({ look, piece }: { readonly look: MarkerLook; readonly piece: string | undefined }) =>
    piece ?? stock.next(look);
  const standing = new Map<Box, string>(markers.map((marker) => [marker.key, pieceOf(marker)]));
  const taken = new Map<Seat, Pile>(
    piles.map(({ seat, buildings, guards }) => [
      seat,
      { buildings: buildings.map(pieceOf), guards: guards.map(pieceOf) },
    ]),
  );
  const kaiju = new Map(
    Array.from(seen.kaiju, ([seat, now]) => {
      const known = before.kaiju.get(seat)?.standing ?? null;
      return [seat, known?.box === now.standing?.box ? { ...now, standing: known } : now] as const;
    }),
  );
  const used = Object.fromEntries(MARKER_LOOKS.map((look) => [look, stock.used(look)]));
  return {
    ...seen,
    cast: before.cast,
    pieces: before.pieces,
    markers: standing,
    used: { ...seen.used, ...used },
    ruins: new Map([...before.ruins].filter(([box]) => !standing.has(box))),
    kaiju,
    piles: taken,
    decals: before.decals,
  };
}
