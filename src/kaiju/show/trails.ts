import type { GroundPoint } from '#director';

/** A point above the ground, in table units. */
export interface TrailPoint extends GroundPoint {
  readonly y: number;
}

const LEGS = 10;

/** The path of something that flies in an arc, without its start. @param height above the straight line at its middle */
export function arcPath(from: TrailPoint, to: TrailPoint, height: number): readonly TrailPoint[] {
  return Array.from({ length: LEGS }, (_, leg): TrailPoint => {
    const share = (leg + 1) / LEGS;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + height * 4 * share * (1 - share),
      z: from.z + (to.z - from.z) * share,
    };
  });
}
