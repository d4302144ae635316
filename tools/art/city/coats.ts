import { type Rgb, rgb } from '../kit/colour';
import type { Detail } from '../kit/details';
import { fractal, hash, noise } from '../kit/noise';
import { type Coat, miniature, type Recipe, type Spot, type Stain, stain } from '../kit/paint';
import { clamp, mix, scale, smoothstep } from '../kit/vector';
import { lettering } from './letters';

/** Coordinate of a point along its wall; walls form a square around the centre. */
export function along([x, , z]: readonly [number, number, number] | Spot['at']): number {
  return Math.abs(z) >= Math.abs(x) ? x : z;
}

interface Bond {
  readonly length: number;
  readonly height: number;
  readonly joint: number;
}

/** The brick of a bond at a point, and its distance to the joints. */
function brickAt({ length, height }: Bond, h: number, y: number): readonly [number, number, number] {
  const row = Math.floor(y / height);
  const shifted = h / length + (row & 1 ? 0.5 : 0) + 40;
  const column = Math.floor(shifted);
  const up = y / height - row;
  const side = (shifted - column) * length;
  return [column, row, Math.min(up * height, (1 - up) * height, side, length - side)];
}

function joints(bond: Bond, depth: number): Detail {
  return (x, y, z) => {
    const [column, row, far] = brickAt(bond, along([x, y, z]), y);
    const proud = 0.75 + 0.25 * hash(column, row, 5);
    return depth * proud * smoothstep(0, bond.joint, far);
  };
}

/** Bricks or blocks in courses, each in a slightly different shade. @param odd additional shades of a few of them */
export function masonry(recipe: Recipe, bond: Bond, odd: readonly number[] = []): Coat {
  const depth = 0.0022;
  const shades = odd.map(rgb);
  const base = rgb(recipe.base);
  return {
    detail: joints(bond, depth),
    depth,
    paint: miniature({
      rough: 0.85,
      zenith: 0.35,
      ...recipe,
      pattern: ({ at }) => {
        const [column, row] = brickAt(bond, along(at), at[1]);
        const roll = hash(column, row, 11);
        const other = shades[Math.floor(roll * shades.length * 2.6)];
        const colour: Rgb = other ?? scale(base, 0.9 + 0.2 * hash(row, column, 3));
        return { base: colour, light: scale(mix(colour, [1, 0.9, 0.75], 0.3), 1.06), amount: 0.85 };
      },
    }),
  };
}

/** Plaster, stone or concrete: a little grain, grime at the foot of walls and under sills. */
export function stone(recipe: Recipe, pattern?: (spot: Spot) => Stain | null): Coat {
  const dirt = rgb(recipe.dark);
  return {
    detail: (x, y, z) => 0.0012 * (0.5 + 0.5 * fractal(x * 90, y * 90, z * 90, 2)),
    depth: 0.0012,
    paint: miniature({
      rough: 0.86,
      zenith: 0.35,
      cloud: 0.07,
      ...recipe,
      pattern: (spot) => {
        const own = pattern?.(spot);
        if (own && own.amount > 0.05) return own;
        const [x, y, z] = spot.at;
        const runs = smoothstep(0.1, 0.75, noise(x * 55, y * 5, z * 55));
        const low = smoothstep(0.07, 0, y) * 0.35;
        return { base: dirt, light: dirt, amount: clamp(low + 0.16 * runs) };
      },
    }),
  };
}

/** Smooth paint: metal, wood, plastic. */
function lacquer(recipe: Recipe): Coat {
  return { paint: miniature({ rough: 0.5, zenith: 0.4, cloud: 0.04, ...recipe }) };
}

/** A plain colour with derived lights and shades. */
export function plain(colour: number, more: Partial<Recipe> = {}): Coat {
  const own = rgb(colour);
  const hex = (c: Rgb): number => {
    const [r, g, b] = c.map((part) => Math.round(clamp(part) * 255)) as [number, number, number];
    return (r << 16) | (g << 8) | b;
  };
  return lacquer({
    dark: hex(scale(own, 0.55)),
    base: colour,
    light: hex(mix(own, [1, 0.95, 0.85], 0.3)),
    edge: hex(mix(own, [1, 0.97, 0.88], 0.6)),
    wash: hex(scale(own, 0.22)),
    ...more,
  });
}

/** Striped cloth. @param stripes how many across */
export function awning(one: number, two: number, stripes: number): Coat {
  return {
    paint: miniature({
      dark: 0x5a4238,
      base: one,
      light: one,
      edge: 0xfff6e4,
      wash: 0x2a1810,
      rough: 0.9,
      zenith: 0.3,
      pattern: ({ local }) => stain(two, Math.floor((local[0] + 0.5) * stripes) % 2 === 0 ? 1 : 0),
    }),
  };
}

/** A board with glowing text. @param size width to height */
export function sign(board: number, ink: number, text: string, size: number, shine = 0.85): Coat {
  const covered = lettering(text, size);
  const word = rgb(ink);
  return {
    texels: 1.3,
    round: 0.003,
    paint: miniature({
      dark: 0x10131c,
      base: board,
      light: board,
      edge: 0xe8dcc0,
      rough: 0.5,
      pattern: ({ local }) => stain(ink, covered(local[0], local[1])),
      glow: ({ local }) => scale(word, shine * covered(local[0], local[1])),
    }),
  };
}

/** Emitted light. */
export function lamp(colour: number, shine = 0.95): Coat {
  const light = rgb(colour);
  return { round: 0, paint: () => ({ colour: light, rough: 0.4, metal: 0, glow: scale(light, shine) }) };
}

/** Rooms seen from above: walls, boards, tiles and carpets. */
export function floorPlan(walls: number, floor: number): Coat {
  const [wall, boards] = [rgb(walls), rgb(floor)];
  const carpets = [rgb(0x9a4234), rgb(0x3f6a72), rgb(0xb08a4a)];
  return {
    texels: 0.4,
    round: 0,
    paint: ({ local: [x, y], open }) => {
      const line = Math.min(
        Math.abs(x - 0.08),
        y > 0.02 ? Math.abs(y - 0.02) : 1,
        x < 0.08 ? Math.abs(y + 0.14) : 1,
      );
      const rim = 0.5 - Math.max(Math.abs(x), Math.abs(y));
      const room = (x > 0.08 ? 2 : 0) + (y > (x < 0.08 ? -0.14 : 0.02) ? 1 : 0);
      const tile = room === 2 ? (Math.floor(x * 22) + Math.floor(y * 22)) & 1 : Math.floor(y * 30) & 1;
      let colour = scale(boards, tile ? 0.82 : 0.95);
      const carpet = Math.hypot(
        Math.max(Math.abs(x + 0.2) - 0.11, 0),
        Math.max(Math.abs(y - 0.16) - 0.12, 0),
      );
      if (carpet < 0.02) colour = carpets[0]!;
      if (Math.hypot(x - 0.3, y + 0.24) < 0.1) colour = carpets[1]!;
      if (line < 0.018 || rim < 0.045) colour = wall;
      return { colour: scale(colour, 0.55 + 0.35 * open), rough: 0.9, metal: 0, glow: null };
    },
  };
}

/** Coats shared by all families. */
export const COMMON: Readonly<Record<string, Coat>> = {
  tar: stone(
    { dark: 0x2a2a32, base: 0x55525c, light: 0x7c7880, edge: 0xa8a4a8, wash: 0x121218 },
    // Sheets of felt with seams between them, mended here and there.
    ({ at: [x, , z] }) => {
      const [i, j] = [Math.floor(x * 7.5), Math.floor(z * 3.6 + (Math.floor(x * 7.5) & 1) * 0.5)];
      const [u, v] = [x * 7.5 - i, z * 3.6 + (i & 1) * 0.5 - j];
      const seam = Math.min(u, 1 - u) < 0.035 || Math.min(v, 1 - v) < 0.018;
      if (seam) return stain(0x35333c, 0.8, 0x4a4852);
      const mended = hash(i, j, 21);
      return mended > 0.72 ? stain(mended > 0.86 ? 0x6c6870 : 0x44424c, 0.7) : null;
    },
  ),
  iron: plain(0x3a4048, { rough: 0.45, edge: 0xa0a8b0 }),
  steel: plain(0x9aa4ac, { rough: 0.4, edge: 0xe8eef2 }),
  vent: {
    ...plain(0xaab0b2, { rough: 0.5 }),
    paint: miniature({
      dark: 0x5a6066,
      base: 0xa8aeb0,
      light: 0xd0d4d4,
      edge: 0xf4f6f4,
      wash: 0x22262a,
      pattern: ({ local }) =>
        stain(
          0x2a3036,
          Math.abs(local[0]) < 0.4 && Math.abs(local[1]) < 0.34 && Math.sin(local[1] * 55) > 0 ? 0.85 : 0,
        ),
    }),
  },
  wood: plain(0x8a5a34, { rough: 0.8 }),
  cask: {
    paint: miniature({
      dark: 0x4e2a16,
      base: 0x9a5a30,
      light: 0xc88850,
      edge: 0xeab880,
      wash: 0x1e0e06,
      rough: 0.8,
      pattern: ({ at }) =>
        stain(
          0x3a3c42,
          Math.abs(((at[1] * 26) % 1) - 0.5) < 0.1
            ? 0.9
            : 0.35 * (Math.sin(Math.atan2(at[2] + 0.12, at[0] + 0.13) * 26) > 0.8 ? 1 : 0),
        ),
    }),
  },
  leaf: {
    detail: (x, y, z) => 0.004 * (0.5 + 0.5 * fractal(x * 70, y * 70, z * 70, 2)),
    depth: 0.004,
    paint: miniature({
      dark: 0x1c3c16,
      base: 0x3f7a2a,
      light: 0x7ab848,
      edge: 0xb8dc78,
      wash: 0x0c1e0a,
      rough: 0.9,
    }),
  },
  earth: plain(0x5a3a26, { rough: 0.95 }),
  clay: plain(0xb86038, { rough: 0.85 }),
  lantern: lamp(0xffd890),
  beacon: lamp(0xff5030),
};
