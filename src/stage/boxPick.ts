import { Box3, type Camera, Raycaster, Vector2, Vector3 } from 'three';
import type { ScreenPoint } from './pick';

/** One box of a board with what stands on it. */
export interface BoardBox {
  readonly id: string;
  /** Its middle, table units. */
  readonly x: number;
  readonly z: number;
  /** Height of what stands there; 0 for nothing. */
  readonly height: number;
}

/** Half the breadth of what stands in a box. */
const HALF_BODY = 0.34;
const HALF_BOX = 0.5;

const caster = new Raycaster();
const volume = new Box3();
const crossing = new Vector3();

/** How far along the caster's ray a cuboid over the ground begins; infinitely far if it is missed. */
function distanceTo(x: number, z: number, half: number, height: number): number {
  volume.min.set(x - half, -0.01, z - half);
  volume.max.set(x + half, height, z + half);
  const hit = caster.ray.intersectBox(volume, crossing);
  return hit === null ? Number.POSITIVE_INFINITY : hit.distanceTo(caster.ray.origin);
}

/**
 * The box that is seen under a pointer, be it the ground or what stands there; null beside the board.
 * @param pointer from the picture's upper left corner, CSS pixels @param size of the picture
 */
export function boxAt(
  boxes: readonly BoardBox[],
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): string | null {
  const inPicture = new Vector2((pointer.x / size.width) * 2 - 1, 1 - (pointer.y / size.height) * 2);
  caster.setFromCamera(inPicture, camera);
  let nearest = Number.POSITIVE_INFINITY;
  let best: string | null = null;
  for (const { id, x, z, height } of boxes) {
    const ground = distanceTo(x, z, HALF_BOX, 0);
    const body = height > 0 ? distanceTo(x, z, HALF_BODY, height) : ground;
    const distance = Math.min(ground, body);
    if (distance >= nearest) continue;
    nearest = distance;
    best = id;
  }
  return best;
}
