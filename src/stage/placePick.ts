import { Box3, type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { isWithin, type Outline, type Place } from '#director';
import type { ScreenPoint } from './pick';

type Point = Place['at'];

/** Half the width of what stands in a place. */
const HALF_BODY = 0.34;
const HALF_BOX = 0.5;

const caster = new Raycaster();
const volume = new Box3();
const ground = new Plane(new Vector3(0, 1, 0));
const crossing = new Vector3();

/** Aims the raycaster at the pointer. */
function cast(
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): Raycaster {
  const inPicture = new Vector2((pointer.x / size.width) * 2 - 1, 1 - (pointer.y / size.height) * 2);
  caster.setFromCamera(inPicture, camera);
  return caster;
}

/** Distance along the ray to the volume; infinite if it misses. */
function distanceToVolume(): number {
  const hit = caster.ray.intersectBox(volume, crossing);
  return hit === null ? Number.POSITIVE_INFINITY : hit.distanceTo(caster.ray.origin);
}

/** Distance to a box on the ground. @param across,along half its width and depth */
function distanceTo([x, y, z]: Point, across: number, along: number, height: number): number {
  volume.min.set(x - across, y - 0.01, z - along);
  volume.max.set(x + across, y + height, z + along);
  return distanceToVolume();
}

/** Distance to the front of an upright box that faces south. */
function distanceToFront([x, y, z]: Point): number {
  volume.min.set(x - HALF_BOX, y - HALF_BOX, z - 0.01);
  volume.max.set(x + HALF_BOX, y + HALF_BOX, z + 0.01);
  return distanceToVolume();
}

/**
 * Distance along a ray to the ground within an outline; infinite if it misses.
 * @param y height of the ground
 */
export function distanceToGround({ ray }: Raycaster, outline: Outline, y: number): number {
  ground.constant = -y;
  const hit = ray.intersectPlane(ground, crossing);
  return hit !== null && isWithin(outline, hit.x, hit.z)
    ? hit.distanceTo(ray.origin)
    : Number.POSITIVE_INFINITY;
}

function distanceToPlace({
  at,
  outline,
  width = 1,
  depth = 1,
  height,
  standing = 0,
  upright,
}: Place): number {
  if (upright) return distanceToFront(at);
  const foot =
    outline === undefined
      ? distanceTo(at, width * HALF_BOX, depth * HALF_BOX, 0)
      : distanceToGround(caster, outline, at[1]);
  const high = height + standing;
  return high > 0 ? Math.min(foot, distanceTo(at, HALF_BODY, HALF_BODY, high)) : foot;
}

/**
 * The place under a pointer, by its ground or what stands there; null for none.
 * @param pointer from the view's upper left corner, CSS pixels @param size of the view
 */
export function placeAt(
  places: readonly Place[],
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): string | null {
  cast(pointer, size, camera);
  let nearest = Number.POSITIVE_INFINITY;
  let best: string | null = null;
  for (const place of places) {
    const distance = distanceToPlace(place);
    if (distance >= nearest) continue;
    nearest = distance;
    best = place.id;
  }
  return best;
}
