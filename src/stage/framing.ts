import type { CameraView, PictureFrame, Point, SafeArea } from '#director';

/** Parts of the picture that the interface covers, in CSS pixels from each side. */
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

/** A box that the picture must show, table units; on the table around the origin by default. */
export interface Subject {
  /** Half the extent to the east and west. */
  readonly x: number;
  /** Half the extent to the north and south. */
  readonly z: number;
  /** Height of what stands on it. */
  readonly height: number;
  /** Margin to the edges of the picture for what stands on it; 0 if left out. */
  readonly margin?: number;
  /**
   * Its middle, which the camera looks at, where it is not what lies around the origin; half of `height` is below. East of
   * the origin by `x`, above the table by `y`, south of the origin by `z`.
   */
  readonly middle?: { readonly x?: number; readonly y: number; readonly z: number };
  /** How far above the horizon the camera stands, in radians; {@link HOME_ELEVATION} if left out. */
  readonly elevation?: number;
  /**
   * How far above the horizon the camera may stand in a picture that is wider than the subject, where it sinks so that
   * less of the picture stays empty; in radians. It does not sink if left out.
   */
  readonly flattest?: number;
  /** From which side the camera looks, in radians counter-clockwise from the south; from the south if left out. */
  readonly azimuth?: number;
}

/** Vertical angle of view, in degrees. */
export const FIELD_OF_VIEW = 28;

/** How far above the horizon the camera stands at home, in radians. */
const HOME_ELEVATION = (55 / 180) * Math.PI;

const MIN_DISTANCE = 4;
const MAX_DISTANCE = 240;

/** The free part of the picture in the camera's own measure: y from -1 to 1, x from -aspect to aspect. */
function freeHalfSize({ width, height }: PictureSize, { top, right, bottom, left }: Insets) {
  const wide = Math.max(width * 0.2, width - left - right);
  const high = Math.max(height * 0.2, height - top - bottom);
  return { x: wide / height, y: high / height };
}

const TANGENT = Math.tan((FIELD_OF_VIEW / 360) * Math.PI);

/** The free part of the picture as a camera's plan wants it. */
function safeArea(size: PictureSize, insets: Insets): SafeArea {
  const free = freeHalfSize(size, insets);
  return { across: free.x * TANGENT, over: free.y * TANGENT };
}

/** How far off the picture a corner of the board may be, in pictures: a little less than one. */
const BEYOND = 0.85;

/** The corners of what must be in the picture, on the ground; of what stands upright, above as well. */
function cornersOf({ x, z, height, middle }: Subject): readonly Point[] {
  const { x: east = 0, y, z: south } = middle ?? { y: 0, z: 0 };
  const heights = middle === undefined ? [0] : [y - height / 2, y + height / 2];
  return heights.flatMap((up) =>
    [-1, 1].flatMap((aside) =>
      [-1, 1].map((towards) => ({ x: east + aside * x, y: up, z: south + towards * z })),
    ),
  );
}

/** A picture of a subject as a camera's plan wants it: the part that is free, and how far shots may leave the subject. */
export function frameOf(subject: Subject, size: PictureSize, insets: Insets): PictureFrame {
  const { width, height } = size;
  const shift = pictureShift(insets);
  const reach = {
    across: (TANGENT * ((1 + 2 * BEYOND) * width - 2 * Math.abs(shift.x))) / height,
    over: (TANGENT * ((1 + 2 * BEYOND) * height - 2 * Math.abs(shift.y))) / height,
  };
  return { area: safeArea(size, insets), board: { corners: cornersOf(subject), reach } };
}

/** A subject as a camera sees it that looks at a point of it. */
interface Fitted {
  readonly distance: number;
  /** How far the point is south of the middle of the subject, or below it where the subject stands upright. */
  readonly aside: number;
  /** How much of the free width and height it takes, 0 … 1. */
  readonly wide: number;
  readonly high: number;
}

/**
 * How far a subject reaches to the side, upwards and downwards in a picture: tangents. One view asks for thousands of
 * places of the camera, the first picture waits for it, so nothing is made for each.
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

  /** Looks at it from a place; false if some of it is behind the lens. */
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

/** Halves what lies between two bounds until the least is found that is enough. */
function least(from: number, to: number, isEnough: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The nearest view of a subject that shows all of it, as far from the upper edge as from the lower one. */
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

/** A picture counts as filled from side to side from this share of its width on. */
const FILLED = 0.995;
const TILTS = 10;

/** How far above the horizon the camera stands: no flatter than it takes to fill the picture from side to side. */
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

/** The view that just shows a subject: it takes all of the free part of the picture from side to side or from top to bottom. */
export function homeView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const { middle, azimuth = 0 } = subject;
  const elevation = elevationFor(subject, size, insets);
  const { distance, aside } = fitted(subject, size, insets, elevation);
  const { x = 0, y, z } = middle ?? { y: 0, z: 0 };
  if (middle !== undefined) return { x, y: y - aside, z, azimuth, elevation, distance };
  return { x: Math.sin(azimuth) * aside, y, z: Math.cos(azimuth) * aside, azimuth, elevation, distance };
}

/** A hair less than straight down, so that north stays above. */
const TOP_ELEVATION = Math.PI / 2 - 0.002;

/** The view from above that just shows a subject, north above. */
export function topView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const { distance } = fitted(subject, size, insets, TOP_ELEVATION);
  const { x = 0, z = 0 } = subject.middle ?? {};
  return { x, y: 0, z, azimuth: 0, elevation: TOP_ELEVATION, distance };
}

/** How far the middle of the picture is moved to lie in the middle of its free part, in CSS pixels. */
export function pictureShift({ top, right, bottom, left }: Insets): {
  readonly x: number;
  readonly y: number;
} {
  return { x: (right - left) / 2, y: (bottom - top) / 2 };
}
