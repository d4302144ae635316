import { Atlas, Initialize } from 'watlas';
import type { Hull } from './hull';

/** An unwrapped hull: corners of the hull, some of them several times. */
export interface Unwrapped {
  /** Per corner: the corner of the hull. */
  readonly origin: Uint32Array;
  readonly uv: Float32Array;
  readonly indices: Uint32Array;
  /** Per triangle: the triangle of the hull. */
  readonly triangle: Uint32Array;
  readonly charts: number;
  /** Used fraction of the texture. */
  readonly used: number;
}

const CHART = { maxIterations: 2, normalDeviationWeight: 1.2, maxCost: 3.2 };

/**
 * Unwraps a hull into one square texture.
 * @param density texture density per triangle, relative to the default
 * @param resolution of the texture, pixels
 */
export async function unwrap(hull: Hull, density: readonly number[], resolution: number): Promise<Unwrapped> {
  await Initialize();
  const atlas = new Atlas();
  const groups = [...new Set(density)]
    .sort((a, b) => a - b)
    .map((level) => {
      const triangles = density.flatMap((own, f) => (own === level ? [f] : []));
      return { level, triangles };
    });
  const origins = groups.map(({ level, triangles }) => {
    const numbers = new Map<number, number>();
    const indices = triangles.flatMap((f) =>
      [0, 1, 2].map((k) => {
        const v = hull.indices[f * 3 + k]!;
        if (!numbers.has(v)) numbers.set(v, numbers.size);
        return numbers.get(v)!;
      }),
    );
    const corners = [...numbers.keys()];
    const gather = (from: Float32Array, by: number): Float32Array =>
      new Float32Array(
        corners.flatMap((v) => [from[v * 3]! * by, from[v * 3 + 1]! * by, from[v * 3 + 2]! * by]),
      );
    atlas.addMesh({
      vertexPositionData: gather(hull.positions, level),
      vertexPositionStride: 12,
      vertexNormalData: gather(hull.normals, 1),
      vertexNormalStride: 12,
      vertexCount: corners.length,
      indexData: new Uint32Array(indices),
      indexCount: indices.length,
    });
    return corners;
  });
  atlas.generate(CHART, { resolution, padding: 3, bilinear: true, rotateCharts: true });
  const origin: number[] = [];
  const uv: number[] = [];
  const indices: number[] = [];
  const triangle: number[] = [];
  for (const [i, { triangles }] of groups.entries()) {
    const mesh = atlas.getMesh(i);
    const first = origin.length;
    for (let v = 0; v < mesh.vertexCount; v++) {
      const vertex = mesh.getVertex(v);
      origin.push(origins[i]![vertex.xref]!);
      uv.push(vertex.uv[0] / atlas.width, vertex.uv[1] / atlas.height);
    }
    const own = new Uint32Array(mesh.indexCount);
    mesh.getIndexArray(own);
    for (const v of own) indices.push(first + v);
    triangle.push(...triangles);
  }
  const used = new Float32Array(1);
  atlas.getUtilization(used);
  const { chartCount: charts, atlasCount } = atlas;
  atlas.delete();
  if (atlasCount !== 1) throw new RangeError(`the model needs ${atlasCount} textures`);
  return {
    origin: new Uint32Array(origin),
    uv: new Float32Array(uv),
    indices: new Uint32Array(indices),
    triangle: new Uint32Array(triangle),
    charts,
    used: used[0]!,
  };
}
