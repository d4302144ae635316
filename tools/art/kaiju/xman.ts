import { bipedClips } from '../clips/biped';
import { greeting } from '../clips/greeting';
import { missileLaunch } from '../clips/missile';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { miniature } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add } from '../kit/vector';
import { armourCoats, lampEye } from './armour';
import { lidBones } from './features';
import { EYE, head, NECK } from './xman-head';
import { limbs } from './xman-limbs';
import { torso } from './xman-torso';
import { arms, ROCKET } from './xman-weapons';

function rig(): Rig {
  return lidBones(
    biped({
      hips: [0, 0.36, 0],
      spine: [0, 0.44, 0],
      chest: [0, 0.54, 0],
      neck: [0, 0.76, 0],
      head: NECK,
      jaw: [0, 0.83, 0.06],
      shoulder: [0.235, 0.68, 0],
      elbow: [0.31, 0.53, -0.01],
      wrist: [0.325, 0.37, 0.035],
      thigh: [0.1, 0.34, 0],
      knee: [0.13, 0.215, 0.025],
      ankle: [0.14, 0.085, 0],
    }),
    add(NECK, EYE),
  )
    .bone('rocket', 'chest', ROCKET)
    .whip(
      'aerialL',
      'head',
      [
        [0.165, 0.94, 0],
        [0.19, 1.07, -0.015],
      ],
      10,
      1.3,
    )
    .whip(
      'aerialR',
      'head',
      [
        [-0.165, 0.94, 0],
        [-0.205, 1.05, -0.01],
      ],
      10,
      1.3,
    );
}

/** Greets the people of the Earth: right hand raised, left fist on the hip, head politely on one side. */
const STANCE: Pose = {
  hips: { move: [0.025, -0.004, 0], turn: [0, -8, -3] },
  spine: { turn: [-2, 3, 3] },
  chest: { turn: [-4, 8, 5] },
  head: { turn: [-2, -12, -9] },
  aerialR0: { turn: [0, 0, 8] },
  armR: { turn: [-8, 4, -50] },
  foreR: { turn: [-22, 0, -118] },
  handR: { turn: [-4, 0, 4] },
  armL: { turn: [14, 0, 12] },
  foreL: { turn: [-24, -10, -34] },
  handL: { turn: [0, 0, -10] },
  legL: { move: [0.005, 0, -0.015], turn: [0, 12, 0] },
  legR: { move: [-0.035, 0, 0.05], turn: [0, -22, 0] },
};

/** Lowers the raised arm. */
const ARM_DOWN: Pose = { armR: { turn: [6, 0, 38] }, foreR: { turn: [12, 0, 104] } };

function coats(s: Sculpture): void {
  armourCoats(
    s,
    { dark: 0xa02404, base: 0xfa5608, light: 0xff9c3c, edge: 0xffecc0, wash: 0x440c04 },
    { dark: 0xa89878, base: 0xfaf2d8, light: 0xffffff, edge: 0xffffff, wash: 0x4a3e22 },
  );
  s.coat('rocketTip', {
    paint: miniature({
      dark: 0x8e1414,
      base: 0xe02a2a,
      light: 0xff7a5c,
      edge: 0xffd8c8,
      wash: 0x38060a,
      rough: 0.35,
    }),
  });
  s.coat('eye', { paint: lampEye([0.1, 0.74, 1]), texels: 2 });
}

export const xman: Model = {
  name: 'xman',
  about: 'Robot hero from the stars; a rocket on one shoulder and bad reception',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    torso(s);
    limbs(s);
    head(s);
    arms(s);
  },
  scenery: (s) =>
    street(s, {
      seed: 58,
      line: 12,
      clear: [
        [0.15, 0.03, 0.15],
        [-0.2, 0.08, 0.15],
      ],
    }),
  ring: baseRing(),
  clips: [
    ...greeting(bipedClips(rig(), { energy: 0.95, weight: 1.1, jaw: 9, blink: 70 }), ARM_DOWN),
    missileLaunch(rig()),
  ],
  resolution: 832,
};
