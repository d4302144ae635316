import type { Subject } from '#stage';
import { AREA_PLACES, MAP_SIZE } from './places';

/** What stands on the map is so high, table units. */
const TALL = 0.5;
/** The frame around the relief. */
const FRAME = 0.36;
/** How much of its neighbours is seen around an area. */
const AROUND = 0.55;

/** The whole valley with its tray. */
export const valleySubject = (): Subject => ({
  x: MAP_SIZE.width / 2 + FRAME,
  z: MAP_SIZE.depth / 2 + FRAME,
  height: TALL,
  middle: { y: 0, z: 0 },
  elevation: 0.98,
});

/**
 * The camera's home at an area.
 * @throws RangeError for an area that is not on the map
 */
export function areaSubject(name: string): Subject {
  const place = AREA_PLACES[name];
  if (place === undefined) throw new RangeError(`there is no area ${name}`);
  const half = (axis: 0 | 1) => {
    const reach = place.outline.map((point) => Math.abs(point[axis] - place.anchor[axis]));
    return Math.max(...reach) + AROUND;
  };
  return {
    x: half(0),
    z: half(1),
    height: TALL,
    middle: { x: place.anchor[0], y: place.height, z: place.anchor[1] },
    elevation: 0.72,
  };
}
