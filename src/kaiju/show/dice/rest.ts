import { type GroundPoint, type Pose, REST_POSE } from '#director';
import { about, anglesOf, crossed, type Rotation, turned, type Vector } from './rotation';
import { type DieKind, dieShape } from './solids';

/** The rotation that maps the axes to these vectors. */
function rotationTo(right: Vector, up: Vector, south: Vector): Rotation {
  // The vectors are the rows, so that each of them is mapped onto an axis.
  const trace = right[0] + up[1] + south[2];
  if (trace > 0) {
    const w = Math.sqrt(1 + trace) / 2;
    return [(south[1] - up[2]) / (4 * w), (right[2] - south[0]) / (4 * w), (up[0] - right[1]) / (4 * w), w];
  }
  if (right[0] > up[1] && right[0] > south[2]) {
    const x = Math.sqrt(1 + right[0] - up[1] - south[2]) / 2;
    return [x, (right[1] + up[0]) / (4 * x), (right[2] + south[0]) / (4 * x), (south[1] - up[2]) / (4 * x)];
  }
  if (up[1] > south[2]) {
    const y = Math.sqrt(1 + up[1] - right[0] - south[2]) / 2;
    return [(right[1] + up[0]) / (4 * y), y, (up[2] + south[1]) / (4 * y), (right[2] - south[0]) / (4 * y)];
  }
  const z = Math.sqrt(1 + south[2] - right[0] - up[1]) / 2;
  return [(right[2] + south[0]) / (4 * z), (up[2] + south[1]) / (4 * z), z, (up[0] - right[1]) / (4 * z)];
}

/**
 * The pose of a die at rest, with the rolled number on top, upright for a viewer in the south.
 * @param value 1 … number of faces; a D10 shows 10 as 0. Throws a RangeError outside.
 * @param place its centre, and the height of the ground below @param size edge of a D6, table units
 * @param yaw rotation of the number from facing south, radians
 */
export function diePose(
  kind: DieKind,
  value: number,
  place: GroundPoint & { readonly y?: number },
  size: number,
  yaw = 0,
): Pose {
  const { faces, inner } = dieShape(kind);
  const face = faces.find((each) => each.value === value);
  if (face === undefined) throw new RangeError(`a ${kind} has no ${value}`);
  const { normal, top } = face;
  const down: Vector = [-top[0], -top[1], -top[2]];
  const upright = rotationTo(crossed(normal, down), normal, down);
  return {
    ...REST_POSE,
    x: place.x,
    y: (place.y ?? 0) + inner * size,
    z: place.z,
    ...anglesOf(turned(about([0, 1, 0], yaw), upright)),
    width: size,
    height: size,
  };
}

/** Gap between two dice side by side, relative to the edge of a D6. */
const GAP = 0.22;

/** Positions of dice side by side, from west to east, without overlap. @param size edge of a D6, table units */
export function diceRow(
  kinds: readonly DieKind[],
  middle: GroundPoint,
  size: number,
): readonly GroundPoint[] {
  const breadths = kinds.map((kind) => 2 * dieShape(kind).outer + GAP);
  const whole = breadths.reduce((sum, breadth) => sum + breadth, 0);
  let west = -whole / 2;
  return breadths.map((breadth) => {
    const x = middle.x + (west + breadth / 2) * size;
    west += breadth;
    return { x, z: middle.z };
  });
}
