import { bipedClips } from '../clips/biped';
import { winged } from '../clips/wings';
import { baseRing, street } from '../kit/base';
import { grain, strands } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import { smoothstep, type Vec3 } from '../kit/vector';
import { commonCoats } from './coats';
import { clawHand, eyePaint, paw } from './features';
import { feeler, ruff } from './moth';
import { membrane } from './wing';

const NECK: Vec3 = [0, 0.68, 0.04];
const EYE: Vec3 = [0.076, 0.135, 0.088];

/** Fore wing, left: shoulder, elbow, wrist, and the tips of its four fingers. */
const SHOULDER: Vec3 = [0.085, 0.62, -0.1];
const ELBOW: Vec3 = [0.23, 0.82, -0.14];
const WRIST: Vec3 = [0.335, 1.06, -0.18];
const TIPS: readonly Vec3[] = [
  [0.415, 1.3, -0.24],
  [0.465, 1.0, -0.15],
  [0.455, 0.71, -0.1],
  [0.34, 0.48, -0.11],
];
/** Hind wing, left: root and tips, outermost first. */
const ROOT: Vec3 = [0.07, 0.48, -0.12];
const HIND: readonly Vec3[] = [
  [0.37, 0.47, -0.25],
  [0.395, 0.33, -0.235],
  [0.31, 0.17, -0.27],
  [0.12, 0.25, -0.24],
];

function rig(): Rig {
  const moth = biped({
    hips: [0, 0.33, -0.02],
    spine: [0, 0.41, -0.01],
    chest: [0, 0.51, 0],
    neck: [0, 0.63, 0.02],
    head: NECK,
    jaw: [0, 0.715, 0.09],
    shoulder: [0.125, 0.56, 0.06],
    elbow: [0.195, 0.47, 0.085],
    wrist: [0.19, 0.415, 0.175],
    thigh: [0.09, 0.31, 0],
    knee: [0.145, 0.2, 0.055],
    ankle: [0.135, 0.07, -0.01],
  })
    .bone('lidL', 'head', [EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
    .bone('lidR', 'head', [-EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
    .whip(
      'abdomen',
      'hips',
      [
        [0, 0.3, -0.1],
        [0, 0.22, -0.2],
      ],
      8,
      0.6,
    );
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const at = ([x, y, z]: Vec3): Vec3 => [sign * x, y, z];
    moth
      .bone(`wing0${side}`, 'chest', at(SHOULDER))
      .bone(`wing1${side}`, `wing0${side}`, at(WRIST))
      .bone(`hind${side}`, 'spine', at(ROOT))
      .whip(`ear${side}`, 'head', [at([0.09, 0.87, 0.03])], 4, 0.4)
      .whip(`feeler${side}`, 'head', [at([0.045, 0.88, 0.12]), at([0.1, 1.02, 0.17])], 8, 0.8);
  }
  return moth;
}

/** Crouches with a foot on a chimney, wings half spread, ready to pounce. */
const STANCE: Pose = {
  hips: { move: [-0.01, 0.005, 0], turn: [8, 6, 4] },
  spine: { turn: [4, 2, -3] },
  chest: { turn: [4, 2, -4] },
  neck: { turn: [-2, 6, -2] },
  head: { turn: [-4, 10, -9] },
  jaw: { turn: [6, 0, 0] },
  earL0: { turn: [0, 0, 14] },
  earR0: { turn: [0, 0, -14] },
  feelerR0: { turn: [10, 0, -10] },
  armL: { turn: [-24, 0, 26] },
  foreL: { turn: [-44, 10, 0] },
  handL: { turn: [-10, 0, 0] },
  armR: { turn: [-20, 0, -44] },
  foreR: { turn: [-50, -34, 0] },
  handR: { turn: [-16, 0, 0] },
  legL: { move: [0.02, 0, -0.03], turn: [0, 18, 0] },
  legR: { move: [-0.02, 0.105, 0.06], turn: [0, -14, 0] },
  wing0L: { turn: [0, 0, 4] },
  wing1L: { turn: [0, -6, 0] },
  wing0R: { turn: [0, -16, 7] },
  wing1R: { turn: [0, -18, 0] },
};

/** Eyes on the wings: where, and how large. */
const SPOTS = [
  [0.262, 0.715, 0.078],
  [0.285, 0.34, 0.06],
] as const;

/** A veined wing that grows pale to its yellow hem, with a false eye to frighten soldiers. */
function wingPattern({ local: [x, y, near], along, at }: Spot): Stain | null {
  const wobble = 0.05 * noise(at[0] * 40, at[1] * 40, at[2] * 40);
  for (const [cx, cy, radius] of SPOTS) {
    const out = Math.hypot(x - cx, y - cy) / radius + wobble;
    if (out > 1.06) continue;
    const soft = smoothstep(1.06, 0.98, out);
    if (Math.hypot(x - cx + 0.12 * radius, y - cy - 0.14 * radius) < 0.1 * radius) return stain(0xffffff, 1);
    if (out < 0.34) return stain(0x160a1e, 1, 0x3a2840);
    if (out < 0.62) return stain(0x18b8c8, 1, 0x84f2ec);
    if (out < 0.82) return stain(0xffe070, 1, 0xfff8c0);
    return stain(0x3a0c34, soft, 0x702c5c);
  }
  const edge = along + wobble;
  if (edge > 0.86) return stain(0xffd84a, smoothstep(0.86, 0.89, edge), 0xfff4a8);
  if (edge > 0.79) return stain(0x5c0f48, smoothstep(0.79, 0.82, edge) * 0.9, 0x9c3478);
  const vein = smoothstep(0.84, 1, near) * 0.6;
  return stain(0x7c0f5c, Math.max(vein, smoothstep(0.72, 0.1, along) * 0.85), 0xc03a86);
}

function coats(s: Sculpture): void {
  commonCoats(s);
  const pink = {
    dark: 0x8c1050,
    base: 0xec2f88,
    light: 0xff88b8,
    edge: 0xffdce8,
    wash: 0x3c0424,
    rough: 0.75,
  };
  s.coat('fur', {
    detail: strands(52, 0.006),
    depth: 0.006,
    paint: miniature({ ...pink, zenith: 0.6, drybrush: 0.9 }),
  });
  s.coat('abdomen', {
    detail: strands(52, 0.005),
    depth: 0.005,
    paint: miniature({
      ...pink,
      pattern: ({ along }) => stain(0xffdc5c, smoothstep(-0.1, 0.25, Math.sin(along * 26)), 0xfff6b4),
    }),
  });
  s.coat('ruff', {
    detail: strands(58, 0.006, 0.4),
    depth: 0.006,
    paint: miniature({
      dark: 0xc08a34,
      base: 0xffe27a,
      light: 0xfffad0,
      edge: 0xffffff,
      wash: 0x7c4c14,
      rough: 0.8,
      washing: 0.75,
    }),
  });
  s.coat('face', {
    detail: grain(60, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x280c28,
      base: 0x5a2050,
      light: 0xa25a88,
      edge: 0xeab0cc,
      wash: 0x140312,
      rough: 0.55,
    }),
    texels: 1.4,
  });
  s.coat('inner', {
    paint: miniature({
      dark: 0xc0466e,
      base: 0xff9ab4,
      light: 0xffd2d8,
      edge: 0xffffff,
      wash: 0x7c1c44,
      rough: 0.6,
    }),
  });
  s.coat('wing', {
    detail: grain(44, 0.0012),
    depth: 0.0012,
    paint: miniature({
      ...pink,
      base: 0xe83e92,
      rough: 0.6,
      zenith: 0.35,
      washing: 0.5,
      pattern: wingPattern,
    }),
    texels: 0.9,
  });
  s.coat('finger', {
    paint: miniature({
      dark: 0x34102c,
      base: 0x6c2050,
      light: 0xb05a88,
      edge: 0xffc8dc,
      wash: 0x1a0414,
      rough: 0.5,
    }),
  });
  s.coat('feeler', {
    paint: miniature({
      dark: 0xb87c1c,
      base: 0xffd04a,
      light: 0xfff2a4,
      edge: 0xffffff,
      wash: 0x6c3c08,
      rough: 0.6,
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfdfff0, iris: 0x22c4c4, pupil: 0.32, wide: 0.62, glow: 0.25 }),
    texels: 2,
  });
}

function body(s: Sculpture): void {
  s.add('fur', 'hips', 0.05).egg([0, 0.34, -0.02], [0.135, 0.12, 0.125]);
  s.add('fur', 'spine', 0.06).egg([0, 0.43, 0], [0.15, 0.13, 0.135]);
  s.add('fur', 'chest', 0.06).egg([0, 0.54, -0.005], [0.14, 0.115, 0.12]);
  s.add('fur', 'neck', 0.05).egg([0, 0.64, 0.02], [0.1, 0.08, 0.09]);
  for (const [y, z, w] of [
    [0.3, 0.055, 0.08],
    [0.355, 0.075, 0.105],
    [0.412, 0.085, 0.115],
    [0.468, 0.08, 0.11],
  ] as const) {
    s.add('inner', 'spine', 0.008).egg([0, y, z], [w, 0.04, 0.065], [-14, 0, 0]);
  }
  s.tube(
    'abdomen',
    ['abdomen0', 'abdomen1'],
    [
      [0, 0.31, -0.08, 0.11],
      [0, 0.25, -0.17, 0.105],
      [0, 0.19, -0.245, 0.08],
      [0, 0.155, -0.3, 0.045],
      [0, 0.15, -0.335, 0.012],
    ],
    8,
    0.05,
  );
  for (const [y, inner, outer, count, drop, thick, turn] of [
    [0.6, 0.085, 0.225, 13, [0.05, 0.13], 0.05, 0],
    [0.64, 0.075, 0.205, 12, [-0.02, 0.06], 0.046, 14],
  ] as const) {
    ruff(s, {
      coat: 'ruff',
      bone: [
        ['chest', 0.6],
        ['neck', 0.4],
      ],
      at: [0, y, 0.01],
      inner,
      outer,
      count,
      drop,
      thick,
      turn,
    });
  }
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const [arm, fore, thigh, shin] = ['arm', 'fore', 'thigh', 'shin'].map(side.bone) as [
      string,
      string,
      string,
      string,
    ];
    s.add('fur', arm, 0.025).cone(side.node(0.125, 0.56, 0.055, 0.05), side.node(0.192, 0.475, 0.082, 0.042));
    s.add('face', fore, 0.015).cone(
      side.node(0.195, 0.47, 0.085, 0.034),
      side.node(0.19, 0.425, 0.16, 0.027),
    );
    s.add('fur', fore, 0.02).egg(side.at(0.196, 0.462, 0.09), [0.045, 0.042, 0.05]);
    s.within(side.at(0.19, 0.42, 0.168), side.turn(-52, -8, 0), () =>
      clawHand(s, side, { coat: 'face', claw: 'claw', size: 0.84, curl: side.name === 'L' ? 0.5 : 0.2 }),
    );
    s.add('fur', thigh, 0.04).egg(side.at(0.105, 0.28, 0.015), [0.085, 0.11, 0.1], side.turn(12, 0, 12));
    s.add('fur', shin, 0.03).cone(side.node(0.143, 0.205, 0.05, 0.06), side.node(0.14, 0.15, 0.025, 0.05));
    s.add('face', shin, 0.02).cone(side.node(0.14, 0.16, 0.03, 0.038), side.node(0.135, 0.07, -0.01, 0.036));
    s.within(side.at(0.135, 0.07, -0.01), side.turn(0, 8, 0), () =>
      paw(s, side, 0.07, { coat: 'face', claw: 'claw', size: 0.92 }),
    );
  });
}

/** Everything of the head, in coordinates around its joint. */
function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    s.add('fur', 'head', 0.03).egg([0, 0.115, 0.005], [0.15, 0.128, 0.125]);
    s.add('face', 'head', 0.02).egg([0, 0.1, 0.06], [0.122, 0.1, 0.085]);
    s.add('face', 'head', 0.03).egg([0, 0.062, 0.115], [0.088, 0.055, 0.06]);
    s.add('face', 'jaw', 0.02).egg([0, 0.004, 0.075], [0.098, 0.045, 0.082], [4, 0, 0]);
    s.pair((side) => {
      s.add('fur', 'head', 0.02).worm(
        [
          side.node(0.11, 0.06, 0.03, 0.05),
          side.node(0.165, 0.03, 0.025, 0.035),
          side.node(0.215, -0.015, 0.02, 0.006),
        ],
        3,
      );
      s.add('fur', 'head', 0.02).worm(
        [
          side.node(0.12, 0.1, 0.02, 0.045),
          side.node(0.18, 0.085, 0.01, 0.03),
          side.node(0.225, 0.06, 0, 0.006),
        ],
        3,
      );
      s.add('face', 'head', 0.018).egg(side.at(0.05, 0.05, 0.148), [0.046, 0.04, 0.034]);
    });
    for (const [x, lean, tall] of [
      [-0.03, -0.05, 0.1],
      [0.02, 0.03, 0.13],
      [0.06, 0.08, 0.09],
    ] as const) {
      s.add('ruff', 'head', 0.015).worm(
        [
          [x, 0.21, 0.03, 0.034],
          [x + lean * 0.6, 0.23 + tall * 0.5, 0.045, 0.024],
          [x + lean, 0.22 + tall, 0.08, 0.005],
        ],
        3,
      );
    }
    mouth(s);
    nose(s);
    eyes(s);
  });
  ears(s);
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.01).egg([0, 0.022, 0.1], [0.075, 0.02, 0.08]);
  s.carve('mouth', 'head', 0.008).worm(
    [
      [-0.112, 0.046, 0.09, 0.004],
      [-0.075, 0.022, 0.145, 0.016],
      [0, 0.014, 0.17, 0.022],
      [0.075, 0.022, 0.145, 0.016],
      [0.112, 0.046, 0.09, 0.004],
    ],
    10,
  );
  s.pair((side) => {
    for (const [x, z, long, radius] of [
      [0.058, 0.162, side.name === 'L' ? 0.078 : 0.06, 0.0165],
      [0.024, 0.174, 0.028, 0.01],
      [0.088, 0.132, 0.03, 0.011],
    ] as const) {
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, 0.05, z - 0.012, radius),
          side.node(x, 0.036 - long * 0.4, z + 0.002, radius * 0.75),
          side.node(x * 0.96, 0.034 - long, z - 0.004, 0.001),
        ],
        6,
        3,
      );
    }
  });
}

/** The leaf-shaped nose of a bat. */
function nose(s: Sculpture): void {
  s.add('inner', 'head', 0.012).egg([0, 0.075, 0.17], [0.04, 0.03, 0.026]);
  s.add('inner', 'head', 0.008).plate({
    at: [0, 0.085, 0.172],
    up: [0, 1, -0.28],
    across: [1, 0, 0],
    outline: [
      [-0.026, -0.01],
      [-0.034, 0.018],
      [-0.016, 0.042],
      [0, 0.066],
      [0.016, 0.042],
      [0.034, 0.018],
      [0.026, -0.01],
    ],
    thick: 0.013,
    slope: 0.7,
  });
  s.pair((side) => {
    s.carve('mouth', 'head', 0.005).egg(
      side.at(0.019, 0.074, 0.192),
      [0.009, 0.012, 0.014],
      side.turn(0, 0, 20),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.02).egg(side.at(0.08, 0.135, 0.07), [0.068, 0.066, 0.06]);
    s.carve('mouth', 'head', 0.01).egg(side.at(0.078, 0.135, 0.125), [0.055, 0.052, 0.04]);
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.06,
      look: side.at(0.12, 0.02, 1),
      lid: {
        coat: 'face',
        bone: side.bone('lid'),
        open: side.name === 'L' ? 58 : 40,
        roll: side.sign * 16,
      },
    });
  });
}

/** Ears like sails; the right one has been in a fight. The feelers of a moth beside them. */
function ears(s: Sculpture): void {
  s.pair((side) => {
    const bone = `ear${side.name}0`;
    const torn = side.name === 'R';
    const sail = (width: number, height: number) =>
      (torn
        ? [
            [-0.3, -0.12],
            [-0.5, 0.3],
            [-0.32, 0.72],
            [-0.12, 0.84],
            [-0.05, 0.62],
            [0.1, 0.7],
            [0.4, 0.34],
            [0.34, -0.12],
          ]
        : [
            [-0.3, -0.12],
            [-0.5, 0.3],
            [-0.32, 0.74],
            [0.02, 1],
            [0.3, 0.62],
            [0.42, 0.3],
            [0.34, -0.12],
          ]
      ).map(([u, v]) => [-side.sign * u! * width, v! * height] as const);
    const shape = (coat: string, at: Vec3, width: number, height: number, thick: number) =>
      s.add(coat, bone, 0.012).plate({
        at: side.at(...at),
        up: side.at(0.6, 1, -0.12),
        across: side.at(0.9, -0.5, 0.45),
        outline: sail(width, height),
        thick,
        slope: 0.3,
        tip: 0.7,
      });
    shape('fur', [0.1, 0.835, 0.015], 0.21, 0.32, 0.021);
    shape('inner', [0.104, 0.85, 0.031], 0.148, 0.24, 0.013);
    feeler(s, {
      coat: 'feeler',
      bones: [`feeler${side.name}0`, `feeler${side.name}1`],
      nodes: [
        side.node(0.036, 0.86, 0.1, 0.012),
        side.node(0.05, 0.98, 0.15, 0.01),
        side.node(0.078, 1.09, 0.17, 0.008),
        torn ? side.node(0.15, 1.12, 0.19, 0.006) : side.node(0.135, 1.18, 0.14, 0.006),
        torn ? side.node(0.19, 1.05, 0.21, 0.002) : side.node(0.21, 1.2, 0.08, 0.002),
      ],
      barb: 0.09,
    });
  });
}

const SIDES_OF_SKIN = ['wing1', 'wing1', 'wing0', 'wing0'] as const;

function wings(s: Sculpture): void {
  s.pair((side) => {
    foreWing(s, side);
    hindWing(s, side);
  });
}

function foreWing(s: Sculpture, side: Side): void {
  const [inner, outer] = [side.bone('wing0'), side.bone('wing1')];
  const at = (p: Vec3): Vec3 => side.at(...p);
  const bend = (tip: Vec3): Vec3 => [
    (WRIST[0] + tip[0]) / 2 + 0.02,
    (WRIST[1] + tip[1]) / 2 + 0.02,
    (WRIST[2] + tip[2]) / 2 + 0.012,
  ];
  const local = ([x, y]: Vec3) => [side.sign * x, y] as const;
  const fingers = TIPS.map((tip) => [WRIST, bend(tip), tip].map(at));
  const flank: readonly Vec3[] = [WRIST, ELBOW, SHOULDER, [0.1, 0.44, -0.1] as const].map(at);
  const torn = side.name === 'R' ? 0.3 : 0.16;
  for (const [i, bone] of SIDES_OF_SKIN.entries()) {
    s.set(
      'wing',
      side.bone(bone),
      membrane({
        from: fingers[i]!,
        to: fingers[i + 1] ?? flank,
        scallop: [0.13, torn, 0.16, 0.12][i]!,
        billow: [-0.012, -0.02, -0.025, -0.03][i]!,
        local,
      }),
    );
  }
  for (const [i, finger] of fingers.entries()) {
    const [a, b, c] = finger as [Vec3, Vec3, Vec3];
    s.horn(
      'finger',
      i < 2 ? outer : inner,
      [
        [...a, 0.017],
        [...b, 0.012],
        [...c, 0.004],
      ],
      6,
      6,
    );
  }
  s.tube(
    'finger',
    [inner],
    [
      side.node(...SHOULDER, 0.042),
      side.node(0.16, 0.71, -0.14, 0.036),
      side.node(...ELBOW, 0.03),
      side.node(0.29, 0.94, -0.155, 0.025),
      side.node(...WRIST, 0.026),
    ],
    8,
    0.02,
  );
  const [x, y, z] = WRIST;
  s.horn(
    'claw',
    inner,
    [
      side.node(x - 0.005, y - 0.01, z + 0.005, 0.024),
      side.node(x - 0.03, y + 0.055, z + 0.03, 0.018),
      side.node(x - 0.01, y + 0.11, z + 0.055, 0.001),
    ],
    7,
    4,
  );
}

function hindWing(s: Sculpture, side: Side): void {
  const bone = side.bone('hind');
  const local = ([x, y]: Vec3) => [side.sign * x, y] as const;
  const ribs = HIND.map((tip) => {
    const middle: Vec3 = [
      (ROOT[0] + tip[0]) / 2,
      (ROOT[1] + tip[1]) / 2 + 0.012,
      (ROOT[2] + tip[2]) / 2 - 0.02,
    ];
    return [ROOT, middle, tip].map((p) => side.at(...p));
  });
  for (let i = 0; i + 1 < ribs.length; i++) {
    s.set(
      'wing',
      bone,
      membrane({ from: ribs[i]!, to: ribs[i + 1]!, scallop: -0.09, billow: -0.012, local }, 5, 5),
    );
  }
}

export const nogyab: Model = {
  name: 'nogyab',
  about: 'Bat and moth in one, with eyes on its wings and a foot on somebody’s chimney',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    body(s);
    limbs(s);
    head(s);
    wings(s);
    s.clay.relief = (x, y, z) => 0.0025 * noise(x * 13 + 5, y * 13, z * 13);
  },
  scenery: (s) => {
    street(s, {
      seed: 97,
      line: 40,
      clear: [
        [0.16, 0, 0.12],
        [-0.17, 0.1, 0.13],
      ],
    });
    chimney(s, [-0.165, 0, 0.09]);
  },
  ring: baseRing(),
  clips: winged(rig(), bipedClips(rig(), { energy: 1.1, weight: 0.7, jaw: 20, blink: 66 })),
  resolution: 832,
};

/** A chimney that came down with a piece of its roof. */
function chimney(s: Sculpture, [x, y, z]: Vec3): void {
  s.within([x, y, z], [0, 24, 0], () => {
    s.block('brick', 'root', { at: [0, 0.036, 0], size: [0.17, 0.072, 0.19], bevel: 0.008, skip: ['-y'] });
    s.block('stone', 'root', { at: [0, 0.086, 0], size: [0.196, 0.03, 0.216], bevel: 0.007 });
    s.lathe('brick', 'root', {
      at: [-0.03, 0.02, -0.125],
      turn: [82, 30, 0],
      profile: [
        [0.026, 0],
        [0.022, 0.06],
        [0.029, 0.066],
        [0.029, 0.078],
        [0.02, 0.078],
        [0.018, 0.02],
      ],
      sides: 12,
    });
  });
}
