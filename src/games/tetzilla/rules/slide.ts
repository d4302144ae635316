import { EMPTY, markerOf, seenMarker } from './codes';
import { NO_TILE, seatLetter } from './config';
import { ROWS } from './constants';
import type { Sink } from './event';
import { columnName } from './grids';
import { landingRow } from './landing';
import { lowestLanding } from './legal';
import type { Building } from './markers';
import type { Sign } from './spins';
import type { State } from './state';
import { TILE_IDS } from './tiles';
import { SPUN_TILES } from './tileTable';

/** Puts the next marker of a supply on a sign; the box stays empty if the supply is used up (T4.7). */
function serveSign(state: State, sign: Sign, box: number, sink: Sink | undefined): void {
  if (sign === null) return;
  const marker = sign === 'building' ? state.drawBuilding() : state.drawGuard();
  if (marker === EMPTY) return;
  state.putMarker(box, marker);
  if (sink === undefined) return;
  sink({
    type: 'marker-placed',
    box: state.config.grid.name(box),
    marker: seenMarker(marker),
    ...(sign === 'building' ? { secret: { to: [], marker: markerOf(marker) as Building } } : {}),
  });
}

/**
 * The active player slides the tile that is turned up (T4.2–T4.4, T4.7). @param column of its westernmost box
 */
export function slideTile(state: State, spin: number, column: number, sink: Sink | undefined): void {
  const { grid } = state.config;
  const { tile } = state;
  const spun = SPUN_TILES[tile]![spin]!;
  const row = landingRow(state.built, spun, column);
  const corner = row * grid.width + column;
  sink?.({
    type: 'tile-slid',
    player: seatLetter(state.player),
    tile: TILE_IDS[tile]!,
    spin,
    column: columnName(column),
    row: row + 1,
  });
  state.tile = NO_TILE;
  state.addPlaced(tile, spin, corner);
  for (const part of spun.boxes) state.build(corner + part.row * grid.width + part.column);
  for (const part of spun.boxes) {
    serveSign(state, part.sign, corner + part.row * grid.width + part.column, sink);
  }
}

/**
 * Turns up the top tile of the deck for a player (T4.1). Returns false if the player is skipped: the deck is
 * empty (T4.10), or the tile cannot be placed and is set aside (T4.9).
 */
export function turnUp(state: State, seat: number, sink: Sink | undefined): boolean {
  const tile = state.drawTile();
  if (tile === NO_TILE) return false;
  const fits = lowestLanding(state, tile) < ROWS;
  sink?.({ type: fits ? 'tile-drawn' : 'tile-aside', player: seatLetter(seat), tile: TILE_IDS[tile]! });
  if (fits) state.tile = tile;
  else state.putAside(tile);
  return fits;
}
