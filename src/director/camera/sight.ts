import type { CameraSubject } from '../cue';
import { type CameraView, eyeOf, type Point, type SafeArea, seenFrom } from './view';

const SIDES = [-1, 1] as const;

/** The eight corners of a box. */
function cornersOf({ x, y, z, half, tall }: CameraSubject): readonly Point[] {
  return SIDES.flatMap((east) =>
    SIDES.flatMap((south) => [0, tall].map((up) => ({ x: x + east * half, y: y + up, z: z + south * half }))),
  );
}

/**
 * How much of the way from the middle of the safe area to its edge a box takes at its farthest corner: up to 1 it is
 * whole in the picture.
 */
export function reachOf(view: CameraView, area: SafeArea, box: CameraSubject): number {
  let most = 0;
  for (const corner of cornersOf(box)) {
    const { right, up, depth } = seenFrom(view, corner);
    if (depth <= 0) return Number.POSITIVE_INFINITY;
    most = Math.max(most, Math.abs(right) / area.across, Math.abs(up) / area.over);
  }
  return most;
}

/** The share (0 … 1) of the way from one point to another at which a box begins and ends to be in the way. */
function crosses(from: Point, to: Point, { x, y, z, half, tall }: CameraSubject): boolean {
  let enters = 0;
  let leaves = 1;
  const slab = (start: number, end: number, low: number, high: number) => {
    const way = end - start;
    if (Math.abs(way) < 1e-9) {
      if (start < low || start > high) leaves = -1;
      return;
    }
    const one = (low - start) / way;
    const other = (high - start) / way;
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  };
  slab(from.x, to.x, x - half, x + half);
  slab(from.y, to.y, y, y + tall);
  slab(from.z, to.z, z - half, z + half);
  return enters < leaves;
}

/** Where on a box it is looked for what hides it: across, up, in shares of half its width and of its height. */
const PROBES = [-0.8, 0, 0.8].flatMap((aside) => [0.3, 0.6, 0.95].map((up) => ({ aside, up })));

/** Boxes closer than this are taken for the same thing, which does not hide itself. */
const SAME = 0.3;

/** How much of a box others hide from a view, 0 … 1. */
export function hiddenShare(view: CameraView, box: CameraSubject, others: readonly CameraSubject[]): number {
  const eye = eyeOf(view);
  const reach = box.half * 0.8;
  let hidden = 0;
  for (const { aside, up } of PROBES) {
    const probe = {
      x: box.x + Math.cos(view.azimuth) * aside * reach,
      y: box.y + up * box.tall,
      z: box.z - Math.sin(view.azimuth) * aside * reach,
    };
    const covers = (other: CameraSubject) =>
      Math.hypot(other.x - box.x, other.z - box.z) > SAME && crosses(eye, probe, other);
    if (others.some(covers)) hidden++;
  }
  return hidden / PROBES.length;
}
