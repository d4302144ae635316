import { type FacePoint, LEAN } from '../geometry';
import { tilePoint } from '../layout';
import { tilePiece } from '../pieces';
import type { Table } from '../table';
import type { Scene } from './scene';

/** Range of a ripple through the wall in boxes, and seconds from box to box. */
const REACH = 8;
const WAVE = 0.03;
/** How far the hardest blow presses the nearest tiles down and throws them out of the wall, in boxes. */
const PRESSED = 0.13;
const THROWN = 0.38;
/** Brightness of the wave at its source. */
const LIT = 1.5;

/**
 * A ripple through the wall: the tiles below are pressed down, and a wave throws each tile out of the wall a
 * little, rattles it, and lights it up.
 * @param places sources of the blow; the nearest one counts
 * @param strength 0 … 1
 */
export function ripple(
  { builder }: Scene,
  table: Table,
  at: number,
  places: readonly Pick<FacePoint, 'across' | 'up'>[],
  strength: number,
): void {
  for (const [tile, landed] of table.tiles) {
    const point = tilePoint(table.columns, tile, landed);
    const distance = Math.min(
      ...places.map(({ across, up }) => Math.hypot(across - point.across, up - point.up)),
    );
    if (distance > REACH) continue;
    const piece = tilePiece(tile);
    const share = (strength * (1 - distance / (REACH + 0.5))) / (0.9 + 0.25 * distance);
    const begins = at + WAVE * distance;
    const out = THROWN * share;
    // Out of the wall is towards the viewer and slightly up, since the board leans.
    builder.addOffset(piece, 'z', begins, 0.2 + 0.1 * strength, 'hop', out * Math.cos(LEAN));
    builder.addOffset(piece, 'z', begins + 0.2 + 0.1 * strength, 0.14, 'hop', out * 0.3);
    builder.addOffset(piece, 'glow', begins, 0.45, 'recoil', LIT * share);
    builder.addOffset(piece, 'y', begins, 0.22, 'recoil', -PRESSED * share);
  }
}
