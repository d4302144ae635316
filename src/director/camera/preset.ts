import type { CameraStyle } from '#core';

/** Parameters of a camera style. Speeds are as displayed, at any playback speed. */
export interface CameraPreset {
  /** Share of the way to a shot that the camera takes, 0 … 1. */
  readonly follow: number;
  /** Minimum distance of a shot, relative to the viewer's own. */
  readonly nearest: number;
  /** Maximum swing to either side, radians. */
  readonly swing: number;
  /** Maximum change of elevation downwards and upwards, radians; and the preferred elevation, besides the base. */
  readonly sink: number;
  readonly rise: number;
  readonly preferred: number;
  /** Maximum turning speed, radians per second. */
  readonly turning: number;
  /** Maximum panning speed: distances to the target, per second. */
  readonly panning: number;
  /** Maximum zoom speed: natural logarithm of the distance, per second. */
  readonly zooming: number;
  /** Duration of a move to a shot and of the move home, if there is time, seconds. */
  readonly entry: number;
  readonly leave: number;
  /** Share by which a blow briefly zooms in. */
  readonly nudge: number;
  /** Share by which the camera keeps approaching while it holds a shot. */
  readonly creep: number;
  /** Orbit around the greatest blows, radians. */
  readonly orbit: number;
}

export type MovingStyle = Exclude<CameraStyle, 'hands-off'>;

/** Overrides of the presets for a table. */
export type CameraTuning = Readonly<Partial<Record<MovingStyle, Partial<CameraPreset>>>>;

/**
 * The preset of a style at a table.
 * @param great whether for a great moment, which allows closer and faster shots
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
