import { horn, type SpinePoint } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import { cells } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { ball, cap } from '../kit/solids';
import { add, normalize, scale, smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addClaw, addTooth } from './features';

const SPOT = rgb(0x6a0c1c);
const IVORY = rgb(0xf8ead0);
const IVORY_ROOT = rgb(0xb08a60);
const BEARD = rgb(0x0f8f90);
const BEARD_TIP = rgb(0x9a6ad8);
const FEELER = rgb(0x9a1c10);
const EYE = rgb(0x9cff2c);
const PUPIL = rgb(0x0c1004);

const speckle = (p: Vec3): readonly [Rgb, number] => [
  SPOT,
  0.8 * smoothstep(0.36, 0.26, cells(p[0] * 15, p[1] * 15, p[2] * 15)),
];

const COATS = {
  shell: { base: rgb(0xa01424), wash: rgb(0x38040e), light: rgb(0xe0503c), pattern: speckle },
  limb: { base: rgb(0xf07a2c), wash: rgb(0x6a1c0c), light: rgb(0xffcf80), pattern: speckle },
  belly: { base: rgb(0xf0d4a0), wash: rgb(0x7c4a28), light: rgb(0xfff4d4) },
  mouth: { base: rgb(0x4a0c1c), wash: rgb(0x120206), light: rgb(0xa03a4c) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** Out of the harbour: two claws in the air, one far too big, eyes on stalks, a beard that feels its way. */
export function sculptKrustazor(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 97);
  addShell(s);
  addLegs(s);
  addFace(s);
  addEyes(s);
  addArm(s, [
    [0.18, 0.5, 0.1, 0.07],
    [0.345, 0.545, 0.12, 0.062],
    [0.3, 0.73, 0.12, 0.05],
  ]);
  s.place({ at: [0.295, 0.73, 0.12], turn: [10, -16, 6], size: 1.12 }, () => addPincer(s, 1));
  addArm(s, [
    [-0.18, 0.48, 0.1, 0.062],
    [-0.355, 0.47, 0.14, 0.052],
    [-0.325, 0.62, 0.16, 0.042],
  ]);
  s.place({ at: [-0.32, 0.625, 0.16], turn: [18, 24, -2], size: 0.8 }, () => addPincer(s, -1));
  addBeard(s);
  return s;
}

function addShell(s: Clay): void {
  s.egg('belly', [0, 0.35, -0.01], [0.24, 0.12, 0.21], 0.03);
  s.egg('shell', [0, 0.46, -0.06], [0.3, 0.145, 0.25], 0.03, [-8, 0, 0]);
  s.egg('shell', [0, 0.53, -0.1], [0.2, 0.12, 0.18], 0.05);
  for (const side of [-1, 1]) s.egg('shell', [side * 0.19, 0.5, -0.02], [0.1, 0.09, 0.13], 0.04);
  for (const [x, z, size] of [
    [0, -0.03, 0.15],
    [0, -0.15, 0.17],
    [0, -0.26, 0.13],
    [-0.11, -0.06, 0.11],
    [0.11, -0.06, 0.11],
    [-0.13, -0.19, 0.13],
    [0.13, -0.19, 0.13],
    [-0.24, -0.04, 0.1],
    [0.24, -0.04, 0.1],
    [-0.24, -0.16, 0.11],
    [0.24, -0.16, 0.11],
  ] as const) {
    const hit = s.surface([x, 1.1, z], [x, 0.4, z]);
    addSpine(s, [x, hit[1] - 0.012, z], normalize([x * 2.4, 1, (z + 0.06) * 2]), size);
  }
}

function addSpine(s: Clay, at: Vec3, out: Vec3, size: number): void {
  const middle = add(at, scale(out, size * 0.5));
  const tip = add(at, scale(out, size));
  horn(
    s.crisp,
    [
      [...at, size * 0.24],
      [...middle, size * 0.15],
      [tip[0], tip[1], tip[2] - size * 0.2, 0.001],
    ],
    IVORY_ROOT,
    IVORY,
    { sides: 6, rings: 3 },
  );
}

function addLegs(s: Clay): void {
  for (const side of [-1, 1]) {
    for (const [z, knee, foot, x] of [
      [0.1, 0.3, 0.39, 0.24],
      [-0.03, 0.0, 0.05, 0.43],
      [-0.16, -0.25, -0.31, 0.34],
    ] as const) {
      const high = 0.42 - 0.03 * side * Math.sign(z);
      s.limb(
        'limb',
        [
          [side * 0.17, 0.37, z, 0.052],
          [side * x * 0.95, high, knee, 0.044],
          [side * x, 0.22, (knee + foot) / 2, 0.038],
          [side * (x - 0.02), BASE_GROUND + 0.02, foot, 0.012],
        ],
        0.03,
        6,
      );
      s.egg('shell', [side * x * 0.95, high + 0.012, knee], [0.052, 0.044, 0.052], 0.02);
      addClaw(s, [side * x, high + 0.03, knee], [side * 0.5, 1, knee], 0.075, IVORY_ROOT, IVORY);
    }
  }
}

function addFace(s: Clay): void {
  s.egg('limb', [0, 0.42, 0.17], [0.15, 0.115, 0.12], 0.04);
  s.egg('shell', [0, 0.52, 0.14], [0.17, 0.06, 0.12], 0.03, [16, 0, 0]);
  s.scoop('mouth', [0, 0.39, 0.27], [0.085, 0.045, 0.07], 0.012);
  for (const side of [-1, 1]) {
    s.limb(
      'limb',
      [
        [side * 0.12, 0.45, 0.21, 0.04],
        [side * 0.125, 0.37, 0.27, 0.034],
        [side * 0.07, 0.32, 0.3, 0.024],
      ],
      0.02,
      3,
    );
    addClaw(s, [side * 0.075, 0.325, 0.3], [-side * 0.7, -0.5, 0.4], 0.075, IVORY_ROOT, IVORY);
    horn(
      s.crisp,
      [
        [side * 0.045, 0.5, 0.25, 0.014],
        [side * 0.1, 0.62, 0.36, 0.01],
        [side * 0.2, 0.74, 0.38, 0.006],
        [side * 0.22, 0.86, 0.33, 0.002],
      ],
      FEELER,
      rgb(0xffa040),
      { sides: 5, rings: 8 },
    );
  }
  for (let i = -2; i <= 2; i++) {
    addTooth(s, [i * 0.03, 0.43, 0.275], [i * 0.031, 0.385, 0.285], 0.015);
  }
}

function addEyes(s: Clay): void {
  for (const [x, y, r, lean] of [
    [-0.085, 0.735, 0.066, -0.02],
    [0.075, 0.69, 0.056, 0.01],
  ] as const) {
    s.limb(
      'limb',
      [
        [x * 0.75, 0.52, 0.15, 0.045],
        [x + lean, 0.61, 0.15, 0.032],
        [x, y - 0.03, 0.16, 0.044],
      ],
      0.03,
      4,
    );
    s.egg('shell', [x, y + 0.018, 0.145], [r * 1.12, r * 1.0, r * 1.0], 0.015);
    ball(s.glow, [x, y, 0.178], [r, r, r], EYE, 16, 12);
    const gaze = normalize([-x * 1.5, -0.12, 1]);
    const pupil = add([x, y, 0.178], scale(gaze, r * 0.86));
    ball(s.crisp, pupil, [r * 0.6, r * 0.2, r * 0.24], PUPIL, 12, 6);
    cap(s.crisp, [x, y, 0.178], r * 1.08, [x, 1, -0.1], 1.15, rgb(0xd84a20));
  }
}

function addArm(s: Clay, spine: readonly SpinePoint[]): void {
  s.limb('limb', spine, 0.04, 5);
  const [x, y, z] = spine[1]!;
  s.egg('shell', [x * 1.04, y - 0.005, z], [0.08, 0.075, 0.08], 0.02);
}

/** A pincer on a wrist at the origin, reaching up; the fixed finger is on the outer side. */
function addPincer(s: Clay, side: number): void {
  s.egg('limb', [0, 0.02, 0], [0.06, 0.05, 0.055], 0.02);
  s.egg('shell', [side * 0.015, 0.15, 0], [0.115, 0.13, 0.085], 0.03, [0, 0, side * -8]);
  const fixed: readonly SpinePoint[] = [
    [side * 0.06, 0.19, 0, 0.075],
    [side * 0.1, 0.3, 0.01, 0.06],
    [side * 0.09, 0.42, 0.02, 0.044],
    [side * 0.03, 0.49, 0.03, 0.018],
  ];
  const thumb: readonly SpinePoint[] = [
    [side * -0.06, 0.2, 0.01, 0.055],
    [side * -0.125, 0.3, 0.02, 0.046],
    [side * -0.12, 0.39, 0.03, 0.032],
    [side * -0.075, 0.45, 0.035, 0.012],
  ];
  s.limb('shell', fixed, 0.03, 6);
  s.limb('limb', thumb, 0.015, 6);
  for (const [y, x] of [
    [0.27, 0.055],
    [0.33, 0.066],
    [0.39, 0.06],
  ] as const) {
    addTooth(s, [side * x, y, 0.03], [side * (x - 0.06), y + 0.015, 0.035], 0.024);
    addTooth(s, [side * -(x + 0.025), y - 0.01, 0.03], [side * -(x - 0.022), y - 0.002, 0.035], 0.018);
  }
  for (const [y, x] of [
    [0.1, 0.09],
    [0.18, 0.115],
    [0.27, 0.135],
  ] as const) {
    addClaw(s, [side * x, y, -0.01], [side, 0.5, -0.5], 0.05, IVORY_ROOT, IVORY);
  }
}

function addBeard(s: Clay): void {
  const strands: readonly (readonly [number, number, number, number])[] = [
    [-0.08, -0.2, 0.13, 0.3],
    [-0.052, -0.11, 0.09, 0.38],
    [-0.025, -0.07, 0.15, 0.4],
    [0.004, 0.02, 0.085, 0.42],
    [0.03, 0.08, 0.14, 0.4],
    [0.055, 0.15, 0.1, 0.36],
    [0.082, 0.21, 0.16, 0.31],
  ];
  for (const [i, [x, end, y, z]] of strands.entries()) {
    const curl = i % 2 === 0 ? 0.05 : -0.05;
    horn(
      s.crisp,
      [
        [x, 0.385, 0.25, 0.034],
        [x * 1.2, 0.3, 0.33, 0.034],
        [(x + end) / 2 + curl * 0.3, 0.21, z - 0.03, 0.028],
        [end, y, z, 0.02],
        [end + curl, y + 0.015, z + 0.025, 0.012],
        [end + curl * 1.2, y + 0.055, z + 0.01, 0.003],
      ],
      BEARD,
      BEARD_TIP,
      { sides: 7, rings: 11 },
    );
  }
}
