import type { Subject } from '#stage';
import { AREA_PLACES, MAP_SIZE } from './places';

/** Height of what stands on the map, table units. */
const TALL = 0.5;
/** Width of the frame around the relief. */
const FRAME = 0.36;
/**
 * Minimum distance of the camera target from the map's edges, so that the picture is not filled with table.
 * In the north, which is far away, towers may be fully visible instead.
 */
const INWARDS = { north: 0.7, south: 1.5, side: 1.3 };
/** Margin around an area in close-up. */
const AROUND = 0.55;

/** The whole valley with its tray. */
export const valleySubject = (): Subject => ({
  x: MAP_SIZE.width / 2 + FRAME,
  z: MAP_SIZE.depth / 2 + FRAME,
  height: TALL,
  middle: { y: 0, z: 0 },
  elevation: 0.98,
});

/** Home view of an area. @throws RangeError for an unknown area */
export function areaSubject(name: string): Subject {
  const place = AREA_PLACES[name];
  if (place === undefined) throw new RangeError(`there is no area ${name}`);
  const half = (axis: 0 | 1) => {
    const reach = place.outline.map((point) => Math.abs(point[axis] - place.anchor[axis]));
    return Math.max(...reach) + AROUND;
  };
  const within = (at: number, length: number, low: number, high: number) =>
    Math.max(low - length / 2, Math.min(length / 2 - high, at));
  const [x, z] = place.anchor;
  return {
    x: half(0),
    z: half(1),
    height: TALL,
    middle: {
      x: within(x, MAP_SIZE.width, INWARDS.side, INWARDS.side),
      y: place.height,
      z: within(z, MAP_SIZE.depth, INWARDS.north, INWARDS.south),
    },
    elevation: 0.72,
  };
}
