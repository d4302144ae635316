import { Box3, BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { shared } from './shared';

/** Grid cells along the longest side. */
const CELLS = 26;

const coarsened = new WeakMap<BufferGeometry, BufferGeometry>();

/**
 * For each vertex, the one that represents it: the vertex of its cell farthest from the vertical axis through the middle.
 */
function representatives(position: BufferAttribute, bounds: Box3): Uint32Array {
  const size = bounds.getSize(new Vector3());
  const middle = bounds.getCenter(new Vector3());
  const cell = Math.max(size.x, size.y, size.z) / CELLS;
  const at = (value: number, from: number) => Math.floor((value - from) / cell);
  const chosen = new Map<number, number>();
  const out = (vertex: number) =>
    Math.hypot(position.getX(vertex) - middle.x, position.getZ(vertex) - middle.z);
  const cells = Float64Array.from({ length: position.count }, (_, vertex) => {
    const [x, y, z] = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
    const key = (at(x, bounds.min.x) * (CELLS + 2) + at(y, bounds.min.y)) * (CELLS + 2) + at(z, bounds.min.z);
    const other = chosen.get(key);
    if (other === undefined || out(vertex) > out(other)) chosen.set(key, vertex);
    return key;
  });
  return Uint32Array.from(cells, (key) => chosen.get(key)!);
}

/**
 * A coarse version of a shape for its shadow and its outline: nearby vertices are merged. Shares the vertices of the
 * original, so skinning still works. Cached per geometry.
 */
export function coarse(geometry: BufferGeometry): BufferGeometry {
  const known = coarsened.get(geometry);
  if (known !== undefined) return known;
  const position = geometry.getAttribute('position') as BufferAttribute;
  const stands = representatives(position, new Box3().setFromBufferAttribute(position));
  const index = geometry.getIndex();
  const count = index?.count ?? position.count;
  const triangles = new Set<string>();
  const order: number[] = [];
  for (let corner = 0; corner + 2 < count; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((next) => stands[index?.getX(corner + next) ?? corner + next]!);
    if (a === b || b === c || c === a) continue;
    const key = [a, b, c].sort().join();
    if (triangles.has(key)) continue;
    triangles.add(key);
    order.push(a!, b!, c!);
  }
  const made = shared(new BufferGeometry());
  for (const name of ['position', 'skinIndex', 'skinWeight']) {
    const attribute = geometry.getAttribute(name);
    if (attribute !== undefined) made.setAttribute(name, attribute);
  }
  made.setIndex(new BufferAttribute(new Uint32Array(order), 1));
  coarsened.set(geometry, made);
  return made;
}
