import type { Box, PlacedTile } from './position';
import { TILES, type TileId } from './tiles';

/** A tile on the board. */
export interface Placed {
  readonly tile: TileId;
  readonly spin: number;
  /** The lower left corner of its bounding rectangle; not necessarily one of its boxes. */
  readonly corner: Box;
}

const isTile = (word: string): word is TileId => Object.hasOwn(TILES, word);

/** Parses a text such as `T3 1 c5`; undefined unless it names a tile, one of its spins and a box. */
export function parsePlaced(text: PlacedTile): Placed | undefined {
  const [tile = '', spin = '', corner = '', ...more] = text.split(' ');
  if (!isTile(tile) || !/^[0-3]$/.test(spin) || !/^[a-l]([1-9]|1\d|20)$/.test(corner)) return undefined;
  if (more.length > 0 || Number(spin) >= TILES[tile].spins) return undefined;
  return { tile, spin: Number(spin), corner };
}

/** Formats a tile on the board for positions. */
export const formatPlaced = ({ tile, spin, corner }: Placed): PlacedTile => `${tile} ${spin} ${corner}`;
