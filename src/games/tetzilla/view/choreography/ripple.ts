import { type FacePoint, LEAN } from '../geometry';
import { tilePoint } from '../layout';
import { tilePiece } from '../pieces';
import type { Table } from '../table';
import type { Scene } from './scene';

/** Boxes that a blow goes through the wall, and the seconds that it takes from box to box. */
const REACH = 8;
const WAVE = 0.03;
/** How far the nearest tiles are pressed down and thrown out of the wall by the hardest blow, in boxes. */
const PRESSED = 0.13;
const THROWN = 0.38;
/** How bright the wave is where it begins. */
const LIT = 1.5;

/**
 * The wall feels a blow: the tiles under it are pressed down, and a wave goes out through all of them, which throws each
 * out of the wall a little, lets it rattle, and lights it up.
 * @param places where the blow comes from, the nearest counts @param strength 0 … 1
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
    // Out of the wall is towards the viewer, and up a little, as the board leans.
    builder.addOffset(piece, 'z', begins, 0.2 + 0.1 * strength, 'hop', out * Math.cos(LEAN));
    builder.addOffset(piece, 'z', begins + 0.2 + 0.1 * strength, 0.14, 'hop', out * 0.3);
    builder.addOffset(piece, 'glow', begins, 0.45, 'recoil', LIT * share);
    builder.addOffset(piece, 'y', begins, 0.22, 'recoil', -PRESSED * share);
  }
}
