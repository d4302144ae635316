import { MeshoptSimplifier } from 'meshoptimizer';
import { MAP_SIZE } from '#zorn/view';
import type { DrawnMesh } from '../glb';
import { sample } from './grid';
import type { Ground } from './ground';

/** Distance of mesh corners before simplification, table units. */
const PITCH = 0.032;
const ERROR = 0.02;

/** Texture coordinates of a point of the map. */
const uvOf = (x: number, z: number): readonly [number, number] => [
  x / MAP_SIZE.width + 0.5,
  z / MAP_SIZE.depth + 0.5,
];

/** Meshes the ground with about so many triangles, with its rim down to the tray. */
export async function landMesh({ height }: Ground, triangles: number): Promise<DrawnMesh> {
  await MeshoptSimplifier.ready;
  const [columns, rows] = [Math.round(MAP_SIZE.width / PITCH), Math.round(MAP_SIZE.depth / PITCH)];
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3);
  const indices = new Uint32Array(columns * rows * 6);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = (column / columns - 0.5) * MAP_SIZE.width;
      const z = (row / rows - 0.5) * MAP_SIZE.depth;
      positions.set([x, sample(height, x, z), z], (row * (columns + 1) + column) * 3);
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column;
      const below = at + columns + 1;
      indices.set([at, below, at + 1, at + 1, below, below + 1], (row * columns + column) * 6);
    }
  }
  const [kept] = MeshoptSimplifier.simplify(indices, positions, 3, triangles * 3, ERROR, []);
  const [remap, count] = MeshoptSimplifier.compactMesh(kept);
  const corners = new Float32Array(count * 3);
  const uv = new Float32Array(count * 2);
  const normals = new Float32Array(count * 3);
  for (const [old, fresh] of remap.entries()) {
    if (fresh === 0xffffffff) continue;
    const [x, y, z] = [positions[old * 3]!, positions[old * 3 + 1]!, positions[old * 3 + 2]!];
    corners.set([x, y, z], fresh * 3);
    uv.set(uvOf(x, z), fresh * 2);
    const step = 0.02;
    const [dx, dz] = [
      (sample(height, x - step, z) - sample(height, x + step, z)) / (2 * step),
      (sample(height, x, z - step) - sample(height, x, z + step)) / (2 * step),
    ];
    const length = Math.hypot(dx, 1, dz);
    normals.set([dx / length, 1 / length, dz / length], fresh * 3);
  }
  return { positions: corners, normals, indices: kept, uv };
}
