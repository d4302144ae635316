import { TILE_IDS, TILES, type TileId } from './tiles';

/** The sign in a box of a tile: building, guard, or none (T2.1). */
export type Sign = 'building' | 'guard' | null;

/** A box of a spun tile, relative to the lower left corner of its bounding rectangle. */
export interface TileBox {
  /** From the west, 0 … width−1. */
  readonly column: number;
  /** From the south, 0 … height−1. */
  readonly row: number;
  readonly sign: Sign;
}

/** A tile in one of its spins (T4.2). */
export interface SpunTile {
  /** Of the bounding rectangle, in boxes. */
  readonly width: number;
  readonly height: number;
  /** In reading order: upper row first, each row from west to east (T4.7). */
  readonly boxes: readonly TileBox[];
}

const SIGNS: Readonly<Record<string, Sign>> = { b: 'building', g: 'guard', o: null };

/**
 * Rotates a picture by a quarter turn clockwise: its columns from west to east, each read from the south,
 * become the rows.
 */
function turned(picture: readonly string[]): readonly string[] {
  return Array.from(picture[0]!, (_, column) =>
    picture
      .map((row) => row[column]!)
      .reverse()
      .join(''),
  );
}

function spunTile(picture: readonly string[]): SpunTile {
  const height = picture.length;
  const boxes = picture.flatMap((row, down) =>
    Array.from(row, (letter, column) => ({ letter, column }))
      .filter(({ letter }) => letter !== '.')
      .map(({ letter, column }) => ({ column, row: height - 1 - down, sign: SIGNS[letter]! })),
  );
  return { width: picture[0]!.length, height, boxes };
}

function spinsOf(id: TileId): readonly SpunTile[] {
  const spins: SpunTile[] = [];
  let { picture } = TILES[id];
  for (let spin = 0; spin < TILES[id].spins; spin++) {
    spins.push(spunTile(picture));
    picture = turned(picture);
  }
  return spins;
}

const SPINS = new Map(TILE_IDS.map((id) => [id, spinsOf(id)]));

/** The distinct spins of a tile, by index (T4.2). */
export function spinsOfTile(tile: TileId): readonly SpunTile[] {
  return SPINS.get(tile)!;
}

/** A tile in one of its spins. Throws a RangeError if it has no such spin. */
export function spunBy(tile: TileId, spin: number): SpunTile {
  const found = spinsOfTile(tile)[spin];
  if (found === undefined) throw new RangeError(`tile ${tile} has no spin ${spin}`);
  return found;
}
