import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { PieceSpec } from './pieces';

/** A place that must stay visible through whatever stands in front. */
export interface SeenPlace {
  /** Centre of its base, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Whether a miniature stands there; otherwise the place is flat. */
  readonly body: boolean;
}

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A piece that becomes translucent. */
interface Screen {
  readonly pieceIndex: number;
  readonly half: number;
  readonly tall: number;
}

/** Points to keep visible, relative to the centre of the base, for a flat mark and for a miniature. */
const FLAT = [
  [0, 0.08, 0],
  [-0.3, 0.08, -0.3],
  [0.3, 0.08, -0.3],
  [-0.3, 0.08, 0.3],
  [0.3, 0.08, 0.3],
] as const;
const BODY = [
  [0, 0.08, 0],
  [-0.3, 0.15, 0],
  [0.3, 0.15, 0],
  [-0.2, 0.6, 0],
  [0.2, 0.6, 0],
  [0, 0.95, 0],
] as const;
const POINT = 3;

/** Clips the part of a line (0 … 1) above a footprint along one axis, in place; false if nothing is left. */
function over(
  from: number,
  to: number,
  middle: number,
  half: number,
  part: { in: number; out: number },
): boolean {
  const way = to - from;
  if (Math.abs(way) < 1e-9) return Math.abs(from - middle) < half;
  const one = (middle - half - from) / way;
  const other = (middle + half - from) / way;
  part.in = Math.max(part.in, Math.min(one, other));
  part.out = Math.min(part.out, Math.max(one, other));
  return part.in < part.out;
}

/**
 * Finds the pieces that hide places to keep visible. A building opens from its lowest hiding storey upwards, so that no
 * roof floats. Depends only on the poses, the places and the eye.
 */
export class Cutaway {
  /** Per piece: 1 if it must be faded, otherwise 0. */
  readonly cut: Uint8Array;
  private readonly screens: readonly Screen[];
  private readonly part = { in: 0, out: 1 };
  private points: readonly number[] = [];
  private seen: readonly SeenPlace[] = [];
  private readonly eye = { x: Number.NaN, y: 0, z: 0 };

  /** @param specs in the order of the pose buffer */
  constructor(specs: readonly PieceSpec[]) {
    this.cut = new Uint8Array(specs.length);
    this.screens = specs.flatMap(({ screens }, pieceIndex) =>
      screens === undefined ? [] : [{ pieceIndex, ...screens }],
    );
  }

  /**
   * Updates the result; returns whether it has changed.
   * @param moved whether a pose has changed since last time
   */
  update(seen: readonly SeenPlace[], poses: Float64Array, moved: boolean, eye: Eye): boolean {
    const { x, y, z } = this.eye;
    if (seen === this.seen && !(moved && seen.length > 0) && eye.x === x && eye.y === y && eye.z === z)
      return false;
    if (seen !== this.seen) {
      this.seen = seen;
      this.points = seen.flatMap(({ at, body }) =>
        (body ? BODY : FLAT).flatMap(([east, up, south]) => [at[0] + east, at[1] + up, at[2] + south]),
      );
    }
    this.eye.x = eye.x;
    this.eye.y = eye.y;
    this.eye.z = eye.z;
    let changed = false;
    for (let index = 0; index < this.screens.length; index++) {
      const screen = this.screens[index]!;
      const cut = this.hides(screen, poses) ? 1 : 0;
      if (this.cut[screen.pieceIndex] === cut) continue;
      this.cut[screen.pieceIndex] = cut;
      changed = true;
    }
    return changed;
  }

  private hides({ pieceIndex, half, tall }: Screen, poses: Float64Array): boolean {
    const pose = pieceIndex * CHANNEL_COUNT;
    if (poses[pose + CHANNEL_OFFSET.visibility]! <= 0) return false;
    const x = poses[pose + CHANNEL_OFFSET.x]!;
    const z = poses[pose + CHANNEL_OFFSET.z]!;
    const top = poses[pose + CHANNEL_OFFSET.y]! + tall;
    const { points, eye, part } = this;
    for (let at = 0; at < points.length; at += POINT) {
      const px = points[at]!;
      const py = points[at + 1]!;
      const pz = points[at + 2]!;
      part.in = 0;
      part.out = 1;
      if (!over(px, eye.x, x, half, part) || !over(pz, eye.z, z, half, part)) continue;
      // The line rises towards the eye, so it is lowest where it enters the footprint.
      if (py + part.in * (eye.y - py) < top) return true;
    }
    return false;
  }
}
