import { MeshoptSimplifier } from 'meshoptimizer';
import type { Clay } from './clay';
import { clamp } from './vector';

export interface Surface {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Samples per side of the blocks that are skipped if no clay is near. */
const BLOCK = 8;
/** Corners of a cell as bits x, y, z, in pairs that form its edges. */
const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

interface Grid {
  readonly size: readonly [number, number, number];
  readonly origin: readonly [number, number, number];
  readonly values: Float32Array;
}

/** Distances on a grid; far from the surface only their sign is valid. */
function sampleGrid(clay: Clay, voxel: number): Grid {
  const [low, high] = clay.bounds();
  const origin = low.map((c) => c - 2 * voxel) as [number, number, number];
  const size = high.map((c, i) => Math.ceil((c + 2 * voxel - origin[i]!) / voxel / BLOCK) * BLOCK + 1) as [
    number,
    number,
    number,
  ];
  const [nx, ny, nz] = size;
  const values = new Float32Array(nx * ny * nz).fill(1);
  const half = (BLOCK * voxel) / 2;
  const radius = half * Math.sqrt(3);
  for (let bz = 0; bz < nz - 1; bz += BLOCK) {
    for (let by = 0; by < ny - 1; by += BLOCK) {
      for (let bx = 0; bx < nx - 1; bx += BLOCK) {
        const [x, y, z] = [origin[0] + bx * voxel, origin[1] + by * voxel, origin[2] + bz * voxel];
        const layers = clay.layersWithin(x + half, y + half, z + half, radius);
        if (!layers.some(({ carves }) => !carves)) continue;
        const middle = clay.melt(layers, x + half, y + half, z + half);
        const clear = Math.abs(middle) > radius * 1.6 + 0.04;
        for (let k = 0; k <= BLOCK; k++) {
          for (let j = 0; j <= BLOCK; j++) {
            let at = bx + (by + j) * nx + (bz + k) * nx * ny;
            for (let i = 0; i <= BLOCK; i++, at++) {
              if (!clear) values[at] = clay.melt(layers, x + i * voxel, y + j * voxel, z + k * voxel);
              else if (i < BLOCK && j < BLOCK && k < BLOCK) values[at] = middle;
            }
          }
        }
      }
    }
  }
  return { size, origin, values };
}

/** Meshes clay into triangles of about voxel size, projected onto the surface. @param voxel model units */
export function surfaceNets(clay: Clay, voxel: number): Surface {
  const { size, origin, values } = sampleGrid(clay, voxel);
  const [nx, ny, nz] = size;
  const [sy, sz] = [nx, nx * ny];
  const corners = [0, 1, sy, sy + 1, sz, sz + 1, sz + sy, sz + sy + 1];
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const cell = i + j * sy + k * sz;
        let mask = 0;
        for (let c = 0; c < 8; c++) if (values[cell + corners[c]!]! < 0) mask |= 1 << c;
        if (mask === 0 || mask === 255) continue;
        let [x, y, z, crossings] = [0, 0, 0, 0];
        for (const [p, q] of EDGES) {
          if (((mask >> p) & 1) === ((mask >> q) & 1)) continue;
          const a = values[cell + corners[p]!]!;
          const t = a / (a - values[cell + corners[q]!]!);
          x += (p & 1) + t * ((q & 1) - (p & 1));
          y += ((p >> 1) & 1) + t * (((q >> 1) & 1) - ((p >> 1) & 1));
          z += (p >> 2) + t * ((q >> 2) - (p >> 2));
          crossings++;
        }
        vertexOf[cell] = positions.length / 3;
        positions.push(
          origin[0] + (i + x / crossings) * voxel,
          origin[1] + (j + y / crossings) * voxel,
          origin[2] + (k + z / crossings) * voxel,
        );
      }
    }
  }
  const indices: number[] = [];
  const quad = (cells: readonly [number, number, number, number], flip: boolean): void => {
    const [a, b, c, d] = cells.map((cell) => vertexOf[cell]!) as [number, number, number, number];
    if (Math.min(a, b, c, d) < 0) return;
    if (flip) indices.push(a, c, b, a, d, c);
    else indices.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const c = i + j * sy + k * sz;
        const inside = values[c]! < 0;
        if (inside !== values[c + 1]! < 0) quad([c - sy - sz, c - sz, c, c - sy], !inside);
        if (inside !== values[c + sy]! < 0) quad([c - 1 - sz, c - 1, c, c - sz], !inside);
        if (inside !== values[c + sz]! < 0) quad([c - 1 - sy, c - sy, c, c - 1], !inside);
      }
    }
  }
  const surface = { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
  project(clay, surface.positions, voxel);
  return surface;
}

/** Moves points onto the surface, each by less than a voxel. */
function project(clay: Clay, positions: Float32Array, voxel: number): void {
  const e = voxel / 2;
  for (let v = 0; v < positions.length; v += 3) {
    for (let round = 0; round < 2; round++) {
      const [x, y, z] = [positions[v]!, positions[v + 1]!, positions[v + 2]!];
      const layers = clay.layersAt(x, y, z);
      const gx = clay.melt(layers, x + e, y, z) - clay.melt(layers, x - e, y, z);
      const gy = clay.melt(layers, x, y + e, z) - clay.melt(layers, x, y - e, z);
      const gz = clay.melt(layers, x, y, z + e) - clay.melt(layers, x, y, z - e);
      const steep = Math.hypot(gx, gy, gz) || 1;
      const away = clay.melt(layers, x, y, z) / Math.max(steep / (2 * e), 0.5);
      const step = clamp(-away, -0.6 * voxel, 0.6 * voxel);
      positions[v] = x + (gx / steep) * step;
      positions[v + 1] = y + (gy / steep) * step;
      positions[v + 2] = z + (gz / steep) * step;
    }
  }
}

/** The same surface with at most `triangles` triangles, and without unused corners. */
export async function simplify(surface: Surface, triangles: number): Promise<Surface> {
  await MeshoptSimplifier.ready;
  if (surface.indices.length <= triangles * 3) return surface;
  const [indices] = MeshoptSimplifier.simplify(surface.indices, surface.positions, 3, triangles * 3, 0.05);
  return compact(surface.positions, indices);
}

function compact(positions: Float32Array, indices: Uint32Array): Surface {
  const renumbered = new Int32Array(positions.length / 3).fill(-1);
  const kept: number[] = [];
  const out = indices.map((v) => {
    if (renumbered[v]! < 0) {
      renumbered[v] = kept.length / 3;
      kept.push(positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!);
    }
    return renumbered[v]!;
  });
  return { positions: new Float32Array(kept), indices: out };
}
