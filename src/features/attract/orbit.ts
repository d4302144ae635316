import type { CameraView } from '#director';

/** Camera orbit of a close-up: radians, radians per second, table units. */
const ORBIT = {
  speed: 0.09,
  begins: -0.65,
  elevation: 0.3,
  rises: 0.014,
  distance: 6.4,
  nearer: 0.1,
  eye: 0.45,
};
/** Factor for upright boards, which need a narrower orbit. */
const UPRIGHT = 0.5;

/**
 * Camera of a close-up: outside the table looking in, where nothing hides the figure, or in front of an
 * upright board.
 * @param point target
 * @param time seconds since the start
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
