import { Random } from '#core';
import { mix, type Rgb, rgb, shade, WHITE } from './kit/colour';
import { PaintedMesh } from './kit/mesh';
import { noise } from './kit/noise';
import { box, lathe, type ProfilePoint } from './kit/solids';
import type { Vec3 } from './kit/vector';

/** Rings of the cooling tower, each one storey high. */
export const PLANT_RINGS = 8;
const RING_HEIGHT = 0.3;
const SIDES = 40;
const WALL_THICKNESS = 0.035;

const CONCRETE = rgb(0xb4aea2);
const JOINT = rgb(0x8f8a84);
const RED = rgb(0xc4382e);
const CREAM = rgb(0xdcd4c4);
const YELLOW = rgb(0xf7c416);
const BLACK = rgb(0x1b1a1c);
const STEEL = rgb(0x9fb0ba);
const GLOW_CORE = rgb(0x5ed42c);
const GLOW_RIM = rgb(0x0a962c);

/** The tower's outer radius at a height: a hyperbola with its waist at three quarters. */
function radiusAt(height: number): number {
  return 0.268 * Math.sqrt(1 + ((height - 1.75) / 1.85) ** 2);
}

/** The painted and the shining parts of one ring. */
export interface PlantRing {
  readonly painted: PaintedMesh;
  readonly lit: PaintedMesh;
}

/** @param ring 1 (on its plot of grass) … 8 (the mouth) */
export function plantRing(ring: number): PlantRing {
  const painted = new PaintedMesh();
  const lit = new PaintedMesh();
  const foot = (ring - 1) * RING_HEIGHT;
  const radius = (y: number): number => radiusAt(foot + y);
  addShell(painted, ring, radius);
  addCore(lit, painted, radius);
  if (ring === 1) addPlot(painted, radius);
  if (ring === 2) addHazardBand(painted, radius);
  if (ring === 4) for (const turn of [0, 90, 180, 270]) addRadiationSign(painted, radius, turn);
  if (ring === PLANT_RINGS) addBeacons(painted, lit, radius);
  return { painted, lit };
}

function addShell(mesh: PaintedMesh, ring: number, radius: (y: number) => number): void {
  const coat: Rgb = ring === 6 || ring === 8 ? RED : ring === 7 ? CREAM : CONCRETE;
  const lip = ring === PLANT_RINGS ? 0.014 : 0.008;
  const steps = [0.014, 0.1, 0.19, 0.276];
  const profile: ProfilePoint[] = [
    [radius(0) - 0.004, 0, JOINT],
    [radius(0) - 0.004, 0.008, JOINT],
    [radius(0.014), 0.014, coat],
  ];
  for (const y of steps.slice(1)) profile.push([radius(y), y, y === steps[3] ? shade(coat, 1.12) : coat]);
  profile.push([radius(0.28) + lip, 0.281, shade(coat, 1.12)], [radius(0.3) + lip, 0.294, shade(coat, 1.25)]);
  profile.push(
    [radius(0.3), 0.3, JOINT],
    [radius(0.3) - WALL_THICKNESS, 0.3, rgb(0x6a7a60)],
    [radius(0.2) - WALL_THICKNESS - 0.02, 0.2, rgb(0x6a7a60)],
  );
  lathe(mesh, { profile, sides: SIDES, colour: coat, smooth: 0.9 });
  mesh.repaint((colour, p, n) => {
    const inside = n[0] * p[0] + n[2] * p[2] < 0;
    if (inside) return p[1] > 0.25 ? rgb(0x5a6a52) : rgb(0x3fae3a);
    const around = Math.atan2(p[0], p[2]);
    const streak =
      0.86 + 0.14 * noise(around * 5, p[1] * 1.5 + ring * 3, 0) + 0.08 * noise(around * 14, p[1] * 9, ring);
    return shade(colour, streak * (0.84 + 0.16 * Math.min(p[1] / 0.2, 1)));
  });
  // Formwork joints: thin ribs that run up the shell.
  for (let i = 0; i < SIDES / 2; i++) {
    const around = ((i * 2 + (ring % 2)) / SIDES) * 2 * Math.PI;
    const at = (y: number, spread: number): Vec3 => {
      const r = radius(y) + 0.0012;
      return [r * Math.sin(around + spread), y, r * Math.cos(around + spread)];
    };
    const paint = shade(coat, 0.66);
    for (const [low, high] of [
      [0.016, 0.15],
      [0.15, 0.275],
    ] as const) {
      mesh.polygon(
        [at(low, -0.012), at(low, 0.012), at(high, 0.012), at(high, -0.012)],
        [Math.sin(around), 0, Math.cos(around)],
        paint,
      );
    }
  }
}

/** The bubbling light inside: it shows in whichever ring is on top. */
function addCore(lit: PaintedMesh, painted: PaintedMesh, radius: (y: number) => number): void {
  const rim = radius(0.2) - WALL_THICKNESS - 0.018;
  const y = 0.2;
  const rings = 4;
  const first = lit.vertex([0, y + 0.012, 0], [0, 1, 0], GLOW_CORE);
  for (let k = 1; k <= rings; k++) {
    for (let i = 0; i < SIDES / 2; i++) {
      const around = (i / (SIDES / 2)) * 2 * Math.PI;
      const r = (rim * k) / rings;
      const [x, z] = [r * Math.sin(around), r * Math.cos(around)];
      const swirl = 0.5 + 0.5 * noise(x * 16, z * 16, rim * 40);
      const t = (k / rings) ** 1.5;
      lit.vertex(
        [x, y + 0.012 * (1 - t) * swirl, z],
        [0, 1, 0],
        mix(mix(GLOW_CORE, GLOW_RIM, t), shade(GLOW_RIM, 0.45), swirl * 0.5 * t),
      );
    }
  }
  const count = SIDES / 2;
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    lit.triangle(first, first + 1 + i, first + 1 + next);
    for (let k = 0; k < rings - 1; k++) {
      const a = first + 1 + k * count;
      lit.triangle(a + i, a + count + i, a + count + next);
      lit.triangle(a + i, a + count + next, a + next);
    }
  }
  for (const turn of [0, 90]) {
    painted.place({ turn: [0, turn, 0] }, () =>
      box(painted, {
        at: [0, 0.232, 0],
        size: [2 * rim + 0.04, 0.014, 0.018],
        colour: rgb(0x51605a),
        skip: ['+x', '-x'],
      }),
    );
  }
}

function addPlot(mesh: PaintedMesh, radius: (y: number) => number): void {
  const random = Random.fromSeed(71);
  const grass = rgb(0x478f30);
  box(mesh, {
    at: [0, 0.008, 0],
    size: [0.78, 0.016, 0.78],
    colour: grass,
    bevel: 0.005,
    edge: rgb(0xb9b2a4),
    skip: ['-y'],
  });
  lathe(mesh, {
    sides: SIDES,
    colour: CONCRETE,
    profile: [
      [0.388, 0.015, shade(CONCRETE, 0.7)],
      [0.388, 0.03, shade(CONCRETE, 1.1)],
      [0.378, 0.036, shade(CONCRETE, 0.9)],
      [radius(0) - 0.02, 0.036],
    ],
  });
  for (let i = 0; i < 12; i++) {
    mesh.place({ turn: [0, i * 30, 0] }, () => {
      if (i % 3 === 0) {
        box(mesh, {
          at: [0, 0.075, 0.366],
          size: [0.075, 0.08, 0.044],
          colour: STEEL,
          bevel: 0.007,
          skip: ['-y', '-z'],
          foot: 0.6,
        });
        mesh.polygon(
          [
            [-0.018, 0.036, 0.3885],
            [0.018, 0.036, 0.3885],
            [0.018, 0.088, 0.3885],
            [-0.018, 0.088, 0.3885],
          ],
          [0, 0, 1],
          rgb(0x3a5a78),
        );
      } else {
        box(mesh, {
          at: [0, 0.062, 0.358],
          size: [0.02, 0.07, 0.04],
          colour: shade(CONCRETE, 0.9),
          bevel: 0.004,
          skip: ['-y', '-z'],
          taper: [1, 0.4],
        });
      }
    });
  }
  for (let i = 0; i < 24; i++) {
    const corner = i % 4;
    const [sx, sz] = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1];
    const at: Vec3 = [sx * (0.31 + 0.065 * random.unit()), 0.02, sz * (0.31 + 0.065 * random.unit())];
    const size = 0.014 + 0.016 * random.unit();
    mesh.place({ at, turn: [0, 360 * random.unit(), 0] }, () => {
      box(mesh, {
        at: [0, size / 2, 0],
        size: [size, size, size],
        colour: mix(grass, i % 3 ? rgb(0x2f7a34) : WHITE, 0.5),
        taper: [0.5, 0.5],
        skip: ['-y'],
      });
    });
  }
}

function addHazardBand(mesh: PaintedMesh, radius: (y: number) => number): void {
  const stripes = 32;
  const [low, high] = [0.03, 0.11];
  const lean = (2 * Math.PI) / stripes;
  for (let i = 0; i < stripes; i++) {
    const a = (i / stripes) * 2 * Math.PI;
    const at = (around: number, y: number): Vec3 => {
      const r = radius(y) + 0.009;
      return [r * Math.sin(around), y, r * Math.cos(around)];
    };
    mesh.polygon(
      [at(a, low), at(a + lean, low), at(a + 2 * lean, high), at(a + lean, high)],
      [Math.sin(a + lean), 0.2, Math.cos(a + lean)],
      i % 2 ? BLACK : YELLOW,
    );
  }
  for (const y of [low, high]) {
    lathe(mesh, {
      sides: SIDES,
      colour: shade(YELLOW, 0.55),
      profile: [
        [radius(y) + 0.001, y - 0.006],
        [radius(y) + 0.012, y - 0.004],
        [radius(y) + 0.012, y + 0.004],
        [radius(y) + 0.001, y + 0.006],
      ],
    });
  }
}

function addRadiationSign(mesh: PaintedMesh, radius: (y: number) => number, turn: number): void {
  const lean = (Math.atan2(radius(0.05) - radius(0.25), 0.2) * 180) / Math.PI;
  mesh.place({ turn: [0, turn, 0] }, () => {
    mesh.place({ at: [0, 0.15, radius(0.15) - 0.004], turn: [90 - lean, 0, 0] }, () => {
      lathe(mesh, {
        sides: 20,
        colour: YELLOW,
        profile: [
          [0.09, 0, BLACK],
          [0.09, 0.014, BLACK],
          [0.084, 0.018, YELLOW],
          [0, 0.018],
        ],
      });
      const y = 0.0192;
      for (let blade = 0; blade < 3; blade++) {
        const middle = (blade / 3) * 2 * Math.PI;
        const at = (r: number, off: number): Vec3 => [
          r * Math.sin(middle + off),
          y,
          r * Math.cos(middle + off),
        ];
        for (const off of [-0.52, -0.173, 0.173]) {
          mesh.polygon(
            [at(0.028, off), at(0.074, off), at(0.074, off + 0.347), at(0.028, off + 0.347)],
            [0, 1, 0],
            BLACK,
          );
        }
      }
      lathe(mesh, {
        at: [0, y, 0],
        sides: 10,
        colour: BLACK,
        profile: [
          [0.017, 0],
          [0, 0],
        ],
      });
    });
  });
}

function addBeacons(painted: PaintedMesh, lit: PaintedMesh, radius: (y: number) => number): void {
  for (let i = 0; i < 6; i++) {
    const turn = i * 60 + 30;
    const place = { turn: [0, turn, 0] as Vec3 };
    painted.place(place, () =>
      box(painted, {
        at: [0, 0.276, radius(0.29) + 0.014],
        size: [0.022, 0.03, 0.018],
        colour: STEEL,
        bevel: 0.004,
      }),
    );
    lit.place(place, () =>
      box(lit, {
        at: [0, 0.2925, radius(0.29) + 0.02],
        size: [0.018, 0.015, 0.02],
        colour: rgb(0xff3c20),
        bevel: 0.004,
      }),
    );
  }
}
