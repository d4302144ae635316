import type { CameraView, PictureFrame, Point, SafeArea } from '#director';

/** Parts of the view covered by the interface, in CSS pixels from each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface PictureSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A box that must fit in the view, table units. Default: on the table around the origin. */
export interface Subject {
  /** Half its extent in x, east to west. */
  readonly x: number;
  /** Half its extent in z, north to south. */
  readonly z: number;
  /** Height of what stands on it. */
  readonly height: number;
  /** Margin to the edges of the view. Default: 0. */
  readonly margin?: number;
  /**
   * The centre, which the camera targets, if it is not the ground at the origin; half of `height` is then below it. `x`
   * points east, `y` up from the table, `z` south.
   */
  readonly middle?: { readonly x?: number; readonly y: number; readonly z: number };
  /** The camera's elevation above the horizon, in radians. Default: {@link HOME_ELEVATION}. */
  readonly elevation?: number;
  /**
   * Minimum elevation in radians: in a view wider than the subject the camera goes down to it, so that less stays empty.
   * Default: no lowering.
   */
  readonly flattest?: number;
  /** The side the camera looks from, in radians counter-clockwise from the south. Default: 0, from the south. */
  readonly azimuth?: number;
}

/** Vertical field of view, in degrees. */
export const FIELD_OF_VIEW = 28;

/** The camera's elevation in the home view, in radians. */
const HOME_ELEVATION = (55 / 180) * Math.PI;

const MIN_DISTANCE = 4;
const MAX_DISTANCE = 240;

/** The free part of the view in camera units: y from -1 to 1, x from -aspect to aspect. */
function freeHalfSize({ width, height }: PictureSize, { top, right, bottom, left }: Insets) {
  const wide = Math.max(width * 0.2, width - left - right);
  const high = Math.max(height * 0.2, height - top - bottom);
  return { x: wide / height, y: high / height };
}

const TANGENT = Math.tan((FIELD_OF_VIEW / 360) * Math.PI);

/** The free part of the view, in the format of the shot planner. */
function safeArea(size: PictureSize, insets: Insets): SafeArea {
  const free = freeHalfSize(size, insets);
  return { across: free.x * TANGENT, over: free.y * TANGENT };
}

/** How far outside the view a corner of the board may lie, in view sizes; a little less than one. */
const BEYOND = 0.85;

/** The corners that must fit in the view: on the ground, and above it too for upright subjects. */
function cornersOf({ x, z, height, middle }: Subject): readonly Point[] {
  const { x: east = 0, y, z: south } = middle ?? { y: 0, z: 0 };
  const heights = middle === undefined ? [0] : [y - height / 2, y + height / 2];
  return heights.flatMap((up) =>
    [-1, 1].flatMap((aside) =>
      [-1, 1].map((towards) => ({ x: east + aside * x, y: up, z: south + towards * z })),
    ),
  );
}

/** A subject's frame for the shot planner: the free part of the view, and how far shots may leave the subject. */
export function frameOf(subject: Subject, size: PictureSize, insets: Insets): PictureFrame {
  const { width, height } = size;
  const shift = pictureShift(insets);
  const reach = {
    across: (TANGENT * ((1 + 2 * BEYOND) * width - 2 * Math.abs(shift.x))) / height,
    over: (TANGENT * ((1 + 2 * BEYOND) * height - 2 * Math.abs(shift.y))) / height,
  };
  return { area: safeArea(size, insets), board: { corners: cornersOf(subject), reach } };
}

/** A subject as seen by a camera aimed at one of its points. */
interface Fitted {
  readonly distance: number;
  /** How far that point is south of the subject's middle, or below it for upright subjects. */
  readonly aside: number;
  /** Share of the free width and height that it takes, 0 … 1. */
  readonly wide: number;
  readonly high: number;
}

/**
 * How far a subject extends to the side, up and down in the view, as tangents. Finding one view tests thousands of camera
 * positions before the first frame, so nothing is allocated per test.
 */
class Reach {
  wide = 0;
  above = 0;
  below = 0;
  private readonly rise: number;
  private readonly level: number;

  constructor(
    private readonly subject: Subject,
    elevation: number,
  ) {
    this.rise = Math.sin(elevation);
    this.level = Math.cos(elevation);
  }

  /** Measures from a camera position; false if part of the subject is behind the camera. */
  from(distance: number, aside: number): boolean {
    const { x, z, height, margin = 0, middle } = this.subject;
    const low = middle === undefined ? 0 : -height / 2;
    const south = middle === undefined ? aside : 0;
    const down = middle === undefined ? 0 : aside;
    this.wide = 0;
    this.above = Number.NEGATIVE_INFINITY;
    this.below = Number.NEGATIVE_INFINITY;
    for (let corner = 0; corner < 4; corner++) {
      const side = corner < 2 ? -1 : 1;
      const foot = corner % 2 === 0 ? low : low + height;
      const inwards = foot > low ? margin : 0;
      const y = foot + down;
      const towards = side * (z - inwards) - south;
      const depth = distance - (towards * this.level + y * this.rise);
      if (depth <= 0) return false;
      const up = (y * this.level - towards * this.rise) / depth;
      this.wide = Math.max(this.wide, (x - inwards) / depth);
      this.above = Math.max(this.above, up);
      this.below = Math.max(this.below, -up);
    }
    return true;
  }
}

const HALVINGS = 36;

/** Bisects for the smallest value that is enough. */
function least(from: number, to: number, isEnough: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The closest view that shows all of a subject, with equal margins above and below. */
function fitted(subject: Subject, size: PictureSize, insets: Insets, elevation: number): Fitted {
  const { across, over } = safeArea(size, insets);
  const far = subject.z + subject.height;
  const reach = new Reach(subject, elevation);
  const asideAt = (distance: number) =>
    least(-far, far, (aside) => !reach.from(distance, aside) || reach.above >= reach.below);
  const fits = (distance: number) =>
    reach.from(distance, asideAt(distance)) &&
    reach.wide <= across &&
    Math.max(reach.above, reach.below) <= over;
  const distance = least(MIN_DISTANCE, MAX_DISTANCE, fits);
  const aside = asideAt(distance);
  reach.from(distance, aside);
  return { distance, aside, wide: reach.wide / across, high: Math.max(reach.above, reach.below) / over };
}

/** From this share of its width on, a view counts as filled from side to side. */
const FILLED = 0.995;
const TILTS = 10;

/** The camera's elevation: no flatter than it takes to fill the view from side to side. */
function elevationFor(subject: Subject, size: PictureSize, insets: Insets): number {
  const { elevation = HOME_ELEVATION, flattest = elevation } = subject;
  const isFilled = (tilt: number) => fitted(subject, size, insets, tilt).wide >= FILLED;
  if (flattest >= elevation || isFilled(elevation)) return elevation;
  let [flat, steep] = [flattest, elevation];
  for (let step = 0; step < TILTS; step++) {
    const middle = (flat + steep) / 2;
    if (isFilled(middle)) flat = middle;
    else steep = middle;
  }
  return flat;
}

/** The view that just fits a subject: it fills the free part of the view in width or in height. */
export function homeView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const { middle, azimuth = 0 } = subject;
  const elevation = elevationFor(subject, size, insets);
  const { distance, aside } = fitted(subject, size, insets, elevation);
  const { x = 0, y, z } = middle ?? { y: 0, z: 0 };
  if (middle !== undefined) return { x, y: y - aside, z, azimuth, elevation, distance };
  return { x: Math.sin(azimuth) * aside, y, z: Math.cos(azimuth) * aside, azimuth, elevation, distance };
}

/** Just short of straight down, so that north stays up. */
const TOP_ELEVATION = Math.PI / 2 - 0.002;

/** The view from above that just fits a subject, north up. */
export function topView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const { distance } = fitted(subject, size, insets, TOP_ELEVATION);
  const { x = 0, z = 0 } = subject.middle ?? {};
  return { x, y: 0, z, azimuth: 0, elevation: TOP_ELEVATION, distance };
}

/** Offset from the centre of the view to the centre of its free part, in CSS pixels. */
export function pictureShift({ top, right, bottom, left }: Insets): {
  readonly x: number;
  readonly y: number;
} {
  return { x: (right - left) / 2, y: (bottom - top) / 2 };
}
