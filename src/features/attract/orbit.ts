import type { CameraView } from '#director';

/** How a close view goes round what it shows: radians, radians a second, table units. */
const ORBIT = {
  speed: 0.09,
  begins: -0.65,
  elevation: 0.3,
  rises: 0.014,
  distance: 6.4,
  nearer: 0.1,
  eye: 0.45,
};
/** Before an upright board it goes less far aside, as a share. */
const UPRIGHT = 0.5;

/**
 * Where the camera stands in a close view: on the side of the middle of the table, where nothing stands before a figure at
 * its edge; before a board that stands upright.
 * @param point what is shown @param time seconds since it began
 */
export function orbitView(
  [x, y, z]: readonly [x: number, y: number, z: number],
  time: number,
  upright: boolean,
): CameraView {
  const way = ORBIT.begins + ORBIT.speed * time;
  return {
    x,
    y: y + ORBIT.eye,
    z,
    azimuth: upright ? way * UPRIGHT : Math.atan2(-x, -z) + way,
    elevation: ORBIT.elevation + ORBIT.rises * time,
    distance: ORBIT.distance - ORBIT.nearer * time,
  };
}
