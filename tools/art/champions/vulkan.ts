import { onGround } from '../clips/ground';
import { commonCoats } from '../kaiju/coats';
import { eyePaint, lidBones, limbBones } from '../kaiju/features';
import { baseRing } from '../kit/base';
import { grain, layered, scales } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add, smoothstep, type Vec3 } from '../kit/vector';
import { championClips } from './clips';
import { blightedGround } from './ground';

const HEAD: Vec3 = [0, 0.84, 0.13];
const EYE: Vec3 = [0.06, 0.06, 0.1];
const BELLY: Vec3 = [0, 0.46, 0.14];

function rig(): Rig {
  return lidBones(
    biped({
      hips: [0, 0.34, 0],
      spine: [0, 0.43, 0],
      chest: [0, 0.58, 0],
      neck: [0, 0.76, 0.06],
      head: HEAD,
      jaw: [0, 0.83, 0.16],
      shoulder: [0.29, 0.76, 0],
      elbow: [0.42, 0.53, 0],
      wrist: [0.44, 0.3, 0.08],
      thigh: [0.15, 0.32, 0],
      knee: [0.19, 0.18, 0.05],
      ankle: [0.185, 0.07, 0],
    }),
    add(HEAD, EYE),
  );
}

/** Sits back on his heels and watches his supper; the other fist on his hip. */
const STANCE: Pose = {
  hips: { move: [0, -0.01, -0.02], turn: [-3, -8, 2] },
  spine: { turn: [2, -2, -2] },
  chest: { turn: [6, 8, -4] },
  neck: { turn: [-4, -4, 2] },
  head: { turn: [0, -10, 6] },
  jaw: { turn: [10, 0, 0] },
  armL: { turn: [16, 6, 40] },
  foreL: { turn: [-52, -40, 0] },
  armR: { turn: [-20, 8, -34] },
  foreR: { turn: [-46, 12, 0] },
  handR: { turn: [6, 0, 8] },
  legL: { move: [0.02, 0, 0.02], turn: [0, 18, 0] },
  legR: { move: [-0.02, 0, 0.05], turn: [0, -20, 0] },
};

const FIRE = [1, 0.36, 0.05] as const;

function coats(s: Sculpture): void {
  commonCoats(s);
  const basalt = {
    dark: 0x1c1416,
    base: 0x4a3838,
    light: 0x84706a,
    edge: 0xd0b8a0,
    wash: 0x120608,
    rough: 0.85,
    zenith: 0.7,
    drybrush: 1,
  };
  // The lava shines in the cracks between the scales of rock.
  s.coat('rock', {
    detail: layered(scales(0.105, 0.011), grain(50, 0.0018)),
    depth: 0.0125,
    paint: miniature({
      ...basalt,
      pattern: ({ height, at: [x, y, z] }) =>
        stain(
          0xff5a14,
          smoothstep(0.3, 0.1, height) * smoothstep(-0.3, 0.35, noise(x * 5, y * 5, z * 5 + 3)),
          0xffb040,
        ),
      glow: ({ height, at: [x, y, z] }) => {
        const hot = smoothstep(0.24, 0.08, height) * smoothstep(-0.3, 0.35, noise(x * 5, y * 5, z * 5 + 3));
        return [FIRE[0] * hot, FIRE[1] * hot, FIRE[2] * hot];
      },
    }),
  });
  s.coat('face', {
    detail: layered(scales(0.045, 0.004), grain(60, 0.001)),
    depth: 0.005,
    paint: miniature({ ...basalt, base: 0x5a4240, light: 0x9a8078 }),
    texels: 1.5,
  });
  s.coat('fire', {
    paint: miniature({
      dark: 0xd0300a,
      base: 0xff7a1a,
      light: 0xffd060,
      edge: 0xfff4c0,
      wash: 0xb02008,
      rough: 0.5,
      washing: 0.5,
      glow: ({ along, open }) => [1, 0.2 + 0.5 * open * (1 - along), 0.04 + 0.15 * open * (1 - along)],
    }),
  });
  s.coat('iron', {
    detail: grain(60, 0.0015),
    depth: 0.0015,
    paint: miniature({
      dark: 0x16161a,
      base: 0x3a3a42,
      light: 0x787680,
      edge: 0xd8c8b8,
      wash: 0x0a0608,
      rough: 0.4,
      metal: 0.35,
      pattern: ({ noise: cloud }) => stain(0x8a4a22, smoothstep(0.1, 0.4, cloud) * 0.6),
    }),
  });
  s.coat('sausage', {
    paint: miniature({
      dark: 0x7a2a14,
      base: 0xc8583a,
      light: 0xf09a70,
      edge: 0xffdcb8,
      wash: 0x3a1008,
      rough: 0.3,
      pattern: ({ local: [x, y, z] }) =>
        stain(0x4a1a0c, smoothstep(0.5, 0.8, Math.sin(y * 160 + x * 40 + z * 40)) * 0.8),
    }),
    texels: 1.4,
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xffe27a, iris: 0xff5a10, pupil: 0.2, wide: 0.5, glow: 0.7 }),
    texels: 2.2,
  });
}

function trunk(s: Sculpture): void {
  s.add('rock', 'hips', 0.05).egg([0, 0.34, -0.01], [0.24, 0.16, 0.21]);
  s.add('rock', 'spine', 0.07).egg([0, 0.47, 0.0], [0.29, 0.2, 0.25]);
  s.add('rock', 'chest', 0.08).egg([0, 0.68, -0.02], [0.34, 0.19, 0.22], [8, 0, 0]);
  s.add('rock', 'chest', 0.06).egg([0, 0.8, -0.1], [0.27, 0.14, 0.18], [20, 0, 0]);
  s.pair((side) => {
    s.add('rock', 'chest', 0.05).egg(side.at(0.27, 0.79, -0.01), [0.165, 0.14, 0.16], side.turn(0, 0, -18));
    s.add('rock', 'chest', 0.02).egg(side.at(0.13, 0.68, 0.15), [0.13, 0.085, 0.07], side.turn(6, 14, 6));
  });
  // The furnace: a mouth in his belly with a grate before it.
  s.carve('fire', 'spine', 0.015).egg([BELLY[0], BELLY[1], BELLY[2] + 0.1], [0.135, 0.115, 0.13]);
  s.add('iron', 'spine', 0.006).ring([0, 0.46, 0.225], 0.14, 0.022, [90, 0, 0]);
  for (const x of [-0.075, -0.025, 0.025, 0.075]) {
    const half = Math.sqrt(0.138 ** 2 - x ** 2) * 0.94;
    s.add('iron', 'spine', 0.004).cone([x, 0.46 - half, 0.236, 0.0115], [x, 0.46 + half, 0.236, 0.0115]);
  }
  for (let i = 0; i < 5; i++) {
    const x = -0.08 + i * 0.04;
    const h = [0.08, 0.12, 0.15, 0.1, 0.07][i]!;
    s.horn(
      'fire',
      'spine',
      [
        [x, 0.36, 0.17, 0.034],
        [x + 0.01, 0.38 + h * 0.5, 0.18, 0.026],
        [x - 0.008, 0.38 + h, 0.175, 0.001],
      ],
      7,
      4,
    );
  }
  // Chimneys on his back.
  for (const [x, y, z, lean, long] of [
    [0.14, 0.84, -0.17, 12, 0.2],
    [-0.12, 0.85, -0.18, -10, 0.26],
    [0.01, 0.78, -0.26, 2, 0.16],
  ] as const) {
    s.within([x, y, z], [-22, 0, -lean], () => {
      s.lathe('stone', 'chest', {
        profile: [
          [0.075, -0.06],
          [0.058, long * 0.6],
          [0.05, long],
          [0.03, long],
          [0.026, long - 0.03],
        ],
        sides: 9,
        smooth: 0.5,
      });
      s.lathe('fire', 'chest', {
        profile: [
          [0.03, long - 0.025],
          [0.0001, long - 0.02],
        ],
        sides: 9,
      });
      s.horn(
        'fire',
        'chest',
        [
          [0, long - 0.03, 0, 0.03],
          [0.012, long + 0.03, 0, 0.026],
          [-0.006, long + 0.1, 0.004, 0.001],
        ],
        7,
        4,
      );
    });
  }
}

function head(s: Sculpture): void {
  s.within(HEAD, [0, 0, 0], () => {
    s.add('face', 'head', 0.04).egg([0, 0.05, 0.03], [0.125, 0.115, 0.125]);
    s.add('face', 'head', 0.03).egg([0, 0.0, 0.11], [0.1, 0.06, 0.075]);
    s.add('face', 'jaw', 0.025).egg([0, -0.07, 0.09], [0.145, 0.062, 0.115], [-4, 0, 0]);
    s.add('face', 'jaw', 0.02).egg([0, -0.085, 0.16], [0.11, 0.05, 0.06]);
    s.carve('fire', 'head', 0.01).worm(
      [
        [-0.135, -0.02, 0.11, 0.008],
        [-0.08, -0.03, 0.18, 0.022],
        [0, -0.03, 0.2, 0.026],
        [0.08, -0.03, 0.18, 0.022],
        [0.135, -0.02, 0.11, 0.008],
      ],
      9,
    );
    s.pair((side) => {
      s.carve('mouth', 'head', 0.01).egg(side.at(0.058, 0.06, 0.135), [0.04, 0.032, 0.035]);
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.042,
        look: side.at(0.02, -0.1, 1),
        lid: { coat: 'face', bone: side.bone('lid'), open: 34, roll: side.sign * 18 },
      });
      s.add('rock', 'head', 0.012).cone(
        side.node(0.12, 0.12, 0.09, 0.028),
        side.node(0.02, 0.09, 0.155, 0.026),
      );
      s.horn(
        'tooth',
        'jaw',
        [
          side.node(0.085, -0.07, 0.16, 0.026),
          side.node(0.1, 0, 0.195, 0.021),
          side.node(0.092, 0.06, 0.2, 0.001),
        ],
        7,
        4,
      );
      // Horns of cooled lava.
      s.horn(
        'horn',
        'head',
        [
          side.node(0.09, 0.11, 0, 0.05),
          side.node(0.2, 0.17, -0.02, 0.042),
          side.node(0.26, 0.28, 0.03, 0.026),
          side.node(0.235, 0.37, 0.07, 0.001),
        ],
        9,
        6,
      );
    });
    for (const [x, z, h, r] of [
      [0, -0.02, 0.3, 0.055],
      [0.055, -0.03, 0.22, 0.045],
      [-0.055, -0.03, 0.24, 0.045],
      [0, -0.09, 0.22, 0.05],
    ] as const)
      s.horn(
        'fire',
        'head',
        [
          [x, 0.1, z, r],
          [x * 1.7, 0.1 + h * 0.45, z - 0.02, r * 0.8],
          [x * 1.2 + 0.01, 0.1 + h, z - 0.03, 0.001],
        ],
        8,
        5,
      );
  });
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    const [hand, foot] = [side.bone('hand'), side.bone('foot')];
    s.add('rock', arm, 0.045).egg(side.at(0.33, 0.74, 0), [0.14, 0.14, 0.14]);
    s.add('rock', arm, 0.04).cone(side.node(0.36, 0.7, 0, 0.115), side.node(0.42, 0.54, 0, 0.088));
    s.add('rock', fore, 0.03).cone(side.node(0.42, 0.52, 0, 0.1), side.node(0.44, 0.34, 0.07, 0.115));
    s.add('iron', fore, 0.006).ring(side.at(0.437, 0.365, 0.062), 0.118, 0.02, side.turn(-20, 0, 4), 0.03);
    s.add('rock', hand, 0.035).egg(side.at(0.445, 0.25, 0.09), [0.105, 0.095, 0.1]);
    for (let i = 0; i < 4; i++) {
      const x = 0.37 + i * 0.047;
      s.tube(
        'rock',
        [hand],
        [side.node(x, 0.22, 0.15, 0.034), side.node(x, 0.17, 0.14, 0.036), side.node(x, 0.165, 0.085, 0.032)],
        4,
        0.015,
      );
    }
    s.tube(
      'rock',
      [hand],
      [
        side.node(0.35, 0.27, 0.12, 0.036),
        side.node(0.335, 0.22, 0.16, 0.034),
        side.node(0.37, 0.19, 0.185, 0.03),
      ],
      4,
      0.015,
    );
    s.add('rock', thigh, 0.05).egg(side.at(0.16, 0.27, 0.01), [0.13, 0.13, 0.14]);
    s.add('rock', shin, 0.03).cone(side.node(0.19, 0.19, 0.04, 0.1), side.node(0.185, 0.08, 0, 0.105));
    s.add('rock', foot, 0.03).egg(side.at(0.188, 0.05, 0.05), [0.115, 0.055, 0.15]);
    for (const x of [0.12, 0.19, 0.26])
      s.add('rock', foot, 0.014).egg(side.at(x, 0.04, 0.17), [0.04, 0.038, 0.05]);
  });
  // The fork with his sausage.
  s.held('handR', [-0.43, 0.2, 0.13], [58, 8, 0], () => {
    s.lathe('iron', 'handR', {
      profile: [
        [0.013, -0.26],
        [0.013, 0.34],
      ],
      sides: 7,
    });
    s.block('iron', 'handR', { at: [0, 0.34, 0], size: [0.09, 0.02, 0.02], bevel: 0.004 });
    for (const x of [-0.036, 0.036])
      s.horn(
        'iron',
        'handR',
        [
          [x, 0.335, 0, 0.012],
          [x, 0.4, 0, 0.01],
          [x, 0.47, 0, 0.001],
        ],
        6,
        3,
      );
    s.within([0, 0.42, 0], [0, 0, 80], () => {
      s.horn(
        'sausage',
        'handR',
        [
          [0.02, -0.125, 0, 0.02],
          [0.012, -0.1, 0, 0.042],
          [-0.008, 0, 0, 0.046],
          [0.012, 0.1, 0, 0.042],
          [0.03, 0.15, 0, 0.004],
        ],
        9,
        10,
      );
    });
  });
}

export const vulkan: Model = {
  name: 'champion-vulkan',
  about: 'Vulkan: a giant of magma with a furnace for a belly; he roasts a sausage',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    s.coat('stone', {
      detail: grain(60, 0.002),
      depth: 0.002,
      paint: miniature({
        dark: 0x2c2628,
        base: 0x5c5254,
        light: 0x8c8080,
        edge: 0xc8b8b0,
        wash: 0x100c0e,
        rough: 0.9,
      }),
    });
    trunk(s);
    limbs(s);
    head(s);
    s.clay.relief = (x, y, z) => 0.006 * noise(x * 9, y * 9, z * 9);
  },
  scenery: (s) =>
    blightedGround(s, 11, [
      [0.2, 0.06, 0.15],
      [-0.2, 0.08, 0.15],
    ]),
  ring: baseRing(),
  triangles: 9000,
  resolution: 1024,
  clips: onGround(rig(), STANCE, championClips(rig(), { energy: 0.8, weight: 1.5, jaw: 20, blink: 50 }), {
    wrists: 0.16,
  }),
};
