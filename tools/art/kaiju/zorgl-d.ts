import { bipedClips } from '../clips/biped';
import { baseRing, street } from '../kit/base';
import { warts, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { cells, noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import { smoothstep, type Vec3 } from '../kit/vector';
import { commonCoats } from './coats';
import { clawHand, eyePaint, paw } from './features';
import { cityBus } from './props';

const EYE: Vec3 = [0.135, 0.86, 0.075];

function rig(): Rig {
  return biped({
    hips: [0, 0.22, -0.04],
    spine: [0, 0.29, -0.05],
    chest: [0, 0.36, -0.06],
    neck: [0, 0.43, -0.09],
    head: [0, 0.5, -0.12],
    jaw: [0, 0.48, -0.1],
    shoulder: [0.27, 0.305, 0],
    elbow: [0.375, 0.24, 0.06],
    wrist: [0.365, 0.19, 0.165],
    thigh: [0.15, 0.22, -0.04],
    knee: [0.24, 0.17, 0.05],
    ankle: [0.22, 0.065, -0.02],
  })
    .bone('lidL', 'head', EYE)
    .bone('lidR', 'head', [-EYE[0], EYE[1], EYE[2]])
    .whip(
      'crest',
      'head',
      [
        [0, 0.78, -0.08],
        [0, 0.85, -0.17],
      ],
      6,
      0.7,
    );
}

/** Caught in the act: a bus halfway down, both hands on the belly. */
const STANCE: Pose = {
  hips: { move: [0.005, 0, 0], turn: [-4, 8, 3] },
  spine: { turn: [-2, 2, -2] },
  chest: { turn: [-2, 3, -3] },
  head: { turn: [-12, -4, -5] },
  jaw: { turn: [10, 0, 0] },
  armL: { turn: [-26, 10, 16] },
  foreL: { turn: [-40, -6, 6] },
  handL: { turn: [10, 0, 0] },
  armR: { turn: [16, 8, -26] },
  foreR: { turn: [8, -24, 4] },
  handR: { turn: [14, 0, 10] },
  legL: { move: [0.015, 0, 0.02], turn: [0, 28, 0] },
  legR: { move: [-0.01, 0, 0.05], turn: [0, -32, 0] },
};

/** Leopard spots on the back. */
function spots({ design: [x, y, z], normal }: Spot): Stain | null {
  const { near, second, id } = cells(x * 11, y * 11, z * 11);
  const back = smoothstep(0.5, -0.2, normal[2] - 0.5 * normal[1]);
  const patch = smoothstep(0.46, 0.36, near + 0.14 * id) * smoothstep(0.05, 0.15, second - near) * back;
  return patch > 0.02 ? stain(0x1f6a58, 0.9 * patch, 0x4aa884) : null;
}

function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x8a4a0c,
    base: 0xe2a01e,
    light: 0xfad866,
    edge: 0xfff6c4,
    wash: 0x3a1804,
    rough: 0.46,
    zenith: 0.6,
    drybrush: 0.7,
  };
  s.coat('hide', {
    detail: warts(0.036, 0.0042, 0.5),
    depth: 0.0042,
    paint: miniature({ ...hide, pattern: spots }),
  });
  s.coat('face', {
    detail: warts(0.03, 0.003, 0.35),
    depth: 0.003,
    paint: miniature({ ...hide, pattern: spots }),
    texels: 1.2,
  });
  s.coat('belly', {
    detail: wrinkles(0.003, [4, 20, 4]),
    depth: 0.003,
    paint: miniature({
      dark: 0xa8784a,
      base: 0xf0d29a,
      light: 0xfff0cc,
      edge: 0xfffaea,
      wash: 0x5a3414,
      rough: 0.5,
    }),
  });
  s.coat('lip', {
    detail: wrinkles(0.0015, [40, 6, 40]),
    depth: 0.0015,
    paint: miniature({
      dark: 0x0e4a44,
      base: 0x1f8a78,
      light: 0x5cc8a8,
      edge: 0xc8f4dc,
      wash: 0x062422,
      rough: 0.34,
    }),
    texels: 1.2,
  });
  s.coat('fin', {
    paint: miniature({
      dark: 0x7a1a3a,
      base: 0xd8385a,
      light: 0xff8a7a,
      edge: 0xffd8b8,
      wash: 0x30081c,
      rough: 0.45,
      pattern: ({ along }) => stain(0x6a1444, smoothstep(0.6, 0, along) * 0.8, 0xa83a6a),
    }),
  });
  s.coat('eye', { paint: eyePaint({ white: 0xfffae8, iris: 0xd8401c, pupil: 0.3, wide: 0.5 }), texels: 2 });
}

/** Lips in a wide arc: half the head's width at every height. @param up of the middle, turned up at the corners */
function lipArc(up: number, out: number, radius: number): Node[] {
  return [-1, -0.8, -0.45, 0, 0.45, 0.8, 1].map((t): Node => {
    const a = t * 1.5;
    return [
      0.3 * Math.sin(a),
      up + 0.075 * t * t,
      -0.08 + (0.3 + out) * Math.cos(a),
      radius * (1 - 0.45 * t * t),
    ];
  });
}

function body(s: Sculpture): void {
  s.add('hide', 'hips', 0.06).egg([0, 0.24, -0.03], [0.27, 0.19, 0.24]);
  s.add('hide', 'chest', 0.06).egg([0, 0.36, -0.05], [0.3, 0.19, 0.26]);
  s.add('belly', 'hips', 0.012).egg([0, 0.225, 0.05], [0.215, 0.155, 0.195]);
  for (const [y, z, w] of [
    [0.13, 0.1, 0.17],
    [0.19, 0.135, 0.2],
    [0.25, 0.14, 0.205],
  ] as const) {
    s.add('belly', 'spine', 0.008).egg([0, y, z], [w, 0.042, 0.115], [-6, 0, 0]);
  }
  // The pouch under the jaw, full of something.
  s.add('belly', 'jaw', 0.03).egg([0, 0.36, 0.09], [0.235, 0.11, 0.165], [12, 0, 0]);
  s.add('belly', 'jaw', 0.03).egg([0.1, 0.33, 0.16], [0.1, 0.085, 0.085]);
  s.tube(
    'hide',
    ['hips'],
    [
      [0, 0.2, -0.22, 0.1],
      [0.05, 0.13, -0.31, 0.07],
      [0.13, 0.11, -0.35, 0.04],
      [0.19, 0.14, -0.34, 0.014],
    ],
    6,
    0.06,
  );
}

function head(s: Sculpture): void {
  s.add('face', 'head', 0.06).egg([0, 0.63, -0.05], [0.295, 0.16, 0.27]);
  s.add('face', 'head', 0.05).egg([0, 0.7, -0.07], [0.23, 0.12, 0.2]);
  s.add('face', 'jaw', 0.05).egg([0, 0.43, -0.02], [0.3, 0.09, 0.29], [4, 0, 0]);
  s.add('face', 'neck', 0.07).egg([0, 0.5, -0.17], [0.235, 0.14, 0.15]);
  s.carve('mouth', 'head', 0.02).egg([0, 0.53, 0.08], [0.26, 0.075, 0.25]);
  s.carve('mouth', 'head', 0.012).worm(lipArc(0.52, 0.03, 0.045), 14);
  s.tube('lip', ['head'], lipArc(0.585, 0.005, 0.04), 16, 0.03);
  s.tube('lip', ['jaw'], lipArc(0.452, 0.015, 0.046), 16, 0.03);
  s.tube(
    'tongue',
    ['jaw'],
    [
      [-0.08, 0.45, -0.1, 0.08],
      [-0.12, 0.49, 0.08, 0.075],
      [-0.155, 0.5, 0.21, 0.06],
      [-0.17, 0.44, 0.265, 0.05],
      [-0.165, 0.36, 0.265, 0.035],
    ],
    9,
    0.01,
  );
  s.pair((side) => {
    s.carve('mouth', 'head', 0.01).egg(
      side.at(0.055, 0.7, 0.18),
      [0.022, 0.013, 0.03],
      side.turn(-30, 10, 0),
    );
    // Eyes on stumps, each with a mind of its own.
    s.add('face', 'head', 0.04).cone(
      side.node(0.125, 0.72, -0.01, 0.1),
      side.node(0.135, 0.845, 0.04, 0.095),
    );
    s.carve('mouth', 'head', 0.014).egg(
      side.at(0.138, 0.86, 0.115),
      [0.078, 0.072, 0.05],
      side.turn(0, 12, 0),
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.084,
      look: side.name === 'L' ? [0.3, 0.16, 1] : [0.1, -0.16, 1],
      lid: { coat: 'face', bone: side.bone('lid'), open: side.name === 'L' ? 58 : 30, roll: side.sign * -8 },
    });
    for (let i = 0; i < 6; i++) {
      const a = (0.18 + i * 0.21) * 1.0;
      const [x, z] = [0.285 * Math.sin(a), -0.08 + 0.292 * Math.cos(a)];
      const up = 0.075 * (a / 1.5) ** 2;
      const big = i === 2 ? 1.7 : 1;
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, 0.575 + up, z, 0.02),
          side.node(x, 0.545 + up - 0.012 * big, z + 0.008, 0.016),
          side.node(x, 0.53 + up - 0.03 * big, z + 0.004, 0.001),
        ],
        6,
        3,
      );
      if (i % 2 === 0) {
        s.horn(
          'tooth',
          'jaw',
          [
            side.node(x * 0.98, 0.465 + up, z, 0.022),
            side.node(x * 0.99, 0.5 + up + 0.006 * big, z + 0.01, 0.018),
            side.node(x * 0.98, 0.515 + up + 0.02 * big, z + 0.006, 0.001),
          ],
          6,
          3,
        );
      }
    }
  });
  crest(s);
  s.within([0.08, 0.44, 0.12], [56, 28, -8], () => cityBus(s, 'jaw'));
}

/** A sail of thorns with skin between them, from the brow down the back. */
function crest(s: Sculpture): void {
  for (const [x, y, z, long, lean, bone] of [
    [-0.01, 0.795, 0.03, 0.13, -0.15, 'crest0'],
    [0.004, 0.8, -0.05, 0.2, -0.35, 'crest0'],
    [0.012, 0.775, -0.13, 0.235, -0.65, 'crest1'],
    [0.012, 0.72, -0.2, 0.21, -1.0, 'crest1'],
    [0.006, 0.64, -0.26, 0.16, -1.6, 'crest1'],
  ] as const) {
    s.add('fin', bone, 0.016).plate({
      at: [x, y, z],
      up: [x * 8, 1, lean],
      across: [0, -lean, 1],
      outline: [
        [-0.06, -0.05],
        [-0.05, long * 0.3],
        [-0.028, long * 0.55],
        [-0.012, long],
        [0.022, long * 0.55],
        [0.05, long * 0.3],
        [0.06, -0.05],
      ],
      thick: 0.02,
      tip: 0.4,
      slope: 0.35,
      round: 0.006,
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
    s.add('hide', arm, 0.04).cone(side.node(0.25, 0.3, -0.01, 0.08), side.node(0.37, 0.245, 0.055, 0.058));
    s.add('hide', fore, 0.02).cone(
      side.node(0.375, 0.242, 0.06, 0.062),
      side.node(0.366, 0.195, 0.155, 0.052),
    );
    s.within(side.at(0.365, 0.19, 0.165), side.turn(-58, -20, 0), () =>
      clawHand(s, side, { coat: 'hide', claw: 'claw', size: 0.95, curl: 0.3 }),
    );
    s.add('hide', thigh, 0.04).egg(side.at(0.195, 0.18, 0), [0.105, 0.12, 0.14], side.turn(0, 20, 0));
    s.add('hide', shin, 0.03).cone(side.node(0.235, 0.16, 0.04, 0.08), side.node(0.22, 0.075, -0.01, 0.07));
    s.within(side.at(0.22, 0.065, -0.02), side.turn(0, 14, 0), () =>
      paw(s, side, 0.065, { coat: 'hide', claw: 'claw', size: 1.15 }),
    );
  });
}

export const zorglD: Model = {
  name: 'zorgl-d',
  about: 'Wide-mouthed gulper with a bus halfway down',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    body(s);
    head(s);
    limbs(s);
    s.clay.relief = (x, y, z) => 0.0035 * noise(x * 10 + 2, y * 10, z * 10);
  },
  scenery: (s) =>
    street(s, {
      seed: 51,
      line: -12,
      pavement: { turn: -60, far: 0.12 },
      clear: [
        [0.24, 0.1, 0.14],
        [-0.24, 0.1, 0.14],
        [0, 0.1, 0.16],
      ],
    }),
  ring: baseRing(),
  clips: bipedClips(rig(), { energy: 0.85, weight: 1.2, jaw: 16, blink: 64 }),
};
