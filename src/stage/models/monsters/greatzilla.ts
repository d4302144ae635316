import { blade, horn } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import { cells, noise } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { ball } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addEye, addFoot, addHand, addTooth } from './features';

const FROST = rgb(0xe4f4ff);
const LID = rgb(0x4f7396);
const PLATE = rgb(0x2468a4);
const PLATE_EDGE = rgb(0x9cd4f2);
const ICE = rgb(0x9fdcf4);
const BREATH = rgb(0x58e4ff);

const COATS = {
  skin: {
    base: rgb(0x3d6288),
    wash: rgb(0x101c30),
    light: rgb(0x9cc0dc),
    pattern: (p: Vec3, n: Vec3): readonly [Rgb, number] => {
      // Rime where snow would lie, pebbled hide everywhere else.
      const rime = smoothstep(0.62, 1.15, n[1] + 0.45 * noise(p[0] * 11, p[1] * 11, p[2] * 11));
      if (rime > 0.03 && p[1] > 0.16) return [FROST, 0.85 * rime];
      return [LID, 0.8 * smoothstep(0.44, 0.34, cells(p[0] * 12, p[1] * 12, p[2] * 12))];
    },
  },
  belly: { base: rgb(0xdcdfd2), wash: rgb(0x5c6470), light: rgb(0xffffff) },
  mouth: { base: rgb(0x3a2450), wash: rgb(0x0a0616), light: rgb(0x8a68a8) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** Out of the ice: a hunched mountain under a crown of jagged plates, the heavy tail already on its way round. */
export function sculptGreatzilla(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 83);
  addTrunk(s);
  addTail(s);
  addLimbs(s);
  s.place({ at: [-0.03, 0.77, 0.17], turn: [2, -14, 5], size: 1.08 }, () => addHead(s));
  addPlates(s);
  return s;
}

function addTrunk(s: Clay): void {
  s.egg('skin', [0, 0.36, -0.03], [0.235, 0.2, 0.21], 0.05);
  s.egg('skin', [-0.01, 0.6, -0.03], [0.24, 0.2, 0.185], 0.1);
  s.egg('skin', [-0.02, 0.74, 0.0], [0.17, 0.13, 0.16], 0.08);
  for (let i = 0; i < 6; i++) {
    const front = [0.145, 0.17, 0.178, 0.172, 0.162, 0.15][i]!;
    s.egg(
      'belly',
      [-0.004 * i, 0.22 + 0.083 * i, front - 0.035],
      [[0.12, 0.15, 0.165, 0.16, 0.15, 0.13][i]!, 0.05, 0.06],
      0.008,
      [-6, 0, 0],
    );
  }
}

/** From the rump around its left side, to lie in front of its feet. */
const TAIL = [
  [0.02, 0.3, -0.14, 0.17],
  [0.22, 0.2, -0.25, 0.125],
  [0.345, 0.15, -0.08, 0.1],
  [0.36, 0.135, 0.12, 0.078],
  [0.26, 0.125, 0.31, 0.058],
  [0.08, 0.15, 0.4, 0.036],
  [-0.03, 0.22, 0.42, 0.014],
] as const;

function addTail(s: Clay): void {
  s.limb('skin', TAIL, 0.07, 12);
  const spikes: readonly (readonly [Vec3, Vec3, number])[] = [
    [[0.24, 0.3, -0.22], [0.15, 1, -0.15], 0.16],
    [[0.36, 0.23, -0.05], [0.2, 1, 0], 0.14],
    [[0.37, 0.2, 0.13], [0.4, 1, 0.1], 0.13],
    [[0.275, 0.17, 0.31], [0.25, 1, 0.15], 0.11],
    [[0.13, 0.165, 0.385], [0.1, 1, 0.15], 0.09],
  ];
  for (const [i, [at, up, size]] of spikes.entries()) {
    const from = TAIL[i]!;
    const to = TAIL[i + 2]!;
    addPlate(s, at, up, [to[0] - from[0], 0, to[2] - from[2]], size);
  }
}

function addLimbs(s: Clay): void {
  for (const [side, z] of [
    [-1, 0.07],
    [1, 0.03],
  ] as const) {
    s.limb(
      'skin',
      [
        [side * 0.13, 0.34, -0.02, 0.15],
        [side * 0.185, 0.2, z, 0.115],
        [side * 0.175, 0.1, z - 0.03, 0.09],
      ],
      0.05,
      3,
    );
    s.place({ at: [side * 0.165 - 0.01, BASE_GROUND, z + 0.03], turn: [0, side * 14, 0] }, () =>
      addFoot(s, 'skin', 1.25),
    );
  }
  s.limb(
    'skin',
    [
      [-0.2, 0.66, 0.0, 0.1],
      [-0.34, 0.53, 0.03, 0.082],
      [-0.315, 0.42, 0.12, 0.066],
    ],
    0.05,
    4,
  );
  s.place({ at: [-0.31, 0.4, 0.14], turn: [128, 22, 0] }, () => addHand(s, 'skin', 1.25, 0.55));
  s.limb(
    'skin',
    [
      [0.19, 0.66, 0.0, 0.1],
      [0.33, 0.55, 0.06, 0.082],
      [0.24, 0.57, 0.2, 0.066],
    ],
    0.05,
    4,
  );
  s.place({ at: [0.228, 0.585, 0.22], turn: [34, -28, 4] }, () => addHand(s, 'skin', 1.25, 0.6));
  for (const [x, y, z, drop] of [
    [-0.37, 0.49, 0.06, 0.09],
    [-0.33, 0.56, 0.02, 0.07],
    [0.35, 0.5, 0.09, 0.1],
    [0.31, 0.53, 0.16, 0.07],
  ] as const) {
    addIcicle(s, [x, y, z], drop);
  }
}

function addIcicle(s: Clay, [x, y, z]: Vec3, drop: number): void {
  horn(
    s.crisp,
    [
      [x, y, z, drop * 0.24],
      [x, y - drop * 0.5, z, drop * 0.14],
      [x, y - drop, z, 0.001],
    ],
    ICE,
    FROST,
    { sides: 6, rings: 3 },
  );
}

function addHead(s: Clay): void {
  s.egg('skin', [0, 0.07, -0.02], [0.16, 0.115, 0.15], 0.06);
  s.egg('skin', [0, 0.045, 0.13], [0.13, 0.075, 0.125], 0.04);
  s.egg('skin', [0, -0.085, 0.085], [0.15, 0.055, 0.15], 0.03, [14, 0, 0]);
  s.scoop('mouth', [0, -0.022, 0.15], [0.118, 0.042, 0.14], 0.012, [6, 0, 0]);
  ball(s.glow, [0, -0.02, 0.065], [0.06, 0.03, 0.05], BREATH, 12, 6);
  for (const side of [-1, 1]) {
    s.egg('skin', [side * 0.055, 0.1, 0.215], [0.036, 0.03, 0.034], 0.03);
    s.scoop('mouth', [side * 0.058, 0.11, 0.245], [0.013, 0.012, 0.014], 0.006);
    s.limb(
      'skin',
      [
        [side * 0.185, 0.19, 0.0, 0.04],
        [side * 0.105, 0.168, 0.09, 0.03],
        [side * 0.035, 0.118, 0.14, 0.024],
      ],
      0.02,
      2,
    );
    addEye(s, {
      at: [side * 0.1, 0.092, 0.1],
      radius: 0.052,
      white: rgb(0xc8f6ff),
      iris: rgb(0x1068d8),
      gaze: [side * 0.4, -0.05, 1],
      lid: [LID, [-side * 0.35, 1, -0.1], 1.12],
    });
    for (const [x, y, z, tall] of [
      [0.17, 0.16, -0.02, 0.13],
      [0.165, 0.05, -0.05, 0.1],
    ] as const) {
      horn(
        s.crisp,
        [
          [side * x * 0.85, y, z, 0.034],
          [side * (x + tall * 0.5), y + tall * 0.35, z - 0.05, 0.022],
          [side * (x + tall * 0.7), y + tall * 0.95, z - 0.12, 0.002],
        ],
        ICE,
        FROST,
        { sides: 6, rings: 4 },
      );
    }
  }
  for (let i = -4; i <= 4; i++) {
    const a = i * 0.3;
    const [x, z] = [0.118 * Math.sin(a), 0.125 + 0.115 * Math.cos(a)];
    addTooth(s, [x, 0.012, z], [x * 1.02, -0.03 - 0.012 * (i % 2), z + 0.008], 0.016);
  }
  for (const [y, z, size] of [
    [0.155, 0.07, 0.09],
    [0.165, -0.02, 0.13],
  ] as const) {
    addPlate(s, [0, y, z], [0, 1, -0.35], [0.75, 0.2, 0.6], size);
  }
  // The lower jaw juts: its tusks close over the lip.
  for (let i = -3; i <= 3; i++) {
    const a = i * 0.4;
    const [x, z] = [0.128 * Math.sin(a), 0.09 + 0.145 * Math.cos(a)];
    const tall = Math.abs(i) === 2 ? 0.105 : 0.05;
    const y = -0.05 - 0.2 * (z - 0.09);
    addTooth(s, [x, y, z], [x * 1.05, y + tall, z + 0.012], tall > 0.1 ? 0.026 : 0.018);
  }
  for (const [x, z, drop] of [
    [-0.09, 0.16, 0.075],
    [-0.035, 0.21, 0.11],
    [0.03, 0.21, 0.085],
    [0.085, 0.17, 0.1],
  ] as const) {
    addIcicle(s, [x, -0.115 - 0.1 * z, z], drop);
  }
}

const JAGGED = [
  [-0.36, -0.12],
  [-0.5, 0.2],
  [-0.34, 0.34],
  [-0.42, 0.6],
  [-0.18, 0.62],
  [-0.12, 0.86],
  [0.04, 1.12],
  [0.12, 0.8],
  [0.36, 0.74],
  [0.3, 0.46],
  [0.5, 0.28],
  [0.36, -0.12],
] as const;

function addPlate(s: Clay, at: Vec3, up: Vec3, across: Vec3, size: number): void {
  blade(s.crisp, {
    at,
    up,
    across,
    outline: JAGGED.map(([u, v]) => [u * size * 0.85, v * size] as const),
    heart: [0, 0.3 * size],
    thickness: size * 0.28,
    colour: PLATE,
    edge: PLATE_EDGE,
  });
}

/** Two rows that lean apart, turned half to the front, and a crown of three behind the head. */
function addPlates(s: Clay): void {
  const rows: readonly (readonly [Vec3, Vec3, number])[] = [
    [[0.12, 0.8, -0.06], [0.5, 0.95, -0.1], 0.36],
    [[0.13, 0.64, -0.13], [0.75, 0.62, -0.3], 0.29],
    [[0.11, 0.47, -0.17], [0.6, 0.6, -0.5], 0.22],
  ];
  for (const [at, up, size] of rows) {
    for (const side of [-1, 1]) {
      addPlate(
        s,
        [side * at[0], at[1], at[2]],
        [side * up[0], up[1], up[2]],
        [1, -side * 0.6, -side * 0.8],
        size,
      );
    }
  }
  addPlate(s, [-0.01, 0.83, -0.09], [-0.02, 1, -0.22], [1, 0, 0.45], 0.45);
  addPlate(s, [0.0, 0.68, -0.18], [0.05, 0.8, -0.6], [0.7, 0, 0.7], 0.25);
  addPlate(s, [0.0, 0.5, -0.21], [-0.05, 0.7, -0.7], [0.6, 0.4, 0.5], 0.2);
}
