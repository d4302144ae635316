import { noise } from '../kit/noise';
import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import { pipe, slab } from '../kit/solids';
import { normalize, smoothstep, type Vec3 } from '../kit/vector';
import { insignia } from './coats';
import { blades, crushableHelicopter, helicopterCoats } from './helicopter';
import { soldierCoats, stand } from './soldiers';
import { bentGun, crushableTank, tankCoats } from './tank';
import { crushableTruck, strewnRockets, truckCoats } from './truck';

/** Units after a monster has stepped on them: flat as pancakes, but nobody is hurt. */

/** Largest height, and how much wider they get. */
const FLAT = 0.062;
const SPREAD = 1.1;
const DENT = 0.034;

/** Toes and heel of the print, x and z with two radii. */
const PRINT: readonly (readonly [x: number, z: number, rx: number, rz: number])[] = [
  [0, -0.035, 0.072, 0.07],
  [-0.075, 0.06, 0.03, 0.058],
  [0, 0.088, 0.032, 0.064],
  [0.075, 0.06, 0.03, 0.058],
];

/** Depth of the monster's footprint at a point, 0 … 1. */
function trodden(x: number, z: number): number {
  let deepest = 0;
  for (const [px, pz, rx, rz] of PRINT) {
    const off = Math.hypot((x - px) / rx, (z - pz) / rz);
    deepest = Math.max(deepest, smoothstep(1.15, 0.75, off));
  }
  return deepest;
}

/**
 * Flattens all pieces set so far: high parts stay a little higher, edges become wavy, and the foot leaves its print.
 */
function press(s: Sculpture): void {
  const height = s.pieces.reduce(
    (most, { piece }) =>
      piece.positions.reduce((high, y, i) => (i % 3 === 1 ? Math.max(high, y) : high), most),
    0,
  );
  const squash = FLAT / height;
  for (const { piece } of s.pieces) {
    for (let i = 0; i < piece.positions.length; i += 3) {
      const [x, y, z] = [piece.positions[i]!, piece.positions[i + 1]!, piece.positions[i + 2]!];
      const wave = 1 + 0.07 * noise(x * 9 + 4, y * 5, z * 9);
      const ripple = 0.016 * (0.5 + 0.5 * noise(x * 17, 2, z * 17)) * smoothstep(0.02, 0.16, y);
      const lower = 1 - (1 - DENT / FLAT) * trodden(x * SPREAD, z * SPREAD);
      piece.positions[i] = x * SPREAD * wave;
      piece.positions[i + 1] = (y * squash + ripple) * lower;
      piece.positions[i + 2] = z * SPREAD * wave;
      const normal = normalize([
        piece.normals[i]! / SPREAD,
        piece.normals[i + 1]! / Math.max(squash, 0.3),
        piece.normals[i + 2]! / SPREAD,
      ]);
      for (let k = 0; k < 3; k++) piece.normals[i + k] = normal[k]!;
    }
  }
}

/** Paints the three-toed footprint. */
function print(s: Sculpture): void {
  for (const [x, z, rx, rz] of PRINT) {
    s.stain(egg([x, 0.03, z], [rx, 0.08, rz]), { ...stain(0x26231c, 0.62, 0x4a4436), soft: 0.012 });
  }
}

/** A spring that has popped out. @param at its foot */
function spring(s: Sculpture, at: Vec3, lean: Vec3): void {
  const turns = 2.5;
  const steps = 10;
  s.within(at, lean, () =>
    s.set(
      'steel',
      'root',
      pipe(
        Array.from({ length: steps + 1 }, (_, i) => {
          const turn = (i / steps) * turns * 2 * Math.PI;
          return [0.017 * Math.cos(turn), (i / steps) * 0.062, 0.017 * Math.sin(turn), 0.0042] as const;
        }),
        3,
        16,
      ),
    ),
  );
}

export function crushedTank(s: Sculpture): void {
  tankCoats(s);
  crushableTank(s);
  press(s);
  insignia(s, [0.07, 0.06, -0.03], [0, 1, 0], [0.2, 0, 1], 0.042, ['armour']);
  bentGun(s);
  spring(s, [-0.12, 0.025, -0.12], [18, 0, 26]);
  print(s);
}

export function crushedTruck(s: Sculpture): void {
  truckCoats(s);
  crushableTruck(s);
  press(s);
  insignia(s, [0, 0.055, 0.13], [0, 1, 0], [-0.1, 0, 1], 0.04, ['body']);
  print(s);
  strewnRockets(s);
  spring(s, [0.1, 0.018, 0.13], [20, 0, -24]);
}

export function crushedHelicopter(s: Sculpture): void {
  helicopterCoats(s);
  crushableHelicopter(s);
  press(s);
  s.within([0.01, 0.066, 0.06], [0, 18, 0], () => blades(s, [0, 0, 0], [-10, 5, -9, 3], 0.72));
  spring(s, [0.05, 0.03, 0.17], [24, 0, -16]);
  print(s);
}

/** A flat man with arms and legs spread, like a cookie; his head is +y. */
const DOUGH: readonly (readonly [number, number])[] = [
  [-0.012, 0.052],
  [-0.03, 0.05],
  [-0.074, 0.072],
  [-0.086, 0.05],
  [-0.04, 0.014],
  [-0.036, -0.024],
  [-0.06, -0.078],
  [-0.032, -0.086],
  [0, -0.034],
  [0.032, -0.086],
  [0.06, -0.078],
  [0.036, -0.024],
  [0.04, 0.014],
  [0.086, 0.05],
  [0.074, 0.072],
  [0.03, 0.05],
  [0.012, 0.052],
];

/** A soldier pressed into the ground, his helmet flat as a plate, his hands and boots where they were. */
function flatSoldier(s: Sculpture, x: number, z: number, yaw: number): void {
  s.within([x, 0.034, z], [0, yaw, 0], () => {
    s.within([0, 0.006, 0], [-90, 0, 0], () =>
      s.set('uniform', 'root', slab({ outline: DOUGH, depth: 0.014, bevel: 0.005, back: false })),
    );
    s.lathe('skin', 'root', {
      at: [0, 0.012, -0.07],
      profile: [
        [0.028, -0.006],
        [0.03, 0.002],
        [0.02, 0.008],
        [0, 0.009],
      ],
      sides: 9,
      smooth: 0.3,
    });
    s.lathe('helmet', 'root', {
      at: [0.006, 0.017, -0.112],
      turn: [5, 0, 0],
      profile: [
        [0.04, -0.006],
        [0.041, 0.002],
        [0.024, 0.01],
        [0, 0.012],
      ],
      sides: 10,
      smooth: 0.3,
    });
    for (const side of [1, -1]) {
      s.stain(egg([side * 0.08, 0.01, -0.061], [0.017, 0.03, 0.017]), {
        ...stain(0xefb28a, 1, 0xffe0c6),
        soft: 0.004,
        on: ['uniform'],
      });
      s.stain(egg([side * 0.047, 0.01, 0.084], [0.022, 0.03, 0.02]), {
        ...stain(0x4c3220, 1, 0x8a6444),
        soft: 0.004,
        on: ['uniform'],
      });
      s.stain(egg([side * 0.011, 0.02, -0.062], [0.005, 0.012, 0.0065]), {
        ...stain(0x201008, 1),
        soft: 0.002,
        on: ['skin'],
      });
    }
  });
}

/** Only boots and trousers stick out of the ground. */
function headFirst(s: Sculpture, x: number, z: number, yaw: number): void {
  s.within([x, 0.025, z], [0, yaw, 0], () => {
    for (const side of [1, -1]) {
      const [from, to]: [Vec3, Vec3] = [
        [side * 0.02, -0.01, 0],
        [side * 0.034, 0.046, side * 0.012],
      ];
      s.set(
        'uniform',
        'root',
        pipe(
          [
            [...from, 0.021],
            [side * 0.026, 0.02, side * 0.004, 0.019],
            [...to, 0.017],
          ],
          6,
          3,
        ),
      );
      s.within([to[0], to[1] + 0.008, to[2]], [side * 12 - 8, side * 20, -side * 10], () =>
        s.lathe('boots', 'root', {
          at: [0, 0, 0.008],
          profile: [
            [0.014, -0.014],
            [0.025, -0.002],
            [0.025, 0.009],
            [0, 0.012],
          ],
          sides: 7,
          smooth: 0.5,
        }),
      );
    }
  });
}

export function crushedSoldiers(s: Sculpture): void {
  soldierCoats(s);
  stand(s);
  flatSoldier(s, -0.095, -0.05, 24);
  flatSoldier(s, 0.105, 0.02, -38);
  flatSoldier(s, -0.03, 0.145, 100);
  headFirst(s, 0.04, -0.13, 10);
}
