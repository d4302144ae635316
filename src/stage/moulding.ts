import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A corner of a moulding's profile: distance outwards from the framed rectangle, and height. */
export type ProfilePoint = readonly [out: number, height: number];

/** Table units covered by one tile of the wood along the grain, and across it. */
const TILE = { along: 6, across: 3.4 };
const STEPS_PER_CORNER = 10;

interface PathPoint {
  readonly x: number;
  readonly z: number;
  /** The outward normal. */
  readonly nx: number;
  readonly nz: number;
}

/** The outline of a rounded rectangle. */
function roundedPath(width: number, depth: number, radius: number): readonly PathPoint[] {
  const points: PathPoint[] = [];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  for (const [quarter, [east, south]] of corners.entries()) {
    for (let step = 0; step <= STEPS_PER_CORNER; step++) {
      const angle = ((quarter + step / STEPS_PER_CORNER) * Math.PI) / 2;
      const nx = Math.cos(angle);
      const nz = Math.sin(angle);
      const x = east * (width / 2 - radius) + nx * radius;
      const z = south * (depth / 2 - radius) + nz * radius;
      points.push({ x, z, nx, nz });
    }
  }
  return [...points, points[0]!];
}

/**
 * A wooden moulding around a rectangle centred on the origin.
 * @param width,depth of the rectangle, along x and z @param radius corner radius, above 0
 * @param profile of the moulding, from the inside over the top to the outside
 */
export function moulding(
  width: number,
  depth: number,
  radius: number,
  profile: readonly ProfilePoint[],
): BufferGeometry {
  const path = roundedPath(width, depth, radius);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  let across = 0;
  for (let side = 1; side < profile.length; side++) {
    const [out0, height0] = profile[side - 1]!;
    const [out1, height1] = profile[side]!;
    const breadth = Math.hypot(out1 - out0, height1 - height0);
    const [rise, lean] = [(out1 - out0) / breadth, (height0 - height1) / breadth];
    let along = 0;
    for (const [step, { x, z, nx, nz }] of path.entries()) {
      const before = path[Math.max(0, step - 1)]!;
      along += Math.hypot(x - before.x, z - before.z);
      for (const [out, height, shift] of [
        [out0, height0, 0],
        [out1, height1, breadth],
      ] as const) {
        positions.push(x + nx * out, height, z + nz * out);
        normals.push(nx * lean, rise, nz * lean);
        uvs.push(along / TILE.along, (across + shift) / TILE.across);
      }
      if (step === 0) continue;
      const at = positions.length / 3 - 4;
      indices.push(at, at + 2, at + 1, at + 1, at + 2, at + 3);
    }
    across += breadth;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return geometry.setIndex(indices);
}
