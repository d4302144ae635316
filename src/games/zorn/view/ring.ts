import type { MapPoint } from './places';

export type Ring = readonly MapPoint[];

/** Area of a ring, square table units. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  for (const [index, [x, z]] of ring.entries()) {
    const [nextX, nextZ] = ring[(index + 1) % ring.length]!;
    twice += x * nextZ - nextX * z;
  }
  return Math.abs(twice) / 2;
}

function nearestOn([x, z]: MapPoint, [fromX, fromZ]: MapPoint, [toX, toZ]: MapPoint): MapPoint {
  const [wideX, wideZ] = [toX - fromX, toZ - fromZ];
  const length = wideX * wideX + wideZ * wideZ;
  const share = length === 0 ? 0 : ((x - fromX) * wideX + (z - fromZ) * wideZ) / length;
  const near = Math.max(0, Math.min(1, share));
  return [fromX + near * wideX, fromZ + near * wideZ];
}

/** Distance from a point to a segment, table units. */
function toStroke(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const [x, z] = nearestOn(point, from, to);
  return Math.hypot(point[0] - x, point[1] - z);
}

export function isInside([x, z]: MapPoint, ring: Ring): boolean {
  let inside = false;
  for (const [index, [fromX, fromZ]] of ring.entries()) {
    const [toX, toZ] = ring[(index + 1) % ring.length]!;
    if (fromZ > z !== toZ > z && x < fromX + ((z - fromZ) / (toZ - fromZ)) * (toX - fromX)) inside = !inside;
  }
  return inside;
}

/** Depth of a point inside a ring, table units; negative outside. */
export function depthIn(point: MapPoint, ring: Ring): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, from] of ring.entries()) {
    nearest = Math.min(nearest, toStroke(point, from, ring[(index + 1) % ring.length]!));
  }
  return isInside(point, ring) ? nearest : -nearest;
}

/** Offset that moves a point to a minimum depth, with respect to its nearest border. */
export function inwards(point: MapPoint, ring: Ring, deep: number): MapPoint {
  let nearest: MapPoint = ring[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of ring.entries()) {
    const onto = nearestOn(point, from, ring[(index + 1) % ring.length]!);
    const far = Math.hypot(point[0] - onto[0], point[1] - onto[1]);
    if (far < least) [nearest, least] = [onto, far];
  }
  const inside = isInside(point, ring);
  if ((inside && least >= deep) || least === 0) return [0, 0];
  const step = (inside ? deep - least : -deep - least) / least;
  return [(point[0] - nearest[0]) * step, (point[1] - nearest[1]) * step];
}
