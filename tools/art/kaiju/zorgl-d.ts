import { bipedClips } from '../clips/biped';
import { onGround } from '../clips/ground';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { clawHand, lidBones, limbBones, paw } from './features';
import { coats } from './zorgl-d-coats';
import { EYE, head } from './zorgl-d-head';

function rig(): Rig {
  return lidBones(
    biped({
      hips: [0, 0.22, -0.04],
      spine: [0, 0.29, -0.05],
      chest: [0, 0.36, -0.06],
      neck: [0, 0.43, -0.09],
      head: [0, 0.5, -0.12],
      jaw: [0, 0.48, -0.1],
      shoulder: [0.27, 0.322, -0.01],
      elbow: [0.36, 0.24, -0.005],
      wrist: [0.385, 0.14, 0.04],
      thigh: [0.15, 0.22, -0.04],
      knee: [0.24, 0.17, 0.05],
      ankle: [0.22, 0.065, -0.02],
    }),
    EYE,
  ).whip(
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

/** Caught in the act: a bus halfway down, one hand up in innocence, the other waving it all away. */
const STANCE: Pose = {
  hips: { move: [0.005, 0, 0], turn: [-4, 8, 3] },
  spine: { turn: [-2, 2, -2] },
  chest: { turn: [-2, 3, -3] },
  head: { turn: [-12, -4, -5] },
  jaw: { turn: [10, 0, 0] },
  armL: { turn: [-34, 0, 52] },
  foreL: { turn: [-60, 30, 50] },
  handL: { turn: [-14, 0, 10] },
  armR: { turn: [-14, 0, -52] },
  foreR: { turn: [-34, -10, 10] },
  handR: { turn: [14, 0, -10] },
  legL: { move: [0.015, 0, 0.02], turn: [0, 28, 0] },
  legR: { move: [-0.01, 0, 0.05], turn: [0, -32, 0] },
};

function body(s: Sculpture): void {
  s.add('hide', 'hips', 0.06).egg([0, 0.24, -0.03], [0.27, 0.19, 0.24]);
  s.add('hide', 'chest', 0.06).egg([0, 0.36, -0.05], [0.3, 0.19, 0.26]);
  s.add('belly', 'hips', 0.012).egg([0, 0.225, 0.05], [0.215, 0.155, 0.195]);
  for (const [y, z, w] of [
    [0.13, 0.1, 0.17],
    [0.19, 0.135, 0.2],
    [0.25, 0.14, 0.205],
  ] as const) {
    s.add('belly', 'hips', 0.008).egg([0, y, z], [w, 0.042, 0.115], [-6, 0, 0]);
  }
  // The pouch under the jaw, full of something.
  const pouch = [
    ['chest', 0.7],
    ['jaw', 0.3],
  ] as const;
  s.add('belly', pouch, 0.03).egg([0, 0.36, 0.09], [0.235, 0.11, 0.165], [12, 0, 0]);
  s.add('belly', pouch, 0.03).egg([0.1, 0.33, 0.16], [0.1, 0.085, 0.085]);
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

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    s.add('hide', arm, 0.022).cone(
      side.node(0.25, 0.322, -0.005, 0.058),
      side.node(0.355, 0.245, -0.007, 0.056),
    );
    s.add('hide', fore, 0.02).cone(
      side.node(0.36, 0.24, -0.005, 0.06),
      side.node(0.384, 0.147, 0.036, 0.052),
    );
    s.within(side.at(0.385, 0.14, 0.04), side.turn(-24, -20, 10), () =>
      clawHand(s, side, { coat: 'hide', claw: 'claw', size: 0.95, curl: 0.3 }),
    );
    s.add('hide', thigh, 0.02).egg(side.at(0.195, 0.15, 0), [0.1, 0.09, 0.14], side.turn(0, 20, 0));
    s.add('hide', shin, 0.03).cone(side.node(0.235, 0.145, 0.04, 0.072), side.node(0.22, 0.075, -0.01, 0.07));
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
  clips: onGround(rig(), STANCE, bipedClips(rig(), { energy: 0.85, weight: 1.2, jaw: 16, blink: 64 }), {
    wrists: 0.16,
  }),
};
