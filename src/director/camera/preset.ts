import type { CameraStyle } from '#core';

/** Parameters of a camera style. Speeds are as seen, at any playback speed. */
export interface CameraPreset {
  /** Share of the way to a shot that is taken, 0 … 1. */
  readonly follow: number;
  /** The closest a shot comes, as a share of the distance that the viewer has chosen. */
  readonly nearest: number;
  /** How far the camera swings to either side, radians. */
  readonly swing: number;
  /** How far it may sink and rise, radians; and the elevation it prefers, beside the base. */
  readonly sink: number;
  readonly rise: number;
  readonly preferred: number;
  /** The fastest turn, radians a second. */
  readonly turning: number;
  /** The fastest sideways movement: distances to the point looked at, a second. */
  readonly panning: number;
  /** The fastest approach: natural logarithm of the distance, a second. */
  readonly zooming: number;
  /** Seconds that a move to a shot takes, and the way back, where there is time. */
  readonly entry: number;
  readonly leave: number;
  /** By what share a blow brings the picture closer for a moment. */
  readonly nudge: number;
  /** By what share the camera still approaches while it holds a shot. */
  readonly creep: number;
  /** How far it goes round the greatest blows, radians. */
  readonly orbit: number;
}

export type MovingStyle = Exclude<CameraStyle, 'hands-off'>;

/** Overrides of the presets for a table. */
export type CameraTuning = Readonly<Partial<Record<MovingStyle, Partial<CameraPreset>>>>;

/**
 * How the camera of a style moves at a table.
 * @param great whether for a great moment, to which it comes nearer and faster
 */
export const presetOf = (style: MovingStyle, tuning: CameraTuning = {}, great = false): CameraPreset => ({
  ...CAMERA_PRESETS[style],
  ...tuning[style],
  ...(great ? GREAT_PRESETS[style] : {}),
});

export const CAMERA_PRESETS: Readonly<Record<MovingStyle, CameraPreset>> = {
  gentle: {
    follow: 0.8,
    nearest: 0.66,
    swing: 0.16,
    sink: 0.06,
    rise: 0.24,
    preferred: 0,
    turning: 0.3,
    panning: 0.22,
    zooming: 0.42,
    entry: 1.15,
    leave: 1.3,
    nudge: 0.012,
    creep: 0,
    orbit: 0,
  },
  cinematic: {
    follow: 1,
    nearest: 0.4,
    swing: 0.62,
    sink: 0.5,
    rise: 0.3,
    preferred: -0.32,
    turning: 1.1,
    panning: 0.6,
    zooming: 1.3,
    entry: 1.25,
    leave: 1.2,
    nudge: 0.03,
    creep: 0.06,
    orbit: 0.3,
  },
};

/** Overrides for great moments. */
const GREAT_PRESETS: Readonly<Record<MovingStyle, Partial<CameraPreset>>> = {
  gentle: {
    follow: 1,
    nearest: 0.3,
    swing: 0.3,
    sink: 0.4,
    rise: 0.46,
    preferred: -0.4,
    leave: 0.9,
    turning: 0.7,
    panning: 0.7,
    zooming: 1.7,
  },
  cinematic: {
    nearest: 0.22,
    rise: 0.46,
    preferred: -0.5,
    leave: 0.9,
    turning: 1.3,
    panning: 1,
    zooming: 2,
  },
};
