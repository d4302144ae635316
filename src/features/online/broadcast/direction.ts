import { type CameraView, ease, type Shift, STILL } from '#director';
import type { BroadcastCamera } from '#net';

/** Movement of a camera style. */
export interface ShotDirection {
  /** Seconds at rest before moving to the active player, and before moving back; null for never. */
  readonly near: { readonly from: number; readonly until: number } | null;
  /** Amplitude of the sway in radians, and its speed in radians per second. */
  readonly sway: number;
  readonly swaying: number;
}

export const SHOT_DIRECTIONS: Readonly<Record<BroadcastCamera, ShotDirection>> = {
  calm: { near: null, sway: 0.05, swaying: 0.12 },
  lively: { near: { from: 1.6, until: 7 }, sway: 0.09, swaying: 0.18 },
  fixed: { near: null, sway: 0, swaying: 0 },
  above: { near: null, sway: 0, swaying: 0 },
};

/** Times to approach the active player, to move back, and to leave for an action, seconds. */
const NEARING = { comes: 2.4, goes: 2.8, leaves: 1.1 };

/** Close-up relative to the whole table: distance, elevation, eye height. */
const CLOSE = { distance: 0.46, elevation: 0.62, eye: 0.5 };
/** Share of the sideways distance to the active player that the camera covers. */
const TOWARDS = 0.35;

/** Close-up of a figure from the direction of the home view. */
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

/** Sway of a camera at rest. @param time seconds */
export function swayAt({ sway, swaying }: ShotDirection, time: number): Shift {
  return {
    ...STILL,
    azimuth: sway * Math.sin(swaying * time),
    elevation: 0.3 * sway * Math.sin(0.7 * swaying * time),
  };
}

const passed = (seconds: number, length: number) =>
  ease('in-out', Math.min(1, Math.max(0, seconds / length)));

/** Progress towards the active player, 0 … 1. @param rested seconds at rest */
export function nearness({ near }: ShotDirection, rested: number): number {
  if (near === null) return 0;
  return passed(rested - near.from, NEARING.comes) - passed(rested - near.until, NEARING.goes);
}

/** Remaining share of a close-up during an action. @param begun seconds since its start */
export const nearnessLeft = (begun: number): number => 1 - passed(begun, NEARING.leaves);
