import type { Field } from './field';
import { clamp, type Vec3 } from './vector';

/** A closed surface: shared vertices, counter-clockwise triangles. */
export interface Surface {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly indices: readonly number[];
}

/** Cells of the coarse grid that decides where the fine one is needed. */
const BLOCK = 6;
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const EDGES = CORNERS.flatMap((a) =>
  [1, 2, 4].filter((bit) => (a & bit) === 0).map((bit) => [a, a | bit] as const),
);

/** The field sampled on a regular grid; far from the surface only signs are kept. */
class Samples {
  readonly counts: readonly [number, number, number];
  readonly values: Float32Array;
  readonly strides: readonly [number, number, number];

  constructor(
    private readonly field: Field,
    readonly origin: Vec3,
    high: Vec3,
    readonly voxel: number,
  ) {
    const count = (axis: 0 | 1 | 2): number =>
      Math.ceil((high[axis] - origin[axis]) / voxel / BLOCK) * BLOCK + 1;
    this.counts = [count(0), count(1), count(2)];
    this.strides = [1, this.counts[0], this.counts[0] * this.counts[1]];
    this.values = new Float32Array(this.counts[0] * this.counts[1] * this.counts[2]).fill(1);
    for (let k = 0; k < this.counts[2] - 1; k += BLOCK) {
      for (let j = 0; j < this.counts[1] - 1; j += BLOCK) {
        for (let i = 0; i < this.counts[0] - 1; i += BLOCK) this.sampleBlock(i, j, k);
      }
    }
  }

  private sampleBlock(i0: number, j0: number, k0: number): void {
    const { voxel, origin, strides } = this;
    const half = (BLOCK * voxel) / 2;
    const centre = this.field.farDistance(
      origin[0] + i0 * voxel + half,
      origin[1] + j0 * voxel + half,
      origin[2] + k0 * voxel + half,
    );
    // Distances of melted and squashed solids are estimates: keep a good margin.
    const far = Math.abs(centre) > half * Math.sqrt(3) * 1.5 + 0.03;
    for (let k = k0; k <= k0 + BLOCK; k++) {
      for (let j = j0; j <= j0 + BLOCK; j++) {
        for (let i = i0; i <= i0 + BLOCK; i++) {
          const at = i + j * strides[1] + k * strides[2];
          if (!far)
            this.values[at] = this.field.distance(
              origin[0] + i * voxel,
              origin[1] + j * voxel,
              origin[2] + k * voxel,
            );
          else if (i < i0 + BLOCK && j < j0 + BLOCK && k < k0 + BLOCK) this.values[at] = Math.sign(centre);
        }
      }
    }
  }
}

/**
 * Meshes the zero level of a field: one vertex per grid cell that the surface crosses, drawn onto the surface,
 * with the field's own normal.
 * @param voxel grid spacing; half of it gives four times the triangles
 */
export function surfaceNets(field: Field, voxel: number): Surface {
  const [low, high] = field.bounds();
  const pad = 2 * voxel;
  const origin: Vec3 = [low[0] - pad, low[1] - pad, low[2] - pad];
  const samples = new Samples(field, origin, [high[0] + pad, high[1] + pad, high[2] + pad], voxel);
  const { values, counts, strides } = samples;
  const offsets = CORNERS.map((c) => (c & 1) + ((c >> 1) & 1) * strides[1] + (c >> 2) * strides[2]);
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: Vec3[] = [];
  const normals: Vec3[] = [];

  for (let k = 0; k < counts[2] - 1; k++) {
    for (let j = 0; j < counts[1] - 1; j++) {
      for (let i = 0; i < counts[0] - 1; i++) {
        const cell = i + j * strides[1] + k * strides[2];
        const inside = values[cell]! < 0;
        let mixed = false;
        for (let c = 1; c < 8 && !mixed; c++) mixed = values[cell + offsets[c]!]! < 0 !== inside;
        if (!mixed) continue;
        const local = crossing(values, cell, offsets);
        vertexOf[cell] = positions.length;
        const [p, n] = settle(field, voxel, [
          origin[0] + (i + local[0]) * voxel,
          origin[1] + (j + local[1]) * voxel,
          origin[2] + (k + local[2]) * voxel,
        ]);
        positions.push(p);
        normals.push(n);
      }
    }
  }
  return { positions, normals, indices: stitch(values, vertexOf, counts, strides) };
}

/** The mean of the points where the cell's edges cross the surface, in units of the cell. */
function crossing(values: Float32Array, cell: number, offsets: readonly number[]): Vec3 {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [p, q] of EDGES) {
    const a = values[cell + offsets[p]!]!;
    const b = values[cell + offsets[q]!]!;
    if (a < 0 === b < 0) continue;
    const t = a / (a - b);
    x += (p & 1) + t * ((q & 1) - (p & 1));
    y += ((p >> 1) & 1) + t * (((q >> 1) & 1) - ((p >> 1) & 1));
    z += (p >> 2) + t * ((q >> 2) - (p >> 2));
    count++;
  }
  return [x / count, y / count, z / count];
}

/** Moves a point onto the surface, by at most a voxel. @returns the point and the normal there */
function settle(field: Field, voxel: number, start: Vec3): readonly [Vec3, Vec3] {
  const towards = field.normal(start[0], start[1], start[2], voxel * 0.4);
  let p = start;
  for (let pass = 0; pass < 2; pass++) {
    const step = clamp(field.distance(p[0], p[1], p[2]), -voxel * 0.5, voxel * 0.5);
    p = [p[0] - towards[0] * step, p[1] - towards[1] * step, p[2] - towards[2] * step];
  }
  return [p, field.normal(p[0], p[1], p[2], voxel * 0.4)];
}

/** Two triangles for every grid edge that crosses the surface. */
function stitch(
  values: Float32Array,
  vertexOf: Int32Array,
  counts: readonly [number, number, number],
  strides: readonly [number, number, number],
): number[] {
  const indices: number[] = [];
  for (let k = 1; k < counts[2] - 1; k++) {
    for (let j = 1; j < counts[1] - 1; j++) {
      for (let i = 1; i < counts[0] - 1; i++) {
        const at = i + j * strides[1] + k * strides[2];
        const inside = values[at]! < 0;
        for (let axis = 0; axis < 3; axis++) {
          if (values[at + strides[axis]!]! < 0 === inside) continue;
          const u = strides[(axis + 1) % 3]!;
          const v = strides[(axis + 2) % 3]!;
          const [a, b, c, d] = [vertexOf[at - u - v]!, vertexOf[at - v]!, vertexOf[at]!, vertexOf[at - u]!];
          if (inside) indices.push(a, b, c, a, c, d);
          else indices.push(a, c, b, a, d, c);
        }
      }
    }
  }
  return indices;
}
