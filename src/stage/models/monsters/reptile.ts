import { blade } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import { cells } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addEye, addFoot, addHand, addTooth } from './features';

const SCALE = rgb(0xb2f070);
const LID = rgb(0x35b054);
const STRIPE = rgb(0x0c5a34);
const PLATE = rgb(0xe8641c);
const PLATE_EDGE = rgb(0xffd27a);

const COATS = {
  skin: {
    base: rgb(0x1c8c40),
    wash: rgb(0x06301e),
    light: rgb(0x8fe07a),
    pattern: (p: Vec3, n: Vec3): readonly [Rgb, number] => {
      const stripe =
        smoothstep(0.3, 0.8, Math.sin(p[1] * 30 + 9 * Math.abs(p[0]))) * smoothstep(0.15, -0.5, n[2]);
      if (stripe > 0.02) return [STRIPE, 0.8 * stripe];
      return [SCALE, 0.85 * smoothstep(0.46, 0.36, cells(p[0] * 10, p[1] * 10, p[2] * 10))];
    },
  },
  belly: { base: rgb(0xe6cf86), wash: rgb(0x6e5420), light: rgb(0xfff2c4) },
  mouth: { base: rgb(0x7c1426), wash: rgb(0x1a0207), light: rgb(0xc23a4c) },
  tongue: { base: rgb(0xdc5470), wash: rgb(0x6a1428), light: rgb(0xffa0ac) },
} satisfies Record<string, Coat>;

/** The classic: upright, roaring, an arm in the air, a double row of plates down its back. */
export function sculptReptile(): Sculpture<keyof typeof COATS> {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 11);
  addTrunk(s);
  addLimbs(s);
  s.place({ at: [0.015, 0.845, 0.05], turn: [-24, 20, -7] }, () => addHead(s));
  addPlates(s);
  return s;
}

type Clay = Sculpture<keyof typeof COATS>;

function addTrunk(s: Clay): void {
  s.egg('skin', [0, 0.4, 0], [0.2, 0.19, 0.18], 0.05);
  s.egg('skin', [0.01, 0.6, -0.02], [0.175, 0.16, 0.145], 0.1);
  s.limb(
    'skin',
    [
      [0.01, 0.68, -0.03, 0.13],
      [0.015, 0.8, 0.01, 0.12],
    ],
    0.06,
    1,
  );
  s.limb(
    'skin',
    [
      [0, 0.3, -0.1, 0.15],
      [0.08, 0.17, -0.26, 0.1],
      [0.25, 0.12, -0.31, 0.075],
      [0.39, 0.17, -0.2, 0.05],
      [0.43, 0.32, -0.1, 0.016],
    ],
    0.08,
    8,
  );
  for (let i = 0; i < 6; i++) {
    const y = 0.27 + 0.078 * i;
    const front = [0.14, 0.165, 0.175, 0.16, 0.14, 0.13][i]!;
    s.egg(
      'belly',
      [0.004 * i, y, front - 0.035],
      [0.135 - 0.008 * Math.abs(i - 1.5), 0.046, 0.055],
      0.008,
      [-8, 0, 0],
    );
  }
}

function addLimbs(s: Clay): void {
  s.limb(
    'skin',
    [
      [-0.11, 0.36, -0.03, 0.13],
      [-0.18, 0.22, 0.02, 0.105],
      [-0.18, 0.1, -0.03, 0.075],
    ],
    0.05,
    4,
  );
  s.place({ at: [-0.185, BASE_GROUND, 0.02], turn: [0, -18, 0] }, () => addFoot(s, 'skin', 1.1));
  s.limb(
    'skin',
    [
      [0.11, 0.36, 0, 0.13],
      [0.17, 0.24, 0.1, 0.105],
      [0.18, 0.1, 0.07, 0.072],
    ],
    0.05,
    4,
  );
  s.place({ at: [0.185, BASE_GROUND, 0.13], turn: [0, 20, 0] }, () => addFoot(s, 'skin', 1.1));

  s.limb(
    'skin',
    [
      [-0.14, 0.66, -0.02, 0.085],
      [-0.27, 0.675, 0.02, 0.066],
      [-0.3, 0.835, 0.08, 0.052],
    ],
    0.05,
    5,
  );
  s.place({ at: [-0.305, 0.855, 0.085], turn: [12, 20, 10] }, () => addHand(s, 'skin', 1.15, 0.9));
  s.limb(
    'skin',
    [
      [0.15, 0.64, 0, 0.085],
      [0.28, 0.52, 0.05, 0.066],
      [0.25, 0.47, 0.19, 0.052],
    ],
    0.05,
    5,
  );
  s.place({ at: [0.245, 0.468, 0.2], turn: [65, -20, 0] }, () => addHand(s, 'skin', 1.1, 0.5));
}

function addHead(s: Clay): void {
  s.egg('skin', [0, 0.06, -0.02], [0.15, 0.115, 0.14], 0.06);
  s.egg('skin', [0, 0.055, 0.12], [0.122, 0.07, 0.13], 0.05);
  s.egg('skin', [0, -0.07, 0.075], [0.118, 0.05, 0.145], 0.03, [22, 0, 0]);
  s.scoop('mouth', [0, -0.008, 0.14], [0.1, 0.05, 0.15], 0.012, [10, 0, 0]);
  s.egg('tongue', [0.015, -0.06, 0.13], [0.05, 0.022, 0.09], 0.01, [16, 8, 0]);
  for (const side of [-1, 1]) {
    s.egg('skin', [side * 0.052, 0.105, 0.215], [0.034, 0.028, 0.034], 0.03);
    s.scoop('mouth', [side * 0.055, 0.118, 0.243], [0.012, 0.012, 0.014], 0.006);
    s.limb(
      'skin',
      [
        [side * 0.15, 0.15, 0.0, 0.036],
        [side * 0.085, 0.165, 0.075, 0.026],
        [side * 0.04, 0.125, 0.125, 0.024],
      ],
      0.02,
      2,
    );
    addEye(s, {
      at: [side * 0.095, 0.108, 0.078],
      radius: 0.05,
      white: rgb(0xffe14a),
      iris: rgb(0xd23a10),
      gaze: [side * 0.5, 0.05, 1],
      lid: [LID, [side * 0.1, 0.95, -0.25], 1.25],
    });
  }
  for (let i = 0; i < 11; i++) {
    const around = (i - 5) * 0.27;
    const [x, z] = [0.104 * Math.sin(around), 0.115 + 0.125 * Math.cos(around)];
    const big = i === 2 || i === 8;
    addTooth(s, [x, 0.025, z], [x * 1.02, big ? -0.035 : -0.01, z + 0.008], big ? 0.019 : 0.014);
  }
  for (let i = 0; i < 9; i++) {
    const around = (i - 4) * 0.3;
    const [x, z] = [0.1 * Math.sin(around), 0.075 + 0.125 * Math.cos(around)];
    const y = -0.045 - 0.34 * (z - 0.075);
    const big = i === 1 || i === 7;
    addTooth(s, [x, y, z], [x, y + (big ? 0.06 : 0.04), z + 0.014], big ? 0.018 : 0.014);
  }
}

function addPlates(s: Clay): void {
  const rows: readonly (readonly [Vec3, Vec3, number])[] = [
    [[0.04, 0.9, -0.1], [0.35, 0.85, -0.5], 0.16],
    [[0.065, 0.77, -0.11], [0.55, 0.85, -0.4], 0.25],
    [[0.08, 0.6, -0.14], [0.65, 0.65, -0.5], 0.28],
    [[0.075, 0.43, -0.16], [0.6, 0.5, -0.65], 0.22],
    [[0.06, 0.31, -0.21], [0.45, 0.6, -0.65], 0.15],
  ];
  for (const [at, up, size] of rows) {
    for (const side of [-1, 1]) {
      blade(s.crisp, {
        at: [side * at[0], at[1], at[2]],
        up: [side * up[0], up[1], up[2]],
        across: [-side * 0.3, 0.65, 0.6],
        outline: [
          [-0.42, -0.1],
          [-0.5, 0.3],
          [-0.28, 0.42],
          [-0.3, 0.72],
          [-0.08, 0.7],
          [0.04, 1.1],
          [0.16, 0.68],
          [0.36, 0.66],
          [0.32, 0.36],
          [0.48, 0.22],
          [0.4, -0.1],
        ].map(([u, v]) => [u! * size * 0.8, v! * size] as const),
        heart: [0, 0.25 * size],
        thickness: size * 0.3,
        colour: PLATE,
        edge: PLATE_EDGE,
      });
    }
  }
}
