import { onGround } from '../clips/ground';
import { commonCoats } from '../kaiju/coats';
import { eyePaint, lidBones, limbBones } from '../kaiju/features';
import { baseRing } from '../kit/base';
import { grain, layered, strands, warts, wrinkles } from '../kit/details';
import type { Model } from '../kit/model';
import { noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import { add, smoothstep, type Vec3 } from '../kit/vector';
import { championClips } from './clips';
import { blightedGround } from './ground';

const HEAD: Vec3 = [0, 0.78, 0.17];
const EYE: Vec3 = [0.085, 0.055, 0.1];

function rig(): Rig {
  return lidBones(
    biped({
      hips: [0, 0.32, -0.03],
      spine: [0, 0.42, -0.02],
      chest: [0, 0.56, 0],
      neck: [0, 0.72, 0.08],
      head: HEAD,
      jaw: [0, 0.75, 0.24],
      shoulder: [0.24, 0.7, 0.02],
      elbow: [0.34, 0.5, 0.02],
      wrist: [0.36, 0.3, 0.1],
      thigh: [0.13, 0.3, -0.02],
      knee: [0.16, 0.18, 0.05],
      ankle: [0.155, 0.07, -0.02],
    }),
    add(HEAD, EYE),
  ).whip(
    'beard',
    'head',
    [
      [0, 0.66, 0.3],
      [0, 0.54, 0.32],
    ],
    7,
    0.8,
  );
}

/** Leans on his staff and listens to its bell; the other hand is held out over his flock. */
const STANCE: Pose = {
  hips: { move: [-0.02, 0, -0.02], turn: [4, 10, -3] },
  spine: { turn: [3, 2, 2] },
  chest: { turn: [2, -4, 4] },
  neck: { turn: [-8, -4, 2] },
  head: { turn: [-10, 2, -10] },
  jaw: { turn: [4, 0, 0] },
  armL: { turn: [-40, 10, 26] },
  foreL: { turn: [-34, 0, 0] },
  handL: { turn: [20, 0, 0] },
  armR: { turn: [-22, 0, -22] },
  foreR: { turn: [-48, 14, 0] },
  legL: { move: [0.03, 0, 0.05], turn: [0, 16, 0] },
  legR: { move: [-0.02, 0, -0.02], turn: [0, -14, 0] },
};

function coats(s: Sculpture): void {
  commonCoats(s);
  s.coat('fleece', {
    detail: warts(0.04, 0.012, 0.9),
    depth: 0.012,
    paint: miniature({
      dark: 0x6a5c50,
      base: 0xb8a88c,
      light: 0xe8dcc0,
      edge: 0xfff8e4,
      wash: 0x2c221c,
      rough: 0.95,
      zenith: 0.8,
      drybrush: 1,
      pattern: ({ at: [x, y, z], normal }) =>
        stain(
          0x5c7434,
          smoothstep(0.12, 0.5, noise(x * 8, y * 8, z * 8) + 0.3 * normal[1] - 0.1) * 0.8,
          0x94a854,
        ),
    }),
  });
  const skin = {
    dark: 0x2c2a3c,
    base: 0x5c5674,
    light: 0x9a92ac,
    edge: 0xdcd4e4,
    wash: 0x14101e,
    rough: 0.6,
    zenith: 0.6,
  };
  s.coat('hide', { detail: wrinkles(0.003, [8, 26, 8]), depth: 0.003, paint: miniature(skin) });
  s.coat('face', {
    detail: wrinkles(0.002, [14, 30, 14]),
    depth: 0.002,
    paint: miniature(skin),
    texels: 1.5,
  });
  s.coat('beard', {
    detail: strands(70, 0.005),
    depth: 0.005,
    paint: miniature({
      dark: 0x8a8478,
      base: 0xd0c8b8,
      light: 0xf4f0e4,
      edge: 0xffffff,
      wash: 0x3c342c,
      rough: 0.8,
    }),
  });
  s.coat('stone', {
    detail: layered(grain(45, 0.004)),
    depth: 0.004,
    paint: miniature({
      dark: 0x3c3a3c,
      base: 0x807a78,
      light: 0xb8b0a8,
      edge: 0xf0e8dc,
      wash: 0x1a181a,
      rough: 0.9,
      drybrush: 1,
      pattern: ({ along, at: [x, y, z] }) =>
        stain(
          0xb83a2c,
          smoothstep(0.08, 0, Math.abs(((along * 6) % 1) - 0.5) - 0.06) *
            smoothstep(-0.2, 0.3, noise(x * 20, y * 20, z * 20)) *
            0.55,
          0xf08a70,
        ),
    }),
  });
  s.coat('wood', {
    detail: strands(40, 0.003),
    depth: 0.003,
    paint: miniature({
      dark: 0x2c1c14,
      base: 0x6a4630,
      light: 0xa47c54,
      edge: 0xe8c89c,
      wash: 0x140c08,
      rough: 0.8,
    }),
  });
  s.coat('bell', {
    paint: miniature({
      dark: 0x5c3a10,
      base: 0xc08a2c,
      light: 0xf4d070,
      edge: 0xfff8d0,
      wash: 0x2c1a08,
      rough: 0.3,
      metal: 0.45,
      zenith: 0.9,
      pattern: ({ local: [, y] }) => stain(0x3c7a6c, smoothstep(0.02, -0.02, y) * 0.35, 0x88c0b0),
    }),
  });
  s.coat('robe', {
    detail: wrinkles(0.005, [26, 5, 26]),
    depth: 0.005,
    paint: miniature({
      dark: 0x3c1414,
      base: 0x7c2c28,
      light: 0xb8584c,
      edge: 0xf0a890,
      wash: 0x180808,
      rough: 0.85,
    }),
  });
  s.coat('lamb', {
    detail: warts(0.016, 0.004, 0.9),
    depth: 0.004,
    paint: miniature({
      dark: 0x8a8078,
      base: 0xe4dccc,
      light: 0xfffaf0,
      edge: 0xffffff,
      wash: 0x4a4038,
      rough: 0.95,
    }),
  });
  s.coat('black', {
    paint: miniature({ dark: 0x0c0a0c, base: 0x221e22, light: 0x4a444a, edge: 0x8a8488, rough: 0.5 }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xf4f0b0, iris: 0xd89a20, pupil: 0.34, slit: 1.8, wide: 0.6 }),
    texels: 2.2,
  });
}

function trunk(s: Sculpture): void {
  s.add('fleece', 'hips', 0.05).egg([0, 0.33, -0.03], [0.22, 0.15, 0.2]);
  s.add('fleece', 'spine', 0.06).egg([0, 0.46, -0.02], [0.24, 0.18, 0.21]);
  s.add('fleece', 'chest', 0.08).egg([0, 0.63, -0.03], [0.28, 0.2, 0.22], [14, 0, 0]);
  s.add('fleece', 'chest', 0.06).egg([0, 0.76, -0.08], [0.25, 0.14, 0.18], [24, 0, 0]);
  // A healer's apron, with stitched hems.
  s.add('robe', 'spine', 0.01).egg([0, 0.42, 0.1], [0.165, 0.2, 0.12], [6, 0, 0]);
  s.add('robe', 'hips', 0.02).cone([0, 0.34, 0.13, 0.1], [0, 0.2, 0.16, 0.085]);
  s.add('wood', 'spine', 0.005).ring([0, 0.415, 0.0], 0.235, 0.016, [4, 0, 0], 0.02);
  for (const [x, size] of [
    [-0.13, 0.04],
    [0.1, 0.034],
    [0.17, 0.028],
  ] as const) {
    s.lathe('bell', 'hips', {
      at: [x, 0.33, Math.sqrt(0.055 - x * x)],
      profile: [
        [size, 0],
        [size * 0.8, size * 1.2],
        [size * 0.3, size * 2],
        [size * 0.3, size * 2.4],
      ],
      sides: 9,
    });
  }
}

function head(s: Sculpture): void {
  s.within(HEAD, [14, 0, 0], () => {
    s.add('fleece', 'head', 0.04).egg([0, 0.1, -0.01], [0.13, 0.1, 0.12]);
    s.add('face', 'head', 0.03).egg([0, 0.04, 0.05], [0.115, 0.1, 0.12]);
    s.add('face', 'head', 0.04).cone([0, 0.02, 0.1, 0.085], [0, -0.05, 0.2, 0.065]);
    s.add('face', 'head', 0.02).egg([0, -0.05, 0.235], [0.075, 0.055, 0.05]);
    s.add('face', 'jaw', 0.02).egg([0, -0.11, 0.17], [0.065, 0.04, 0.08]);
    s.carve('mouth', 'jaw', 0.008).worm(
      [
        [-0.075, -0.075, 0.19, 0.008],
        [0, -0.095, 0.27, 0.01],
        [0.075, -0.075, 0.19, 0.008],
      ],
      7,
    );
    s.pair((side) => {
      s.carve('mouth', 'head', 0.006).egg(side.at(0.032, -0.04, 0.28), [0.014, 0.012, 0.018]);
      s.carve('mouth', 'head', 0.012).egg(side.at(0.083, 0.055, 0.125), [0.036, 0.03, 0.032]);
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.041,
        look: side.at(0.45, -0.05, 1),
        lid: { coat: 'face', bone: side.bone('lid'), open: 40, roll: side.sign * -12 },
      });
      s.add('fleece', 'head', 0.012).cone(
        side.node(0.13, 0.105, 0.085, 0.024),
        side.node(0.04, 0.12, 0.14, 0.022),
      );
      // Ears that hang.
      s.tube(
        'face',
        ['head'],
        [
          side.node(0.11, 0.05, 0, 0.035),
          side.node(0.19, 0.02, 0, 0.042),
          side.node(0.24, -0.06, 0.02, 0.016),
        ],
        5,
        0.02,
      );
      // Horns of stone, curled once around.
      s.horn(
        'stone',
        'head',
        [
          side.node(0.07, 0.13, 0, 0.085),
          side.node(0.2, 0.23, -0.05, 0.09),
          side.node(0.36, 0.2, -0.06, 0.08),
          side.node(0.43, 0.04, 0.02, 0.064),
          side.node(0.36, -0.08, 0.12, 0.048),
          side.node(0.26, -0.06, 0.17, 0.03),
          side.node(0.23, 0.02, 0.18, 0.001),
        ],
        9,
        16,
      );
    });
    s.tube(
      'beard',
      ['jaw', 'beard0', 'beard1'],
      [
        [0, -0.12, 0.19, 0.06],
        [0, -0.24, 0.19, 0.062],
        [0.02, -0.38, 0.15, 0.035],
        [0.05, -0.46, 0.13, 0.006],
      ],
      8,
      0.03,
    );
  });
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    const [hand, foot] = [side.bone('hand'), side.bone('foot')];
    s.add('fleece', arm, 0.05).egg(side.at(0.26, 0.69, 0.01), [0.13, 0.12, 0.13]);
    s.add('fleece', arm, 0.03).cone(side.node(0.28, 0.66, 0.02, 0.1), side.node(0.34, 0.51, 0.02, 0.085));
    s.add('hide', fore, 0.02).cone(side.node(0.34, 0.5, 0.02, 0.072), side.node(0.36, 0.32, 0.09, 0.062));
    s.add('wood', fore, 0.004).ring(side.at(0.356, 0.36, 0.076), 0.066, 0.012, side.turn(-18, 0, 4), 0.02);
    s.add('hide', hand, 0.03).egg(side.at(0.36, 0.25, 0.11), [0.065, 0.07, 0.06]);
    for (let i = 0; i < 3; i++) {
      const x = 0.32 + i * 0.042;
      s.tube(
        'hide',
        [hand],
        [side.node(x, 0.22, 0.13, 0.028), side.node(x, 0.165, 0.15, 0.027), side.node(x, 0.14, 0.11, 0.024)],
        4,
        0.014,
      );
    }
    s.tube(
      'hide',
      [hand],
      [side.node(0.305, 0.26, 0.12, 0.028), side.node(0.28, 0.21, 0.15, 0.024)],
      3,
      0.014,
    );
    s.add('fleece', thigh, 0.05).egg(side.at(0.14, 0.26, 0), [0.115, 0.12, 0.125]);
    s.add('hide', shin, 0.03).cone(side.node(0.16, 0.19, 0.04, 0.072), side.node(0.155, 0.09, -0.02, 0.06));
    s.add('fleece', shin, 0.02).egg(side.at(0.157, 0.1, -0.01), [0.085, 0.05, 0.085]);
    // Cloven hooves.
    for (const x of [-0.035, 0.035])
      s.add('black', foot, 0.008).egg(side.at(0.155 + x, 0.035, 0.03), [0.042, 0.042, 0.085]);
  });
  s.held('handR', [-0.36, 0.21, 0.14], [6, -62, 6], () => {
    s.tube(
      'wood',
      ['handR'],
      [
        [0, -0.36, 0, 0.024],
        [0.012, -0.1, 0.01, 0.027],
        [-0.01, 0.3, 0, 0.026],
        [0.02, 0.62, 0.02, 0.028],
      ],
      10,
      0.006,
    );
    s.tube(
      'wood',
      ['handR'],
      [
        [0.02, 0.6, 0.02, 0.03],
        [0.1, 0.72, 0.05, 0.03],
        [0.23, 0.74, 0.07, 0.024],
        [0.3, 0.66, 0.08, 0.014],
      ],
      8,
      0.02,
    );
    s.lathe('bell', 'handR', {
      at: [0.25, 0.4, 0.07],
      turn: [0, 0, 8],
      profile: [
        [0.115, 0],
        [0.12, 0.016],
        [0.086, 0.07],
        [0.078, 0.15],
        [0.05, 0.2],
        [0.018, 0.215],
        [0.018, 0.3],
      ],
      sides: 16,
      smooth: 0.4,
    });
    s.lathe('black', 'handR', {
      at: [0.25, 0.4, 0.07],
      turn: [0, 0, 8],
      profile: [
        [0.105, 0.006],
        [0.0001, 0.05],
      ],
      sides: 12,
    });
    s.horn(
      'bell',
      'handR',
      [
        [0.26, 0.44, 0.07, 0.02],
        [0.258, 0.38, 0.07, 0.034],
        [0.257, 0.355, 0.07, 0.002],
      ],
      8,
      4,
    );
  });
}

/** A lamb of his flock at the local origin, looking along +z. */
function lamb(s: Sculpture, size: number, look: number): void {
  const k = size;
  s.add('lamb', 'root', 0.01).egg([0, 0.085 * k, 0], [0.062 * k, 0.058 * k, 0.085 * k]);
  s.add('lamb', 'root', 0.01).egg([0, 0.09 * k, -0.085 * k], [0.022 * k, 0.022 * k, 0.026 * k]);
  for (const x of [-0.035, 0.035])
    for (const z of [-0.05, 0.05])
      s.add('black', 'root', 0.004).cone(
        [x * k, 0.05 * k, z * k, 0.013 * k],
        [x * k, 0.006, z * k, 0.012 * k],
      );
  s.within([0, 0.115 * k, 0.085 * k], [8, look, 0], () => {
    s.add('black', 'root', 0.008).egg([0, 0, 0.012 * k], [0.033 * k, 0.034 * k, 0.045 * k]);
    s.add('lamb', 'root', 0.006).egg([0, 0.034 * k, -0.012 * k], [0.032 * k, 0.022 * k, 0.028 * k]);
    for (const side of [1, -1]) {
      s.add('black', 'root', 0.004).egg(
        [side * 0.042 * k, 0.008 * k, -0.006 * k],
        [0.022 * k, 0.01 * k, 0.012 * k],
        [0, 0, side * -20],
      );
      s.eye({
        coat: 'eye',
        bone: 'root',
        at: [side * 0.02 * k, 0.012 * k, 0.042 * k],
        radius: 0.013 * k,
        look: [side * 0.3, 0.2, 1],
      });
    }
  });
}

function flock(s: Sculpture): void {
  s.within([0.25, 0, 0.21], [0, 30, 0], () => lamb(s, 1.05, -20));
  s.within([0.04, 0, 0.3], [0, -30, 0], () => lamb(s, 0.86, 30));
  s.within([0.31, 0, -0.1], [0, 150, 0], () => lamb(s, 0.8, 0));
}

export const tor: Model = {
  name: 'champion-tor',
  about: 'Tor: a healer with horns of stone, his bell and three of his flock',
  rig,
  stance: STANCE,
  figure: (s) => {
    coats(s);
    trunk(s);
    limbs(s);
    head(s);
    flock(s);
    s.clay.relief = (x, y, z) => 0.004 * noise(x * 10, y * 10, z * 10);
  },
  scenery: (s) => {
    blightedGround(s, 23, [
      [0.2, 0.04, 0.15],
      [-0.18, -0.02, 0.14],
      [0.26, 0.2, 0.13],
      [0.02, 0.3, 0.1],
      [-0.28, 0.16, 0.1],
    ]);
  },
  ring: baseRing(),
  triangles: 10_000,
  resolution: 1024,
  clips: onGround(rig(), STANCE, championClips(rig(), { energy: 0.7, weight: 1.3, jaw: 18, blink: 54 }), {
    wrists: 0.16,
  }),
};
