import { horn } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import { noise } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { ball, box } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addClaw, addEye, addFoot, addHand, addTooth } from './features';

const LID = rgb(0xf0672c);
const STRIPE = rgb(0x74100a);
const HORN_ROOT = rgb(0x4a3226);
const HORN_TIP = rgb(0xf4e4bc);

const COATS = {
  skin: {
    base: rgb(0xe2491a),
    wash: rgb(0x4a0a08),
    light: rgb(0xffa254),
    pattern: (p: Vec3, n: Vec3): readonly [Rgb, number] => {
      const wave = Math.sin(p[1] * 46 + 3 * noise(p[0] * 6, p[1] * 6, p[2] * 6));
      return [STRIPE, 0.85 * smoothstep(0.1, 0.6, wave) * smoothstep(0.4, -0.2, n[2] - 0.2 * n[1])];
    },
  },
  belly: { base: rgb(0xf2c078), wash: rgb(0x7c3a14), light: rgb(0xffe6b4) },
  mouth: { base: rgb(0x5c0f26), wash: rgb(0x14020a), light: rgb(0xa83a50) },
  lip: { base: rgb(0xa8280f), wash: rgb(0x400806), light: rgb(0xf07848) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** Squat and broad: bull's horns (one chipped), a mouth from ear to ear, four stubby arms. */
export function sculptBrute(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 23);
  s.egg('skin', [0, 0.37, -0.02], [0.29, 0.25, 0.23], 0.05);
  s.egg('skin', [0, 0.62, -0.01], [0.26, 0.2, 0.2], 0.1);
  s.egg('belly', [0, 0.31, 0.07], [0.215, 0.19, 0.16], 0.012);
  for (const side of [-1, 1]) s.egg('skin', [side * 0.17, 0.78, -0.03], [0.09, 0.07, 0.09], 0.06);
  addLegs(s);
  addArms(s);
  s.place({ at: [0, 0.61, 0], turn: [-15, -12, 5] }, () => addFace(s));
  addHorns(s);
  addSpines(s);
  return s;
}

function addLegs(s: Clay): void {
  for (const side of [-1, 1]) {
    s.limb(
      'skin',
      [
        [side * 0.15, 0.24, -0.01, 0.13],
        [side * 0.2, 0.13, 0.0, 0.1],
      ],
      0.06,
      1,
    );
    s.place({ at: [side * 0.21, BASE_GROUND, side < 0 ? 0.1 : 0.04], turn: [0, side * 24, 0] }, () =>
      addFoot(s, 'skin', 1.15),
    );
  }
  s.limb(
    'skin',
    [
      [0.02, 0.22, -0.2, 0.09],
      [0.06, 0.16, -0.31, 0.06],
      [0.1, 0.2, -0.38, 0.02],
    ],
    0.06,
    3,
  );
}

function addArms(s: Clay): void {
  s.limb(
    'skin',
    [
      [-0.22, 0.6, -0.02, 0.1],
      [-0.34, 0.62, 0.02, 0.078],
      [-0.355, 0.77, 0.06, 0.066],
    ],
    0.05,
    4,
  );
  s.place({ at: [-0.357, 0.79, 0.065], turn: [8, 18, -6] }, () => addHand(s, 'skin', 1.3, 0.7));
  s.limb(
    'skin',
    [
      [0.22, 0.6, -0.02, 0.1],
      [0.36, 0.56, 0.0, 0.078],
      [0.35, 0.47, 0.085, 0.066],
    ],
    0.05,
    4,
  );
  s.place({ at: [0.347, 0.46, 0.095], turn: [95, -30, 0] }, () => addHand(s, 'skin', 1.25, 0.6));
  s.limb(
    'skin',
    [
      [-0.25, 0.38, 0.04, 0.08],
      [-0.34, 0.29, 0.12, 0.06],
      [-0.28, 0.27, 0.22, 0.052],
    ],
    0.04,
    4,
  );
  s.place({ at: [-0.27, 0.275, 0.23], turn: [60, 50, 0] }, () => addHand(s, 'skin', 0.95, 0.4));
  s.limb(
    'skin',
    [
      [0.25, 0.38, 0.04, 0.08],
      [0.33, 0.27, 0.13, 0.06],
      [0.26, 0.25, 0.24, 0.052],
    ],
    0.04,
    4,
  );
  s.place({ at: [0.25, 0.255, 0.25], turn: [70, -50, 0] }, () => addHand(s, 'skin', 0.95, 0.4));
  s.place({ at: [0.14, 0.285, 0.31], turn: [10, 62, 24], size: 1.35 }, () => addTaxi(s));
}

/** Somebody's cab, about to be late. */
function addTaxi(s: Clay): void {
  const yellow = rgb(0xffc21a);
  const dark = rgb(0x1d1d24);
  box(s.crisp, { at: [0, 0, 0], size: [0.08, 0.036, 0.17], colour: yellow, bevel: 0.008 });
  box(s.crisp, {
    at: [0, 0.032, -0.008],
    size: [0.07, 0.036, 0.09],
    colour: rgb(0x9fd4ec),
    bevel: 0.006,
    edge: yellow,
    taper: [0.8, 0.72],
  });
  box(s.crisp, { at: [0, 0.052, -0.008], size: [0.05, 0.008, 0.06], colour: yellow });
  for (const x of [-0.036, 0.036]) {
    for (const z of [-0.05, 0.05])
      box(s.crisp, {
        at: [x, -0.018, z],
        size: [0.018, 0.034, 0.034],
        colour: dark,
        bevel: 0.009,
        edge: dark,
      });
  }
}

function addFace(s: Clay): void {
  // The jaw juts out; the mouth is a wide cut with a lip of its own.
  s.egg('skin', [0, -0.05, 0.12], [0.235, 0.1, 0.13], 0.05);
  const lip = (k: number): [number, number, number, number][] =>
    [-1, -0.6, 0, 0.6, 1].map((a) => [
      a * 0.225,
      -0.035 + 0.07 * a * a + k * (1 - 0.75 * a * a),
      0.235 - 0.13 * a * a,
      0.028,
    ]);
  s.scoop('mouth', [0, -0.005, 0.17], [0.2, 0.058, 0.14], 0.012);
  s.limb('lip', lip(0.055), 0.015, 10);
  s.limb('lip', lip(-0.055), 0.015, 10);
  for (let i = -4; i <= 4; i++) {
    const a = i / 5;
    const [x, z] = [a * 0.225, 0.232 - 0.13 * a * a];
    const low = -0.085 + 0.125 * a * a;
    const high = 0.022 + 0.03 * a * a;
    if (Math.abs(i) === 3) addTooth(s, [x, low, z], [x * 1.04, low + 0.15, z + 0.035], 0.032);
    else addTooth(s, [x, low, z], [x + 0.006, low + 0.06, z + 0.012], 0.022);
    if (Math.abs(i) < 3) addTooth(s, [x + 0.02, high, z], [x + 0.022, high - 0.05, z + 0.012], 0.018);
  }
  const yellow = rgb(0xfff0a0);
  for (const [x, y, r, gaze, droop] of [
    [-0.11, 0.115, 0.078, [0.4, -0.15, 1], 1.2],
    [0.12, 0.12, 0.06, [0.0, 0.1, 1], 1.35],
  ] as const) {
    s.limb(
      'skin',
      [
        [x * 2, y + 0.06, 0.08, 0.045],
        [x * 1.3, y + r + 0.012, 0.15, 0.034],
        [x * 0.3, y + 0.02, 0.205, 0.032],
      ],
      0.03,
      3,
    );
    addEye(s, {
      at: [x, y, 0.165],
      radius: r,
      white: yellow,
      iris: rgb(0x2a8a2a),
      gaze,
      wide: 0.46,
      lid: [LID, [x * 2, 1, 0.1], droop],
    });
  }
  for (const side of [-1, 1]) {
    s.egg('skin', [side * 0.035, 0.06, 0.225], [0.032, 0.028, 0.03], 0.025);
    s.scoop('mouth', [side * 0.034, 0.05, 0.255], [0.013, 0.012, 0.014], 0.006);
  }
}

function addHorns(s: Clay): void {
  const options = { sides: 9, rings: 8 };
  horn(
    s.crisp,
    [
      [-0.15, 0.76, -0.02, 0.08],
      [-0.29, 0.83, -0.02, 0.066],
      [-0.4, 0.95, 0.0, 0.044],
      [-0.38, 1.1, 0.04, 0.004],
    ],
    HORN_ROOT,
    HORN_TIP,
    options,
  );
  horn(
    s.crisp,
    [
      [0.15, 0.76, -0.02, 0.08],
      [0.29, 0.83, -0.02, 0.066],
      [0.385, 0.92, 0.0, 0.046],
      [0.4, 0.99, 0.02, 0.034],
    ],
    HORN_ROOT,
    HORN_TIP,
    options,
  );
  ball(s.crisp, [0.401, 0.988, 0.02], [0.035, 0.014, 0.035], rgb(0xfffaf0), 6, 4);
  horn(
    s.crisp,
    [
      [0, 0.8, 0.1, 0.042],
      [0.005, 0.87, 0.13, 0.026],
      [0.01, 0.92, 0.17, 0.002],
    ],
    HORN_ROOT,
    HORN_TIP,
    { sides: 7, rings: 4 },
  );
}

function addSpines(s: Clay): void {
  for (let i = 0; i < 5; i++) {
    const y = 0.3 + i * 0.115;
    for (const side of [-1, 0, 1]) {
      if (side === 0 && i === 0) continue;
      const x = side * (0.12 + 0.02 * Math.sin(i * 2));
      const hit = s.surface([x, y, -0.6], [x, y, 0]);
      addClaw(
        s,
        [hit[0], hit[1], hit[2] + 0.015],
        [side * 0.4, 0.55, -0.9],
        side === 0 ? 0.13 : 0.095,
        HORN_ROOT,
        HORN_TIP,
      );
    }
  }
}
