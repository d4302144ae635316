import { bipedClips } from '../clips/biped';
import { onGround } from '../clips/ground';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import { add, normalize, scale, sub, type Vec3 } from '../kit/vector';
import { digit, lidBones, limbBones, paw } from './features';
import { crushedTaxi } from './props';
import { coats } from './zorgl-b-coats';
import { EYE, head, NECK } from './zorgl-b-head';

function rig(): Rig {
  return lidBones(
    biped({
      hips: [0, 0.35, -0.1],
      spine: [0, 0.44, -0.06],
      chest: [0, 0.54, -0.02],
      neck: [0, 0.64, 0.1],
      head: NECK,
      jaw: [0, 0.66, 0.2],
      shoulder: [0.25, 0.66, 0.03],
      elbow: [0.36, 0.45, 0.03],
      wrist: [0.37, 0.22, 0.13],
      thigh: [0.125, 0.33, -0.1],
      knee: [0.175, 0.2, -0.03],
      ankle: [0.17, 0.07, -0.1],
    }),
    add(NECK, EYE),
  ).whip(
    'tail',
    'hips',
    [
      [0, 0.33, -0.22],
      [0.1, 0.25, -0.34],
      [0.25, 0.29, -0.35],
      [0.34, 0.47, -0.31],
      [0.345, 0.68, -0.27],
    ],
    9,
    0.8,
  );
}

/** Leans on a fist with a taxi under it, the other drawn back for the next blow. */
const STANCE: Pose = {
  hips: { move: [0.01, -0.01, -0.01], turn: [8, 8, -3] },
  spine: { turn: [8, 3, 2] },
  chest: { turn: [4, 6, 8] },
  neck: { turn: [-10, -6, -4] },
  head: { turn: [-12, -12, -7] },
  jaw: { turn: [6, 0, 0] },
  armL: { turn: [-34, 4, -14] },
  foreL: { turn: [0, 0, -6] },
  handL: { turn: [8, 0, 0] },
  armR: { turn: [34, -12, -40] },
  foreR: { turn: [-74, 0, 10] },
  handR: { turn: [-10, 0, 12] },
  legL: { move: [0.01, 0, -0.04], turn: [0, 22, 0] },
  legR: { move: [-0.03, 0, 0.06], turn: [0, -18, 0] },
};

function trunk(s: Sculpture): void {
  s.add('hide', 'hips', 0.05).egg([0, 0.36, -0.11], [0.175, 0.15, 0.165]);
  s.add('hide', 'spine', 0.07).egg([0, 0.46, -0.03], [0.215, 0.18, 0.2], [14, 0, 0]);
  s.add('hide', 'chest', 0.07).egg([0, 0.61, 0.01], [0.265, 0.17, 0.19], [10, 0, 0]);
  s.pair((side) => {
    s.add('hide', 'chest', 0.05).egg(side.at(0.2, 0.69, 0.01), [0.13, 0.1, 0.12], side.turn(0, 0, -22));
    s.add('chest', 'chest', 0.012).egg(side.at(0.1, 0.6, 0.14), [0.118, 0.09, 0.075], side.turn(10, 16, 8));
  });
  s.add('chest', 'spine', 0.02).egg([0, 0.45, 0.075], [0.165, 0.14, 0.12], [14, 0, 0]);
  for (const [y, z, w] of [
    [0.36, 0.055, 0.12],
    [0.42, 0.1, 0.15],
    [0.48, 0.125, 0.155],
  ] as const) {
    s.add('chest', 'spine', 0.008).egg([0, y, z], [w, 0.042, 0.1], [-12, 0, 0]);
  }
  s.tube(
    'hide',
    ['chest', 'neck', 'head'],
    [
      [0, 0.66, 0.02, 0.15],
      [0, 0.68, 0.11, 0.125],
      [0, 0.7, 0.19, 0.105],
    ],
    4,
    0.06,
  );
}

/** A shell of bone over the back, studded with knobs and fringed with thorns. */
function shell(s: Sculpture): void {
  s.add('shell', 'chest', 0.012).egg([0, 0.62, -0.075], [0.25, 0.19, 0.17], [-26, 0, 0]);
  s.add('shell', 'spine', 0.02).egg([0, 0.47, -0.15], [0.205, 0.17, 0.12], [-8, 0, 0]);
  const middle: Vec3 = [0, 0.56, -0.02];
  for (let row = 0; row < 5; row++) {
    const up = 68 - row * 25;
    const count = [2, 3, 4, 5, 4][row]!;
    for (let i = 0; i < count; i++) {
      const around = (count === 1 ? 0 : (i / (count - 1)) * 2 - 1) * [40, 58, 66, 64, 52][row]!;
      const [a, b] = [(up * Math.PI) / 180, (around * Math.PI) / 180];
      const way: Vec3 = [Math.cos(a) * Math.sin(b), Math.sin(a), -Math.cos(a) * Math.cos(b)];
      const bone = row < 3 ? 'chest' : 'spine';
      const at = s.surface(bone, add(middle, scale(way, 0.6)), middle);
      const size = 0.042 - 0.003 * Math.abs(row - 2);
      s.add('shell', bone, 0.008).egg(
        add(at, scale(way, -0.006)),
        [size, size * 0.62, size],
        [90 - up, 180 + around * -1, 0],
      );
    }
  }
  s.pair((side) => {
    for (const [x, y, z, long, bone] of [
      [0.215, 0.74, -0.05, 0.12, 'chest'],
      [0.235, 0.64, -0.11, 0.125, 'chest'],
      [0.215, 0.54, -0.15, 0.11, 'spine'],
      [0.18, 0.44, -0.18, 0.09, 'spine'],
    ] as const) {
      const at = side.at(x, y, z);
      const out = normalize(sub(at, [0, 0.52, -0.02]));
      const bend = add(out, [0, 0.7, 0]);
      const node = (far: number, along: Vec3, radius: number): readonly [number, number, number, number] => [
        ...add(at, scale(along, far)),
        radius,
      ];
      s.horn(
        'horn',
        bone,
        [node(-0.05, out, 0.034), node(long * 0.5, out, 0.024), node(long * 0.78, bend, 0.001)],
        8,
        4,
      );
    }
  });
}

function tail(s: Sculpture): void {
  s.tube(
    'hide',
    ['tail0', 'tail1', 'tail2', 'tail3', 'tail4'],
    [
      [0, 0.35, -0.18, 0.12],
      [0.05, 0.26, -0.31, 0.09],
      [0.18, 0.23, -0.37, 0.072],
      [0.31, 0.36, -0.34, 0.06],
      [0.35, 0.56, -0.29, 0.052],
      [0.34, 0.74, -0.26, 0.055],
    ],
    14,
    0.06,
  );
  const club: Vec3 = [0.335, 0.82, -0.25];
  s.add('shell', 'tail4', 0.02).egg(club, [0.105, 0.1, 0.095]);
  s.add('shell', 'tail4', 0.015).egg(add(club, [-0.05, 0.03, 0.02]), [0.07, 0.075, 0.07]);
  s.add('shell', 'tail4', 0.015).egg(add(club, [0.055, 0.02, -0.01]), [0.068, 0.07, 0.075]);
  for (const [x, y, z] of [
    [0, 1, 0.1],
    [-0.8, 0.7, 0.2],
    [0.8, 0.6, 0.25],
    [-0.5, 0.2, 1],
    [0.45, 0.35, 1],
    [0, 0.6, -1],
    [-0.9, -0.1, -0.5],
    [0.9, -0.1, -0.4],
  ] as const) {
    const way = normalize([x, y, z]);
    const at = (far: number, radius: number) => [...add(club, scale(way, far)), radius] as const;
    s.horn('horn', 'tail4', [at(0.07, 0.036), at(0.125, 0.022), at(0.175, 0.001)], 7, 3);
  }
}

/** A fist as large as the head; the wrist at the local origin, knuckles down. */
function fist(s: Sculpture, side: Side): void {
  const bone = side.bone('hand');
  s.add('hide', bone, 0.04).egg(side.at(0, -0.07, 0.005), [0.098, 0.092, 0.088]);
  for (let i = 0; i < 4; i++) {
    const x = -0.072 + i * 0.048;
    const drop = 0.01 * Math.abs(i - 1.5);
    s.tube(
      'hide',
      [bone],
      [
        side.node(x, -0.1 + drop, 0.06, 0.034),
        side.node(x, -0.142 + drop, 0.05, 0.035),
        side.node(x, -0.15 + drop, 0, 0.032),
        side.node(x, -0.118, -0.035, 0.026),
      ],
      5,
      0.015,
    );
    s.horn(
      'claw',
      bone,
      [
        side.node(x, -0.122 + drop, 0.08, 0.024),
        side.node(x, -0.15 + drop, 0.098, 0.016),
        side.node(x, -0.176 + drop, 0.092, 0.001),
      ],
      6,
      3,
    );
  }
  digit(s, {
    coat: 'hide',
    claw: 'claw',
    bone,
    nodes: [
      side.node(-0.085, -0.05, 0.04, 0.036),
      side.node(-0.1, -0.09, 0.075, 0.032),
      side.node(-0.065, -0.11, 0.1, 0.028),
    ],
    nail: [
      side.node(-0.06, -0.112, 0.11, 0.022),
      side.node(-0.03, -0.125, 0.13, 0.014),
      side.node(-0.005, -0.13, 0.135, 0.001),
    ],
  });
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    s.add('hide', arm, 0.045).egg(side.at(0.265, 0.655, 0.03), [0.115, 0.12, 0.115]);
    s.add('hide', arm, 0.04).cone(side.node(0.285, 0.62, 0.03, 0.1), side.node(0.355, 0.46, 0.03, 0.078));
    s.add('hide', arm, 0.025).egg(side.at(0.305, 0.55, 0.07), [0.07, 0.09, 0.06], side.turn(0, 0, 24));
    s.add('hide', fore, 0.03).cone(side.node(0.36, 0.45, 0.03, 0.085), side.node(0.37, 0.25, 0.115, 0.082));
    s.add('hide', fore, 0.03).egg(side.at(0.372, 0.37, 0.065), [0.098, 0.12, 0.098], side.turn(-22, 0, 0));
    s.add('shell', fore, 0.008).egg(side.at(0.425, 0.38, 0.05), [0.04, 0.095, 0.07], side.turn(-22, 0, -6));
    s.horn(
      'horn',
      fore,
      [
        side.node(0.43, 0.42, 0.03, 0.03),
        side.node(0.475, 0.45, 0.01, 0.02),
        side.node(0.49, 0.5, -0.005, 0.001),
      ],
      7,
      3,
    );
    s.within(side.at(0.37, 0.225, 0.125), side.turn(-6, -12, 0), () => fist(s, side));
    s.add('hide', thigh, 0.04).egg(side.at(0.14, 0.28, -0.07), [0.105, 0.12, 0.125], side.turn(14, 0, 14));
    s.add('hide', shin, 0.03).cone(side.node(0.172, 0.2, -0.035, 0.082), side.node(0.17, 0.08, -0.1, 0.07));
    s.within(side.at(0.17, 0.07, -0.1), side.turn(0, 8, 0), () =>
      paw(s, side, 0.07, { coat: 'hide', claw: 'claw', size: 1.12 }),
    );
  });
}

export const zorglB: Model = {
  name: 'zorgl-b',
  about: 'Hulking brute with a shell, a club for a tail and a fist on a taxi',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    shell(s);
    tail(s);
    limbs(s);
    head(s);
    s.clay.relief = (x, y, z) => 0.0035 * noise(x * 10 + 4, y * 10, z * 10);
  },
  scenery: (s) => {
    const clear = [
      [0.17, -0.08, 0.13],
      [-0.19, 0, 0.14],
      [0.25, 0.26, 0.14],
    ] as const;
    street(s, { seed: 23, line: -36, pavement: { turn: 100, far: 0.1 }, clear });
    s.within([0.235, 0, 0.235], [0, -62, 0], () => crushedTaxi(s, 'root'));
  },
  ring: baseRing(),
  clips: onGround(rig(), STANCE, bipedClips(rig(), { energy: 0.9, weight: 1.4, jaw: 18, blink: 54 }), {
    wrists: 0.16,
  }),
};
