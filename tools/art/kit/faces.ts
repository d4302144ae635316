import { cornerAt, type Hull } from './hull';
import { dot } from './vector';

/** Triangles of a piece connected by their corners; all clay of a sculpture is one face. */
export interface Face {
  /** Index of the sculpture. */
  readonly sculpture: number;
  /** Index of its piece; −1 for clay. */
  readonly piece: number;
  /** Index of the face within its piece. */
  readonly number: number;
  readonly triangles: readonly number[];
  readonly corners: readonly number[];
  /** Edges that belong to only one triangle of the face, in the direction of that triangle. */
  readonly rim: readonly (readonly [number, number])[];
}

/** The faces of a hull, piece by piece. */
export function facesOf(hull: Hull): readonly Face[] {
  const byPiece = new Map<string, number[]>();
  for (let f = 0; f < hull.indices.length / 3; f++) {
    const v = hull.indices[f * 3]!;
    const key = `${hull.sculpture[v]} ${hull.piece[v]}`;
    const list = byPiece.get(key);
    if (list) list.push(f);
    else byPiece.set(key, [f]);
  }
  return [...byPiece.values()].flatMap((triangles) => split(hull, triangles));
}

function split(hull: Hull, triangles: readonly number[]): Face[] {
  const v = hull.indices[triangles[0]! * 3]!;
  const [sculpture, piece] = [hull.sculpture[v]!, hull.piece[v]!];
  const parents = new Map<number, number>();
  const root = (corner: number): number => {
    let at = corner;
    while ((parents.get(at) ?? at) !== at) at = parents.get(at)!;
    return at;
  };
  const three = (f: number) => [0, 1, 2].map((k) => hull.indices[f * 3 + k]!) as [number, number, number];
  for (const f of triangles) {
    const [a, b, c] = three(f);
    parents.set(root(b), root(a));
    parents.set(root(c), root(a));
  }
  const groups = new Map<number, number[]>();
  for (const f of triangles) {
    const key = piece < 0 ? -1 : root(three(f)[0]);
    const group = groups.get(key);
    if (group) group.push(f);
    else groups.set(key, [f]);
  }
  return [...groups.values()].map((own, number) => {
    const edges = new Map<string, readonly [number, number]>();
    for (const f of own) {
      const [a, b, c] = three(f);
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (!edges.delete(`${q} ${p}`)) edges.set(`${p} ${q}`, [p, q]);
      }
    }
    return {
      sculpture,
      piece,
      number,
      triangles: own,
      corners: [...new Set(own.flatMap(three))],
      rim: [...edges.values()],
    };
  });
}

/** Whether a face of a piece is flat; clay never is. */
export function isFlat(hull: Hull, { piece, corners }: Face): boolean {
  if (piece < 0) return false;
  const normal = cornerAt(hull.normals, corners[0]!);
  return corners.every((v) => dot(cornerAt(hull.normals, v), normal) > 0.9995);
}
