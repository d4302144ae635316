import { grain } from '../kit/details';
import { fractal, noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { add, clamp, cross, dot, normalize, reject, scale, smoothstep, sub, type Vec3 } from '../kit/vector';

export interface CrystalSpec {
  /** Position of the outline's origin. */
  readonly at: Vec3;
  /** Direction of the outline's v, from root to tip. */
  readonly up: Vec3;
  /** Direction of the outline's u, made perpendicular to `up`. */
  readonly across: Vec3;
  /** The corners (u, v) around the plate, all visible from the keel. */
  readonly outline: readonly (readonly [u: number, v: number])[];
  /** The highest point of the faces. */
  readonly keel: readonly [u: number, v: number];
  /** Half the thickness at the keel. */
  readonly thick: number;
}

/** Width of the bevelled edge relative to the distance from rim to keel, and its height relative to `thick`. */
const EDGE = { width: 0.13, height: 0.4 };

/** A plate of ice, cut like a gem: flat facets with a bevelled edge. */
export function crystal({ at, up, across, outline, keel, thick }: CrystalSpec): Piece {
  const piece = new Piece();
  const v = normalize(up);
  const u = normalize(reject(across, v));
  const n = cross(u, v);
  const high = Math.max(...outline.map(([, height]) => height));
  const place = ([a, b]: readonly [number, number], rise: number): Vec3 =>
    add(at, add(add(scale(u, a), scale(v, b)), scale(n, rise)));
  const inset = ([a, b]: readonly [number, number]): readonly [number, number] => [
    a + (keel[0] - a) * EDGE.width,
    b + (keel[1] - b) * EDGE.width,
  ];
  const facet = (face: 1 | -1, bevel: boolean, ...corners: readonly Vec3[]): void => {
    const [a, b, c] = corners as [Vec3, Vec3, Vec3];
    const normal = normalize(cross(sub(b, a), sub(c, a)));
    const out = dot(normal, n) * face >= 0 ? normal : scale(normal, -1);
    const numbers = corners.map((p) => {
      const height = dot(sub(p, at), v) / high;
      return piece.corner(p, out, clamp(height), [dot(sub(p, at), u) / high, height, face]);
    });
    for (let i = 2; i < numbers.length; i++) piece.triangle(numbers[0]!, numbers[i - 1]!, numbers[i]!, bevel);
  };
  for (const face of [1, -1] as const) {
    const top = place(keel, face * thick);
    for (const [i, one] of outline.entries()) {
      const two = outline[(i + 1) % outline.length]!;
      const [a, b] = [inset(one), inset(two)].map((p) => place(p, face * thick * EDGE.height)) as [
        Vec3,
        Vec3,
      ];
      facet(face, true, place(one, 0), place(two, 0), b, a);
      facet(face, false, a, b, top);
    }
  }
  return piece;
}

/**
 * A leaf-shaped plate with shoulders, for {@link crystal}. @param lean offset of the tip along u, relative to the width
 */
export function shard(width: number, height: number, lean = 0): Pick<CrystalSpec, 'outline' | 'keel'> {
  const corners: readonly (readonly [number, number])[] = [
    [-0.3, -0.14],
    [-0.52, 0.24],
    [-0.4, 0.42],
    [-0.42, 0.56],
    [-0.16, 0.84],
    [0.02 + lean, 1],
    [0.14 + lean / 2, 0.8],
    [0.4, 0.52],
    [0.36, 0.36],
    [0.5, 0.2],
    [0.3, -0.14],
  ];
  return {
    outline: corners.map(([u, v]) => [u * width, v * height] as const),
    keel: [(0.05 + lean * 0.4) * width, 0.4 * height],
  };
}

/** The cold glow of ice. @param amount 0 … 1 */
const glimmer = (amount: number): Vec3 => [0.08 * amount, 0.34 * amount, 0.5 * amount];

/** Coats of cold: `ice`, which glimmers towards its tips, and `snow`. */
export function coldCoats(s: Sculpture): void {
  const ice = {
    dark: 0x2f74b8,
    base: 0x5abcf4,
    light: 0xb8ecff,
    edge: 0xffffff,
    wash: 0x123e80,
    rough: 0.16,
    zenith: 0.5,
    washing: 0.75,
    drybrush: 1,
  };
  s.coat('ice', {
    detail: grain(26, 0.0012),
    depth: 0.0012,
    paint: miniature({
      ...ice,
      pattern: ({ along, at: [x, y, z] }) => {
        const vein = smoothstep(0.09, 0.01, Math.abs(fractal(x * 15, y * 15, z * 15, 2)));
        return along < 0.5
          ? stain(0x1c62cc, smoothstep(0.5, 0, along) * 0.85, 0x4cacf0)
          : stain(0xdcf8ff, Math.max(vein * 0.6, smoothstep(0.5, 1, along) * 0.7), 0xf4feff);
      },
      glow: ({ along, open }) => glimmer(smoothstep(0.15, 1, along) * (0.4 + 0.6 * open)),
    }),
  });
  s.coat('icicle', {
    paint: miniature({
      ...ice,
      pattern: ({ along }) => stain(0xe4f8ff, 0.75 - 0.5 * along, 0xffffff),
      glow: ({ open }) => glimmer(0.5 * open),
    }),
  });
  s.coat('snow', {
    detail: (x, y, z) => 0.003 * (0.5 + 0.5 * noise(x * 70, y * 70, z * 70)),
    depth: 0.003,
    paint: miniature({
      dark: 0x86a8d8,
      base: 0xdcebf8,
      light: 0xffffff,
      edge: 0xffffff,
      wash: 0x4a6ea8,
      rough: 0.75,
      washing: 0.7,
    }),
    texels: 0.8,
  });
}

/** An icicle hanging from a point. @param length of it @param lean towards x and z, relative to the length */
export function icicle(
  s: Sculpture,
  bone: string,
  [x, y, z]: Vec3,
  length: number,
  radius: number,
  lean: readonly [number, number] = [0, 0],
): void {
  const at = (far: number, r: number) =>
    [x + lean[0] * far * length, y - far * length, z + lean[1] * far * length, r] as const;
  s.horn(
    'icicle',
    bone,
    [at(-0.2, radius), at(0.25, radius * 0.72), at(0.6, radius * 0.4), at(1, 0.001)],
    6,
    4,
  );
}
