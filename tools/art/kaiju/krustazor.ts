import { crabClips } from '../clips/crab';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { Rig } from '../kit/rig';
import { add, type Vec3 } from '../kit/vector';
import { coats } from './krustazor-coats';
import { BEARD, beardRoot, EYES, HEAD, head } from './krustazor-head';
import { arms, CLAWS, ELBOW, LEGS, legs, SHOULDER, WRIST } from './krustazor-limbs';
import { belly, carapace, crust } from './krustazor-shell';
import { pincerHinge } from './pincer';

function rig(): Rig {
  const crab = new Rig()
    .bone('hips', 'root', [0, 0.42, -0.02])
    .bone('chest', 'hips', [0, 0.47, -0.02])
    .bone('head', 'chest', HEAD)
    .bone('jaw', 'head', [0, 0.52, 0.19]);
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const at = ([x, y, z]: Vec3): Vec3 => [sign * x, y, z];
    const { radius, at: eye } = EYES[side];
    crab
      .whip(`stalk${side}`, 'head', [add(HEAD, [eye[0] * 0.6, 0.06, 0.04])], 6, 0.5)
      .bone(`lid${side}`, `stalk${side}0`, add(HEAD, [eye[0], eye[1], eye[2] + radius * 0.2]));
    const [out, inward] = pincerHinge(CLAWS[side].length);
    crab
      .bone(`arm${side}`, 'chest', at(SHOULDER))
      .bone(`fore${side}`, `arm${side}`, at(ELBOW))
      .bone(`hand${side}`, `fore${side}`, at(WRIST))
      .bone(`pinch${side}`, `hand${side}`, at(add(WRIST, [-inward, out, 0])));
    for (const [i, [hip, knee, tip]] of LEGS.entries()) {
      const number = `${side}${i}`;
      crab
        .bone(`thigh${number}`, 'hips', at(hip))
        .bone(`shin${number}`, `thigh${number}`, at(knee))
        .bone(`foot${number}`, `shin${number}`, at(tip))
        .limb(`leg${number}`, `thigh${number}`, `shin${number}`, `foot${number}`, [sign, 2, 0]);
    }
  }
  for (const [n, i] of BEARD.entries()) {
    const root = beardRoot(i);
    crab.whip(`beard${n}_`, 'head', [root, add(root, [i * 0.02, -0.12, 0.06])], 16, 0.9);
  }
  return crab;
}

/** Rears up: the crusher high over its head, the cutter on guard, a leg lifted. */
const STANCE: Pose = {
  hips: { move: [-0.01, 0.035, -0.015], turn: [-7, 5, -5] },
  chest: { turn: [-5, 4, -3] },
  head: { turn: [10, -10, 4] },
  stalkL0: { turn: [4, 0, 4] },
  stalkR0: { turn: [10, 0, 14] },
  armL: { turn: [2, -6, 19] },
  foreL: { turn: [-4, 0, -6] },
  handL: { turn: [8, 6, 1] },
  pinchL: { turn: [0, 0, 14] },
  armR: { turn: [0, -4, 12] },
  foreR: { turn: [14, 0, 2] },
  handR: { turn: [14, -8, -16] },
  pinchR: { turn: [0, 0, -12] },
  legL0: { move: [0.01, 0.055, 0.03] },
};

export const krustazor: Model = {
  name: 'krustazor',
  about: 'Crab on tiptoe with a crusher, a cutter, a beard of tentacles and somebody’s lifebuoy',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    belly(s);
    carapace(s);
    legs(s);
    crust(s);
    head(s);
    arms(s);
    s.clay.relief = (x, y, z) => 0.0025 * noise(x * 12 + 7, y * 12, z * 12);
  },
  scenery: (s) =>
    street(s, {
      seed: 71,
      line: -20,
      clear: [
        [0.26, 0.27, 0.07],
        [-0.26, 0.27, 0.07],
        [0.35, 0, 0.07],
        [-0.35, 0, 0.07],
        [0.25, -0.27, 0.07],
        [-0.25, -0.27, 0.07],
      ],
    }),
  ring: baseRing(),
  clips: crabClips(rig()),
  resolution: 832,
};
