import type { Point } from '../kit/masonry';
import { dice } from '../kit/noise';
import { slab } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import {
  ASH,
  BOARDS,
  BONE,
  EMBER,
  GOLD,
  GROUND,
  HOUSE,
  HOUSE_DARK,
  LEAF,
  ROOT,
  SCORCHED,
  STONE,
  THORN,
  WOOD,
} from './coats';
import type { Figure } from './figure';

/** Radius of a unit's base, and height of the ground on it, table units. */
export const BASE = { radius: 0.11, height: 0.014 } as const;

/** Radius of the coloured rim of a House's base: wide enough to be seen across the whole valley. */
const RIM = 0.74;

/** Scatters stones and tufts where nobody stands. */
function strew(f: Figure, seed: number, radius: number, height: number): void {
  if (!f.fine) return;
  const roll = dice(seed);
  for (let i = 0; i < 5; i++) {
    const [turn, far] = [roll() * Math.PI * 2, radius * (0.58 + 0.14 * roll())];
    const at: Vec3 = [far * Math.cos(turn), height, far * Math.sin(turn)];
    const size = 0.006 + 0.005 * roll();
    if (roll() < 0.5) f.box(STONE, at, [size * 1.6, size * 1.3, size], [10, roll() * 180, 14]);
    else
      for (const lean of [-0.4, 0.1, 0.5])
        f.horn(
          LEAF,
          [
            [...at, 0.0026],
            [at[0] + lean * 0.008, height + 0.015, at[2], 0.0005],
          ],
          1,
          3,
        );
  }
}

/** The round base of a House's unit, with its coloured rim and its emblem in front. */
export function houseBase(f: Figure, seed: number): void {
  const { radius, height } = BASE;
  f.lathe(HOUSE, {
    profile: [
      [radius, 0],
      [radius, 0.006],
      [radius * RIM, height],
    ],
    sides: 22,
  });
  f.lathe(GROUND, {
    profile: [
      [radius * (RIM + 0.01), height - 0.0005],
      [radius * 0.5, height + 0.001],
      [0.0001, height + 0.001],
    ],
    sides: 14,
  });
  strew(f, seed, radius, height);
  f.on('worn', () => scorch(f, seed));
}

/** Burnt spots of a base: centre and radius. */
const BURNT = [
  [0.03, 0.045, 0.042],
  [-0.055, -0.01, 0.036],
  [0.02, -0.06, 0.03],
] as const;

/** Marks of fire and feet on a base. */
function scorch(f: Figure, seed: number): void {
  const roll = dice(seed + 50);
  for (const [x, z, r] of BURNT.slice(0, f.of(3, 2))) {
    const sides = f.of(7, 5);
    const outline = Array.from({ length: sides }, (_, i): Point => {
      const [turn, far] = [(i / sides) * Math.PI * 2, r * (0.7 + 0.4 * roll())];
      return [far * Math.cos(turn), far * Math.sin(turn)];
    });
    f.plate(SCORCHED, outline, 0.002, { at: [x, BASE.height + 0.002, z], turn: [-90, 0, 0] });
  }
  if (f.fine) f.box(WOOD, [0.045, BASE.height + 0.006, 0.07], [0.05, 0.005, 0.005], [0, 30, 8]);
}

/** Two steps that lift a leader over the others. Returns the height of the upper one. */
export function leaderBase(f: Figure, seed: number): number {
  const { radius, height } = BASE;
  f.lathe(HOUSE, {
    profile: [
      [radius, 0],
      [radius, 0.009],
      [radius * 0.95, height],
    ],
    sides: 22,
  });
  f.lathe(GROUND, {
    profile: [
      [radius * 0.96, height - 0.0005],
      [0.06, height],
    ],
    sides: 16,
  });
  f.lathe(HOUSE_DARK, {
    profile: [
      [0.074, height],
      [0.072, height + 0.014],
    ],
    sides: 14,
  });
  f.lathe(GOLD, {
    profile: [
      [0.0735, height + 0.013],
      [0.071, height + 0.0185],
      [0.066, height + 0.0175],
    ],
    sides: 14,
  });
  f.lathe(BOARDS, {
    profile: [
      [0.067, height + 0.0172],
      [0.0001, height + 0.0175],
    ],
    sides: 12,
  });
  f.emblem(0.05, { at: [0, height + 0.002, 0.094], turn: [-86, 0, 0] });
  strew(f, seed, radius, height);
  return height + 0.018;
}

/**
 * A base of thorns and ash. It is not round, so that its owner can be told without colour. @param radius of its points
 */
export function blightBase(f: Figure, seed: number, radius: number = BASE.radius): void {
  const roll = dice(seed);
  const points = 9;
  const rim = Array.from({ length: points * 2 }, (_, i): Point => {
    const turn = (i / (points * 2)) * Math.PI * 2;
    const far = radius * (i % 2 === 0 ? 0.98 : 0.8 + 0.06 * roll());
    return [far * Math.cos(turn), far * Math.sin(turn)];
  });
  const size = BASE.height;
  // The jagged edge distinguishes it from a House's.
  f.put(
    ROOT,
    slab({ outline: rim, depth: size, bevel: f.of(0.006, 0), at: [0, size / 2, 0], turn: [-90, 0, 0] }),
  );
  f.plate(
    ASH,
    rim.map(([x, y]): Point => [x * 0.86, y * 0.86]),
    0.004,
    { at: [0, size + 0.0005, 0], turn: [-90, 0, 0] },
  );
  for (let i = 0; i < 3; i++) {
    const turn = roll() * 6.283;
    const at: Vec3 = [radius * 0.62 * Math.cos(turn), size + 0.003, radius * 0.62 * Math.sin(turn)];
    if (f.fine) f.box(EMBER, at, [0.034, 0.003, 0.006], [0, roll() * 180, 0]);
  }
  if (!f.fine) return;
  for (let i = 0; i < 4; i++) {
    const turn = roll() * 6.283;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const far = radius * 0.84;
    f.horn(
      i === 0 ? BONE : THORN,
      [
        [far * c, size, far * s, 0.006],
        [far * c * 1.02, size + 0.02, far * s * 1.02, 0.004],
        [far * c * 0.86, size + 0.036, far * s * 0.86, 0.0008],
      ],
      3,
      4,
    );
  }
}

/** A banner of the House on a pole at the origin; torn when the unit is battleworn. @param size of its cloth */
export function banner(f: Figure, high: number, size: number): void {
  f.rod(WOOD, [[0, 0, 0], [0, high, 0], 0.0032, 0.0028], 4);
  f.ball(GOLD, [0, high + 0.004, 0], 0.005, [0, 0, 0], 0.7);
  const y = high - size * 0.58;
  f.on('fresh', () => {
    f.plate(
      HOUSE,
      [
        [0, -size * 0.5],
        [size * 0.55, -size * 0.42],
        [size * 1.1, -size * 0.5],
        [size * 1.1, size * 0.5],
        [0, size * 0.5],
      ],
      0.004,
      { at: [0.002, y, 0] },
    );
    for (const [side, turn] of [
      [1, 0],
      [-1, 180],
    ] as const)
      f.emblem(size * 0.86, {
        at: [0.002 + size * 0.55, y + size * 0.02, side * 0.0024],
        turn: [0, turn, 0],
      });
  });
  f.on('worn', () =>
    f.plate(
      HOUSE_DARK,
      [
        [0, -size * 0.3],
        [size * 0.25, -size * 0.1],
        [size * 0.34, -size * 0.42],
        [size * 0.55, -size * 0.02],
        [size * 0.8, -size * 0.26],
        [size * 0.72, size * 0.12],
        [size * 1, size * 0.3],
        [size * 0.85, size * 0.5],
        [0, size * 0.5],
      ],
      0.004,
      { at: [0.002, y, 0] },
    ),
  );
}
