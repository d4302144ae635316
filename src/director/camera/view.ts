/** Where a camera stands: it looks at a point of the table from a distance. */
export interface CameraView {
  /** The point it looks at, table units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians from the south towards the east: 0 looks north. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Table units from the point. */
  readonly distance: number;
}

/** The part of the picture that is free for what matters, around the point looked at. */
export interface SafeArea {
  /** Tangents of the angles from the middle to the sides, and to the upper and lower edge. */
  readonly across: number;
  readonly over: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where the camera of a view is. */
export function eyeOf({ x, y, z, azimuth, elevation, distance }: CameraView): Point {
  const ground = Math.cos(elevation) * distance;
  return {
    x: x + Math.sin(azimuth) * ground,
    y: y + Math.sin(elevation) * distance,
    z: z + Math.cos(azimuth) * ground,
  };
}

/** A point as a view shows it: tangents to the right of the middle and above it, and how far in front of the eye. */
export function seenFrom(
  view: CameraView,
  point: Point,
): { readonly right: number; readonly up: number; readonly depth: number } {
  const { azimuth, elevation, distance } = view;
  const [sideways, forwards] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [rise, level] = [Math.sin(elevation), Math.cos(elevation)];
  const x = point.x - view.x;
  const y = point.y - view.y;
  const z = point.z - view.z;
  const near = x * sideways + z * forwards;
  const depth = distance - near * level - y * rise;
  return { right: (x * forwards - z * sideways) / depth, up: (y * level - near * rise) / depth, depth };
}
