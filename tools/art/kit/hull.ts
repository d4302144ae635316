import type { Sculpture } from './sculpture';
import type { Surface } from './surfaceNets';
import { add, cross, dot, normalize, scale, type Vec3 } from './vector';

/** Everything to draw as one list of corners and triangles: clay and pieces of one or more sculptures. */
export interface Hull {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  /** Per corner: index of the sculpture. */
  readonly sculpture: Uint8Array;
  /** Per corner: index of the piece in its sculpture; −1 for clay. */
  readonly piece: Int16Array;
  readonly along: Float32Array;
  /** Per corner: local coordinates of the piece, three numbers. */
  readonly local: Float32Array;
  /** Per triangle: 1 on bevels. */
  readonly bevel: Uint8Array;
}

export const cornerAt = (of: ArrayLike<number>, i: number): Vec3 => [
  of[i * 3]!,
  of[i * 3 + 1]!,
  of[i * 3 + 2]!,
];

/** Pieces are left out if all their corners are deeper in the clay than this. */
const BURIED = 0.012;

/** Normals of a mesh, computed from its triangles. */
function meshNormals(positions: ArrayLike<number>, indices: ArrayLike<number>): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [indices[f]!, indices[f + 1]!, indices[f + 2]!];
    const [pa, pb, pc] = [cornerAt(positions, a), cornerAt(positions, b), cornerAt(positions, c)];
    const n = cross(
      [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]],
      [pc[0] - pa[0], pc[1] - pa[1], pc[2] - pa[2]],
    );
    for (const v of [a, b, c]) for (let i = 0; i < 3; i++) normals[v * 3 + i]! += n[i]!;
  }
  for (let v = 0; v < normals.length; v += 3) {
    normals.set(normalize([normals[v]!, normals[v + 1]!, normals[v + 2]!]), v);
  }
  return normals;
}

/** Smooth normals from the clay, kept close to those of the triangles where the clay has finer details. */
function clayNormals(sculpture: Sculpture, surface: Surface, voxel: number): Float32Array {
  const flat = meshNormals(surface.positions, surface.indices);
  const normals = new Float32Array(flat.length);
  for (let v = 0; v < normals.length / 3; v++) {
    const [x, y, z] = cornerAt(surface.positions, v);
    const own = sculpture.clay.normal(x, y, z, voxel * 0.8);
    const mesh = cornerAt(flat, v);
    normals.set(dot(own, mesh) < 0.2 ? mesh : normalize(add(own, scale(mesh, 0.5))), v * 3);
  }
  return normals;
}

interface Growing {
  positions: number[];
  normals: number[];
  indices: number[];
  sculpture: number[];
  piece: number[];
  along: number[];
  local: number[];
  bevel: number[];
}

/** Joins sculptures and their meshed clay into one hull. @param voxel size of the clay's meshes */
export function joinHull(
  sculptures: readonly Sculpture[],
  surfaces: readonly Surface[],
  voxel: number,
): Hull {
  const hull: Growing = {
    positions: [],
    normals: [],
    indices: [],
    sculpture: [],
    piece: [],
    along: [],
    local: [],
    bevel: [],
  };
  for (const [number, sculpture] of sculptures.entries()) {
    appendClay(hull, number, sculpture, surfaces[number]!, voxel);
    for (const index of sculpture.pieces.keys()) appendPiece(hull, number, sculpture, index);
  }
  return {
    positions: new Float32Array(hull.positions),
    normals: new Float32Array(hull.normals),
    indices: new Uint32Array(hull.indices),
    sculpture: new Uint8Array(hull.sculpture),
    piece: new Int16Array(hull.piece),
    along: new Float32Array(hull.along),
    local: new Float32Array(hull.local),
    bevel: new Uint8Array(hull.bevel),
  };
}

function appendClay(
  hull: Growing,
  number: number,
  sculpture: Sculpture,
  surface: Surface,
  voxel: number,
): void {
  const first = hull.piece.length;
  const normals = clayNormals(sculpture, surface, voxel);
  for (let v = 0; v < surface.positions.length / 3; v++) {
    hull.positions.push(...cornerAt(surface.positions, v));
    hull.normals.push(...cornerAt(normals, v));
    hull.sculpture.push(number);
    hull.piece.push(-1);
    hull.along.push(0);
    hull.local.push(0, 0, 0);
  }
  for (const v of surface.indices) hull.indices.push(first + v);
  for (let f = 0; f < surface.indices.length; f += 3) hull.bevel.push(0);
}

function appendPiece(hull: Growing, number: number, sculpture: Sculpture, index: number): void {
  const { piece } = sculpture.pieces[index]!;
  const corners = piece.along.length;
  const hidden = Array.from({ length: corners }, (_, v) => {
    const [x, y, z] = cornerAt(piece.positions, v);
    return sculpture.clay.layers.length > 0 && sculpture.clay.distance(x, y, z) < -BURIED;
  });
  const numbers = new Map<number, number>();
  const corner = (v: number): number => {
    const known = numbers.get(v);
    if (known !== undefined) return known;
    const made = hull.piece.length;
    hull.positions.push(...cornerAt(piece.positions, v));
    hull.normals.push(...cornerAt(piece.normals, v));
    hull.sculpture.push(number);
    hull.piece.push(index);
    hull.along.push(piece.along[v]!);
    hull.local.push(...cornerAt(piece.local, v));
    numbers.set(v, made);
    return made;
  };
  for (const [f, bevel] of piece.bevel.entries()) {
    const three = piece.indices.slice(f * 3, f * 3 + 3) as [number, number, number];
    if (three.every((v) => hidden[v])) continue;
    const [a, b, c] = three;
    hull.indices.push(...(facesOut(piece, a, b, c) ? [a, b, c] : [a, c, b]).map(corner));
    hull.bevel.push(bevel ? 1 : 0);
  }
}

/** Whether a triangle faces in the direction of its corners' normals. */
function facesOut(
  { positions, normals }: { readonly positions: number[]; readonly normals: number[] },
  ...three: readonly [number, number, number]
): boolean {
  const [a, b, c] = three.map((v) => cornerAt(positions, v)) as [Vec3, Vec3, Vec3];
  const n = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
  const out = three.map((v) => cornerAt(normals, v)).reduce(add);
  return dot(n, out) >= 0;
}
