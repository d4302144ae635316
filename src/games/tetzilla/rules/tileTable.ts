import { type SpunTile, spinsOfTile } from './spins';
import { TILE_IDS, type TileId } from './tiles';

const NUMBERS = new Map<string, number>(TILE_IDS.map((id, number) => [id, number]));

/** The number of a tile: its index in {@link TILE_IDS}. */
export const tileNumber = (id: TileId): number => NUMBERS.get(id)!;

/** The spins of each tile, by number. */
export const SPUN_TILES: readonly (readonly SpunTile[])[] = TILE_IDS.map(spinsOfTile);
