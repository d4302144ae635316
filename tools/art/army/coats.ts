import { grain } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Painter, type Recipe, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import * as shapes from '../kit/shapes';
import { starOutline } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';

/** Greens of the army; each kind of unit has its own shade. */
export const GREENS = {
  olive: { dark: 0x42521f, base: 0x839a42, light: 0xc2d074, edge: 0xf8fac8, wash: 0x1a200c },
  khaki: { dark: 0x5e5122, base: 0xae9a50, light: 0xe0d08a, edge: 0xfff6d0, wash: 0x241c0a },
  moss: { dark: 0x26522f, base: 0x4f9458, light: 0x9cd092, edge: 0xe6fad2, wash: 0x0e2012 },
  plastic: { dark: 0x3c5c20, base: 0x7cac3a, light: 0xc2e274, edge: 0xf8ffcc, wash: 0x16240a },
} as const satisfies Record<string, Recipe>;

/** Camouflage: patches of another colour with soft edges. */
export function camouflage(recipe: Recipe, patch: number, light: number): Painter {
  return miniature({
    ...recipe,
    rough: 0.62,
    pattern: ({ local: [x, y, z], at }) => {
      const spots =
        noise(at[0] * 11 + 3, at[1] * 11, at[2] * 11) +
        0.35 * noise(at[0] * 27, at[1] * 27 + x + y + z, at[2] * 27);
      return stain(patch, 0.85 * smoothstep(0.12, 0.2, spots), light);
    },
  });
}

/** Coats that all units share: `steel`, `rubber`, `glass`, `lamp`, `signal`, `leather`, `cream`. */
export function armyCoats(s: Sculpture): void {
  s.coat('steel', {
    detail: grain(90, 0.0008),
    depth: 0.0008,
    paint: miniature({
      dark: 0x1d2126,
      base: 0x4c545c,
      light: 0x8e98a2,
      edge: 0xdde6ee,
      wash: 0x0a0c10,
      rough: 0.42,
      metal: 0.35,
    }),
  });
  s.coat('rubber', {
    paint: miniature({
      dark: 0x141210,
      base: 0x2e2a27,
      light: 0x5a534c,
      edge: 0xa8a094,
      wash: 0x0a0908,
      rough: 0.85,
    }),
  });
  s.coat('glass', { paint: GLASS, texels: 0.9 });
  s.coat('lamp', {
    paint: miniature({
      dark: 0xc89a3c,
      base: 0xffe79a,
      light: 0xfffbe0,
      rough: 0.2,
      washing: 0.15,
      glow: () => [0.85, 0.66, 0.3],
    }),
    texels: 0.7,
  });
  s.coat('signal', {
    paint: miniature({
      dark: 0x8a1a10,
      base: 0xdc3a22,
      light: 0xf88a62,
      edge: 0xffd8c0,
      wash: 0x300a06,
      rough: 0.4,
    }),
  });
  s.coat('leather', {
    paint: miniature({
      dark: 0x33200f,
      base: 0x70492a,
      light: 0xae7f52,
      edge: 0xe8c496,
      wash: 0x160c06,
      rough: 0.7,
    }),
  });
  s.coat('cream', {
    paint: miniature({
      dark: 0x98907e,
      base: 0xe4dcc6,
      light: 0xfffaec,
      edge: 0xffffff,
      wash: 0x3a3226,
      rough: 0.5,
    }),
  });
}

/** Panes of armoured glass with a reflection of the sky. */
export const GLASS: Painter = miniature({
  dark: 0x12283a,
  base: 0x2f6484,
  light: 0x8cc4dc,
  edge: 0xe8f8ff,
  wash: 0x060e16,
  rough: 0.12,
  pattern: ({ at: [x, y, z] }) =>
    stain(
      0xb4dcea,
      0.55 * smoothstep(0.06, 0.03, Math.abs(((x + 1.4 * y + 0.4 * z + 5) % 0.16) - 0.06)),
      0xf2fcff,
    ),
});

const ROUNDEL = 0xe8742a;
const STAR = 0xfbf4e2;

/**
 * The army's own insignia: a cream star on an orange disc with a cream ring, painted on any surface.
 * @param out direction that it faces @param up direction of its top
 */
export function insignia(
  s: Sculpture,
  at: Vec3,
  out: Vec3,
  up: Vec3,
  radius: number,
  on: readonly string[],
): void {
  const across: Vec3 = [
    up[1] * out[2] - up[2] * out[1],
    up[2] * out[0] - up[0] * out[2],
    up[0] * out[1] - up[1] * out[0],
  ];
  const disc = (size: number) => starOutline(20, size);
  const decal = (outline: ReturnType<typeof disc>, colour: number): void => {
    const shape = shapes.plate({ at, up, across, outline, thick: 0.02, slope: 6, round: 0.0004 });
    s.stain(shape, { ...stain(colour, 1), soft: 0.002, on });
  };
  decal(disc(radius), STAR);
  decal(disc(radius * 0.86), ROUNDEL);
  decal(starOutline(5, radius * 0.8, radius * 0.33), STAR);
}
