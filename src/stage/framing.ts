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

/** What must be in the picture: a box in table units, on the table around the origin where nothing else is said. */
export interface Subject {
  /** Half the extent to the east and west. */
  readonly x: number;
  /** Half the extent to the north and south. */
  readonly z: number;
  /** Height of what stands on it. */
  readonly height: number;
  /**
   * Its middle, which the camera looks at, where it is not what lies around the origin; half of `height` is below. East of
   * the origin by `x`, above the table by `y`, south of the origin by `z`.
   */
  readonly middle?: { readonly x?: number; readonly y: number; readonly z: number };
  /** How far above the horizon the camera stands, in radians; {@link HOME_ELEVATION} where left out. */
  readonly elevation?: number;
  /** From which side the camera looks, in radians counter-clockwise from the south; from the south where left out. */
  readonly azimuth?: number;
}

/** Vertical angle of view, in degrees. */
export const FIELD_OF_VIEW = 28;

/** How far above the horizon the camera stands at home, in radians. */
export const HOME_ELEVATION = (55 / 180) * Math.PI;

const NEAREST = 4;
const FARTHEST = 90;

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

/** The view that just shows a subject. */
export function homeView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const { middle: { x = 0, y, z } = { y: 0, z: 0 }, elevation = HOME_ELEVATION, azimuth = 0 } = subject;
  return { x, y, z, azimuth, elevation, distance: homeDistance(subject, size, insets, elevation) };
}

/** A hair less than straight down, so that north stays above. */
const TOP_ELEVATION = Math.PI / 2 - 0.002;

/** The view from above that just shows a subject, north above. */
export function topView(subject: Subject, size: PictureSize, insets: Insets): CameraView {
  const distance = homeDistance(subject, size, insets, TOP_ELEVATION);
  const { x = 0, z = 0 } = subject.middle ?? {};
  return { x, y: 0, z, azimuth: 0, elevation: TOP_ELEVATION, distance };
}

/**
 * The distance from which a subject just fills the free part of the picture.
 * @param elevation of the camera above the horizon, in radians
 */
export function homeDistance(
  subject: Subject,
  size: PictureSize,
  insets: Insets,
  elevation = HOME_ELEVATION,
): number {
  const free = freeHalfSize(size, insets);
  const low = subject.middle === undefined ? 0 : -subject.height / 2;
  const fits = (distance: number) => {
    for (const side of [-1, 1]) {
      for (const y of [low, low + subject.height]) {
        const z = side * subject.z;
        // Depth and height of the point as the camera sees it.
        const depth = distance - (z * Math.cos(elevation) + y * Math.sin(elevation));
        const up = y * Math.cos(elevation) - z * Math.sin(elevation);
        if (depth <= 0) return false;
        if (Math.abs(up) / (depth * TANGENT) > free.y) return false;
        if (subject.x / (depth * TANGENT) > free.x) return false;
      }
    }
    return true;
  };
  let near = NEAREST;
  let far = FARTHEST;
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    if (fits(middle)) far = middle;
    else near = middle;
  }
  return far;
}

/** How far the middle of the picture is moved to lie in the middle of its free part, in CSS pixels. */
export function pictureShift({ top, right, bottom, left }: Insets): {
  readonly x: number;
  readonly y: number;
} {
  return { x: (right - left) / 2, y: (bottom - top) / 2 };
}
