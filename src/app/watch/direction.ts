import { type CameraView, shiftBetween, shifted } from '#director';
import type { BroadcastCamera } from '#net';

/** How a style of the camera moves. */
export interface Direction {
  /** How fast it goes over to what happens, and back to the whole table: shares of the way a second. */
  readonly follows: number;
  readonly returns: number;
  /** Seconds at rest until it comes near whoever decides, and until it goes back; null where it never does. */
  readonly near: { readonly from: number; readonly until: number } | null;
  /** How far it sways while nothing happens, radians, and how fast, radians a second. */
  readonly sway: number;
  readonly swaying: number;
}

export const DIRECTIONS: Readonly<Record<BroadcastCamera, Direction>> = {
  calm: { follows: 1.6, returns: 0.55, near: null, sway: 0.05, swaying: 0.12 },
  lively: { follows: 4, returns: 0.9, near: { from: 1.6, until: 7 }, sway: 0.09, swaying: 0.18 },
  fixed: { follows: 3, returns: 2, near: null, sway: 0, swaying: 0 },
  above: { follows: 3, returns: 2, near: null, sway: 0, swaying: 0 },
};

/** Of the distance to the whole table, how much is left in a close shot, and of its height above the horizon. */
const CLOSE = { distance: 0.46, elevation: 0.62, eye: 0.5 };
/** How much of the way aside towards whoever decides the camera goes. */
const TOWARDS = 0.35;

/** A close shot of a figure, from the side of the whole table. */
export function closeShot(
  home: CameraView,
  [x, y, z]: readonly [x: number, y: number, z: number],
): CameraView {
  return {
    x,
    y: y + CLOSE.eye,
    z,
    azimuth: home.azimuth + TOWARDS * Math.sin(Math.atan2(x, Math.abs(z) + home.distance / 2)),
    elevation: home.elevation * CLOSE.elevation,
    distance: home.distance * CLOSE.distance,
  };
}

/** The whole table, with the sway of a camera that somebody holds. @param time seconds */
export function wideShot(home: CameraView, { sway, swaying }: Direction, time: number): CameraView {
  if (sway === 0) return home;
  return {
    ...home,
    azimuth: home.azimuth + sway * Math.sin(swaying * time),
    elevation: home.elevation + 0.3 * sway * Math.sin(0.7 * swaying * time),
  };
}

/** Whether somebody who decides is seen from near by. @param rested seconds at rest */
export const isNear = ({ near }: Direction, rested: number): boolean =>
  near !== null && rested >= near.from && rested < near.until;

/** The next view on the way to another: never a jump, however many pictures a second there are. */
export function eased(from: CameraView, to: CameraView, rate: number, seconds: number): CameraView {
  return shifted(from, shiftBetween(from, to), 1 - Math.exp(-rate * seconds));
}
