import { crabClips } from '../clips/crab';
import { baseRing, street } from '../kit/base';
import { grain, layered, warts } from '../kit/details';
import type { Model } from '../kit/model';
import { fractal, noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add, clamp, normalize, scale, smoothstep, sub, type Vec3 } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';
import { lifebuoy } from './lifebuoy';
import { pincer, pincerHinge } from './pincer';

const HEAD: Vec3 = [0, 0.55, 0.15];
const SHOULDER: Vec3 = [0.2, 0.52, 0.09];
const ELBOW: Vec3 = [0.32, 0.5, 0.13];
const WRIST: Vec3 = [0.32, 0.63, 0.15];
/** The crusher on the left, the cutter on the right. */
const CLAWS = {
  L: { length: 0.56, thick: 1.08, bite: 'crush' },
  R: { length: 0.43, thick: 0.78, bite: 'cut' },
} as const;
/** Where the eyes stand on their stalks, and how large they are; one is longer than the other. */
const EYES = {
  L: { at: [0.1, 0.2, 0.075], radius: 0.058 },
  R: { at: [-0.085, 0.145, 0.085], radius: 0.05 },
} as const;
/** Hip, knee and tip of the three left legs, front to back. */
const LEGS: readonly (readonly [hip: Vec3, knee: Vec3, tip: Vec3])[] = [
  [
    [0.16, 0.39, 0.11],
    [0.3, 0.44, 0.27],
    [0.26, 0.012, 0.275],
  ],
  [
    [0.19, 0.39, -0.02],
    [0.405, 0.47, -0.03],
    [0.37, 0.012, -0.02],
  ],
  [
    [0.16, 0.39, -0.13],
    [0.29, 0.46, -0.25],
    [0.245, 0.012, -0.275],
  ],
];
const BEARD = [-2, -1, 0, 1, 2] as const;
const beardRoot = (i: number): Vec3 => [i * 0.044, 0.485 + 0.008 * Math.abs(i), 0.215 - 0.008 * Math.abs(i)];

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

/** Lagoon blotches, pale warts, and freckles in the orange of the claws. */
function blotches({ design: [x, y, z], normal, height, open }: Spot): Stain | null {
  const freckle = smoothstep(0.5, 0.62, noise(x * 27 + 9, y * 27, z * 27)) * smoothstep(0.1, 0.6, normal[1]);
  if (freckle > 0.05) return stain(0xf28a2c, 0.9 * freckle, 0xffc870);
  const wart = smoothstep(0.55, 0.85, height) * open;
  if (wart > 0.05) return stain(0xa4dcff, 0.7 * wart, 0xe6f8ff);
  const cloud = fractal(x * 13 + 4, y * 13, z * 13, 3);
  if (cloud > 0) return stain(0x1c2ea8, smoothstep(0.04, 0.3, cloud) * 0.75, 0x4a66e0);
  return stain(0x28b0e8, smoothstep(0.06, 0.36, -cloud) * 0.8, 0x9cecfc);
}

function coats(s: Sculpture): void {
  commonCoats(s);
  const blue = {
    dark: 0x1c3a9c,
    base: 0x2f6af2,
    light: 0x86beff,
    edge: 0xe6f4ff,
    wash: 0x0a124c,
    rough: 0.44,
    zenith: 0.6,
    drybrush: 0.9,
  };
  const bumps = layered(warts(0.036, 0.0065, 0.45), grain(30, 0.001));
  s.coat('shell', {
    detail: bumps,
    depth: 0.0075,
    paint: miniature({ ...blue, pattern: blotches }),
    texels: 1.1,
  });
  s.coat('limb', {
    detail: warts(0.03, 0.0035, 0.3),
    depth: 0.0035,
    paint: miniature({
      ...blue,
      pattern: ({ along }) => stain(0xf07a22, smoothstep(0.55, 1, along) * 0.9, 0xffc060),
    }),
  });
  s.coat('face', { detail: warts(0.022, 0.002, 0.3), depth: 0.002, paint: miniature(blue), texels: 1.4 });
  s.coat('tip', {
    detail: warts(0.03, 0.003, 0.3),
    depth: 0.003,
    paint: miniature({
      dark: 0xa8300c,
      base: 0xf2701a,
      light: 0xffb44c,
      edge: 0xffecc0,
      wash: 0x4a1208,
      rough: 0.34,
      drybrush: 0.9,
      pattern: ({ along }) =>
        along < 0.5
          ? stain(0x2f6af2, smoothstep(0.3, 0.05, along), 0x86beff)
          : stain(0x5a1420, smoothstep(0.72, 1, along) * 0.85, 0x9a3828),
    }),
  });
  s.coat('under', {
    detail: grain(40, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0xb07a52,
      base: 0xf2d6a0,
      light: 0xfff2d0,
      edge: 0xffffff,
      wash: 0x54301c,
      rough: 0.45,
    }),
  });
  s.coat('tentacle', {
    detail: (x, y, z) => 0.0016 * (0.5 + 0.5 * noise(x * 60, y * 60, z * 60)),
    depth: 0.0016,
    paint: miniature({
      dark: 0x9c1f4c,
      base: 0xf0587c,
      light: 0xffa8a8,
      edge: 0xffe4da,
      wash: 0x4c0a2c,
      rough: 0.2,
      pattern: ({ along }) =>
        stain(
          0xffdcb0,
          Math.max(smoothstep(0.4, 1, along) * 0.8, smoothstep(0.3, 0.8, Math.sin(along * 70)) * 0.5),
          0xfff4de,
        ),
    }),
    texels: 1.2,
  });
  s.coat('thorn', {
    paint: miniature({
      dark: 0x9a5a2c,
      base: 0xf2dcae,
      light: 0xfff8e2,
      edge: 0xffffff,
      wash: 0x5a2c14,
      rough: 0.3,
      pattern: ({ along }) => stain(0xf0802c, smoothstep(0.45, 0, along) * 0.9, 0xffb45c),
    }),
  });
  s.coat('barnacle', {
    detail: grain(70, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x6a6a5c,
      base: 0xc8c6b0,
      light: 0xf2f0e0,
      edge: 0xffffff,
      wash: 0x2c2c26,
      rough: 0.85,
    }),
  });
  s.coat('hollow', {
    paint: miniature({ dark: 0x060a24, base: 0x0e1644, light: 0x24307c, rough: 0.5, drybrush: 0.1 }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff6c8, iris: 0x86dc1a, slit: 1.9, pupil: 0.24, wide: 0.62, glow: 0.3 }),
    texels: 2,
  });
}

function belly(s: Sculpture): void {
  s.add('under', 'hips', 0.05).egg([0, 0.42, -0.01], [0.185, 0.14, 0.175]);
  for (let i = 0; i < 5; i++) {
    s.add('under', i < 3 ? 'hips' : 'chest', 0.006).egg(
      [0, 0.32 + i * 0.046, 0.05 + i * 0.02 - (i === 0 ? 0.025 : 0)],
      [0.13 + 0.008 * i, 0.033, 0.125],
      [-18, 0, 0],
    );
  }
  s.add('under', 'chest', 0.04).egg([0, 0.52, 0.04], [0.18, 0.11, 0.15]);
}

function carapace(s: Sculpture): void {
  s.add('shell', 'chest', 0.015).egg([0, 0.56, -0.035], [0.285, 0.165, 0.225], [-22, 0, 0]);
  s.carve('under', 'chest', 0.015).egg([0, 0.475, 0.12], [0.235, 0.115, 0.2], [-22, 0, 0]);
  s.add('shell', 'chest', 0.04).egg([0, 0.65, 0.03], [0.175, 0.085, 0.155], [-20, 0, 0]);
  s.pair((side) => {
    s.add('shell', 'chest', 0.025).egg(
      side.at(0.17, 0.575, 0.055),
      [0.125, 0.072, 0.12],
      side.turn(-16, 0, -24),
    );
    s.add('shell', 'chest', 0.025).egg(
      side.at(0.11, 0.655, -0.05),
      [0.09, 0.07, 0.125],
      side.turn(-20, 0, -14),
    );
  });
  s.add('shell', 'chest', 0.03).cone([0, 0.715, 0.08, 0.032], [0, 0.62, -0.18, 0.045]);
  for (let i = 0; i < 4; i++) {
    s.add('shell', 'hips', 0.008).egg(
      [0, 0.475 - 0.072 * i, -0.165 - 0.014 * i + (i === 3 ? 0.03 : 0)],
      [0.215 - 0.034 * i, 0.072, 0.11],
      [34 + i * 14, 0, 0],
    );
  }
  for (const fan of [-1, 0, 1]) {
    s.add('tip', 'hips', 0.008).egg([fan * 0.075, 0.2, -0.255], [0.05, 0.017, 0.09], [28, fan * -22, 0]);
  }
}

/** Thorns around the rim and along the keel, and barnacles where nobody ever scrubbed. */
function crust(s: Sculpture): void {
  const thorn = (at: Vec3, way: Vec3, long: number, radius: number): void => {
    const out = normalize(way);
    const node = (far: number, r: number) => [...add(at, scale(out, far)), r] as const;
    s.horn(
      'thorn',
      'chest',
      [
        node(-0.03, radius),
        node(long * 0.5, radius * 0.68),
        [...add(add(at, scale(out, long)), [0, 0.02, 0]), 0.001],
      ],
      7,
      3,
    );
  };
  s.pair((side) => {
    for (let i = 0; i < 5; i++) {
      const angle = -0.35 + i * 0.42;
      const way = side.at(Math.cos(angle), 0.35, -Math.sin(angle));
      const far = side.at(0.6 * Math.cos(angle), 0.58 - 0.03 * i, -0.03 - 0.6 * Math.sin(angle));
      thorn(s.surface('chest', far, [0, 0.555 - 0.03 * i, -0.03]), way, 0.085 - 0.006 * i, 0.028);
    }
    for (let i = 0; i < 2; i++) {
      const from = side.at(0.14 + 0.03 * i, 1, -0.02 - 0.1 * i);
      thorn(s.surface('chest', from, add(from, [0, -1, 0])), side.at(0.35, 1, -0.3), 0.075, 0.022);
    }
  });
  for (let i = 0; i < 4; i++) {
    const from: Vec3 = [0, 1.2, 0.055 - i * 0.075];
    thorn(
      s.surface('chest', from, add(from, [0, -1, 0])),
      [0, 1, -0.5],
      0.095 + 0.02 * Math.sin(i + 0.6),
      0.03,
    );
  }
  for (const [x, z, r] of [
    [-0.15, 0.06, 0.034],
    [-0.19, 0.0, 0.026],
    [-0.115, 0.0, 0.022],
    [0.19, -0.1, 0.03],
    [0.15, -0.15, 0.023],
    [-0.07, -0.17, 0.027],
  ] as const) {
    const at = s.surface('chest', [x, 1.2, z], [x, 0, z]);
    const out = normalize(sub(at, [0, 0.4, -0.03]));
    s.add('barnacle', 'chest', 0.006).cone(
      [...add(at, scale(out, -0.01)), r],
      [...add(at, scale(out, r * 0.8)), r * 0.62],
    );
    s.carve('hollow', 'chest', 0.005).ball(add(at, scale(out, r * 1.35)), r * 0.46);
  }
}

/** Everything of the head, in coordinates around its joint. */
function head(s: Sculpture): void {
  s.within(HEAD, [0, 0, 0], () => {
    s.add('face', 'head', 0.03).egg([0, 0.02, 0.03], [0.13, 0.1, 0.105]);
    s.add('face', 'jaw', 0.02).egg([0, -0.045, 0.06], [0.1, 0.04, 0.075]);
    s.add('face', 'head', 0.015).egg([0, 0.03, 0.12], [0.03, 0.026, 0.024]);
    s.carve('mouth', 'head', 0.01).egg([0, -0.015, 0.115], [0.078, 0.028, 0.06]);
    s.carve('mouth', 'head', 0.008).worm(
      [
        [-0.11, 0.012, 0.07, 0.005],
        [-0.07, -0.012, 0.12, 0.016],
        [0, -0.018, 0.145, 0.018],
        [0.07, -0.012, 0.12, 0.016],
        [0.11, 0.012, 0.07, 0.005],
      ],
      8,
    );
    for (const x of [-0.05, -0.018, 0.02, 0.054]) {
      const z = 0.128 - 2.6 * x * x;
      s.block('tooth', 'head', {
        at: [x, -0.006, z],
        size: [0.026, 0.036, 0.018],
        turn: [0, x * 500, x * 120],
        bevel: 0.005,
        taper: [1.15, 1],
      });
    }
    s.pair((side) => {
      s.tube(
        'face',
        ['head'],
        [
          side.node(0.125, 0.03, 0.06, 0.02),
          side.node(0.085, 0.085, 0.105, 0.028),
          side.node(0.02, 0.062, 0.13, 0.018),
        ],
        5,
        0.02,
      );
      s.tube(
        'limb',
        ['jaw'],
        [
          side.node(0.115, -0.02, 0.08, 0.032),
          side.node(0.1, -0.075, 0.135, 0.03),
          side.node(0.045, -0.085, 0.165, 0.016),
        ],
        5,
        0.012,
      );
      s.horn(
        'thorn',
        'jaw',
        [
          side.node(0.06, -0.085, 0.155, 0.018),
          side.node(0.03, -0.09, 0.185, 0.012),
          side.node(0.012, -0.08, 0.195, 0.001),
        ],
        6,
        3,
      );
      s.horn(
        'tip',
        'head',
        [
          side.node(0.06, 0.045, 0.11, 0.012),
          side.node(0.15, 0.05, 0.21, 0.01),
          side.node(0.24, 0.13, 0.22, 0.008),
          side.node(0.285, 0.25, 0.16, 0.001),
        ],
        5,
        9,
      );
    });
  });
  eyes(s);
  beard(s);
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    const { at, radius } = EYES[side.name];
    const [x, y, z] = at;
    const stalk = `stalk${side.name}0`;
    s.within(HEAD, [0, 0, 0], () => {
      s.tube(
        'face',
        ['head', stalk],
        [
          [x * 0.5, 0.06, 0.02, 0.042],
          [x * 0.75, y * 0.6, z * 0.75, 0.03],
          [x, y - 0.01, z - 0.012, 0.036],
        ],
        5,
        0.02,
      );
      s.add('face', stalk, 0.012).egg([x, y + 0.008, z - 0.018], [radius * 1.12, radius * 1.05, radius]);
      s.carve('hollow', stalk, 0.006).egg([x, y, z + radius], [radius * 0.98, radius * 0.9, radius * 0.9]);
      const middle: Vec3 = [x, y, z + radius * 0.2];
      s.eye({
        coat: 'eye',
        bone: stalk,
        at: middle,
        radius,
        look: [-x * 0.5, 0.02, 1],
        lid: {
          coat: 'face',
          bone: side.bone('lid'),
          open: side.name === 'L' ? 50 : 32,
          roll: side.sign * 16,
        },
      });
    });
  });
}

/** Five tentacles for a beard, with suckers along their inner side. */
function beard(s: Sculpture): void {
  for (const [n, i] of BEARD.entries()) {
    const [x, y, z] = beardRoot(i);
    const short = 0.028 * Math.abs(i);
    const out = Math.sign(i || 1);
    const bones = [`beard${n}_0`, `beard${n}_1`];
    const nodes = [
      [x, y + 0.02, z - 0.01, 0.031],
      [x + i * 0.014, y - 0.06, z + 0.05, 0.031],
      [x + i * 0.026, y - 0.15 + short, z + 0.075, 0.026],
      [x + i * 0.036, y - 0.235 + short, z + 0.06, 0.022],
      [x + i * 0.045 + out * 0.015, y - 0.29 + short, z + 0.085, 0.018],
      [x + i * 0.05 + out * 0.05, y - 0.285 + short, z + 0.125, 0.013],
      [x + i * 0.05 + out * 0.062, y - 0.245 + short, z + 0.13, 0.006],
    ] as const;
    s.tube('tentacle', bones, nodes, 14, 0.014);
  }
}

function legs(s: Sculpture): void {
  s.pair((side) => {
    for (const [i, [hip, knee, tip]] of LEGS.entries()) {
      const number = `${side.name}${i}`;
      const [thigh, shin, foot] = [`thigh${number}`, `shin${number}`, `foot${number}`];
      const node = ([x, y, z]: Vec3, radius: number) => side.node(x, y, z, radius);
      const between = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(sub(b, a), t));
      s.tube(
        'limb',
        [thigh],
        [node(hip, 0.056), node(add(between(hip, knee, 0.55), [0, 0.012, 0]), 0.06), node(knee, 0.048)],
        4,
        0.02,
      );
      s.add('shell', thigh, 0.01).egg(side.at(...add(knee, [-0.005, 0.012, 0])), [0.056, 0.05, 0.054]);
      const ankle = add(between(knee, tip, 0.5), [0.028, 0, tip[2] * 0.12]);
      s.tube(
        'limb',
        [shin],
        [node(knee, 0.042), node(between(knee, ankle, 0.5), 0.05), node(ankle, 0.034)],
        4,
        0.012,
      );
      s.add('limb', shin, 0.01).ball(side.at(...ankle), 0.037);
      s.tube(
        'tip',
        [shin, foot],
        [node(ankle, 0.033), node(add(between(ankle, tip, 0.5), [0.008, 0, 0]), 0.027), node(tip, 0.009)],
        5,
        0.01,
      );
      const out = normalize([side.sign * knee[0], 0.25, knee[2]]);
      const top = side.at(...add(knee, [0, 0.03, 0]));
      s.horn(
        'thorn',
        thigh,
        [
          [...top, 0.024],
          [...add(top, [out[0] * 0.02, 0.045, out[2] * 0.02]), 0.016],
          [...add(top, [out[0] * 0.05, 0.085, out[2] * 0.05]), 0.001],
        ],
        7,
        3,
      );
    }
  });
}

function arms(s: Sculpture): void {
  s.pair((side) => {
    const [arm, fore] = [side.bone('arm'), side.bone('fore')];
    const { length, thick, bite } = CLAWS[side.name];
    const k = 0.75 + 0.25 * clamp(thick * length * 1.8);
    const node = ([x, y, z]: Vec3, radius: number) => side.node(x, y, z, radius * k);
    s.add('face', arm, 0.03).ball(side.at(...SHOULDER), 0.072 * k);
    s.tube(
      'face',
      [arm],
      [node(SHOULDER, 0.062), node([0.262, 0.515, 0.115], 0.067), node(ELBOW, 0.058)],
      4,
      0.02,
    );
    s.add('shell', fore, 0.012).egg(side.at(ELBOW[0] + 0.008, ELBOW[1] - 0.008, ELBOW[2]), [
      0.07 * k,
      0.064 * k,
      0.068 * k,
    ]);
    s.tube(
      'limb',
      [fore],
      [node(ELBOW, 0.058), node([0.328, 0.56, 0.14], 0.07), node(WRIST, 0.052)],
      4,
      0.016,
    );
    s.within(side.at(...WRIST), [0, 0, 0], () =>
      pincer(s, side, { length, thick, bite, shell: 'shell', tip: 'tip', tooth: 'thorn' }),
    );
  });
  s.within([-0.326, 0.57, 0.142], [8, 0, -10], () => lifebuoy(s, 'foreR', 0.082));
}

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
  resolution: 704,
};
