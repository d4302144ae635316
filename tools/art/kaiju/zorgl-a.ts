import { bipedClips } from '../clips/biped';
import { baseRing, street } from '../kit/base';
import { scales, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { clamp, smoothstep, type Vec3 } from '../kit/vector';
import { commonCoats } from './coats';
import { clawHand, eyePaint, paw } from './features';
import { trafficCone } from './props';

const NECK: Vec3 = [0, 0.8, 0.05];
const EYE: Vec3 = [0.088, 0.992, 0.168];

function rig(): Rig {
  return biped({
    hips: [0, 0.36, -0.01],
    spine: [0, 0.46, 0],
    chest: [0, 0.57, 0],
    neck: [0, 0.72, 0.02],
    head: NECK,
    jaw: [0, 0.83, 0.07],
    shoulder: [0.2, 0.67, 0],
    elbow: [0.315, 0.525, -0.01],
    wrist: [0.335, 0.37, 0.06],
    thigh: [0.115, 0.345, 0],
    knee: [0.175, 0.215, 0.07],
    ankle: [0.17, 0.075, 0.005],
  })
    .bone('lidL', 'head', EYE)
    .bone('lidR', 'head', [-EYE[0], EYE[1], EYE[2]])
    .whip(
      'tail',
      'hips',
      [
        [0, 0.3, -0.13],
        [-0.08, 0.17, -0.26],
        [-0.24, 0.1, -0.28],
        [-0.35, 0.11, -0.17],
        [-0.385, 0.2, -0.07],
      ],
      14,
    );
}

/** Squares up to somebody: weight on the right leg, a fist up, the other arm low, head cocked. */
const STANCE: Pose = {
  hips: { move: [-0.02, -0.015, 0], turn: [4, -10, 3] },
  spine: { turn: [4, 6, -3] },
  chest: { turn: [4, 12, -6] },
  neck: { turn: [2, 2, 4] },
  head: { turn: [-14, -14, 9] },
  jaw: { turn: [8, 0, 0] },
  armR: { turn: [-6, 8, -70] },
  foreR: { turn: [-30, 0, -92] },
  handR: { turn: [-10, 0, 10] },
  armL: { turn: [10, 0, 34] },
  foreL: { turn: [-48, 0, -14] },
  handL: { turn: [-26, 0, 4] },
  legL: { move: [0.035, 0, 0.075], turn: [0, 16, 0] },
  legR: { move: [-0.02, 0, -0.035], turn: [0, -24, 0] },
};

/** Dark bands across back and tail. */
function bands({ design: [x, y, z], normal }: Spot): Stain | null {
  const wobble = 2.2 * noise(x * 6, y * 6, z * 6);
  const back = clamp(smoothstep(0.25, -0.4, normal[2]) * 0.85 + smoothstep(0.35, 0.9, normal[1]) * 0.45);
  const band = smoothstep(0.25, 0.7, Math.sin(y * 27 - Math.abs(x) * 15 + z * 13 + wobble)) * back;
  return band > 0.02 ? stain(0x3d1030, 0.85 * band, 0x74305a) : null;
}

function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x6a1420,
    base: 0xc23a2a,
    light: 0xee7a4c,
    edge: 0xffb684,
    wash: 0x2b0614,
    rough: 0.55,
    zenith: 0.6,
    drybrush: 0.6,
  };
  s.coat('hide', {
    detail: scales(0.042, 0.005),
    depth: 0.005,
    paint: miniature({ ...hide, pattern: bands }),
  });
  s.coat('face', { detail: scales(0.026, 0.0028), depth: 0.0028, paint: miniature(hide), texels: 1.4 });
  s.coat('belly', {
    detail: wrinkles(0.002, [5, 26, 5]),
    depth: 0.002,
    paint: miniature({
      dark: 0x8e5a34,
      base: 0xe0b274,
      light: 0xf9e0ae,
      edge: 0xfff6dc,
      wash: 0x4a2416,
      rough: 0.6,
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff2b0, iris: 0x2fae4a, slit: 0.45, pupil: 0.36, wide: 0.6 }),
    texels: 2,
  });
}

function trunk(s: Sculpture): void {
  s.add('hide', 'hips', 0.05).egg([0, 0.36, -0.015], [0.185, 0.15, 0.17]);
  s.add('hide', 'spine', 0.06).egg([0, 0.46, 0.01], [0.195, 0.16, 0.175]);
  s.add('hide', 'chest', 0.06).egg([0, 0.615, -0.015], [0.2, 0.135, 0.15]);
  s.add('hide', 'chest', 0.05).egg([0, 0.7, -0.055], [0.135, 0.1, 0.11]);
  s.pair((side) => {
    s.add('hide', 'chest', 0.04).egg(side.at(0.165, 0.69, -0.02), [0.115, 0.085, 0.1], side.turn(0, 0, -24));
    s.add('hide', 'chest', 0.02).egg(side.at(0.095, 0.625, 0.095), [0.09, 0.06, 0.055], side.turn(0, 18, 12));
    s.add('hide', 'spine', 0.04).egg(side.at(0.15, 0.48, -0.03), [0.06, 0.11, 0.1]);
  });
  s.tube(
    'hide',
    ['chest', 'neck'],
    [
      [0, 0.66, -0.03, 0.125],
      [0, 0.74, 0.01, 0.105],
      [0, 0.82, 0.05, 0.1],
    ],
    4,
    0.06,
  );
  s.add('belly', 'spine', 0.01).egg([0, 0.45, 0.06], [0.16, 0.175, 0.15]);
  s.add('belly', 'chest', 0.01).egg([0, 0.62, 0.045], [0.115, 0.13, 0.105]);
  for (const [y, z, w, bone] of [
    [0.31, 0.085, 0.1, 'hips'],
    [0.365, 0.115, 0.13, 'hips'],
    [0.422, 0.13, 0.15, 'spine'],
    [0.482, 0.13, 0.152, 'spine'],
    [0.542, 0.112, 0.138, 'spine'],
    [0.6, 0.088, 0.112, 'chest'],
    [0.655, 0.068, 0.095, 'chest'],
    [0.705, 0.06, 0.085, 'neck'],
  ] as const) {
    s.add('belly', bone, 0.006).egg([0, y, z], [w, 0.042, 0.088], [-20, 0, 0]);
  }
  s.tube(
    'hide',
    ['tail0', 'tail1', 'tail2', 'tail3', 'tail4'],
    [
      [0, 0.33, -0.09, 0.145],
      [-0.05, 0.2, -0.23, 0.11],
      [-0.2, 0.1, -0.29, 0.085],
      [-0.34, 0.09, -0.2, 0.066],
      [-0.39, 0.17, -0.08, 0.048],
      [-0.36, 0.28, -0.03, 0.022],
    ],
    14,
    0.07,
  );
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const [arm, fore, thigh, shin] = ['arm', 'fore', 'thigh', 'shin'].map(side.bone) as [
      string,
      string,
      string,
      string,
    ];
    s.add('hide', arm, 0.035).egg(side.at(0.215, 0.67, -0.005), [0.085, 0.085, 0.085]);
    s.add('hide', arm, 0.03).cone(side.node(0.225, 0.65, -0.005, 0.08), side.node(0.31, 0.53, -0.01, 0.062));
    s.add('hide', arm, 0.02).egg(side.at(0.262, 0.602, 0.03), [0.05, 0.068, 0.045], side.turn(0, 0, 32));
    s.add('hide', fore, 0.025).cone(
      side.node(0.315, 0.525, -0.005, 0.06),
      side.node(0.335, 0.385, 0.055, 0.052),
    );
    s.add('hide', fore, 0.02).egg(side.at(0.33, 0.475, 0.02), [0.075, 0.085, 0.07], side.turn(-18, 0, 0));
    s.within(side.at(0.336, 0.375, 0.062), side.turn(-14, -28, 4), () =>
      clawHand(s, side, { coat: 'hide', claw: 'claw', size: 1.3, curl: side.name === 'R' ? 0.7 : 0.36 }),
    );
    s.add('hide', thigh, 0.035).egg(side.at(0.135, 0.29, 0.015), [0.105, 0.135, 0.125], side.turn(10, 0, 16));
    s.add('hide', thigh, 0.03).cone(side.node(0.145, 0.27, 0.03, 0.09), side.node(0.175, 0.21, 0.065, 0.074));
    s.add('hide', shin, 0.018).egg(side.at(0.178, 0.215, 0.105), [0.05, 0.045, 0.035]);
    s.add('hide', shin, 0.03).cone(side.node(0.175, 0.21, 0.06, 0.075), side.node(0.17, 0.085, 0, 0.062));
    s.within(side.at(0.17, 0.075, 0.005), side.turn(0, 10, 0), () =>
      paw(s, side, 0.075, { coat: 'hide', claw: 'claw', size: 1.12 }),
    );
  });
}

/** Everything of the head, in coordinates around its joint. */
function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    skull(s);
    mouth(s);
    eyes(s);
    teeth(s);
    horns(s);
  });
}

function skull(s: Sculpture): void {
  s.add('face', 'head', 0.05).egg([0, 0.125, 0], [0.172, 0.14, 0.165]);
  s.add('face', 'head', 0.045).egg([0, 0.1, 0.14], [0.15, 0.084, 0.13], [6, 0, 0]);
  s.add('face', 'head', 0.025).egg([0, 0.14, 0.235], [0.098, 0.05, 0.05]);
  s.add('face', 'jaw', 0.03).egg([0, -0.03, 0.09], [0.145, 0.06, 0.16], [10, 0, 0]);
  s.add('face', 'jaw', 0.03).egg([0, -0.045, 0.2], [0.108, 0.052, 0.068], [6, 0, 0]);
  s.pair((side) => {
    s.add('face', 'head', 0.04).egg(side.at(0.142, 0.07, 0.03), [0.066, 0.088, 0.1]);
    s.add('face', 'jaw', 0.03).egg(side.at(0.13, 0, 0.035), [0.045, 0.06, 0.07]);
    s.add('face', 'head', 0.02).egg(side.at(0.052, 0.158, 0.256), [0.036, 0.032, 0.036]);
    s.add('face', 'head', 0.02).egg(side.at(0.15, 0.075, 0.115), [0.03, 0.03, 0.04]);
  });
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.012).egg([0, 0.022, 0.15], [0.118, 0.036, 0.15], [5, 0, 0]);
  s.carve('mouth', 'head', 0.01).worm(
    [
      [-0.168, 0.075, 0.12, 0.008],
      [-0.128, 0.035, 0.2, 0.034],
      [0, 0.012, 0.285, 0.05],
      [0.128, 0.035, 0.2, 0.034],
      [0.168, 0.075, 0.12, 0.008],
    ],
    12,
  );
  s.tube(
    'tongue',
    ['jaw'],
    [
      [0, -0.005, 0.03, 0.04],
      [0.005, 0.012, 0.12, 0.048],
      [0.02, 0.004, 0.21, 0.042],
      [0.034, -0.012, 0.265, 0.024],
    ],
    6,
    0.01,
  );
  s.pair((side) => {
    s.carve('mouth', 'head', 0.008).egg(
      side.at(0.058, 0.163, 0.288),
      [0.014, 0.013, 0.018],
      side.turn(0, 20, 0),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.035).egg(side.at(0.1, 0.225, 0.1), [0.07, 0.05, 0.06]);
    s.carve('mouth', 'head', 0.016).egg(side.at(0.088, 0.2, 0.135), [0.06, 0.052, 0.05], side.turn(0, 22, 0));
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.168, 0.215, 0.05, 0.024),
        side.node(0.14, 0.27, 0.105, 0.035),
        side.node(0.075, 0.262, 0.17, 0.034),
        side.node(0.03, 0.225, 0.205, 0.02),
      ],
      6,
      0.03,
    );
    s.add('face', 'head', 0.014).cone(
      side.node(0.155, 0.145, 0.12, 0.024),
      side.node(0.065, 0.138, 0.18, 0.02),
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(EYE[0], EYE[1] - NECK[1], EYE[2] - NECK[2]),
      radius: 0.064,
      look: side.at(0.1, 0.06, 1),
      lid: { coat: 'face', bone: side.bone('lid'), open: 42, roll: side.sign * 14 },
    });
  });
}

function teeth(s: Sculpture): void {
  s.pair((side) => {
    for (const [x, y, z, length, radius] of [
      [0.024, 0.062, 0.262, 0.036, 0.015],
      [0.064, 0.064, 0.245, 0.052, 0.019],
      [0.1, 0.07, 0.208, 0.036, 0.016],
      [0.124, 0.078, 0.165, 0.036, 0.014],
      [0.138, 0.084, 0.125, 0.024, 0.011],
    ] as const) {
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, y + 0.012, z - 0.01, radius),
          side.node(x, y - length * 0.45, z + 0.002, radius * 0.75),
          side.node(x, y - length, z - 0.004, 0.001),
        ],
        6,
        3,
      );
    }
    for (const [angle, length, radius] of [
      [10, 0.036, 0.015],
      [29, 0.036, 0.016],
      [50, side.name === 'L' ? 0.13 : 0.08, 0.027],
      [69, 0.038, 0.016],
      [84, 0.03, 0.013],
    ] as const) {
      const turn = (angle * Math.PI) / 180;
      const [x, z] = [0.116 * Math.sin(turn), 0.105 + 0.122 * Math.cos(turn)];
      const [, y] = s.surface('jaw', side.at(x, 0.03, z), side.at(x, -1, z));
      s.horn(
        'tooth',
        'jaw',
        [
          side.node(x, y - 0.015, z - 0.006, radius),
          side.node(x * 1.06, y + length * 0.5, z + 0.012, radius * 0.85),
          side.node(x * 1.03, y + length, z + 0.01, 0.001),
        ],
        7,
        4,
      );
    }
  });
}

/** The left horn is whole; the right one broke off, and something from the street got stuck on it. */
function horns(s: Sculpture): void {
  s.add('horn', 'head', 0.015).worm(
    [
      [0.1, 0.2, -0.04, 0.058],
      [0.15, 0.235, -0.065, 0.056],
    ],
    1,
  );
  s.horn(
    'horn',
    'head',
    [
      [0.11, 0.205, -0.045, 0.06],
      [0.2, 0.265, -0.095, 0.05],
      [0.285, 0.36, -0.06, 0.034],
      [0.262, 0.455, 0.045, 0.002],
    ],
    12,
    14,
  );
  s.add('horn', 'head', 0.015).worm(
    [
      [-0.1, 0.2, -0.04, 0.058],
      [-0.19, 0.255, -0.08, 0.048],
    ],
    1,
  );
  s.within([-0.172, 0.25, -0.075], [-16, 0, 40], () => trafficCone(s, 'head'));
}

/** Spikes down the back and along the tail. */
function spikes(s: Sculpture): void {
  for (const [y, z, length, bone] of [
    [1.02, -0.09, 0.085, 'head'],
    [0.93, -0.125, 0.1, 'head'],
    [0.8, -0.1, 0.115, 'neck'],
    [0.7, -0.15, 0.135, 'chest'],
    [0.6, -0.155, 0.13, 'chest'],
    [0.5, -0.15, 0.115, 'spine'],
    [0.4, -0.165, 0.1, 'hips'],
  ] as const) {
    const up = clamp((y - 0.4) / 0.6) * 0.9;
    s.horn(
      'horn',
      bone,
      [
        [0, y, z + 0.035, 0.04],
        [0, y + length * 0.35 * up, z - length * 0.5, 0.027],
        [0, y + length * (0.3 + up * 0.8), z - length * 0.9, 0.001],
      ],
      8,
      5,
      0.65,
    );
  }
  const along: readonly Vec3[] = [
    [-0.06, 0.29, -0.3],
    [-0.2, 0.19, -0.33],
    [-0.35, 0.16, -0.23],
    [-0.425, 0.2, -0.1],
  ];
  for (const [i, [x, y, z]] of along.entries()) {
    const r = 0.028 - 0.003 * i;
    s.horn(
      'horn',
      `tail${i + 1}`,
      [
        [x, y - 0.04, z + 0.01, r],
        [x * 1.02, y + 0.015, z - 0.015, r * 0.7],
        [x * 1.05, y + 0.06, z - 0.025, 0.001],
      ],
      7,
      3,
      0.8,
    );
  }
}

export const zorglA: Model = {
  name: 'zorgl-a',
  about: 'Horned reptile; one horn is broken and wears a traffic cone',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    limbs(s);
    head(s);
    spikes(s);
    s.clay.relief = (x, y, z) => 0.003 * noise(x * 11 + 1, y * 11, z * 11);
  },
  scenery: (s) =>
    street(s, {
      seed: 11,
      line: 24,
      pavement: { turn: 262, far: 0.15 },
      manhole: [0.04, 0.29],
      clear: [
        [0.16, 0.1, 0.14],
        [-0.2, 0.02, 0.14],
        [0, -0.2, 0.1],
      ],
    }),
  ring: baseRing(),
  clips: bipedClips(rig(), { energy: 1, weight: 1, jaw: 20, blink: 52 }),
};
