import { squash } from '#kaiju/show';
import type { FacePoint } from '../geometry';
import { floorOf, MARKER_OUT, placeOf } from '../layout';
import { kaijuPiece } from '../pieces';
import type { Table } from '../table';
import { heave } from './figure';
import type { Scene } from './scene';

/** Range of a blow, in boxes. */
const REACH = 4.6;
/** Maximum height of a hop, below the floor above. */
const MAX_HEIGHT = 0.22;
/** Seconds that a blow takes from box to box. */
const WAVE = 0.035;

const apart = (a: Pick<FacePoint, 'across' | 'up'>, b: Pick<FacePoint, 'across' | 'up'>) =>
  Math.hypot(a.across - b.across, a.up - b.up);

/**
 * Tosses everything nearby up a little: buildings, guards, and kaiju with their counters.
 * @param places sources of the blow; the nearest one counts
 * @param strength 0 … 1
 * @param except pieces that are animated separately
 */
export function jolt(
  scene: Scene,
  table: Table,
  at: number,
  places: readonly Pick<FacePoint, 'across' | 'up'>[],
  strength: number,
  except: ReadonlySet<string> = new Set(),
): void {
  const { builder } = scene;
  const far = (point: FacePoint) => Math.min(...places.map((place) => apart(place, point)));
  const each = (point: FacePoint, hop: (at: number, height: number, duration: number) => void) => {
    const distance = far(point);
    if (distance > REACH) return;
    const height = ((0.06 + 0.26 * strength) * (1 - distance / (REACH + 0.6))) / (0.8 + 0.35 * distance);
    hop(at + WAVE * distance, Math.min(MAX_HEIGHT, height), 0.16 + 0.6 * height);
  };
  for (const [box, piece] of table.markers) {
    if (except.has(piece)) continue;
    each(floorOf(table.columns, box, MARKER_OUT), (begins, height, duration) => {
      builder.addOffset(piece, 'y', begins, duration, 'hop', height);
      builder.addOffset(piece, 'roll', begins, 0.5, 'wobble', 0.6 * height, 2);
      squash(scene, piece, begins + duration, 4 * height);
    });
  }
  for (const seat of table.seats) {
    const place = placeOf(table, seat);
    if (place === null || except.has(kaijuPiece(seat))) continue;
    each(place.at, (begins, height, duration) => {
      heave(scene, seat, begins, duration, 'hop', 1.3 * height);
      builder.addOffset(kaijuPiece(seat), 'roll', begins, 0.5, 'wobble', height, 2);
      squash(scene, kaijuPiece(seat), begins + duration, 4 * height);
    });
  }
}
