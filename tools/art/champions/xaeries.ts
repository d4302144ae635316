import { winged } from '../clips/wings';
import { commonCoats } from '../kaiju/coats';
import { eyePaint, lidBones, limbBones } from '../kaiju/features';
import { membrane } from '../kaiju/wing';
import { baseRing } from '../kit/base';
import { grain, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import { add, smoothstep, type Vec3 } from '../kit/vector';
import { championClips } from './clips';
import { blightedGround } from './ground';

const HEAD: Vec3 = [0, 0.95, 0.06];
const EYE: Vec3 = [0.09, 0.06, 0.06];
const WING: Vec3 = [0.05, 0.76, -0.09];
const WRIST: Vec3 = [0.25, 1.02, -0.16];
const HIND: Vec3 = [0.05, 0.66, -0.1];

function rig(): Rig {
  const wasp = lidBones(
    biped({
      hips: [0, 0.46, 0],
      spine: [0, 0.55, 0],
      chest: [0, 0.66, 0],
      neck: [0, 0.83, 0.02],
      head: HEAD,
      jaw: [0, 0.91, 0.12],
      shoulder: [0.13, 0.76, 0.02],
      elbow: [0.27, 0.62, 0.04],
      wrist: [0.36, 0.47, 0.12],
      thigh: [0.075, 0.44, 0],
      knee: [0.15, 0.27, 0.09],
      ankle: [0.13, 0.06, 0],
    }),
    add(HEAD, EYE),
  )
    .whip(
      'abdomen',
      'hips',
      [
        [0, 0.44, -0.12],
        [0, 0.34, -0.24],
        [0, 0.2, -0.3],
      ],
      9,
      0.8,
    )
    .whip('train', 'hips', [[0, 0.3, -0.1]], 6, 0.6);
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const at = ([x, y, z]: Vec3): Vec3 => [sign * x, y, z];
    wasp
      .bone(`wing0${side}`, 'chest', at(WING))
      .bone(`wing1${side}`, `wing0${side}`, at(WRIST))
      .bone(`hind${side}`, 'chest', at(HIND))
      .whip(`feeler${side}`, 'head', [at([0.05, 1.04, 0.12]), at([0.12, 1.18, 0.2])], 10, 0.9);
  }
  return wasp;
}

/** Stands on tiptoe with her hip out; one hand commands, the other shows the sceptre. */
const STANCE: Pose = {
  hips: { move: [0.02, -0.02, 0], turn: [-4, 14, -6] },
  spine: { turn: [-6, -6, 6] },
  chest: { turn: [-4, -8, 4] },
  neck: { turn: [8, -4, -4] },
  head: { turn: [4, -12, -10] },
  jaw: { turn: [8, 0, 0] },
  armL: { turn: [-26, 0, 42] },
  foreL: { turn: [-40, 0, 16] },
  handL: { turn: [-20, 0, 10] },
  armR: { turn: [-30, 0, -24] },
  foreR: { turn: [-56, 24, 0] },
  legL: { move: [0.0, 0, 0.07], turn: [0, 16, 0] },
  legR: { move: [-0.02, 0, -0.03], turn: [0, -20, 0] },
  abdomen0: { turn: [16, -16, 0] },
  abdomen1: { turn: [18, -8, 0] },
};

function coats(s: Sculpture): void {
  commonCoats(s);
  const shell = {
    dark: 0x5c3208,
    base: 0xe0a01e,
    light: 0xffd860,
    edge: 0xfff6c8,
    wash: 0x2c1404,
    rough: 0.32,
    zenith: 0.7,
  };
  s.coat('shell', {
    paint: miniature({
      ...shell,
      pattern: ({ design: [, y, z] }) => {
        const band = Math.sin((y - z) * 52 - 0.6);
        return stain(0x1c1216, smoothstep(0.0, 0.3, band) * smoothstep(0.0, -0.08, z), 0x54444c);
      },
    }),
  });
  s.coat('face', { paint: miniature(shell), texels: 1.5 });
  s.coat('dark', {
    paint: miniature({
      dark: 0x0c080c,
      base: 0x2a1c26,
      light: 0x665260,
      edge: 0xc8a8b8,
      wash: 0x060406,
      rough: 0.3,
    }),
  });
  s.coat('silk', {
    detail: wrinkles(0.003, [22, 4, 22]),
    depth: 0.003,
    paint: miniature({
      dark: 0x4c0c30,
      base: 0xa8245c,
      light: 0xec6c98,
      edge: 0xffd0e0,
      wash: 0x240418,
      rough: 0.35,
      zenith: 0.8,
    }),
  });
  s.coat('fur', {
    detail: grain(80, 0.005),
    depth: 0.005,
    paint: miniature({
      dark: 0x6a4c34,
      base: 0xd8bc8c,
      light: 0xfaeccc,
      edge: 0xffffff,
      wash: 0x30201a,
      rough: 0.95,
    }),
  });
  s.coat('wing', {
    paint: miniature({
      dark: 0x6c8890,
      base: 0xb8d4d4,
      light: 0xf0ffff,
      edge: 0xffffff,
      wash: 0x40606c,
      rough: 0.2,
      pattern: ({ local: [x, y, near] }) => {
        const cell = Math.max(
          smoothstep(0.86, 1, near),
          smoothstep(0.7, 0.95, Math.sin(x * 48 + 3 * noise(x * 8, y * 8, 2)) * Math.sin(y * 40 + x * 10)),
        );
        return stain(0x8c4a24, 0.75 * cell, 0xd89a5c);
      },
    }),
    texels: 0.9,
  });
  s.coat('gold', {
    paint: miniature({
      dark: 0x6c4810,
      base: 0xd8a02c,
      light: 0xffe07c,
      edge: 0xffffe0,
      wash: 0x301c08,
      rough: 0.25,
      metal: 0.45,
      zenith: 0.9,
    }),
    texels: 1.3,
  });
  s.coat('jewel', {
    paint: miniature({
      dark: 0x0c5c3c,
      base: 0x28c088,
      light: 0x90ffd0,
      edge: 0xffffff,
      rough: 0.15,
      glow: () => [0.1, 0.5, 0.3],
    }),
    texels: 1.4,
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xc83048, iris: 0xff7a5c, pupil: 0.22, wide: 0.62, glow: 0.25 }),
    texels: 2.2,
  });
}

function trunk(s: Sculpture): void {
  s.add('silk', 'hips', 0.04).egg([0, 0.46, 0], [0.115, 0.09, 0.1]);
  s.add('dark', 'spine', 0.03).cone([0, 0.52, 0, 0.062], [0, 0.58, 0, 0.055]);
  s.add('shell', 'chest', 0.035).egg([0, 0.69, 0], [0.125, 0.115, 0.105]);
  // A bodice of silk, a collar of fur.
  s.add('silk', 'chest', 0.008).egg([0, 0.66, 0.016], [0.125, 0.085, 0.105]);
  s.add('fur', 'chest', 0.012).ring([0, 0.785, 0.005], 0.115, 0.042, [-10, 0, 0]);
  s.add('shell', 'neck', 0.02).cone([0, 0.78, 0.01, 0.045], [0, 0.88, 0.04, 0.042]);
  // The skirt: split before, a train behind.
  s.add('silk', 'hips', 0.03).cone([0, 0.42, -0.01, 0.125], [0, 0.3, -0.03, 0.155]);
  s.tube(
    'silk',
    ['hips', 'train0'],
    [
      [0.02, 0.36, -0.06, 0.13],
      [0.0, 0.2, -0.13, 0.15],
      [-0.06, 0.07, -0.2, 0.13],
      [-0.14, 0.03, -0.28, 0.05],
    ],
    8,
    0.04,
  );
  s.add('gold', 'hips', 0.005).ring([0, 0.49, 0], 0.108, 0.014, [4, 0, -4], 0.02);
  // The abdomen, ringed, with its sting.
  s.tube(
    'shell',
    ['hips', 'abdomen0', 'abdomen1', 'abdomen2'],
    [
      [0, 0.46, -0.07, 0.06],
      [0, 0.45, -0.17, 0.115],
      [0, 0.36, -0.27, 0.135],
      [0, 0.24, -0.32, 0.115],
      [0, 0.13, -0.31, 0.06],
    ],
    12,
    0.03,
  );
  s.horn(
    'dark',
    'abdomen2',
    [
      [0, 0.15, -0.315, 0.045],
      [0, 0.07, -0.29, 0.024],
      [0, 0.03, -0.23, 0.001],
    ],
    7,
    4,
  );
}

function head(s: Sculpture): void {
  s.within(HEAD, [0, 0, 0], () => {
    s.add('face', 'head', 0.03).egg([0, 0.05, 0], [0.125, 0.115, 0.1]);
    s.add('face', 'head', 0.03).egg([0, -0.04, 0.055], [0.075, 0.07, 0.065]);
    s.add('dark', 'head', 0.015).egg([0, 0.1, -0.02], [0.09, 0.075, 0.085]);
    s.carve('mouth', 'head', 0.008).egg([0, -0.07, 0.115], [0.034, 0.014, 0.03]);
    s.pair((side) => {
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.066,
        look: side.at(0.55, 0.1, 1),
        lid: { coat: 'dark', bone: side.bone('lid'), open: 50, roll: side.sign * 22 },
      });
      s.horn(
        'dark',
        'jaw',
        [
          side.node(0.06, -0.07, 0.07, 0.028),
          side.node(0.085, -0.13, 0.12, 0.022),
          side.node(0.025, -0.16, 0.15, 0.001),
        ],
        7,
        4,
      );
      s.tube(
        'dark',
        [side.bone('feeler').replace(/([LR])$/, '$10')],
        [
          side.node(0.045, 0.12, 0.06, 0.016),
          side.node(0.09, 0.2, 0.12, 0.013),
          side.node(0.13, 0.24, 0.16, 0.012),
        ],
        5,
        0.01,
      );
      s.horn(
        'dark',
        side.bone('feeler').replace(/([LR])$/, '$11'),
        [
          side.node(0.125, 0.235, 0.155, 0.013),
          side.node(0.19, 0.24, 0.22, 0.013),
          side.node(0.2, 0.14, 0.3, 0.001),
        ],
        6,
        6,
      );
    });
    // A crown that was made for somebody else.
    s.within([0.03, 0.155, 0.005], [-6, 0, -14], () => {
      s.lathe('gold', 'head', {
        profile: [
          [0.042, 0],
          [0.046, 0.034],
        ],
        sides: 12,
      });
      for (let i = 0; i < 5; i++) {
        const turn = (i / 5) * Math.PI * 2;
        const [x, z] = [0.044 * Math.sin(turn), 0.044 * Math.cos(turn)];
        s.horn(
          'gold',
          'head',
          [
            [x, 0.024, z, 0.019],
            [x * 1.15, 0.05, z * 1.15, 0.012],
            [x * 1.25, 0.078, z * 1.25, 0.001],
          ],
          6,
          3,
        );
      }
      s.block('jewel', 'head', { at: [0, 0.018, 0.045], size: [0.022, 0.022, 0.016], bevel: 0.006 });
    });
  });
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    const [hand, foot] = [side.bone('hand'), side.bone('foot')];
    s.add('silk', arm, 0.02).egg(side.at(0.15, 0.75, 0.02), [0.065, 0.07, 0.065]);
    s.add('shell', arm, 0.02).cone(side.node(0.15, 0.74, 0.02, 0.045), side.node(0.27, 0.62, 0.04, 0.034));
    s.add('silk', fore, 0.012).cone(side.node(0.28, 0.61, 0.045, 0.042), side.node(0.345, 0.5, 0.1, 0.085));
    s.add('shell', fore, 0.012).cone(side.node(0.27, 0.62, 0.04, 0.036), side.node(0.36, 0.47, 0.12, 0.03));
    s.add('shell', hand, 0.012).egg(side.at(0.372, 0.44, 0.135), [0.034, 0.04, 0.032]);
    for (const x of [-0.022, 0.004, 0.03])
      s.horn(
        'dark',
        hand,
        [
          side.node(0.372 + x, 0.43, 0.15, 0.017),
          side.node(0.38 + x * 1.5, 0.385, 0.18, 0.012),
          side.node(0.378 + x * 1.5, 0.34, 0.175, 0.001),
        ],
        6,
        4,
      );
    s.add('shell', thigh, 0.03).cone(side.node(0.08, 0.43, 0, 0.066), side.node(0.15, 0.27, 0.085, 0.046));
    s.add('dark', shin, 0.012).egg(side.at(0.152, 0.27, 0.095), [0.048, 0.05, 0.046]);
    s.add('dark', shin, 0.015).cone(side.node(0.15, 0.26, 0.085, 0.042), side.node(0.13, 0.07, 0, 0.026));
    s.add('dark', foot, 0.01).cone(side.node(0.13, 0.05, 0, 0.028), side.node(0.14, 0.022, 0.085, 0.022));
    s.horn('dark', foot, [side.node(0.12, 0.04, -0.01, 0.02), side.node(0.115, 0.015, -0.05, 0.001)], 6, 3);
    s.horn('dark', shin, [side.node(0.15, 0.22, 0.05, 0.02), side.node(0.16, 0.24, -0.02, 0.001)], 6, 3);
  });
  s.held('handR', [-0.375, 0.41, 0.16], [18, 10, -12], () => {
    s.lathe('gold', 'handR', {
      profile: [
        [0.014, -0.24],
        [0.012, 0.26],
      ],
      sides: 8,
    });
    s.lathe('gold', 'handR', {
      at: [0, 0.25, 0],
      profile: [
        [0.016, 0],
        [0.048, 0.03],
        [0.03, 0.06],
      ],
      sides: 10,
    });
    s.add('jewel', 'handR', 0.004).egg([0, 0.33, 0], [0.05, 0.058, 0.05]);
    for (let i = 0; i < 3; i++) {
      const turn = (i / 3) * Math.PI * 2;
      const [x, z] = [Math.sin(turn), Math.cos(turn)];
      s.horn(
        'gold',
        'handR',
        [
          [x * 0.045, 0.28, z * 0.045, 0.015],
          [x * 0.075, 0.35, z * 0.075, 0.012],
          [x * 0.03, 0.42, z * 0.03, 0.001],
        ],
        6,
        5,
      );
    }
  });
}

/** A blade of a wing between two lines from its root. */
function blade(
  s: Sculpture,
  side: Side,
  bone: string,
  root: Vec3,
  lines: readonly (readonly Vec3[])[],
): void {
  const local = ([x, y]: Vec3) => [side.sign * x, y] as const;
  const ways = lines.map((line) => [root, ...line].map((p) => side.at(...p)));
  for (let i = 0; i + 1 < ways.length; i++)
    s.set(
      'wing',
      bone,
      membrane({ from: ways[i]!, to: ways[i + 1]!, scallop: -0.06, billow: -0.02, local }, 6, 4),
    );
  for (const [a, b, c] of ways as [Vec3, Vec3, Vec3][])
    s.horn(
      'dark',
      bone,
      [
        [...a, 0.013],
        [...b, 0.009],
        [...c, 0.002],
      ],
      5,
      5,
    );
}

function wings(s: Sculpture): void {
  s.pair((side) => {
    blade(s, side, side.bone('wing0'), WING, [
      [
        [0.2, 1.06, -0.14],
        [0.36, 1.4, -0.2],
      ],
      [
        [0.26, 0.98, -0.18],
        [0.49, 1.24, -0.26],
      ],
      [
        [0.24, 0.88, -0.18],
        [0.48, 0.98, -0.24],
      ],
    ]);
    blade(s, side, side.bone('hind'), HIND, [
      [
        [0.22, 0.74, -0.2],
        [0.46, 0.82, -0.28],
      ],
      [
        [0.22, 0.64, -0.2],
        [0.42, 0.6, -0.28],
      ],
      [
        [0.16, 0.56, -0.18],
        [0.28, 0.44, -0.26],
      ],
    ]);
  });
}

export const xaeries: Model = {
  name: 'champion-xaeries',
  about: 'Xaeries: a queen of wasps in silk; her crown is too small for her',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    limbs(s);
    head(s);
    wings(s);
  },
  scenery: (s) =>
    blightedGround(s, 37, [
      [0.14, 0.1, 0.12],
      [-0.16, 0, 0.12],
      [-0.1, -0.24, 0.14],
    ]),
  ring: baseRing(),
  triangles: 9000,
  resolution: 1024,
  clips: winged(rig(), championClips(rig(), { energy: 1.3, weight: 0.7, jaw: 26, blink: 56 })).filter(
    ({ name }) => name !== 'hover',
  ),
};
