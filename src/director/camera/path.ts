import type { CameraSubject } from '../cue';
import type { CameraView } from './view';

/** Difference of two views; `zoom` is the natural logarithm of the ratio of their distances. */
export type Shift = Readonly<Record<'x' | 'y' | 'z' | 'azimuth' | 'elevation' | 'zoom', number>>;

export const STILL: Shift = { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0, zoom: 0 };

/** Weighted sum of two shifts. */
export function sumOf(a: Shift, b: Shift, times = 1, timesOther = 1): Shift {
  return {
    x: a.x * times + b.x * timesOther,
    y: a.y * times + b.y * timesOther,
    z: a.z * times + b.z * timesOther,
    azimuth: a.azimuth * times + b.azimuth * timesOther,
    elevation: a.elevation * times + b.elevation * timesOther,
    zoom: a.zoom * times + b.zoom * timesOther,
  };
}

/** A smooth change of the view with zero speed and acceleration at both ends. */
export interface Glide {
  /** Seconds from the start of the timeline. */
  readonly start: number;
  /** Seconds, more than 0. */
  readonly duration: number;
  readonly by: Shift;
}

/** A held shot: the camera hardly moves and all subjects are in view. */
export interface CameraHold {
  /** Seconds from the start of the timeline. */
  readonly from: number;
  readonly until: number;
  readonly subjects: readonly CameraSubject[];
}

/** The camera movement of a timeline: a sum of glides, which may overlap. */
export interface CameraPath {
  readonly base: CameraView;
  readonly glides: readonly Glide[];
  readonly holds: readonly CameraHold[];
}

/** The shift from one view to another. */
export function shiftBetween(from: CameraView, to: CameraView): Shift {
  return {
    x: to.x - from.x,
    y: to.y - from.y,
    z: to.z - from.z,
    azimuth: to.azimuth - from.azimuth,
    elevation: to.elevation - from.elevation,
    zoom: Math.log(to.distance / from.distance),
  };
}

/** Interpolates a view by a share of a shift, in place. */
function shift(
  view: { -readonly [key in keyof CameraView]: CameraView[key] },
  by: Shift,
  share: number,
): void {
  view.x += by.x * share;
  view.y += by.y * share;
  view.z += by.z * share;
  view.azimuth += by.azimuth * share;
  view.elevation += by.elevation * share;
  view.distance *= Math.exp(by.zoom * share);
}

/** The view shifted by a share of a shift. */
export function shifted(view: CameraView, by: Shift, share: number): CameraView {
  const moved = { ...view };
  shift(moved, by, share);
  return moved;
}

/** Peak speed of a glide as a multiple of its mean speed. */
export const PEAK = 1.875;

/** Smootherstep: from 0 to 1 with zero speed and acceleration at both ends. */
export function progress(u: number): number {
  if (u <= 0) return 0;
  if (u >= 1) return 1;
  return u * u * u * (u * (6 * u - 15) + 10);
}

/**
 * The view while a timeline is rewound: a straight move from where the camera was back to the start.
 * @param time seconds into the timeline @param from where rewinding began, seconds, more than 0
 */
export function rewoundView(path: CameraPath, time: number, from: number): CameraView {
  return shifted(path.base, shiftBetween(path.base, viewAt(path, from)), progress(time / from));
}

/** The view at a given time: a pure function of path and time. @param time seconds from the start of the timeline */
export function viewAt({ base, glides }: CameraPath, time: number): CameraView {
  const view = { ...base };
  for (const { start, duration, by } of glides) {
    const share = progress((time - start) / duration);
    if (share > 0) shift(view, by, share);
  }
  return view;
}
