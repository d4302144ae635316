import { bipedClips } from '../clips/biped';
import { winged } from '../clips/wings';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add, type Vec3 } from '../kit/vector';
import { lidBones } from './features';
import { body, limbs } from './nogyab-body';
import { coats } from './nogyab-coats';
import { EYE, head, NECK } from './nogyab-head';
import { ROOT, SHOULDER, WRIST, wings } from './nogyab-wings';

function rig(): Rig {
  const moth = lidBones(
    biped({
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
    }),
    add(NECK, EYE),
  ).whip(
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
