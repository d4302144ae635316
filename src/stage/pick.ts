/** A point on the screen, in CSS pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface PickCandidate {
  readonly id: string;
  /** Screen position of its anchor. */
  readonly anchor: ScreenPoint;
  /** Whether the ray through the pointer hits its volume. */
  readonly hit: boolean;
}

/** Maximum distance of a click from an anchor, CSS pixels. */
export const PICK_REACH = 28;

/**
 * Resolves a click: of the candidates under or near the pointer, the one with the nearest anchor, so that a click on an
 * anchor always picks it. Null if there is none.
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
