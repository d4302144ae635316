import { bipedClips } from '../clips/biped';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import { add } from '../kit/vector';
import { limbBones, paw } from './features';
import { streetLamp } from './props';
import { coats } from './zorgl-c-coats';
import { EYE, head, NECK } from './zorgl-c-head';

function rig(): Rig {
  const built = biped({
    hips: [0, 0.36, 0],
    spine: [0, 0.42, 0],
    chest: [0, 0.55, -0.02],
    neck: [0, 0.66, -0.03],
    head: NECK,
    jaw: [0, 0.87, 0.03],
    shoulder: [0.12, 0.61, -0.02],
    elbow: [0.26, 0.48, -0.02],
    wrist: [0.3, 0.29, 0.04],
    thigh: [0.085, 0.34, 0],
    knee: [0.15, 0.22, 0.06],
    ankle: [0.145, 0.07, 0],
  }).bone('lidL', 'head', add(NECK, EYE));
  built.bone('lidR', 'head', add(NECK, EYE));
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    built.whip(
      `feeler${side}`,
      'head',
      [
        add(NECK, [sign * 0.07, 0.25, 0]),
        add(NECK, [sign * 0.12, 0.34, -0.02]),
        add(NECK, [sign * 0.18, 0.41, 0]),
      ],
      16,
      1.4,
    );
  }
  return built;
}

/** Stoops over a street lamp that it has just picked, and cannot make head or tail of it. */
const STANCE: Pose = {
  hips: { move: [0.015, -0.01, 0], turn: [-4, 8, -4] },
  spine: { turn: [-2, 4, 3] },
  chest: { turn: [6, 6, 5] },
  neck: { turn: [16, -4, 8] },
  head: { turn: [-20, -22, 8] },
  jaw: { turn: [8, 0, 0] },
  armR: { turn: [-4, 0, -72] },
  foreR: { turn: [-70, 0, -50] },
  handR: { turn: [14, 0, 4] },
  armL: { turn: [12, 0, 16] },
  foreL: { turn: [-26, 0, -8] },
  handL: { turn: [-18, 0, 6] },
  legL: { move: [0.02, 0, 0.06], turn: [0, 26, 0] },
  legR: { move: [-0.025, 0, -0.02], turn: [0, -14, 0] },
};

function body(s: Sculpture): void {
  s.add('hide', 'hips', 0.05).egg([0, 0.37, 0.01], [0.16, 0.145, 0.155]);
  s.add('hide', 'spine', 0.05).egg([0, 0.43, 0.035], [0.165, 0.135, 0.16]);
  s.add('hide', 'chest', 0.06).egg([0, 0.575, -0.02], [0.125, 0.1, 0.105]);
  s.tube(
    'hide',
    ['chest', 'neck', 'head'],
    [
      [0, 0.6, -0.03, 0.1],
      [0, 0.69, -0.045, 0.075],
      [0, 0.77, -0.03, 0.066],
      [0, 0.87, 0.01, 0.075],
    ],
    7,
    0.05,
  );
  s.add('belly', 'spine', 0.012).egg([0, 0.415, 0.075], [0.132, 0.128, 0.135]);
  s.add('belly', 'chest', 0.012).egg([0, 0.55, 0.03], [0.085, 0.08, 0.075]);
  s.carve('lip', 'spine', 0.012).ball([0.004, 0.38, 0.212], 0.014);
  // A tuft of a tail.
  s.tube(
    'hide',
    ['hips'],
    [
      [0, 0.32, -0.11, 0.07],
      [0.02, 0.28, -0.2, 0.045],
      [0.05, 0.3, -0.27, 0.03],
      [0.06, 0.36, -0.29, 0.012],
    ],
    6,
    0.04,
  );
  for (const [y, z, bone] of [
    [0.82, -0.075, 'neck'],
    [0.73, -0.105, 'neck'],
    [0.63, -0.125, 'chest'],
    [0.54, -0.125, 'chest'],
  ] as const) {
    s.add('belly', bone, 0.006).plate({
      at: [0, y, z],
      up: [0, 0.45, -1],
      across: [0, 1, 0.45],
      outline: [
        [-0.04, -0.03],
        [-0.03, 0.03],
        [0.012, 0.075],
        [0.036, 0.02],
        [0.04, -0.03],
      ],
      thick: 0.014,
      tip: 0.4,
      slope: 0.4,
      round: 0.004,
    });
  }
}

/** Long soft fingers with pads; the wrist at the local origin. @param curl 0 … 1 */
function hand(s: Sculpture, side: Side, curl: number): void {
  const bone = side.bone('hand');
  s.add('hide', bone, 0.02).egg(side.at(0, -0.04, 0.004), [0.046, 0.05, 0.034]);
  for (let i = 0; i < 3; i++) {
    const x = (i - 1) * 0.034;
    const c = curl;
    s.tube(
      'hide',
      [bone],
      [
        side.node(x * 0.8, -0.06, 0.004, 0.02),
        side.node(x * 1.2, -0.105 + 0.01 * c, 0.012 + 0.04 * c, 0.018),
        side.node(x * 1.3, -0.14 + 0.05 * c, 0.024 + 0.055 * c, 0.018),
      ],
      4,
      0.012,
    );
    s.add('belly', bone, 0.01).ball(side.at(x * 1.35, -0.155 + 0.07 * c, 0.03 + 0.05 * c), 0.023);
  }
  s.tube(
    'hide',
    [bone],
    [
      side.node(-0.034, -0.03, 0.015, 0.02),
      side.node(-0.056, -0.055, 0.045, 0.018),
      side.node(-0.05, -0.085, 0.065, 0.017),
    ],
    3,
    0.012,
  );
  s.add('belly', bone, 0.01).ball(side.at(-0.048, -0.093, 0.07), 0.021);
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    s.add('hide', arm, 0.03).egg(side.at(0.13, 0.605, -0.02), [0.062, 0.06, 0.06]);
    s.add('hide', arm, 0.025).cone(side.node(0.14, 0.59, -0.02, 0.05), side.node(0.255, 0.485, -0.02, 0.04));
    s.add('hide', fore, 0.02).cone(side.node(0.26, 0.48, -0.018, 0.045), side.node(0.3, 0.3, 0.035, 0.04));
    s.add('hide', fore, 0.02).egg(side.at(0.285, 0.38, 0.01), [0.052, 0.07, 0.05], side.turn(-14, 0, 10));
    s.within(side.at(0.3, 0.3, 0.038), side.turn(-12, -24, 6), () =>
      hand(s, side, side.name === 'R' ? 0.9 : 0.25),
    );
    s.add('hide', thigh, 0.03).egg(side.at(0.105, 0.31, 0.02), [0.075, 0.1, 0.09], side.turn(14, 0, 22));
    s.add('hide', thigh, 0.025).cone(side.node(0.115, 0.28, 0.035, 0.062), side.node(0.15, 0.22, 0.06, 0.05));
    s.add('hide', shin, 0.02).cone(
      side.node(0.15, 0.22, 0.058, 0.054),
      side.node(0.145, 0.085, 0.002, 0.045),
    );
    s.within(side.at(0.145, 0.07, 0), side.turn(0, 12, 0), () =>
      paw(s, side, 0.07, { coat: 'hide', claw: 'claw', size: 1.2 }),
    );
  });
  // What it found.
  s.held('handR', [-0.322, 0.215, 0.066], [4, 0, 10], () =>
    s.within([0, -0.24, 0], [0, 110, 0], () => streetLamp(s, 'handR')),
  );
}

export const zorglC: Model = {
  name: 'zorgl-c',
  about: 'One-eyed gawker that has picked a street lamp',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    body(s);
    limbs(s);
    head(s);
    s.clay.relief = (x, y, z) => 0.0025 * noise(x * 12 + 7, y * 12, z * 12);
  },
  scenery: (s) =>
    street(s, {
      seed: 37,
      line: 70,
      pavement: { turn: 250, far: 0.06 },
      manhole: [0, 0.27],
      clear: [
        [0.17, 0.09, 0.14],
        [-0.17, 0.02, 0.14],
      ],
    }),
  ring: baseRing(),
  clips: bipedClips(rig(), { energy: 1.1, weight: 0.7, jaw: 20, blink: 58 }),
};
