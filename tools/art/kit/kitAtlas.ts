import { type Unwrapped, unwrap } from './atlas';
import { type Face, facesOf, isFlat } from './faces';
import { cornerAt, type Hull } from './hull';
import { pack, type Slot } from './packer';
import type { Sculpture } from './sculpture';
import { cross, dot, length, normalize, sub, type Vec3 } from './vector';

/** Gap between patches, texels. */
const MARGIN = 2;
/** Minimum size of a face, texels per side. */
const MIN_SCALE = 1.5;
/** Resolution at which non-flat surfaces are unwrapped before they are packed. */
const ROUND_SIDE = 1024;

/** A connected patch of the texture: a flat face, or all non-flat surfaces. */
interface Patch {
  readonly slot: Slot;
  /** Size in texels at a density of 1 texel per unit. */
  readonly extent: readonly [number, number];
}

interface FlatPatch extends Patch {
  readonly face: Face;
  readonly axes: readonly [Vec3, Vec3];
  /** Minimum along the axes. */
  readonly low: readonly [number, number];
  readonly span: readonly [number, number];
}

/**
 * Unwraps the parts of a kit into one square texture. Flat faces are axis-aligned, so that their paint is crisp; twins
 * share their patch.
 * @param shares relative texture density of each part
 */
export async function layKitFlat(
  hull: Hull,
  sculptures: readonly Sculpture[],
  resolution: number,
  shares: readonly number[],
): Promise<Unwrapped & { /** Texels per unit. */ readonly density: number }> {
  const faces = facesOf(hull);
  const texelsOf = ({ sculpture, piece }: Face): number => {
    const { coats, pieces } = sculptures[sculpture]!;
    const own = piece < 0 ? 1 : (coats[pieces[piece]!.coat]!.texels ?? 1);
    return own * shares[sculpture]!;
  };
  const first = firstTwins(faces, sculptures);
  const own = faces.filter((face) => !first.has(face));
  const flat = own.filter((face) => isFlat(hull, face));
  const flats = flat.map((face) => flatPatch(hull, face, texelsOf(face)));
  const bent = own.filter((face) => !isFlat(hull, face));
  const round = await layRound(hull, bent, texelsOf);
  const patches: Patch[] = round ? [...flats, round] : flats;
  const density = densest(patches, resolution);

  const cutting = new Cutting(hull, resolution);
  for (const each of flats) cutting.placeFlat(each, density);
  if (round) cutting.placeRound(round, density);
  for (const [face, twin] of first) cutting.copy(face, twin);
  const area = patches.reduce((sum, { slot }) => sum + slot.width * slot.height, 0);
  return {
    origin: new Uint32Array(cutting.origin),
    uv: new Float32Array(cutting.uv),
    indices: cutting.indices,
    triangle: Uint32Array.from({ length: cutting.indices.length / 3 }, (_, f) => f),
    charts: patches.length,
    used: area / resolution ** 2,
    density,
  };
}

/** A hull being unwrapped: corners of the hull with texture coordinates. */
class Cutting {
  readonly origin: number[] = [];
  readonly uv: number[] = [];
  readonly indices: Uint32Array;

  constructor(
    private readonly hull: Hull,
    private readonly resolution: number,
  ) {
    this.indices = new Uint32Array(hull.indices.length);
  }

  placeFlat({ face, slot, extent, low, span, axes }: FlatPatch, density: number): void {
    const scales = [0, 1].map((k) => Math.max(extent[k]! * density, MIN_SCALE) / span[k]!);
    const numbers = new Map<number, number>();
    for (const v of face.corners) {
      const p = cornerAt(this.hull.positions, v);
      const [u, w] = axes.map((axis, k) => (dot(p, axis) - low[k]!) * scales[k]!) as [number, number];
      numbers.set(v, this.corner(v, slot.x + MARGIN + u, slot.y + MARGIN + w));
    }
    for (const f of face.triangles) {
      for (let at = f * 3; at < f * 3 + 3; at++) this.indices[at] = numbers.get(this.hull.indices[at]!)!;
    }
  }

  placeRound({ laid, slot, triangles, extent }: RoundPatch, density: number): void {
    const start = this.origin.length;
    const side = extent[0] * density;
    for (const [i, v] of laid.origin.entries())
      this.corner(v, slot.x + MARGIN + laid.uv[i * 2]! * side, slot.y + MARGIN + laid.uv[i * 2 + 1]! * side);
    for (const [i, own] of laid.triangle.entries()) {
      for (let k = 0; k < 3; k++) this.indices[triangles[own]! * 3 + k] = start + laid.indices[i * 3 + k]!;
    }
  }

  /** Makes a face show the patch of its twin. */
  copy(face: Face, twin: Face): void {
    const made = new Map<string, number>();
    for (const [i, f] of face.triangles.entries()) {
      for (let k = 0; k < 3; k++) {
        const v = this.hull.indices[f * 3 + k]!;
        const model = this.indices[twin.triangles[i]! * 3 + k]!;
        const key = `${v} ${model}`;
        let number = made.get(key);
        if (number === undefined) {
          number = this.origin.length;
          made.set(key, number);
          this.origin.push(v);
          this.uv.push(this.uv[model * 2]!, this.uv[model * 2 + 1]!);
        }
        this.indices[f * 3 + k] = number;
      }
    }
  }

  /** @returns index of a corner at a texel */
  private corner(v: number, x: number, y: number): number {
    this.origin.push(v);
    this.uv.push(x / this.resolution, y / this.resolution);
    return this.origin.length - 1;
  }
}

/** Maps faces of a piece with an earlier twin to the faces of that twin. */
function firstTwins(faces: readonly Face[], sculptures: readonly Sculpture[]): ReadonlyMap<Face, Face> {
  const known = new Map<string, Face>();
  const later = new Map<Face, Face>();
  for (const face of faces) {
    const twin = face.piece < 0 ? undefined : sculptures[face.sculpture]!.pieces[face.piece]!.twin;
    if (twin === undefined) continue;
    const key = `${twin} ${face.number}`;
    const before = known.get(key);
    if (before === undefined) known.set(key, face);
    else if (before.triangles.length === face.triangles.length) later.set(face, before);
    else throw new RangeError(`the repeats of "${twin}" are not made alike`);
  }
  return later;
}

function flatPatch(hull: Hull, face: Face, texels: number): FlatPatch {
  const [u, w] = axesOf(hull, face);
  const along = (axis: Vec3): readonly [number, number] => {
    const values = face.corners.map((v) => dot(cornerAt(hull.positions, v), axis));
    return [Math.min(...values), Math.max(...values)];
  };
  const [[u0, u1], [w0, w1]] = [along(u), along(w)];
  const slot = { width: 0, height: 0, x: 0, y: 0 };
  return {
    face,
    slot,
    extent: [(u1 - u0) * texels, (w1 - w0) * texels],
    low: [u0, w0],
    span: [u1 - u0, w1 - w0],
    axes: [u, w],
  };
}

/** Axes along and across the longest edge of a flat face, so that boxes and boards are axis-aligned. */
function axesOf(hull: Hull, face: Face): readonly [Vec3, Vec3] {
  let longest: Vec3 = [0, 0, 0];
  for (const [a, b] of face.rim) {
    const way = sub(cornerAt(hull.positions, b), cornerAt(hull.positions, a));
    if (length(way) > length(longest) + 1e-5) longest = way;
  }
  const u = normalize(longest);
  return [u, cross(normalize(cornerAt(hull.normals, face.corners[0]!)), u)];
}

interface RoundPatch extends Patch {
  readonly laid: Unwrapped;
  readonly triangles: readonly number[];
}

/** Unwraps all non-flat surfaces into a square of their own. */
async function layRound(
  hull: Hull,
  faces: readonly Face[],
  texelsOf: (face: Face) => number,
): Promise<RoundPatch | null> {
  if (faces.length === 0) return null;
  const triangles = faces.flatMap((face) => face.triangles);
  const levels = faces.flatMap((face) => face.triangles.map(() => texelsOf(face)));
  const indices = Uint32Array.from(triangles.flatMap((f) => [0, 1, 2].map((k) => hull.indices[f * 3 + k]!)));
  const laid = await unwrap({ ...hull, indices }, levels, ROUND_SIDE);
  const surface = triangles.reduce((sum, f, i) => sum + areaOf(hull, f) * levels[i]! ** 2, 0);
  const side = Math.sqrt(surface / laid.used);
  return { laid, triangles, slot: { width: 0, height: 0, x: 0, y: 0 }, extent: [side, side] };
}

function areaOf(hull: Hull, f: number): number {
  const [a, b, c] = [0, 1, 2].map((k) => cornerAt(hull.positions, hull.indices[f * 3 + k]!)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  return length(cross(sub(b, a), sub(c, a))) / 2;
}

/** The highest texel density at which all patches fit; leaves them placed. */
function densest(patches: readonly Patch[], resolution: number): number {
  const fits = (density: number): boolean => {
    for (const { slot, extent } of patches) {
      const [width, height] = extent.map((e) => Math.ceil(Math.max(e * density, MIN_SCALE)) + 2 * MARGIN);
      Object.assign(slot, { width, height });
    }
    return pack(
      patches.map(({ slot }) => slot),
      resolution,
    );
  };
  let [low, high] = [1, 4096];
  while (high / low > 1.004) {
    const middle = Math.sqrt(low * high);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  if (!fits(low)) throw new RangeError('the kit does not fit into its texture');
  return low;
}
