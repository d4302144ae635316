/** An orbit camera: it looks at a point of the table from a distance. */
export interface CameraView {
  /** The target, table units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians from the south towards the east: 0 looks north. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Distance to the target, table units. */
  readonly distance: number;
}

/** The part of the view that is free for the subjects, around the target. */
export interface SafeArea {
  /** Tangents of the angles from the centre to the sides, and to the top and bottom. */
  readonly across: number;
  readonly over: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The camera's position in a view. */
export function eyeOf({ x, y, z, azimuth, elevation, distance }: CameraView): Point {
  const ground = Math.cos(elevation) * distance;
  return {
    x: x + Math.sin(azimuth) * ground,
    y: y + Math.sin(elevation) * distance,
    z: z + Math.cos(azimuth) * ground,
  };
}

/** Projects a point into a view: tangents to the right of the centre and above it, and the depth. */
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
