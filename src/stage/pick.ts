/** A point on the screen, in CSS pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface PickCandidate {
  readonly id: string;
  /** Where its anchor is on the screen. */
  readonly anchor: ScreenPoint;
  /** The ray through the pointer meets its volume. */
  readonly hit: boolean;
}

/** Largest distance of a click from an anchor, CSS pixels. */
export const PICK_REACH = 28;

/**
 * What a click means: of the candidates under the pointer or close to it the one whose anchor is nearest, so that a
 * click on an anchor always gets it. Null when there is none.
 */
export function pickNearest(candidates: readonly PickCandidate[], pointer: ScreenPoint): string | null {
  let best: string | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { id, anchor, hit } of candidates) {
    const distance = Math.hypot(anchor.x - pointer.x, anchor.y - pointer.y);
    if (distance >= nearest || !(hit || distance <= PICK_REACH)) continue;
    nearest = distance;
    best = id;
  }
  return best;
}
