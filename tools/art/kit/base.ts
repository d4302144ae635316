import { layered } from './details';
import { cells, dice, fractal, noise } from './noise';
import { miniature, type Painter, stain } from './paint';
import { lathe, type Piece } from './piece';
import type { Sculpture } from './sculpture';
import { smoothstep, type Vec3 } from './vector';

/** Radius of a monster's round base, and height of its street above the table. */
const BASE_RADIUS = 0.42;
export const BASE_HEIGHT = 0.06;

const STREET_RADIUS = 0.374;
const RING_FOOT = -0.036;

/** The sloping band around the base, tinted with the player's colour. Ground is y = 0. */
export function baseRing(): Piece {
  return lathe({
    profile: [
      [BASE_RADIUS, RING_FOOT],
      [BASE_RADIUS - 0.002, RING_FOOT + 0.008],
      [STREET_RADIUS + 0.011, -0.0005],
      [STREET_RADIUS + 0.003, 0.001],
      [STREET_RADIUS, -0.002],
    ],
    sides: 48,
    smooth: 0.75,
  });
}

/** Dents, cracks and grain of old asphalt. */
function asphalt(x: number, y: number, z: number): number {
  const { near, second } = cells(
    x * 7 + 0.5 * noise(x * 13, 0, z * 13),
    0.5,
    z * 7 + 0.5 * noise(x * 13, 5, z * 13),
  );
  const plate = smoothstep(0, 0.06, second - near);
  return 0.007 * plate + 0.0016 * (0.5 + 0.5 * fractal(x * 70, y * 70, z * 70, 2));
}

export interface StreetSpec {
  readonly seed: number;
  /** Rotation of the painted line on the street, degrees. */
  readonly line?: number;
  /** Circles kept clear of rubble, around the feet. */
  readonly clear?: readonly (readonly [x: number, z: number, radius: number])[];
  /** Number of pieces of rubble; 22 if left out. */
  readonly rubble?: number;
  /** A pavement: direction from the centre to its kerb in degrees from +x, and distance of the kerb. */
  readonly pavement?: { readonly turn: number; readonly far: number };
  /** Position of a manhole cover: x, z. */
  readonly manhole?: readonly [number, number];
}

const grainy = layered((x, y, z) => 0.0022 * (0.5 + 0.5 * fractal(x * 65, y * 65, z * 65, 3)));

/** Broken street on the base: cracked asphalt with a worn line, rubble and bricks. Defines the coats it uses. */
export function street(s: Sculpture, spec: StreetSpec): void {
  const { seed, line = 20, clear = [], rubble = 22, pavement, manhole } = spec;
  const turn = (line * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const road: Painter = miniature({
    dark: 0x2b2b34,
    base: 0x51515d,
    light: 0x8b8b96,
    edge: 0xc4c4c8,
    wash: 0x0e0e15,
    rough: 0.88,
    zenith: 0.3,
    cloud: 0.1,
    pattern: ({ at: [x, , z], noise: cloud }) => {
      const across = x * cos + z * sin;
      const along = z * cos - x * sin;
      const dash = (along * 5.2 + 40) % 1;
      const worn = smoothstep(-0.45, 0.2, cloud + 0.35 * noise(x * 60, 1, z * 60));
      const on = smoothstep(0.026, 0.021, Math.abs(across + 0.1)) * (dash < 0.62 ? 1 : 0);
      return stain(0xd29a24, on * worn * 0.9, 0xf6d267);
    },
  });
  s.coat('street', { detail: asphalt, depth: 0.0086, paint: road, texels: 0.8 });
  s.coat('rim', {
    paint: miniature({ dark: 0x0b0a0c, base: 0x17161a, light: 0x2c2a30, edge: 0x4a4850, rough: 0.5 }),
    texels: 0.4,
  });
  s.coat('stone', {
    detail: grainy,
    depth: 0.0022,
    paint: miniature({
      dark: 0x5a5048,
      base: 0x968a7e,
      light: 0xc6bcb0,
      edge: 0xf0e8da,
      wash: 0x241d18,
      rough: 0.9,
    }),
    texels: 0.7,
  });
  s.coat('brick', {
    detail: grainy,
    depth: 0.0022,
    paint: miniature({
      dark: 0x62281a,
      base: 0xa8523a,
      light: 0xd28462,
      edge: 0xf0c2a0,
      wash: 0x240e08,
      rough: 0.9,
    }),
    texels: 0.7,
  });
  s.coat('slab', {
    detail: grainy,
    depth: 0.0022,
    paint: miniature({
      dark: 0x6c655e,
      base: 0xa8a096,
      light: 0xd6cfc4,
      edge: 0xf6f0e6,
      wash: 0x2a2520,
      rough: 0.9,
      cloud: 0.1,
    }),
    texels: 0.7,
  });
  s.coat('iron', {
    detail: (x, _y, z) => 0.0022 * smoothstep(0.2, 0.6, Math.sin(x * 330) * Math.sin(z * 330)),
    depth: 0.0022,
    paint: miniature({
      dark: 0x1c1a1c,
      base: 0x4a4442,
      light: 0x8c8078,
      edge: 0xd0b898,
      wash: 0x1a0e08,
      rough: 0.5,
    }),
    texels: 0.8,
  });
  s.lathe('rim', 'root', {
    profile: [
      [BASE_RADIUS - 0.01, -BASE_HEIGHT],
      [BASE_RADIUS, -BASE_HEIGHT + 0.006],
      [BASE_RADIUS, RING_FOOT],
    ],
    sides: 48,
    smooth: 0.9,
  });
  s.lathe('street', 'root', {
    profile: [
      [STREET_RADIUS, -0.002],
      [0.28, 0],
      [0.17, 0],
      [0.0001, 0],
    ],
    sides: 40,
  });
  if (pavement) pave(s, seed, pavement, clear);
  if (manhole) coverManhole(s, manhole);
  strew(s, seed, rubble, clear);
}

/** A kerb and slabs behind it, cracked loose here and there. */
function pave(
  s: Sculpture,
  seed: number,
  { turn, far }: NonNullable<StreetSpec['pavement']>,
  clear: NonNullable<StreetSpec['clear']>,
): void {
  const roll = dice(seed + 1);
  const slab = 0.082;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = 0; row < 5; row++) {
    for (let column = -5; column < 5; column++) {
      const kerb = row === 0;
      const out = kerb ? far : far + 0.016 + (row - 0.5) * slab;
      const across = (column + 0.5) * slab;
      const [x, z] = [cos * out - sin * across, sin * out + cos * across];
      const [half, loose] = [slab / 2, roll() < 0.3 ? 1 : 0];
      const reach = Math.hypot(x, z) + half * 1.25;
      if (reach > STREET_RADIUS || clear.some(([cx, cz, r]) => Math.hypot(x - cx, z - cz) < r + half * 0.6))
        continue;
      s.block('slab', 'root', {
        at: [x, 0.011 + 0.004 * loose * roll(), z],
        size: [kerb ? 0.03 : slab * 0.965, kerb ? 0.034 : 0.028, slab * 0.965],
        turn: [loose * (roll() - 0.5) * 9, -turn, loose * (roll() - 0.5) * 9],
        bevel: 0.0045,
        skip: ['-y'],
      });
    }
  }
}

function coverManhole(s: Sculpture, [x, z]: readonly [number, number]): void {
  s.lathe('iron', 'root', {
    at: [x, 0, z],
    profile: [
      [0.062, 0],
      [0.058, 0.006],
      [0.05, 0.006],
      [0.048, 0.002],
      [0.045, 0.004],
      [0.0001, 0.004],
    ],
    sides: 22,
    smooth: 0.9,
  });
}

/** Scatters rubble on the base, most of it towards the rim. */
function strew(s: Sculpture, seed: number, count: number, clear: NonNullable<StreetSpec['clear']>): void {
  const roll = dice(seed);
  let laid = 0;
  for (let tries = 0; tries < count * 12 && laid < count; tries++) {
    const around = roll() * 2 * Math.PI;
    const out = STREET_RADIUS * (0.5 + 0.46 * Math.sqrt(roll()));
    const [x, z] = [out * Math.cos(around), out * Math.sin(around)];
    const size = 0.012 + 0.03 * roll() * roll();
    const turn: Vec3 = [(roll() - 0.5) * 50, roll() * 360, (roll() - 0.5) * 50];
    const kind = roll();
    if (clear.some(([cx, cz, radius]) => Math.hypot(x - cx, z - cz) < radius + size)) continue;
    const brick = kind > 0.5;
    s.block(brick ? 'brick' : 'stone', 'root', {
      at: [x, size * 0.3, z],
      size: brick ? [size * 2, size * 1.05, size * 1.1] : [size * 1.7, size * 1.3, size * 1.5],
      turn,
      bevel: size * 0.17,
      skip: ['-y'],
    });
    laid++;
  }
}
