import { blade } from '../kit/blades';
import { type Rgb, rgb } from '../kit/colour';
import { cells } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addClaw, addEye, addFoot, addHand, addTooth } from './features';

const LID = rgb(0xa868e0);
const SPOT = rgb(0x4a1f8c);
const FIN = rgb(0xd8246e);
const FIN_EDGE = rgb(0xffe04a);

const COATS = {
  skin: {
    base: rgb(0x8440c0),
    wash: rgb(0x220a48),
    light: rgb(0xcf9af4),
    pattern: (p: Vec3, n: Vec3): readonly [Rgb, number] => [
      SPOT,
      0.9 * smoothstep(0.42, 0.3, cells(p[0] * 8, p[1] * 8, p[2] * 8)) * smoothstep(0.5, -0.1, n[2]),
    ],
  },
  belly: { base: rgb(0xf2b4d8), wash: rgb(0x74306a), light: rgb(0xffe2f2) },
  mouth: { base: rgb(0x4c0c2c), wash: rgb(0x12020c), light: rgb(0x9c3060) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** Tall and slow: a long neck, one enormous eye under a fan of a crest, and a finger on the chin. */
export function sculptGawker(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 37);
  addBody(s);
  s.place({ at: [0.05, 0.955, 0.06], turn: [-20, -16, -12] }, () => addHead(s));
  addNeckFins(s);
  return s;
}

function addBody(s: Clay): void {
  s.egg('skin', [0, 0.31, -0.02], [0.21, 0.19, 0.19], 0.05);
  s.limb(
    'skin',
    [
      [0, 0.36, -0.03, 0.17],
      [-0.05, 0.54, -0.07, 0.115],
      [-0.02, 0.7, -0.06, 0.085],
      [0.045, 0.84, 0.0, 0.08],
      [0.05, 0.93, 0.03, 0.085],
    ],
    0.08,
    8,
  );
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const x = -0.05 * Math.sin(t * Math.PI);
    const z = [0.15, 0.155, 0.125, 0.08, 0.04, 0.018, 0.02][i]!;
    s.egg('belly', [x, 0.22 + 0.085 * i, z], [0.125 - 0.075 * smoothstep(0.1, 0.75, t), 0.05, 0.036], 0.01, [
      -24 * smoothstep(0, 0.5, t) * (1 - t),
      0,
      0,
    ]);
  }
  s.limb(
    'skin',
    [
      [-0.12, 0.28, -0.02, 0.11],
      [-0.17, 0.18, 0.04, 0.08],
      [-0.16, 0.1, 0.0, 0.06],
    ],
    0.05,
    3,
  );
  s.place({ at: [-0.165, BASE_GROUND, 0.05], turn: [0, -22, 0] }, () => addFoot(s, 'skin', 1.15));
  s.limb(
    'skin',
    [
      [0.12, 0.28, 0, 0.11],
      [0.18, 0.18, 0.08, 0.08],
      [0.17, 0.1, 0.05, 0.06],
    ],
    0.05,
    3,
  );
  s.place({ at: [0.175, BASE_GROUND, 0.1], turn: [0, 24, 0] }, () => addFoot(s, 'skin', 1.15));
  s.limb(
    'skin',
    [
      [0, 0.24, -0.14, 0.1],
      [-0.1, 0.13, -0.28, 0.06],
      [-0.28, 0.1, -0.28, 0.042],
      [-0.38, 0.18, -0.16, 0.03],
      [-0.33, 0.28, -0.12, 0.03],
    ],
    0.06,
    7,
  );

  // One arm hangs to the ground, the other thinks.
  s.limb(
    'skin',
    [
      [-0.13, 0.52, -0.05, 0.062],
      [-0.29, 0.42, -0.02, 0.046],
      [-0.34, 0.26, 0.06, 0.042],
    ],
    0.05,
    5,
  );
  s.place({ at: [-0.345, 0.24, 0.07], turn: [165, 30, 0] }, () => addHand(s, 'skin', 1.2, 0.5));
  s.limb(
    'skin',
    [
      [0.08, 0.55, -0.05, 0.062],
      [0.28, 0.47, 0.03, 0.046],
      [0.25, 0.66, 0.14, 0.04],
    ],
    0.08,
    5,
  );
  s.place({ at: [0.24, 0.68, 0.14], turn: [-8, 200, -30] }, () => addHand(s, 'skin', 1.1, 0.3));
}

function addHead(s: Clay): void {
  s.egg('skin', [0, 0.06, -0.01], [0.165, 0.135, 0.15], 0.06);
  s.egg('skin', [0, -0.075, 0.06], [0.15, 0.07, 0.14], 0.04, [6, 0, 0]);
  s.scoop('mouth', [0, -0.045, 0.14], [0.125, 0.034, 0.1], 0.012, [-4, 0, 0]);
  s.scoop('mouth', [0, 0.085, 0.12], [0.1, 0.098, 0.06], 0.014);
  // Half asleep above, baggy below.
  s.egg('skin', [0, 0.0, 0.125], [0.1, 0.028, 0.05], 0.02);
  addEye(s, {
    at: [0, 0.085, 0.085],
    radius: 0.106,
    white: rgb(0xfff6dc),
    iris: rgb(0x18a87c),
    gaze: [0.15, -0.02, 1],
    wide: 0.5,
    lid: [LID, [0.16, 1, 0.12], 1.2],
  });
  for (let i = -4; i <= 4; i++) {
    const a = i / 4.6;
    const [x, z] = [0.14 * Math.sin(a * 1.2), 0.055 + 0.135 * Math.cos(a * 1.2)];
    const tall = i === -3 || i === 3 ? 0.085 : i === 1 ? 0.055 : 0.032;
    addTooth(s, [x, -0.075, z], [x * 1.05, -0.07 + tall, z + 0.012], 0.017 + 0.06 * (tall - 0.03));
  }
  for (const side of [-1, 1]) {
    s.egg('skin', [side * 0.028, 0.008, 0.168], [0.016, 0.012, 0.014], 0.012);
    blade(s.crisp, {
      at: [side * 0.14, 0.05, -0.03],
      up: [side, 0.12, -0.35],
      across: [0, 1, 0],
      outline: [
        [-0.045, 0],
        [-0.075, 0.09],
        [-0.02, 0.08],
        [-0.01, 0.16],
        [0.025, 0.085],
        [0.075, 0.11],
        [0.05, 0],
      ],
      heart: [0, 0.03],
      thickness: 0.035,
      colour: FIN,
      edge: FIN_EDGE,
    });
  }
  const spikes = 7;
  const fan: [number, number][] = [[-0.09, -0.01]];
  for (let i = 0; i < spikes; i++) {
    const a = (i / (spikes - 1) - 0.5) * 2.1;
    const reach = 0.235 - 0.075 * Math.abs(a) + (i % 2) * 0.02;
    fan.push([Math.sin(a) * reach, Math.cos(a) * reach]);
    const b = ((i + 0.5) / (spikes - 1) - 0.5) * 2.1;
    if (i < spikes - 1) fan.push([Math.sin(b) * reach * 0.72, Math.cos(b) * reach * 0.72]);
  }
  fan.push([0.09, -0.01]);
  blade(s.crisp, {
    at: [0, 0.13, -0.06],
    up: [0, 1, -0.28],
    across: [1, 0, 0],
    outline: fan,
    heart: [0, 0.03],
    thickness: 0.09,
    colour: FIN,
    edge: FIN_EDGE,
  });
}

function addNeckFins(s: Clay): void {
  const rows: readonly (readonly [Vec3, Vec3, number])[] = [
    [[0.04, 0.9, -0.06], [0.05, 0.5, -0.9], 0.13],
    [[0.0, 0.77, -0.1], [-0.05, 0.45, -0.9], 0.14],
    [[-0.03, 0.64, -0.14], [-0.1, 0.35, -0.9], 0.15],
    [[-0.035, 0.5, -0.17], [-0.1, 0.35, -0.9], 0.14],
    [[-0.01, 0.36, -0.19], [0, 0.35, -0.9], 0.11],
  ];
  for (const [at, up, size] of rows) {
    blade(s.crisp, {
      at,
      up,
      across: [0, 0.9, 0.3],
      outline: [
        [-0.5, -0.15],
        [-0.42, 0.45],
        [-0.2, 0.4],
        [0.02, 1],
        [0.2, 0.45],
        [0.5, -0.15],
      ].map(([u, v]) => [u! * size, v! * size] as const),
      heart: [0, 0.15 * size],
      thickness: size * 0.35,
      colour: FIN,
      edge: FIN_EDGE,
    });
  }
  for (const x of [-0.09, 0.07]) addClaw(s, [x, 0.57, -0.11], [x * 6, 0.7, -0.7], 0.07);
}
