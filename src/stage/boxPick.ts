import { Box3, type Camera, Raycaster, Vector2, Vector3 } from 'three';
import type { ScreenPoint } from './pick';

/** One box of a board with what stands on it. */
export interface BoardBox {
  readonly id: string;
  /** Its middle, table units. */
  readonly x: number;
  readonly z: number;
  /** How high its middle is on a board that stands upright; left out on one that lies flat. */
  readonly y?: number;
  /** Height of what stands there; 0 for nothing. */
  readonly height: number;
  /** How large the ground of one that lies flat is; one unit where left out. */
  readonly width?: number;
  readonly depth?: number;
}

/** Half the breadth of what stands in a box. */
const HALF_BODY = 0.34;
const HALF_BOX = 0.5;

const caster = new Raycaster();
const volume = new Box3();
const crossing = new Vector3();

/** How far along the caster's ray the volume begins; infinitely far if it is missed. */
function distanceToVolume(): number {
  const hit = caster.ray.intersectBox(volume, crossing);
  return hit === null ? Number.POSITIVE_INFINITY : hit.distanceTo(caster.ray.origin);
}

/** How far away a cuboid over the ground is. @param across,along half of its width and depth */
function distanceTo(x: number, z: number, across: number, along: number, height: number): number {
  volume.min.set(x - across, -0.01, z - along);
  volume.max.set(x + across, height, z + along);
  return distanceToVolume();
}

/** How far away the front of a box is that stands upright and looks to the south. */
function distanceToFront(x: number, y: number, z: number): number {
  volume.min.set(x - HALF_BOX, y - HALF_BOX, z - 0.01);
  volume.max.set(x + HALF_BOX, y + HALF_BOX, z + 0.01);
  return distanceToVolume();
}

function distanceToBox({ x, y, z, height, width = 1, depth = 1 }: BoardBox): number {
  if (y !== undefined) return distanceToFront(x, y, z);
  const ground = distanceTo(x, z, width * HALF_BOX, depth * HALF_BOX, 0);
  return height > 0 ? Math.min(ground, distanceTo(x, z, HALF_BODY, HALF_BODY, height)) : ground;
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
  for (const box of boxes) {
    const distance = distanceToBox(box);
    if (distance >= nearest) continue;
    nearest = distance;
    best = box.id;
  }
  return best;
}
