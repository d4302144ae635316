import { grain, layered } from '../kit/details';
import { fractal, noise } from '../kit/noise';
import { miniature, type Painter, type Spot, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, smoothstep } from '../kit/vector';
import { around, RING_HEIGHT, RINGS } from './tower';

const CONCRETE = { dark: 0x77716b, base: 0xbbb4a8, light: 0xe2dcd0, edge: 0xfaf5ea, wash: 0x35302c };
const RED = { dark: 0x7d1812, base: 0xcf3524, light: 0xee6e50, edge: 0xffc0a0, wash: 0x34100c };
const WHITE = { dark: 0x9c948a, base: 0xebe4d6, light: 0xfffaf0, edge: 0xffffff, wash: 0x463c34 };

/** Panels of the shuttering around the tower. */
const PANELS = 20;

/** Closeness to a joint of the shuttering, 1 on it. */
function joint(x: number, y: number, z: number): number {
  const across = around(x, z) * PANELS + 40;
  const width = Math.hypot(x, z) * ((2 * Math.PI) / PANELS);
  const upright = Math.abs(across - Math.round(across)) * width;
  const level = Math.abs(y - 0.125);
  return smoothstep(0.0065, 0.002, Math.min(upright, level));
}

function shuttering(x: number, y: number, z: number): number {
  const worn = 0.0012 * (0.5 + 0.5 * fractal(x * 60, y * 60, z * 60, 3));
  return 0.0022 * (1 - joint(x, y, z)) + worn;
}

/** Dark streaks of rain below a rim, 0 … 1. */
function runs(ring: number, x: number, y: number, z: number): number {
  const a = around(x, z) * 60;
  const where = smoothstep(0.05, 0.55, noise(a, ring * 7.3, 0.5) + 0.4 * noise(a * 3.1, y * 4, ring));
  return where * smoothstep(-0.05, 0.26, y);
}

/** Weathering of a ring's shell: chipped paint, dark streaks, moss at the foot of the tower. */
function weather(ring: number, painted: boolean): (spot: Spot) => ReturnType<typeof stain> {
  return ({ at: [x, y, z], noise: cloud }) => {
    const fine = noise(x * 42, y * 42, z * 42) + 0.5 * cloud;
    const chipped = painted ? smoothstep(0.62, 0.72, fine + 0.3 * smoothstep(0.22, 0.29, y)) : 0;
    if (chipped > 0.05) return stain(CONCRETE.base, chipped, CONCRETE.light);
    const moss = ring <= 2 ? smoothstep(0.35, -0.1, y + 0.3 * (ring - 1)) * smoothstep(-0.2, 0.5, cloud) : 0;
    if (moss > 0.2) return stain(0x7c8a52, 0.5 * moss, 0xaab27c);
    return stain(painted ? 0x5a3a30 : 0x6c655e, 0.42 * runs(ring, x, y, z), painted ? 0x8a6a5c : 0x8f887e);
  };
}

/** The shell's paint: red and white bands near the top, bare concrete below. */
function shellPaint(ring: number): Painter {
  const colours = ring === RINGS || ring === RINGS - 2 ? RED : ring === RINGS - 1 ? WHITE : CONCRETE;
  return miniature({
    ...colours,
    rough: colours === CONCRETE ? 0.85 : 0.62,
    zenith: 0.35,
    cloud: 0.09,
    pattern: weather(ring, colours !== CONCRETE),
  });
}

/** Height of the glowing pool inside a ring. */
export const POOL = 0.15;

/** Its reflection on the surrounding wall, strongest at the pool. */
const reflection = ({ at: [, y] }: Spot): [number, number, number] | null => {
  const near = clamp(1 - (y - POOL) / (RING_HEIGHT - POOL));
  return near <= 0 ? null : [0.1 * near, 0.62 * near * near + 0.08 * near, 0.12 * near];
};

/** Start of the dark cap of a fuel rod, relative to its length. */
const ROD_CAP = 0.8;

/** The coats of a ring: `shell`, `rim`, `inside`, `pool`, `rod`, `rebar`. */
export function ringCoats(s: Sculpture, ring: number): void {
  s.coat('shell', { detail: shuttering, depth: 0.0034, paint: shellPaint(ring), texels: 1.15 });
  s.coat('rim', {
    detail: layered(grain(85, 0.003), grain(30, 0.004)),
    depth: 0.007,
    paint: miniature({ ...CONCRETE, base: 0xa9a197, rough: 0.95, zenith: 0.4, cloud: 0.14 }),
    texels: 0.9,
  });
  s.coat('inside', {
    detail: grain(40, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x2c4a2a,
      base: 0x5c7a50,
      light: 0x9ab486,
      wash: 0x122410,
      rough: 0.7,
      glow: reflection,
    }),
    texels: 0.6,
  });
  s.coat('pool', {
    paint: miniature({
      dark: 0x1f9a1a,
      base: 0x44c428,
      light: 0xa8f04c,
      wash: 0x1d7a18,
      rough: 0.12,
      washing: 0.2,
      cloud: 0.25,
      glow: ({ at: [x, y, z] }) => {
        const swirl = fractal(x * 22 + 3 * noise(x * 9, ring, z * 9), y + ring, z * 22, 3);
        const bubbles = smoothstep(0.1, 0.5, swirl) * 0.4;
        return [0.08 + bubbles * 0.9, 0.5 + bubbles * 0.5, 0.05 + bubbles * 0.3];
      },
    }),
    texels: 0.7,
  });
  s.coat('rod', {
    paint: miniature({
      dark: 0x7ab82a,
      base: 0xd4ff6a,
      light: 0xfbffd0,
      rough: 0.25,
      washing: 0.2,
      glow: ({ along }) => (along > ROD_CAP ? [0.05, 0.12, 0.04] : [0.62, 1, 0.3]),
      pattern: ({ along }) => stain(0x39453c, along > ROD_CAP ? 1 : 0, 0x8a988c),
    }),
    texels: 0.6,
  });
  s.coat('rebar', {
    paint: miniature({ dark: 0x2c1a12, base: 0x7a4426, light: 0xb8744a, edge: 0xe0a878, rough: 0.6 }),
    texels: 0.4,
  });
}

/** Slanting yellow and black stripes. @param across, up in stripes */
export const hazard = (across: number, up: number): boolean => (((across + up) % 2) + 2) % 2 < 1;

const YELLOW = { dark: 0x9a6a08, base: 0xf6bf1a, light: 0xffe26a, edge: 0xfff6c8, wash: 0x3a2806 };

/** A striped beam around the tower. @param foot, height of the stripes */
export function hazardPaint(foot: number, height: number): Painter {
  return miniature({
    ...YELLOW,
    rough: 0.5,
    zenith: 0.3,
    pattern: ({ at: [x, y, z], noise: cloud }) => {
      if (y < foot || y > foot + height) return stain(CONCRETE.base, 1, CONCRETE.light);
      const worn = cloud + 0.6 * noise(x * 50, y * 50, z * 50) > 0.62;
      if (worn) return stain(CONCRETE.base, 0.85, CONCRETE.light);
      return stain(0x1d1b1e, hazard(around(x, z) * 44, (y - foot) / height) ? 1 : 0, 0x45434a);
    },
  });
}

/** A trefoil on a yellow disc of radius 1. @param x, y on the disc, y up @returns whether the spot is black */
export function trefoil(x: number, y: number): boolean {
  const r = Math.hypot(x, y);
  if (r > 0.9) return true;
  if (r < 0.17) return true;
  if (r < 0.26 || r > 0.76) return false;
  // Three blades of 60 degrees, the middle one hanging down.
  const turn = (Math.atan2(x, -y) / (2 * Math.PI)) * 3 + 3;
  return Math.abs(turn - Math.round(turn)) < 0.25;
}

/** Coat of a warning sign whose disc lies in its local x-z plane. @param radius of the disc */
export function signPaint(radius: number): Painter {
  return miniature({
    ...YELLOW,
    rough: 0.4,
    zenith: 0.15,
    pattern: ({ local: [x, , z], noise: cloud }) =>
      stain(0x1b191b, trefoil(x / radius, -z / radius) && cloud < 0.55 ? 1 : 0, 0x3c3a3c),
  });
}

/** Coats of the things around the tower: `steel`, `dark`, `panel`, `lamp`. */
export function plantCoats(s: Sculpture): void {
  s.coat('steel', {
    paint: miniature({
      dark: 0x3c4c58,
      base: 0x8ba2b0,
      light: 0xc6d6de,
      edge: 0xf4fbff,
      wash: 0x141c24,
      rough: 0.38,
      metal: 0.3,
    }),
    texels: 0.7,
  });
  s.coat('dark', {
    paint: miniature({
      dark: 0x14171c,
      base: 0x333a44,
      light: 0x6a7480,
      edge: 0xb4bec8,
      wash: 0x08090c,
      rough: 0.5,
    }),
    texels: 0.5,
  });
  s.coat('panel', {
    paint: miniature({
      dark: 0x2c4a3c,
      base: 0x4f8a6c,
      light: 0x96c4a8,
      edge: 0xe0f4e4,
      wash: 0x10201a,
      rough: 0.5,
      // Cooling fins.
      pattern: ({ local: [x, y] }) =>
        stain(0x24382e, Math.abs(y) < 0.4 && (x * 9 + 9) % 1 < 0.4 ? 0.9 : 0, 0x4a6a58),
    }),
    texels: 0.7,
  });
  s.coat('lamp', {
    paint: miniature({
      dark: 0xa01408,
      base: 0xff3a20,
      light: 0xffa080,
      rough: 0.2,
      washing: 0.1,
      glow: () => [1, 0.16, 0.06],
    }),
    texels: 0.6,
  });
}
