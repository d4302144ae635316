import { bipedClips } from '../clips/biped';
import { tailSweep } from '../clips/tailSweep';
import { baseRing, street } from '../kit/base';
import { scales, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import { globe } from '../kit/piece';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { clamp, smoothstep, type Vec3 } from '../kit/vector';
import { commonCoats } from './coats';
import { clawHand, eyePaint, paw } from './features';
import { coldCoats, crystal, icicle, shard } from './ice';

const NECK: Vec3 = [0, 0.76, 0.1];
const EYE: Vec3 = [0.086, 0.15, 0.116];

function rig(): Rig {
  return biped({
    hips: [0, 0.34, -0.04],
    spine: [0, 0.44, -0.02],
    chest: [0, 0.56, 0],
    neck: [0, 0.68, 0.04],
    head: NECK,
    jaw: [0, 0.775, 0.14],
    shoulder: [0.165, 0.61, 0.06],
    elbow: [0.235, 0.51, 0.075],
    wrist: [0.235, 0.44, 0.155],
    thigh: [0.13, 0.33, -0.03],
    knee: [0.2, 0.21, 0.05],
    ankle: [0.19, 0.075, -0.03],
  })
    .bone('lidL', 'head', [EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
    .bone('lidR', 'head', [-EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
    .whip(
      'tail',
      'hips',
      [
        [0, 0.3, -0.16],
        [0.06, 0.2, -0.29],
        [0.21, 0.14, -0.3],
        [0.335, 0.12, -0.21],
        [0.39, 0.12, -0.07],
        [0.395, 0.2, 0.04],
      ],
      12,
      0.55,
    );
}

/** Just thawed: heavy on its left leg, one little arm stretched after the long sleep. */
const STANCE: Pose = {
  hips: { move: [0.02, -0.01, 0], turn: [4, 8, -4] },
  spine: { turn: [4, -4, 4] },
  chest: { turn: [2, -8, 5] },
  neck: { turn: [4, -6, 2] },
  head: { turn: [-6, -10, -9] },
  jaw: { turn: [7, 0, 0] },
  armL: { turn: [6, 0, 44] },
  foreL: { turn: [-62, 48, 26] },
  handL: { turn: [-12, 0, 0] },
  armR: { turn: [-4, 6, -30] },
  foreR: { turn: [-12, 0, 0] },
  handR: { turn: [10, 0, 0] },
  legL: { move: [-0.012, 0, -0.01], turn: [0, 12, 0] },
  legR: { move: [-0.015, 0, 0.07], turn: [0, -16, 0] },
};

/** Dark bands across the back; frost wherever snow would lie. */
function hidePattern({ design: [x, y, z], normal, open }: Spot): Stain | null {
  const cloud = noise(x * 7, y * 7, z * 7);
  const frost = smoothstep(0.55, 0.95, normal[1] + 0.3 * noise(x * 22, y * 22, z * 22)) * open;
  if (frost > 0.35) return stain(0xd8f0ea, (frost - 0.35) * 1.1, 0xffffff);
  const back = clamp(smoothstep(0.3, -0.45, normal[2]) * 0.9 + smoothstep(0.3, 0.9, normal[1]) * 0.35);
  const band = smoothstep(0.1, 0.55, Math.sin(y * 24 - Math.abs(x) * 13 + z * 16 + 2 * cloud)) * back;
  return band > 0.02 ? stain(0x0f4a3a, 0.85 * band, 0x2a7a52) : null;
}

function coats(s: Sculpture): void {
  commonCoats(s);
  coldCoats(s);
  const hide = {
    dark: 0x1c4c18,
    base: 0x5cb02a,
    light: 0xb2e654,
    edge: 0xf0fbb0,
    wash: 0x08240f,
    rough: 0.58,
    zenith: 0.6,
    drybrush: 0.85,
  };
  s.coat('hide', {
    detail: scales(0.046, 0.005),
    depth: 0.005,
    paint: miniature({ ...hide, pattern: hidePattern }),
  });
  s.coat('face', { detail: scales(0.027, 0.0026), depth: 0.0026, paint: miniature(hide), texels: 1.4 });
  s.coat('belly', {
    detail: wrinkles(0.002, [5, 26, 5]),
    depth: 0.002,
    paint: miniature({
      dark: 0x9a9456,
      base: 0xe4dc9c,
      light: 0xfbf7cc,
      edge: 0xffffe8,
      wash: 0x4a4a1c,
      rough: 0.6,
    }),
  });
  s.coat('nostril', {
    paint: miniature({ dark: 0x06140a, base: 0x123818, light: 0x2c6424, rough: 0.4, drybrush: 0.1 }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff6d0, iris: 0xf07818, slit: 0.5, pupil: 0.3, wide: 0.54 }),
    texels: 2,
  });
}

function trunk(s: Sculpture): void {
  s.add('hide', 'hips', 0.05).egg([0, 0.345, -0.05], [0.205, 0.17, 0.195]);
  s.add('hide', 'spine', 0.07).egg([0, 0.45, 0.01], [0.215, 0.18, 0.2]);
  s.add('hide', 'chest', 0.07).egg([0, 0.585, 0], [0.175, 0.14, 0.155]);
  s.add('hide', 'chest', 0.06).egg([0, 0.66, -0.06], [0.13, 0.11, 0.12]);
  s.tube(
    'hide',
    ['chest', 'neck', 'head'],
    [
      [0, 0.62, -0.01, 0.145],
      [0, 0.72, 0.035, 0.13],
      [0, 0.82, 0.09, 0.115],
    ],
    4,
    0.06,
  );
  s.add('belly', 'spine', 0.012).egg([0, 0.43, 0.065], [0.175, 0.18, 0.165]);
  s.add('belly', 'chest', 0.012).egg([0, 0.61, 0.05], [0.12, 0.14, 0.115]);
  for (const [y, z, w, bone] of [
    [0.275, 0.07, 0.11, 'hips'],
    [0.335, 0.115, 0.145, 'hips'],
    [0.398, 0.14, 0.17, 'spine'],
    [0.462, 0.143, 0.172, 'spine'],
    [0.526, 0.125, 0.154, 'spine'],
    [0.588, 0.098, 0.128, 'chest'],
    [0.645, 0.085, 0.108, 'chest'],
    [0.7, 0.09, 0.095, 'neck'],
  ] as const) {
    s.add('belly', bone, 0.006).egg([0, y, z], [w, 0.045, 0.092], [-18, 0, 0]);
  }
}

function tail(s: Sculpture): void {
  s.tube(
    'hide',
    ['tail0', 'tail1', 'tail2', 'tail3', 'tail4', 'tail5'],
    [
      [0, 0.34, -0.1, 0.185],
      [0.03, 0.23, -0.25, 0.155],
      [0.16, 0.15, -0.285, 0.126],
      [0.3, 0.12, -0.222, 0.102],
      [0.385, 0.1, -0.1, 0.082],
      [0.39, 0.16, 0.02, 0.058],
      [0.35, 0.29, 0.07, 0.034],
    ],
    18,
    0.08,
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
    s.add('hide', arm, 0.035).egg(side.at(0.165, 0.605, 0.06), [0.068, 0.07, 0.07]);
    s.add('hide', arm, 0.025).cone(side.node(0.18, 0.59, 0.06, 0.058), side.node(0.235, 0.51, 0.075, 0.045));
    s.add('hide', fore, 0.02).cone(
      side.node(0.235, 0.51, 0.075, 0.046),
      side.node(0.235, 0.45, 0.145, 0.038),
    );
    s.within(side.at(0.235, 0.445, 0.15), side.turn(-40, -10, 0), () =>
      clawHand(s, side, {
        coat: 'hide',
        claw: 'claw',
        size: 0.92,
        curl: side.name === 'L' ? 0.2 : 0.5,
        fingers: 2,
      }),
    );
    s.add('hide', thigh, 0.04).egg(side.at(0.15, 0.29, 0), [0.122, 0.15, 0.145], side.turn(12, 0, 14));
    s.add('hide', thigh, 0.03).cone(side.node(0.165, 0.26, 0.02, 0.1), side.node(0.2, 0.21, 0.05, 0.085));
    s.add('hide', shin, 0.03).cone(side.node(0.198, 0.21, 0.04, 0.088), side.node(0.19, 0.085, -0.03, 0.076));
    s.within(side.at(0.19, 0.075, -0.03), side.turn(0, 8, 0), () =>
      paw(s, side, 0.075, { coat: 'hide', claw: 'claw', size: 1.16 }),
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
    rime(s);
  });
}

function skull(s: Sculpture): void {
  s.add('face', 'head', 0.05).egg([0, 0.1, 0.02], [0.138, 0.115, 0.13]);
  s.add('face', 'head', 0.04).egg([0, 0.092, 0.15], [0.118, 0.074, 0.125], [4, 0, 0]);
  s.add('face', 'head', 0.03).egg([0, 0.1, 0.24], [0.1, 0.056, 0.06]);
  s.add('face', 'jaw', 0.03).egg([0, -0.022, 0.125], [0.142, 0.066, 0.155], [6, 0, 0]);
  s.add('face', 'jaw', 0.03).egg([0, -0.035, 0.235], [0.116, 0.056, 0.07], [-6, 0, 0]);
  s.pair((side) => {
    s.add('face', 'head', 0.04).egg(side.at(0.118, 0.06, 0.02), [0.058, 0.08, 0.09]);
    s.add('face', 'jaw', 0.03).egg(side.at(0.12, -0.005, 0.05), [0.05, 0.06, 0.08]);
    s.add('face', 'head', 0.02).egg(side.at(0.05, 0.14, 0.262), [0.038, 0.034, 0.036]);
    s.add('face', 'head', 0.02).cone(
      side.node(0.104, 0.058, 0.235, 0.034),
      side.node(0.132, 0.056, 0.1, 0.036),
    );
  });
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.012).egg([0, 0.018, 0.16], [0.105, 0.03, 0.15], [5, 0, 0]);
  s.carve('mouth', 'head', 0.01).worm(
    [
      [-0.165, 0.03, 0.08, 0.006],
      [-0.135, 0.016, 0.18, 0.024],
      [-0.09, 0.012, 0.27, 0.034],
      [0, 0.014, 0.31, 0.04],
      [0.09, 0.012, 0.27, 0.034],
      [0.135, 0.016, 0.18, 0.024],
      [0.165, 0.03, 0.08, 0.006],
    ],
    14,
  );
  s.tube(
    'tongue',
    ['jaw'],
    [
      [0, -0.012, 0.04, 0.036],
      [0, 0.004, 0.13, 0.044],
      [-0.008, 0, 0.22, 0.038],
      [-0.016, 0.004, 0.27, 0.02],
    ],
    6,
    0.01,
  );
  s.pair((side) => {
    s.carve('nostril', 'head', 0.008).egg(
      side.at(0.056, 0.146, 0.296),
      [0.014, 0.012, 0.018],
      side.turn(0, 22, 0),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.03).egg(side.at(0.1, 0.15, 0.075), [0.066, 0.066, 0.066]);
    s.carve('nostril', 'head', 0.014).egg(
      side.at(0.09, 0.15, 0.15),
      [0.055, 0.048, 0.045],
      side.turn(0, 22, 0),
    );
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.165, 0.155, 0.06, 0.022),
        side.node(0.15, 0.2, 0.105, 0.031),
        side.node(0.09, 0.225, 0.145, 0.034),
        side.node(0.035, 0.2, 0.17, 0.026),
      ],
      6,
      0.026,
    );
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.15, 0.105, 0.09, 0.016),
        side.node(0.115, 0.086, 0.15, 0.022),
        side.node(0.06, 0.1, 0.18, 0.014),
      ],
      4,
      0.014,
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.062,
      look: side.at(0.1, -0.2, 1),
      lid: { coat: 'face', bone: side.bone('lid'), open: side.name === 'L' ? 38 : 30, roll: side.sign * -9 },
    });
  });
}

function teeth(s: Sculpture): void {
  s.pair((side) => {
    for (const [x, y, z, length, radius] of [
      [0.03, 0.05, 0.286, 0.034, 0.014],
      [0.07, 0.05, 0.265, 0.05, 0.018],
      [0.102, 0.052, 0.222, 0.034, 0.015],
      [0.122, 0.054, 0.17, 0.036, 0.014],
      [0.134, 0.054, 0.12, 0.026, 0.012],
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
    for (const [x, z, length, radius] of [
      [0.022, 0.29, 0.03, 0.014],
      [0.064, 0.278, side.name === 'R' ? 0.115 : 0.075, 0.024],
      [0.1, 0.235, 0.04, 0.016],
      [0.12, 0.18, 0.034, 0.014],
      [0.134, 0.125, 0.026, 0.012],
    ] as const) {
      const [, y] = s.surface('jaw', side.at(x, 0.025, z), side.at(x, -1, z));
      s.horn(
        'tooth',
        'jaw',
        [
          side.node(x, y - 0.015, z - 0.008, radius),
          side.node(x * 1.06, y + length * 0.5, z + 0.01, radius * 0.85),
          side.node(x * 1.04, y + length, z + 0.008, 0.001),
        ],
        7,
        4,
      );
    }
  });
}

/** A beard of icicles, and snow that has not yet slid off. */
function rime(s: Sculpture): void {
  s.add('snow', 'head', 0.012).egg([0.01, 0.2, 0.02], [0.085, 0.032, 0.075], [-14, 0, 4]);
  s.add('snow', 'head', 0.012).egg([-0.045, 0.215, 0.045], [0.05, 0.03, 0.045]);
  s.add('snow', 'head', 0.01).egg([0.015, 0.152, 0.235], [0.045, 0.016, 0.04], [8, 0, 0]);
  for (const [x, z, length, radius] of [
    [-0.1, 0.19, 0.075, 0.019],
    [-0.068, 0.25, 0.1, 0.022],
    [-0.022, 0.28, 0.07, 0.02],
    [0.02, 0.282, 0.125, 0.024],
    [0.066, 0.255, 0.085, 0.021],
    [0.1, 0.2, 0.105, 0.022],
    [0.12, 0.14, 0.06, 0.017],
  ] as const) {
    const [, y] = s.surface('jaw', [x, -0.3, z], [x, 1, z]);
    icicle(s, 'jaw', [x, y + 0.004, z], length, radius, [0, -0.1]);
  }
}

/** Plates of the left side; the right ones are a little smaller. */
const SIDE_PLATES: readonly {
  readonly bone: string;
  readonly at: Vec3;
  readonly up: Vec3;
  readonly size: number;
  readonly lean: number;
}[] = [
  { bone: 'neck', at: [0.075, 0.8, 0], up: [0.62, 1, -0.25], size: 0.27, lean: 0.12 },
  { bone: 'chest', at: [0.115, 0.69, -0.07], up: [0.74, 1, -0.4], size: 0.46, lean: -0.1 },
  { bone: 'spine', at: [0.13, 0.57, -0.11], up: [1, 0.75, -0.6], size: 0.34, lean: 0.14 },
  { bone: 'hips', at: [0.125, 0.43, -0.17], up: [0.9, 0.6, -0.8], size: 0.22, lean: -0.1 },
];

/** The great plates of ice: a row along the spine, and one on either side that stands out beyond the shoulders. */
function plates(s: Sculpture): void {
  for (const [bone, x, y, z, up, height, twist] of [
    ['head', 0, 0.94, 0.03, [0, 1, -0.45], 0.17, 20],
    ['neck', 0, 0.83, -0.02, [-0.08, 1, -0.42], 0.36, 40],
    ['chest', 0, 0.72, -0.11, [0.06, 1, -0.6], 0.58, -54],
    ['spine', 0, 0.57, -0.15, [-0.05, 0.85, -0.8], 0.42, 34],
    ['hips', 0, 0.43, -0.2, [0.04, 0.75, -0.7], 0.3, -26],
    ['tail0', 0.02, 0.34, -0.3, [0.02, 0.95, -0.3], 0.24, -20],
    ['tail1', 0.13, 0.25, -0.36, [0.12, 1, -0.15], 0.21, 68],
    ['tail2', 0.28, 0.2, -0.31, [0.2, 1, -0.05], 0.19, 130],
    ['tail3', 0.375, 0.17, -0.17, [0.22, 1, 0.05], 0.16, 160],
    ['tail4', 0.405, 0.155, -0.03, [0.25, 1, 0.1], 0.13, 180],
  ] as const) {
    const turn = (twist * Math.PI) / 180;
    const thick = 0.05 * Math.sqrt(height / 0.4);
    s.set(
      'ice',
      bone,
      crystal({
        at: [x, y, z],
        up,
        across: [Math.sin(turn), 0, Math.cos(turn)],
        ...shard(height * 0.66, height, twist > 0 ? 0.1 : -0.08),
        thick,
      }),
    );
  }
  s.pair((side) => {
    const share = side.name === 'L' ? 1 : 0.86;
    for (const { bone, at, up, size, lean } of SIDE_PLATES) {
      const height = size * share;
      s.set(
        'ice',
        bone,
        crystal({
          at: side.at(...at),
          up: side.at(...up),
          across: side.at(0.75, 0, 0.7),
          ...shard(height * 0.62, height, side.sign * lean),
          thick: 0.044 * Math.sqrt(height / 0.4),
        }),
      );
    }
  });
  for (const [x, y, z, length] of [
    [0.02, 0.06, 0.09, 0.16],
    [-0.09, 0.05, -0.02, 0.16],
    [0.1, 0.02, -0.06, 0.13],
  ] as const) {
    const root: Vec3 = [0.345, 0.25, 0.08];
    const to = (far: number, radius: number) =>
      [root[0] + x * far, root[1] + y * far + 0.02, root[2] + z * far, radius] as const;
    const k = length / Math.hypot(x, y, z);
    s.horn('ice', 'tail5', [to(0, 0.032), to(k * 0.4, 0.026), to(k * 0.75, 0.014), to(k, 0.001)], 6, 4);
  }
}

/** Snow on the shoulders and along the tail. */
function snow(s: Sculpture): void {
  s.add('snow', 'armL', 0.012).egg([0.17, 0.672, 0.045], [0.05, 0.02, 0.05], [0, 0, -24]);
  s.add('snow', 'tail2', 0.014).egg([0.24, 0.265, -0.27], [0.05, 0.02, 0.05], [0, 0, -10]);
  s.add('snow', 'tail1', 0.014).egg([0.08, 0.34, -0.22], [0.06, 0.02, 0.045], [-14, 0, -10]);
}

export const greatzilla: Model = {
  name: 'greatzilla',
  about: 'Ice-age dinosaur, half thawed: plates of ice, a beard of icicles, hardly awake',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    tail(s);
    limbs(s);
    head(s);
    snow(s);
    plates(s);
    s.clay.relief = (x, y, z) => 0.003 * noise(x * 11 + 2, y * 11, z * 11);
  },
  scenery: (s) => {
    street(s, {
      seed: 37,
      line: 62,
      clear: [
        [0.19, 0, 0.15],
        [-0.2, 0.08, 0.15],
        [0.3, -0.2, 0.16],
      ],
    });
    coldCoats(s);
    for (const [x, z, w] of [
      [-0.26, -0.16, 0.1],
      [-0.16, -0.24, 0.08],
      [0.02, 0.3, 0.07],
      [0.1, 0.27, 0.05],
      [-0.31, 0.02, 0.06],
    ] as const) {
      s.set('snow', 'root', globe([x, 0, z], [w, 0.015, w * 0.8], [0, 40 * x, 0], 14, 3, 0, 90));
    }
  },
  ring: baseRing(),
  clips: [...bipedClips(rig(), { energy: 0.85, weight: 1.5, jaw: 22, blink: 46 }), tailSweep(rig())],
  resolution: 704,
};
