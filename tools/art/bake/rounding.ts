import type { Unwrapped } from '../kit/atlas';
import { facesOf, isFlat } from '../kit/faces';
import { cornerAt, type Hull } from '../kit/hull';
import type { Sculpture } from '../kit/sculpture';
import { add, cross, dot, length, normalize, scale, sub, type Vec3 } from '../kit/vector';
import { between, type Rounded, shared, type Texels } from './samples';

/** Width of rounded edges if the coat sets none, model units. */
const ROUND = 0.005;
/** Edges whose faces bend less than this (cosine) stay smooth. */
const BEND = 0.94;
/** Edges that are concave by more than this are not rounded. */
const HOLLOW = 1e-4;

interface Edge {
  readonly from: Vec3;
  readonly to: Vec3;
  /** Direction in which the surface faces beyond the edge. */
  readonly beyond: Vec3;
}

/** Rounds the sharp convex edges of flat faces in paint: returns bent normals and the distance to the edge. */
export function roundEdges(
  hull: Hull,
  mesh: Unwrapped,
  sculptures: readonly Sculpture[],
  { samples, triangle }: Texels,
): Rounded {
  const edges = edgesOfTriangles(hull);
  const normals = shared.floats(samples.count * 3);
  const near = shared.floats(samples.count);
  for (let i = 0; i < samples.count; i++) {
    const f = mesh.triangle[triangle[i]!]!;
    const v = hull.indices[f * 3]!;
    const sculpture = sculptures[hull.sculpture[v]!]!;
    const piece = hull.piece[v]!;
    const radius = piece < 0 ? 0 : (sculpture.coats[sculpture.pieces[piece]!.coat]!.round ?? ROUND);
    let normal = normalize(between(hull.normals, samples, i));
    if (radius > 0) {
      const at = between(hull.positions, samples, i);
      for (const { from, to, beyond } of edges[f]!) {
        const share = 1 - distance(at, from, to) / radius;
        if (share <= 0) continue;
        near[i] = Math.max(near[i]!, share);
        normal = add(normal, scale(beyond, share * share));
      }
    }
    normals.set(normalize(normal), i * 3);
  }
  return { normals, edges: near };
}

function distance(p: Vec3, a: Vec3, b: Vec3): number {
  const way = sub(b, a);
  const t = Math.min(Math.max(dot(sub(p, a), way) / (dot(way, way) || 1), 0), 1);
  return length(sub(p, add(a, scale(way, t))));
}

/** Per triangle: the sharp outer edges of its face. */
function edgesOfTriangles(hull: Hull): readonly (readonly Edge[])[] {
  const none: readonly Edge[] = [];
  const edges: (readonly Edge[])[] = Array.from({ length: hull.indices.length / 3 }, () => none);
  const faces = facesOf(hull).filter((face) => isFlat(hull, face));
  const key = (v: number): string =>
    cornerAt(hull.positions, v)
      .map((c) => Math.round(c * 1e4))
      .join();
  const rims = faces.map((face) => ({
    face,
    rim: face.rim.map(([a, b]) => ({ a, b, ends: [key(a), key(b)] })),
  }));
  const owners = new Map<string, { readonly normal: Vec3; readonly middle: Vec3; readonly face: object }[]>();
  const edgeKey = (owner: string, ends: readonly string[]): string =>
    `${owner} ${[...ends].sort().join(' ')}`;
  for (const { face, rim } of rims) {
    const normal = cornerAt(hull.normals, face.corners[0]!);
    const middle = scale(
      face.corners.map((v) => cornerAt(hull.positions, v)).reduce(add),
      1 / face.corners.length,
    );
    for (const { ends } of rim) {
      const name = edgeKey(`${face.sculpture} ${face.piece}`, ends);
      const list = owners.get(name) ?? [];
      list.push({ normal, middle, face });
      owners.set(name, list);
    }
  }
  for (const { face, rim } of rims) {
    const normal = cornerAt(hull.normals, face.corners[0]!);
    const own = rim.flatMap(({ a, b, ends }): Edge[] => {
      const [from, to] = [cornerAt(hull.positions, a), cornerAt(hull.positions, b)];
      const others = owners.get(edgeKey(`${face.sculpture} ${face.piece}`, ends))!;
      const other = others.find((each) => each.face !== face);
      // A mitre or the end of a board: the surface continues around the corner.
      if (!other) return [{ from, to, beyond: normalize(cross(sub(to, from), normal)) }];
      const hollow = dot(normal, sub(other.middle, from)) > -HOLLOW;
      return hollow || dot(normal, other.normal) > BEND ? [] : [{ from, to, beyond: other.normal }];
    });
    for (const f of face.triangles) edges[f] = own;
  }
  return edges;
}
