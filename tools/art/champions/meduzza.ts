import { commonCoats } from '../kaiju/coats';
import { eyePaint, lidBones, limbBones } from '../kaiju/features';
import { baseRing } from '../kit/base';
import { scales, warts, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import { add, smoothstep, type Vec3 } from '../kit/vector';
import { championClips } from './clips';
import { blightedGround } from './ground';

const HEAD: Vec3 = [0, 0.88, 0.06];
const EYE: Vec3 = [0.05, 0.045, 0.085];

/** Her hair: root, middle, end and look of each snake. */
const SNAKES: readonly (readonly [root: Vec3, middle: Vec3, end: Vec3])[] = [
  [
    [0.03, 0.13, 0.02],
    [0.1, 0.32, 0.02],
    [0.06, 0.42, 0.14],
  ],
  [
    [0.09, 0.1, 0],
    [0.26, 0.2, -0.02],
    [0.34, 0.26, 0.12],
  ],
  [
    [0.11, 0.04, -0.02],
    [0.29, 0.0, -0.06],
    [0.38, 0.06, 0.06],
  ],
  [
    [-0.03, 0.13, 0],
    [-0.1, 0.28, -0.06],
    [-0.2, 0.4, 0.02],
  ],
  [
    [-0.1, 0.09, 0],
    [-0.26, 0.14, 0],
    [-0.36, 0.1, 0.13],
  ],
  [
    [-0.1, 0.02, -0.04],
    [-0.24, -0.06, -0.12],
    [-0.36, -0.1, -0.04],
  ],
  [
    [0.02, 0.08, -0.1],
    [0.06, 0.16, -0.26],
    [0.16, 0.28, -0.28],
  ],
];
/** How each feels: its brow, its mouth, how far its eyes are open. */
const MOODS = [
  { brow: 26, jaw: 26, open: 60 },
  { brow: -24, jaw: 4, open: 30 },
  { brow: 0, jaw: 2, open: 4 },
  { brow: -8, jaw: 16, open: 86 },
  { brow: 18, jaw: 34, open: 44 },
  { brow: -20, jaw: 8, open: 20 },
  { brow: 10, jaw: 20, open: 70 },
] as const;

/** Her tentacles: their paths from hips to ground, with the bone of each. */
const ARMS: readonly (readonly [bone: string, ...way: (readonly [x: number, y: number, z: number])[]])[] = [
  ['L', [0.1, 0.36, 0.08], [0.22, 0.14, 0.16], [0.25, 0.05, 0.24], [0.16, 0.06, 0.33]],
  ['L', [0.14, 0.36, -0.02], [0.3, 0.16, -0.02], [0.37, 0.05, 0.02], [0.36, 0.12, 0.13]],
  ['R', [-0.1, 0.36, 0.08], [-0.2, 0.14, 0.18], [-0.26, 0.05, 0.26], [-0.35, 0.11, 0.2]],
  ['R', [-0.14, 0.36, -0.02], [-0.29, 0.16, -0.05], [-0.36, 0.05, -0.08], [-0.3, 0.06, -0.22]],
  ['tailA', [0.06, 0.34, -0.1], [0.16, 0.14, -0.22], [0.24, 0.05, -0.28], [0.34, 0.09, -0.2]],
  ['tailB', [-0.05, 0.34, -0.1], [-0.1, 0.14, -0.24], [-0.08, 0.05, -0.34], [0.04, 0.06, -0.36]],
  ['tailC', [0.0, 0.36, 0.12], [-0.02, 0.16, 0.24], [-0.04, 0.05, 0.31], [-0.1, 0.16, 0.36]],
];

function rig(): Rig {
  const body = lidBones(
    biped({
      hips: [0, 0.4, 0],
      spine: [0, 0.5, 0],
      chest: [0, 0.62, 0],
      neck: [0, 0.78, 0.02],
      head: HEAD,
      jaw: [0, 0.85, 0.1],
      shoulder: [0.14, 0.71, 0.01],
      elbow: [0.26, 0.56, 0.02],
      wrist: [0.33, 0.42, 0.1],
      thigh: [0.1, 0.38, 0],
      knee: [0.2, 0.22, 0.06],
      ankle: [0.24, 0.06, 0.08],
    }),
    add(HEAD, EYE),
  );
  for (const [i, [root, middle]] of SNAKES.entries())
    body.whip(`snake${i}_`, 'head', [add(HEAD, root), add(HEAD, middle)], 12, 0.9);
  for (const [bone, ...way] of ARMS) {
    if (bone.startsWith('tail')) body.whip(bone, 'hips', [way[0]!, way[1]!, way[2]!], 7, 0.6);
  }
  return body;
}

/** Glides forward, one hand draws her veil aside, the other beckons. */
const STANCE: Pose = {
  hips: { move: [0, 0, 0], turn: [2, -8, 2] },
  spine: { turn: [-4, 6, -4] },
  chest: { turn: [-2, 10, -4] },
  neck: { turn: [2, -4, 4] },
  head: { turn: [2, -10, 8] },
  armL: { turn: [-40, 0, 30] },
  foreL: { turn: [-58, 0, -10] },
  armR: { turn: [-34, 0, -20] },
  foreR: { turn: [-96, 24, 0] },
  handR: { turn: [-20, 0, 0] },
};

function coats(s: Sculpture): void {
  commonCoats(s);
  const sea = {
    dark: 0x0c3c44,
    base: 0x1e8c8c,
    light: 0x6cd0bc,
    edge: 0xd8fff0,
    wash: 0x041c24,
    rough: 0.3,
    zenith: 0.65,
  };
  s.coat('arm', {
    detail: warts(0.026, 0.003, 0.4),
    depth: 0.003,
    paint: miniature({
      ...sea,
      pattern: ({ at: [x, y, z], normal }) =>
        normal[1] < -0.25
          ? stain(0xe09a98, 0.7 * smoothstep(-0.25, -0.6, normal[1]), 0xffd8cc)
          : stain(0x4a2c7c, smoothstep(0.1, 0.45, noise(x * 14, y * 14, z * 14)) * 0.75, 0x9a74cc),
    }),
  });
  s.coat('cup', {
    paint: miniature({
      dark: 0x8c4450,
      base: 0xe8a8a0,
      light: 0xffe0d4,
      edge: 0xffffff,
      wash: 0x441c28,
      rough: 0.3,
    }),
    texels: 0.7,
  });
  s.coat('skin', {
    detail: scales(0.03, 0.0016),
    depth: 0.0016,
    paint: miniature({
      dark: 0x4c7464,
      base: 0x9cc4a4,
      light: 0xd8f0d0,
      edge: 0xfffff0,
      wash: 0x1c3430,
      rough: 0.45,
      zenith: 0.6,
    }),
  });
  s.coat('face', {
    paint: miniature({
      dark: 0x5c8470,
      base: 0xacd0b0,
      light: 0xe4f8dc,
      edge: 0xffffff,
      wash: 0x2c4c44,
      rough: 0.45,
    }),
    texels: 1.6,
  });
  for (const [name, base, light, dark] of [
    ['snake', 0x6c9a2c, 0xc0dc6c, 0x28440c],
    ['snake2', 0xc8962c, 0xf8dc84, 0x5c3c08],
    ['snake3', 0xa8385c, 0xf08ca4, 0x440c20],
  ] as const)
    s.coat(name, {
      detail: scales(0.02, 0.0016),
      depth: 0.0016,
      paint: miniature({
        dark,
        base,
        light,
        edge: 0xffffe0,
        wash: 0x141808,
        rough: 0.4,
        pattern: ({ along }) => stain(dark, smoothstep(0.2, 0.6, Math.sin(along * 60)) * 0.6),
      }),
    });
  s.coat('veil', {
    detail: wrinkles(0.005, [30, 5, 30]),
    depth: 0.005,
    paint: miniature({
      dark: 0x3c2868,
      base: 0x7c5cb4,
      light: 0xc4a8ec,
      edge: 0xf4e8ff,
      wash: 0x1c1038,
      rough: 0.6,
      zenith: 0.8,
    }),
  });
  s.coat('gold', {
    paint: miniature({
      dark: 0x6c4810,
      base: 0xd8a02c,
      light: 0xffe07c,
      edge: 0xffffe0,
      wash: 0x301c08,
      rough: 0.25,
      metal: 0.45,
      zenith: 0.9,
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xf8ffd0, iris: 0x48e0a0, pupil: 0.3, slit: 0.3, wide: 0.66, glow: 0.6 }),
    texels: 2.2,
  });
  s.coat('snakeEye', {
    paint: eyePaint({ white: 0xfffbe0, iris: 0xd8781c, pupil: 0.4, slit: 0.45, wide: 0.7 }),
    texels: 1.6,
  });
}

function trunk(s: Sculpture): void {
  s.add('arm', 'hips', 0.05).egg([0, 0.38, 0], [0.17, 0.13, 0.16]);
  s.add('skin', 'spine', 0.05).cone([0, 0.46, 0, 0.105], [0, 0.56, 0, 0.085]);
  s.add('skin', 'chest', 0.04).egg([0, 0.66, 0], [0.14, 0.1, 0.1]);
  s.add('veil', 'chest', 0.012).egg([0, 0.645, 0.022], [0.138, 0.075, 0.1]);
  s.add('gold', 'spine', 0.006).ring([0, 0.475, 0.0], 0.115, 0.02, [6, 0, 0], 0.026);
  s.add('gold', 'chest', 0.006).ring([0, 0.745, 0.01], 0.085, 0.017, [-12, 0, 0]);
  s.add('skin', 'neck', 0.02).cone([0, 0.73, 0.01, 0.052], [0, 0.84, 0.045, 0.046]);
  // Cloth over her hips.
  for (const turn of [-50, 0, 50, 130, 180, 230]) {
    const [x, z] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    s.add('veil', 'hips', 0.012).cone([x * 0.1, 0.46, z * 0.1, 0.05], [x * 0.2, 0.28, z * 0.2, 0.038]);
  }
  for (const [which, ...way] of ARMS) {
    const sided = which === 'L' || which === 'R';
    const bones = sided
      ? ['hips', `thigh${which}`, `shin${which}`, `foot${which}`]
      : ['hips', `${which}0`, `${which}1`, `${which}2`];
    const radii = [0.095, 0.075, 0.05, 0.014];
    const nodes = way.map(([x, y, z], i): Node => [x, Math.max(y, radii[i]!), z, radii[i]!]);
    s.tube('arm', bones, nodes, 11, 0.05);
    // Cups along the outside of the bend.
    const [, a, b] = nodes as [Node, Node, Node, Node];
    for (const t of [0.1, 0.4, 0.7, 1]) {
      const r = a[3] + (b[3] - a[3]) * t;
      const [x, y, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
      const out = Math.hypot(x, z) || 1;
      s.add('cup', bones[t < 0.5 ? 2 : 3]!, 0.004).ring(
        [x + (x / out) * r * 0.8, y + r * 0.35, z + (z / out) * r * 0.8],
        0.02,
        0.008,
        [0, (Math.atan2(x, z) * 180) / Math.PI, 0],
      );
    }
  }
}

function head(s: Sculpture): void {
  s.within(HEAD, [0, 0, 0], () => {
    s.add('face', 'head', 0.025).egg([0, 0.05, 0.01], [0.1, 0.115, 0.1]);
    s.add('face', 'head', 0.02).egg([0, -0.03, 0.045], [0.066, 0.07, 0.062]);
    s.add('face', 'head', 0.012).cone([0, 0.05, 0.1, 0.015], [0, 0.005, 0.118, 0.019]);
    s.pair((side) => {
      s.carve('mouth', 'head', 0.01).egg(side.at(0.047, 0.045, 0.1), [0.03, 0.022, 0.026]);
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.034,
        look: side.at(0.06, 0, 1),
        lid: { coat: 'face', bone: side.bone('lid'), open: 34, roll: side.sign * 14 },
      });
    });
    // Her veil: from ear to ear over nose and mouth, and down to the breast.
    s.add('veil', 'head', 0.008).egg([0, -0.05, 0.05], [0.094, 0.068, 0.085]);
    s.add('veil', 'jaw', 0.02).cone([0, -0.08, 0.08, 0.075], [0.01, -0.2, 0.11, 0.05]);
    s.add('gold', 'head', 0.004).worm(
      [
        [-0.1, 0.0, 0.03, 0.009],
        [-0.06, 0.008, 0.105, 0.009],
        [0, 0, 0.14, 0.009],
        [0.06, 0.008, 0.105, 0.009],
        [0.1, 0.0, 0.03, 0.009],
      ],
      8,
    );
    s.add('gold', 'head', 0.004).ring([0, 0.105, 0.005], 0.094, 0.012, [-14, 0, 0]);
    for (const [i, snake] of SNAKES.entries()) serpent(s, i, snake);
  });
}

/** One of her snakes, each with a mood of its own. */
function serpent(s: Sculpture, index: number, [root, middle, end]: (typeof SNAKES)[number]): void {
  const coat = ['snake', 'snake2', 'snake', 'snake3', 'snake', 'snake2', 'snake3'][index]!;
  const { brow, jaw, open } = MOODS[index]!;
  const [first, second] = [`snake${index}_0`, `snake${index}_1`];
  s.tube(
    coat,
    [first, second],
    [
      [...root, 0.046],
      [...middle, 0.037],
      [end[0], end[1], end[2] - 0.02, 0.03],
    ],
    9,
    0.02,
  );
  const yaw = (Math.atan2(end[0] * 0.7, 0.4) * 180) / Math.PI;
  s.within(end, [8, yaw, brow / 3], () => {
    s.add(coat, second, 0.012).egg([0, 0.004, 0.022], [0.046, 0.034, 0.058]);
    s.add(coat, second, 0.01).egg([0, -0.004, 0.066], [0.036, 0.022, 0.036]);
    s.within([0, -0.016, 0.01], [jaw, 0, 0], () => {
      s.add(coat, second, 0.008).egg([0, -0.012, 0.046], [0.034, 0.012, 0.048]);
      if (jaw > 12)
        for (const side of [1, -1])
          s.horn(
            'tooth',
            second,
            [
              [side * 0.018, -0.006, 0.084, 0.007],
              [side * 0.018, 0.02, 0.09, 0.001],
            ],
            5,
            2,
          );
    });
    if (jaw > 12)
      for (const side of [1, -1])
        s.horn(
          'tooth',
          second,
          [
            [side * 0.018, -0.012, 0.09, 0.008],
            [side * 0.018, -0.045, 0.094, 0.001],
          ],
          5,
          2,
        );
    else
      s.horn(
        'tongue',
        second,
        [
          [0, -0.018, 0.09, 0.006],
          [0, -0.024, 0.13, 0.005],
          [0.02, -0.02, 0.16, 0.001],
        ],
        5,
        4,
      );
    for (const side of [1, -1]) {
      s.eye({
        coat: 'snakeEye',
        bone: second,
        at: [side * 0.03, 0.026, 0.04],
        radius: 0.018,
        look: [side * 0.5, 0.2, 1],
        lid: { coat, bone: second, open, roll: side * brow },
      });
    }
  });
}

function arms(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore } = limbBones(side);
    const hand = side.bone('hand');
    s.add('skin', arm, 0.03).egg(side.at(0.15, 0.7, 0.01), [0.062, 0.06, 0.06]);
    s.add('skin', arm, 0.02).cone(side.node(0.16, 0.69, 0.01, 0.05), side.node(0.26, 0.56, 0.02, 0.038));
    s.add('skin', fore, 0.015).cone(side.node(0.26, 0.56, 0.02, 0.04), side.node(0.33, 0.42, 0.1, 0.03));
    s.add('gold', fore, 0.004).ring(side.at(0.315, 0.455, 0.08), 0.036, 0.012, side.turn(-30, 0, 22), 0.016);
    s.add('gold', arm, 0.004).ring(side.at(0.215, 0.62, 0.014), 0.045, 0.011, side.turn(0, 0, 38), 0.014);
    s.add('skin', hand, 0.015).egg(side.at(0.345, 0.39, 0.12), [0.034, 0.042, 0.03]);
    for (let i = 0; i < 4; i++) {
      const x = 0.318 + i * 0.019;
      s.tube(
        'skin',
        [hand],
        [
          side.node(x, 0.375, 0.128, 0.015),
          side.node(x + 0.006, 0.32, 0.145, 0.013),
          side.node(x + 0.004, 0.285, 0.13, 0.009),
        ],
        3,
        0.008,
      );
    }
    s.tube(
      'skin',
      [hand],
      [side.node(0.312, 0.39, 0.125, 0.015), side.node(0.29, 0.35, 0.15, 0.01)],
      3,
      0.008,
    );
  });
  // The end of the veil that she has drawn aside hangs from her right hand.
  s.tube(
    'veil',
    ['foreR', 'handR'],
    [
      [-0.29, 0.5, 0.04, 0.05],
      [-0.34, 0.38, 0.08, 0.06],
      [-0.37, 0.26, 0.06, 0.045],
      [-0.38, 0.2, 0.08, 0.01],
    ],
    6,
    0.012,
  );
}

export const meduzza: Model = {
  name: 'champion-meduzza',
  about: 'Meduzza: arms of the sea under a veil, and snakes of seven moods',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    arms(s);
    head(s);
  },
  scenery: (s) => blightedGround(s, 41, [[0, 0, 0.3]]),
  ring: baseRing(),
  triangles: 10_000,
  resolution: 1024,
  clips: championClips(rig(), { energy: 1, weight: 0.9, jaw: 12, blink: 54 }),
};
