import { bipedClips } from '../clips/biped';
import { onGround } from '../clips/ground';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { clamp, type Vec3 } from '../kit/vector';
import { bellyBands, clawHand, lidBones, limbBones, paw } from './features';
import { coats } from './zorgl-a-coats';
import { EYE, head, NECK } from './zorgl-a-head';

function rig(): Rig {
  return lidBones(
    biped({
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
    }),
    EYE,
  ).whip(
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
  armR: { move: [-0.02, -0.012, -0.02], turn: [-6, -6, -66] },
  foreR: { turn: [-30, 0, -92] },
  handR: { turn: [-10, 0, 10] },
  armL: { turn: [10, 0, 34] },
  foreL: { turn: [-48, 0, -14] },
  handL: { turn: [-26, 0, 4] },
  legL: { move: [0.035, 0, 0.075], turn: [0, 16, 0] },
  legR: { move: [-0.02, 0, -0.035], turn: [0, -24, 0] },
};

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
  bellyBands(s, [0.042, 0.088], -20, [
    [0.31, 0.085, 0.1, 'hips'],
    [0.365, 0.115, 0.13, 'hips'],
    [0.422, 0.13, 0.15, 'spine'],
    [0.482, 0.13, 0.152, 'spine'],
    [0.542, 0.112, 0.138, 'spine'],
    [0.6, 0.088, 0.112, 'chest'],
    [0.655, 0.068, 0.095, 'chest'],
    [0.705, 0.06, 0.085, 'neck'],
  ]);
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
    const { arm, fore, thigh, shin } = limbBones(side);
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
  clips: onGround(rig(), STANCE, bipedClips(rig(), { energy: 1, weight: 1, jaw: 20, blink: 52 }), {
    tail: 'tail',
  }),
  resolution: 896,
};
