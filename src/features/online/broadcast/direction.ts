import { type CameraView, ease, type Shift, STILL } from '#director';
import type { BroadcastCamera } from '#net';

/** How a style of the camera moves. */
export interface ShotDirection {
  /** Seconds at rest until it sets out for the active player, and until it goes back; null if it never does. */
  readonly near: { readonly from: number; readonly until: number } | null;
  /** How far it sways, radians, and how fast, radians a second. */
  readonly sway: number;
  readonly swaying: number;
}

export const SHOT_DIRECTIONS: Readonly<Record<BroadcastCamera, ShotDirection>> = {
  calm: { near: null, sway: 0.05, swaying: 0.12 },
  lively: { near: { from: 1.6, until: 7 }, sway: 0.09, swaying: 0.18 },
  fixed: { near: null, sway: 0, swaying: 0 },
  above: { near: null, sway: 0, swaying: 0 },
};

/** Seconds in which the camera comes near the active player, goes back, and leaves what it shows for an action. */
const NEARING = { comes: 2.4, goes: 2.8, leaves: 1.1 };

/** Of the distance to the whole table, how much is left in a close shot, and of its height above the horizon. */
const CLOSE = { distance: 0.46, elevation: 0.62, eye: 0.5 };
/** How much of the way aside towards the active player the camera goes. */
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

/** By how much a camera sways that somebody holds. @param time seconds */
export function swayAt({ sway, swaying }: ShotDirection, time: number): Shift {
  return {
    ...STILL,
    azimuth: sway * Math.sin(swaying * time),
    elevation: 0.3 * sway * Math.sin(0.7 * swaying * time),
  };
}

const passed = (seconds: number, length: number) =>
  ease('in-out', Math.min(1, Math.max(0, seconds / length)));

/** How far the camera is on the way to the active player: 0 … 1. @param rested seconds at rest */
export function nearness({ near }: ShotDirection, rested: number): number {
  if (near === null) return 0;
  return passed(rested - near.from, NEARING.comes) - passed(rested - near.until, NEARING.goes);
}

/** How much of the way to the player who decided is left in an action. @param begun seconds ago */
export const nearnessLeft = (begun: number): number => 1 - passed(begun, NEARING.leaves);
