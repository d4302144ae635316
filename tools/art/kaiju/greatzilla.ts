import { bipedClips } from '../clips/biped';
import { onGround } from '../clips/ground';
import { tailSweep } from '../clips/tailSweep';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { globe } from '../kit/piece';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add } from '../kit/vector';
import { bellyBands, clawHand, lidBones, limbBones, paw } from './features';
import { coats } from './greatzilla-coats';
import { EYE, head, NECK } from './greatzilla-head';
import { plates, snow } from './greatzilla-plates';
import { coldCoats } from './ice';

function rig(): Rig {
  return lidBones(
    biped({
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
    }),
    add(NECK, EYE),
  ).whip(
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
  bellyBands(s, [0.045, 0.092], -18, [
    [0.275, 0.07, 0.11, 'hips'],
    [0.335, 0.115, 0.145, 'hips'],
    [0.398, 0.14, 0.17, 'spine'],
    [0.462, 0.143, 0.172, 'spine'],
    [0.526, 0.125, 0.154, 'spine'],
    [0.588, 0.098, 0.128, 'chest'],
    [0.645, 0.085, 0.108, 'chest'],
    [0.7, 0.09, 0.095, 'neck'],
  ]);
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
    const { arm, fore, thigh, shin } = limbBones(side);
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
  clips: onGround(
    rig(),
    STANCE,
    [...bipedClips(rig(), { energy: 0.85, weight: 1.5, jaw: 22, blink: 46 }), tailSweep(rig())],
    { tail: 'tail' },
  ),
  resolution: 704,
};
