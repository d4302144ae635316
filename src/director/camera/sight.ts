import type { CameraSubject } from '../cue';
import { type CameraView, eyeOf, type Point, type SafeArea } from './view';

/**
 * Extent of a box relative to the safe area, from its centre to the farthest corner: up to 1 the box is fully in view.
 * Inlines `seenFrom` for each corner to avoid allocation.
 */
export function extentInView(view: CameraView, area: SafeArea, box: CameraSubject): number {
  const { azimuth, elevation, distance } = view;
  const sideways = Math.sin(azimuth);
  const forwards = Math.cos(azimuth);
  const rise = Math.sin(elevation);
  const level = Math.cos(elevation);
  let most = 0;
  for (let corner = 0; corner < 8; corner++) {
    const x = box.x + (corner & 1 ? box.half : -box.half) - view.x;
    const y = box.y + (corner & 2 ? box.tall : 0) - view.y;
    const z = box.z + (corner & 4 ? box.half : -box.half) - view.z;
    const near = x * sideways + z * forwards;
    const depth = distance - near * level - y * rise;
    if (depth <= 0) return Number.POSITIVE_INFINITY;
    const right = (x * forwards - z * sideways) / depth;
    const up = (y * level - near * rise) / depth;
    most = Math.max(most, Math.abs(right) / area.across, Math.abs(up) / area.over);
  }
  return most;
}

/** Share (0 … 1) of a path at which it enters an interval along one axis; NaN for never. */
function entry(start: number, way: number, low: number, high: number): number {
  if (Math.abs(way) < 1e-9) return start < low || start > high ? Number.NaN : 0;
  return ((way > 0 ? low : high) - start) / way;
}

/** As {@link entry}, but where the path leaves it. */
function exit(start: number, way: number, low: number, high: number): number {
  return Math.abs(way) < 1e-9 ? 1 : ((way > 0 ? high : low) - start) / way;
}

/** Whether a box blocks the line between two points. */
function crosses(from: Point, to: Point, { x, y, z, half, tall }: CameraSubject): boolean {
  const east = to.x - from.x;
  const up = to.y - from.y;
  const south = to.z - from.z;
  const enters = Math.max(
    0,
    entry(from.x, east, x - half, x + half),
    entry(from.y, up, y, y + tall),
    entry(from.z, south, z - half, z + half),
  );
  const leaves = Math.min(
    1,
    exit(from.x, east, x - half, x + half),
    exit(from.y, up, y, y + tall),
    exit(from.z, south, z - half, z + half),
  );
  return enters < leaves;
}

/** Sample points on a box for the occlusion test: across and up, as shares of half its width and of its height. */
const PROBES = [-0.8, 0, 0.8].flatMap((aside) => [0.3, 0.6, 0.95].map((up) => ({ aside, up })));

/** Boxes closer than this count as the same thing, which does not hide itself. */
const SAME = 0.3;

/** Whether another box may be between an eye and a box, judged on the ground plane only. */
function mayHide(eye: Point, box: CameraSubject, other: CameraSubject): boolean {
  const x = other.x - box.x;
  const z = other.z - box.z;
  if (x * x + z * z <= SAME * SAME) return false;
  const room = box.half + other.half;
  return (
    x >= Math.min(0, eye.x - box.x) - room &&
    x <= Math.max(0, eye.x - box.x) + room &&
    z >= Math.min(0, eye.z - box.z) - room &&
    z <= Math.max(0, eye.z - box.z) + room
  );
}

/** Share of a box that others hide in a view, 0 … 1. */
export function occlusionRatio(
  view: CameraView,
  box: CameraSubject,
  others: readonly CameraSubject[],
): number {
  const eye = eyeOf(view);
  const between = others.filter((other) => mayHide(eye, box, other));
  if (between.length === 0) return 0;
  const reach = box.half * 0.8;
  let hidden = 0;
  for (const { aside, up } of PROBES) {
    const probe = {
      x: box.x + Math.cos(view.azimuth) * aside * reach,
      y: box.y + up * box.tall,
      z: box.z - Math.sin(view.azimuth) * aside * reach,
    };
    if (between.some((other) => crosses(eye, probe, other))) hidden++;
  }
  return hidden / PROBES.length;
}
