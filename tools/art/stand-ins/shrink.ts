import { MeshoptSimplifier } from 'meshoptimizer';
import type { PaintedSurface } from './surface';

/** Weight of colour changes relative to changes of shape. */
const COLOUR_WEIGHT = 0.4;
/** Radius over which the colours of the fine surface are averaged for a corner of the coarse one, in edges. */
const GATHERED = 2;

type Numbers = Float32Array | Uint32Array;

function neighbours(indices: Uint32Array, count: number): readonly Set<number>[] {
  const around = Array.from({ length: count }, () => new Set<number>());
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    around[a]!.add(b).add(c);
    around[b]!.add(a).add(c);
    around[c]!.add(a).add(b);
  }
  return around;
}

function meanColour(surface: PaintedSurface, around: readonly Set<number>[], vertex: number): number[] {
  const reached = new Set([vertex]);
  for (let step = 0; step < GATHERED; step++) {
    for (const each of [...reached]) for (const next of around[each]!) reached.add(next);
  }
  const sum = [0, 0, 0];
  for (const each of reached) for (let k = 0; k < 3; k++) sum[k]! += surface.colours[each * 3 + k]!;
  return sum.map((value) => value / reached.size);
}

/**
 * Simplifies a surface to at most so many triangles, as far as its shape allows; colours are averaged from the paint
 * nearby.
 */
export async function shrink(surface: PaintedSurface, triangles: number): Promise<PaintedSurface> {
  await MeshoptSimplifier.ready;
  const { positions, normals, colours, indices } = surface;
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    positions,
    3,
    colours,
    3,
    [COLOUR_WEIGHT, COLOUR_WEIGHT, COLOUR_WEIGHT],
    null,
    Math.min(indices.length, triangles * 3),
    1,
    ['Prune'],
  );
  const [order, count] = MeshoptSimplifier.compactMesh(kept);
  const take = (from: Numbers, gather: (vertex: number) => readonly number[]): Float32Array => {
    const out = new Float32Array(count * 3);
    for (let vertex = 0; vertex < from.length / 3; vertex++) {
      const place = order[vertex]!;
      if (place < count) out.set(gather(vertex), place * 3);
    }
    return out;
  };
  const same = (from: Float32Array) =>
    take(from, (vertex) => [from[vertex * 3]!, from[vertex * 3 + 1]!, from[vertex * 3 + 2]!]);
  const around = neighbours(indices, positions.length / 3);
  return {
    positions: same(positions),
    normals: same(normals),
    colours: take(colours, (vertex) => meanColour(surface, around, vertex)),
    indices: kept,
  };
}
