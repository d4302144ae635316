import type { CameraSubject } from '../cue';
import { keptToBoard, type PictureFrame } from './board';
import { shiftBetween, shifted } from './path';
import type { CameraPreset } from './preset';
import type { Shot } from './shots';
import { extentInView, occlusionRatio } from './sight';
import type { CameraView, SafeArea } from './view';

/** The input for composing a shot. */
export interface Scenery extends PictureFrame {
  /** The viewer's own view. */
  readonly base: CameraView;
  /** Possible occluders. */
  readonly obstacles: readonly CameraSubject[];
}

/** Maximum share of the safe area that the subjects may fill; `great` moments fill nearly all of it. */
const FILL = { usual: 0.92, great: 0.96 };
/** Minimum distance, table units; miniatures look crude from any closer. */
const CLOSEST = 4.2;
/**
 * Factors on the preferred distance that a great shot tries in turn: if the board's limits keep a shot away, subjects at
 * the edge drop out of the view.
 */
const GREAT_STEPS = [1, 1.25, 1.6, 2];
/** Maximum distance of a shot, relative to the viewer's own. */
const FARTHER = 1.5;
/** Maximum hidden share of a subject, 0 … 1. */
const HIDDEN_AT_MOST = 0.5;

/** Target height of a shot between the base and the top of its subjects, 0 … 1. */
const LOW_MIDDLE = 0.425;

const HORIZON = { lowest: 0.4, highest: 1.42 };
const SWINGS = [0, -1 / 3, 1 / 3, -2 / 3, 2 / 3, -1, 1];
const TILTS = [0, 0.25, 0.5, 0.75, 1];

/** The centre of all subjects, slightly lower than their geometric centre, which composes better. */
function middleOf(subjects: readonly CameraSubject[]) {
  const sides = (low: (box: CameraSubject) => number, high: (box: CameraSubject) => number, share = 0.5) => {
    const from = Math.min(...subjects.map(low));
    return from + share * (Math.max(...subjects.map(high)) - from);
  };
  return {
    x: sides(
      ({ x, half }) => x - half,
      ({ x, half }) => x + half,
    ),
    y: sides(
      ({ y }) => y,
      ({ y, tall }) => y + tall,
      LOW_MIDDLE,
    ),
    z: sides(
      ({ z, half }) => z - half,
      ({ z, half }) => z + half,
    ),
  };
}

function widest(view: CameraView, area: SafeArea, subjects: readonly CameraSubject[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const subject of subjects) most = Math.max(most, extentInView(view, area, subject));
  return most;
}

/**
 * The view at the smallest distance, between `near` and `far`, at which all subjects stay within `fill` of the way to the
 * edge; null if none does.
 */
function fitted(
  view: CameraView,
  area: SafeArea,
  subjects: readonly CameraSubject[],
  near: number,
  far: number,
  fill: number,
): CameraView | null {
  const fits = (distance: number) => widest({ ...view, distance }, area, subjects) <= fill;
  if (fits(near)) return { ...view, distance: near };
  if (!fits(far)) return null;
  let [low, high] = [near, far];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return { ...view, distance: high };
}

/** How much a view looks along the line of action rather than across it, 0 … 1. */
function alongLine({ azimuth }: CameraView, [first, ...others]: readonly CameraSubject[]): number {
  if (first === undefined) return 0;
  let [x, z, length] = [0, 0, 0];
  for (const other of others) {
    const far = Math.hypot(other.x - first.x, other.z - first.z);
    if (far > length) [x, z, length] = [other.x - first.x, other.z - first.z, far];
  }
  return length === 0 ? 0 : Math.abs(x * Math.sin(azimuth) + z * Math.cos(azimuth)) / length;
}

/** Cost of hidden subjects: 0 if all are visible; the first counts double. */
function hiddenness(shares: readonly number[]): number {
  const [first = 0] = shares;
  const sum = first + shares.reduce((all, share) => all + share, 0);
  return 2.5 * sum + 2 * Math.max(0, ...shares);
}

/**
 * Hidden share of each subject, 0 … 1; null if one is outside the safe area or hidden, more than it is in the base view.
 */
function sharesHidden(view: CameraView, subjects: readonly CameraSubject[], scenery: Scenery) {
  const { base, area, obstacles } = scenery;
  const shares: number[] = [];
  for (const subject of subjects) {
    const reach = extentInView(view, area, subject);
    if (reach > 1 && reach > extentInView(base, area, subject)) return null;
    const hidden = occlusionRatio(view, subject, obstacles);
    if (hidden > HIDDEN_AT_MOST && hidden > occlusionRatio(base, subject, obstacles)) return null;
    shares.push(hidden);
  }
  return shares;
}

/** Whether all subjects stay in the safe area and are hidden no more than in the base view. */
export function shows(view: CameraView, subjects: readonly CameraSubject[], scenery: Scenery): boolean {
  return sharesHidden(view, subjects, scenery) !== null;
}

/**
 * The view for a shot: all its subjects fully in the safe area, as close as the shot wants and the board allows, on the
 * viewer's side of the table, with as little in front as possible. Null if no view beats the viewer's own.
 */
export function compose(shot: Shot, scenery: Scenery, preset: CameraPreset): CameraView | null {
  const { subjects, intensity } = shot;
  const { base } = scenery;
  if (shot.role === 'establish' || subjects.length === 0) return base;
  const eager = Math.min(1, 0.35 + intensity);
  const near = Math.max(Math.min(CLOSEST, base.distance), base.distance * (1 - (1 - preset.nearest) * eager));
  for (const step of shot.great ? GREAT_STEPS : [1]) {
    const view = composedFrom(Math.min(near * step, base.distance), shot, scenery, preset);
    if (view !== null) return view;
  }
  return null;
}

/** As {@link compose}, but at no less than a distance, table units. */
function composedFrom(near: number, shot: Shot, scenery: Scenery, preset: CameraPreset): CameraView | null {
  const { subjects } = shot;
  const { base, area, board } = scenery;
  const far = Math.max(near, base.distance * FARTHER);
  const fill = shot.great ? FILL.great : FILL.usual;
  const middle = middleOf(subjects);
  // After a great blow the camera looks at the ground, not across the edge of the table.
  const aftermath = shot.great && shot.blows.length === 0;
  const preferred = base.elevation + (aftermath ? 0 : preset.preferred);
  // If the viewer faces a wall, shots do not look down on it.
  const lowest = Math.min(HORIZON.lowest, base.elevation);
  const followed = (view: CameraView) =>
    keptToBoard(shifted(base, shiftBetween(base, view), preset.follow), base, board);
  let best: CameraView | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const tilt of TILTS) {
    const wished = base.elevation - preset.sink + tilt * (preset.sink + preset.rise);
    const elevation = Math.min(HORIZON.highest, Math.max(lowest, wished));
    for (const swing of SWINGS) {
      const azimuth = base.azimuth + swing * preset.swing;
      const nearest = { ...middle, azimuth, elevation, distance: near };
      const priceOf = (view: CameraView) =>
        0.3 * Math.abs(swing) +
        1.2 * Math.abs(elevation - preferred) +
        0.6 * alongLine(view, subjects) +
        0.8 * (view.distance / base.distance);
      // The cost only grows with distance.
      if (priceOf(followed(nearest)) >= least) continue;
      const whole = fitted(nearest, area, subjects, near, far, fill);
      if (whole === null) continue;
      const view = followed(whole);
      const price = priceOf(view);
      const shares = price < least ? sharesHidden(view, subjects, scenery) : null;
      if (shares === null) continue;
      const cost = price + hiddenness(shares);
      if (cost < least) [best, least] = [view, cost];
    }
  }
  return best;
}
