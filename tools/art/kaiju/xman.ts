import { bipedClips } from '../clips/biped';
import { greeting } from '../clips/greeting';
import { missileLaunch } from '../clips/missile';
import { baseRing, street } from '../kit/base';
import type { Model } from '../kit/model';
import { miniature } from '../kit/paint';
import { globe, type Piece } from '../kit/piece';
import type { Pose } from '../kit/pose';
import { biped, type Rig } from '../kit/rig';
import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import type { Vec3 } from '../kit/vector';
import { armourCoats, hose, lampEye, rivets, rocket } from './armour';

const NECK: Vec3 = [0, 0.79, 0.01];
const EYE: Vec3 = [0.062, 0.125, 0.105];
const ROCKET: Vec3 = [0.26, 0.79, -0.1];
const POD: Vec3 = [-0.225, 0.8, -0.09];

function rig(): Rig {
  return biped({
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
  })
    .bone('lidL', 'head', [EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
    .bone('lidR', 'head', [-EYE[0], NECK[1] + EYE[1], NECK[2] + EYE[2]])
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

/** Lets the raised arm hang. */
const ARM_DOWN: Pose = { armR: { turn: [6, 0, 38] }, foreR: { turn: [12, 0, 104] } };

function coats(s: Sculpture): void {
  armourCoats(
    s,
    { dark: 0x8e2c06, base: 0xf05c10, light: 0xff9a44, edge: 0xffe8b8, wash: 0x3c0e04 },
    { dark: 0x968c74, base: 0xf0e8d0, light: 0xffffff, edge: 0xffffff, wash: 0x3e3626 },
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

function torso(s: Sculpture): void {
  hose(
    s,
    'rubber',
    ['hips', 'chest'],
    [
      [0, 0.4, 0, 0.125],
      [0, 0.47, 0, 0.112],
      [0, 0.55, 0, 0.125],
    ],
    7,
  );
  s.add('plate', 'chest', 0.01).plate({
    at: [0, 0.53, 0.005],
    up: [0, 1, 0],
    across: [1, 0, 0],
    outline: [
      [-0.135, -0.005],
      [-0.21, 0.12],
      [-0.212, 0.19],
      [-0.16, 0.235],
      [0.16, 0.235],
      [0.212, 0.19],
      [0.21, 0.12],
      [0.135, -0.005],
    ],
    thick: 0.15,
    slope: 2.4,
    round: 0.012,
  });
  s.carve('rubber', 'chest', 0.004).box([0, 0.565, 0], [0.3, 0.006, 0.3]);
  s.carve('rubber', 'chest', 0.004).box([0, 0.63, -0.2], [0.006, 0.3, 0.08]);
  s.add('trim', 'chest', 0.004).ring([0, 0.765, 0], 0.105, 0.022, [0, 0, 0], 0.026);
  for (const roll of [38, -38]) {
    s.block('trim', 'chest', {
      at: [0, 0.655, 0.158],
      size: [0.325, 0.052, 0.034],
      turn: [0, 0, roll],
      bevel: 0.011,
    });
  }
  s.lathe('steel', 'chest', {
    at: [0, 0.655, 0.168],
    turn: [90, 0, 0],
    profile: [
      [0.074, -0.01],
      [0.07, 0.016],
      [0.058, 0.02],
      [0.052, 0.008],
    ],
    sides: 20,
    smooth: 0.3,
  });
  s.set('lamp', 'chest', lens([0, 0.655, 0.17], 0.055, 0.024));
  rivets(s, 'steel', 'chest', 0.011, [
    [0.165, 0.728, 0.128],
    [-0.165, 0.728, 0.128],
    [0.105, 0.583, 0.148],
    [-0.105, 0.583, 0.148],
  ]);
  pack(s);
  belt(s);
}

/** The engine on its back. */
function pack(s: Sculpture): void {
  s.block('trim', 'chest', {
    at: [0, 0.655, -0.175],
    size: [0.26, 0.2, 0.11],
    bevel: 0.026,
    taper: [0.82, 0.8],
  });
  s.block('plate', 'chest', { at: [0, 0.665, -0.232], size: [0.15, 0.11, 0.02], bevel: 0.008 });
  for (const x of [0.075, -0.075]) {
    s.lathe('steel', 'chest', {
      at: [x, 0.545, -0.185],
      turn: [16, 0, 0],
      profile: [
        [0.042, -0.06],
        [0.05, -0.055],
        [0.032, 0],
        [0.03, 0.03],
      ],
      sides: 14,
    });
    s.lathe('flame', 'chest', {
      at: [x, 0.545, -0.185],
      turn: [16, 0, 0],
      profile: [
        [0.0001, -0.035],
        [0.04, -0.058],
      ],
      sides: 14,
    });
  }
}

/** Hips with a belt of switches. */
function belt(s: Sculpture): void {
  s.add('plate', 'hips', 0.01).box([0, 0.36, 0], [0.13, 0.056, 0.105], [0, 0, 0], 0.036);
  s.add('plate', 'hips', 0.01).box([0, 0.315, 0.01], [0.055, 0.045, 0.085], [0, 0, 0], 0.03);
  s.add('trim', 'hips', 0.004).box([0, 0.405, 0], [0.142, 0.021, 0.118], [0, 0, 0], 0.02);
  s.block('steel', 'hips', { at: [0, 0.385, 0.118], size: [0.12, 0.062, 0.03], bevel: 0.009 });
  s.lathe('lamp', 'hips', {
    at: [-0.03, 0.385, 0.132],
    turn: [90, 0, 0],
    profile: [
      [0.017, 0],
      [0.014, 0.008],
      [0.0001, 0.012],
    ],
    sides: 10,
    smooth: 0.3,
  });
  for (const [x, y, coat] of [
    [0.012, 0.397, 'flame'],
    [0.04, 0.397, 'trim'],
    [0.012, 0.373, 'trim'],
    [0.04, 0.373, 'plate'],
  ] as const) {
    s.block(coat, 'hips', { at: [x, y, 0.134], size: [0.018, 0.014, 0.012], bevel: 0.003 });
  }
  s.pair((side) => {
    s.lathe('steel', 'hips', {
      at: side.at(0.125, 0.355, 0),
      turn: side.turn(0, 0, -90),
      profile: [
        [0.058, 0],
        [0.052, 0.02],
        [0.03, 0.026],
        [0.0001, 0.028],
      ],
      sides: 14,
      smooth: 0.5,
    });
  });
}

/** A lens that bulges along +z. */
function lens(at: Vec3, radius: number, bulge: number): Piece {
  return globe(at, [radius, bulge, radius], [90, 0, 0], 16, 4, 0, 90);
}

function limbs(s: Sculpture): void {
  s.pair((side) => {
    const [arm, fore, thigh, shin] = ['arm', 'fore', 'thigh', 'shin'].map(side.bone) as [
      string,
      string,
      string,
      string,
    ];
    s.add('steel', 'chest', 0.01).ball(side.at(0.2, 0.685, 0), 0.06);
    s.add('plate', arm, 0.008).egg(side.at(0.252, 0.685, 0), [0.088, 0.092, 0.1]);
    s.carve('rubber', arm, 0.004).egg(side.at(0.275, 0.56, 0), [0.12, 0.075, 0.14], side.turn(0, 0, 26));
    s.add('trim', arm, 0.004).ring(side.at(0.268, 0.635, 0), 0.078, 0.016, side.turn(0, 0, 26));
    hose(
      s,
      'rubber',
      [arm, fore],
      [
        side.node(0.25, 0.66, 0, 0.05),
        side.node(0.285, 0.58, -0.005, 0.048),
        side.node(0.312, 0.49, -0.002, 0.05),
      ],
      8,
    );
    gauntlet(s, side, fore);
    s.within(side.at(0.327, 0.368, 0.037), side.turn(-14, -20, 4), () => glove(s, side));
    hose(
      s,
      'rubber',
      [thigh, shin],
      [
        side.node(0.1, 0.33, 0, 0.066),
        side.node(0.118, 0.27, 0.015, 0.062),
        side.node(0.132, 0.195, 0.02, 0.064),
      ],
      6,
    );
    s.add('steel', shin, 0.006).egg(side.at(0.135, 0.222, 0.078), [0.045, 0.045, 0.028]);
    s.add('plate', shin, 0.006).cone(
      side.node(0.135, 0.19, 0.015, 0.076),
      side.node(0.14, 0.105, 0.002, 0.096),
    );
    s.add('trim', shin, 0.003).ring(side.at(0.134, 0.192, 0.016), 0.082, 0.016, [-9, 0, 0]);
    s.carve('rubber', shin, 0.003).ring(side.at(0.138, 0.125, 0.005), 0.1, 0.007, [-9, 0, 0]);
    s.within(side.at(0.14, 0.085, 0), side.turn(0, 6, 0), () => boot(s, side));
  });
}

function gauntlet(s: Sculpture, side: Side, fore: string): void {
  s.add('plate', fore, 0.006).cone(side.node(0.315, 0.495, 0, 0.062), side.node(0.325, 0.405, 0.027, 0.09));
  s.add('trim', fore, 0.003).ring(side.at(0.326, 0.396, 0.03), 0.083, 0.019, [-18, 0, 0]);
  s.carve('rubber', fore, 0.004).cone(
    side.node(0.326, 0.37, 0.037, 0.07),
    side.node(0.327, 0.34, 0.045, 0.08),
  );
  s.add('trim', fore, 0.003).ring(side.at(0.316, 0.492, 0.001), 0.062, 0.014, [-18, 0, 0]);
  s.block('steel', fore, {
    at: side.at(0.405, 0.44, 0.015),
    size: [0.03, 0.085, 0.05],
    turn: side.turn(-16, 0, 10),
    bevel: 0.009,
  });
}

/** A steel hand of three fingers and a thumb; the wrist at the local origin, fingers along −y, the palm to +z. */
function glove(s: Sculpture, side: Side): void {
  const bone = side.bone('hand');
  const curl = side.name === 'L' ? 1 : 0;
  s.add('steel', bone, 0.012).ball([0, -0.005, 0], 0.045);
  s.add('steel', bone, 0.012).box([0, -0.055, 0], [0.056, 0.045, 0.036], [0, 0, 0], 0.02);
  for (const i of [-1, 0, 1]) {
    const x = i * 0.042;
    const [far, near] = curl ? [0.1, 0.085] : [0.15, 0.11];
    s.add('trim', bone, 0.006).cone(
      [x, -0.085, 0, 0.024],
      [x * (curl ? 1 : 1.25), -near, curl ? 0.03 : 0.006, 0.024],
    );
    s.add('trim', bone, 0.006).cone(
      [x * (curl ? 1 : 1.28), -near, curl ? 0.032 : 0.006, 0.023],
      [x * (curl ? 1 : 1.45), curl ? -0.06 : -far, curl ? 0.05 : 0.022, 0.021],
    );
  }
  s.add('trim', bone, 0.006).cone(
    side.node(-0.045, -0.035, 0.015, 0.022),
    side.node(-0.075, -0.07, 0.04, 0.022),
  );
  s.add('trim', bone, 0.006).cone(
    side.node(-0.077, -0.07, 0.04, 0.021),
    side.node(curl ? -0.04 : -0.09, -0.1, 0.062, 0.019),
  );
}

/** A heavy boot; the ankle at the local origin, the ground 0.085 below. */
function boot(s: Sculpture, side: Side): void {
  const bone = side.bone('foot');
  s.add('plate', bone, 0.02).box([0, -0.045, 0.035], [0.084, 0.04, 0.125], [0, 0, 0], 0.036);
  s.add('trim', bone, 0.006).egg([0, -0.046, 0.128], [0.076, 0.038, 0.048]);
  s.add('rubber', bone, 0.004).box([0, -0.074, 0.036], [0.092, 0.011, 0.137], [0, 0, 0], 0.01);
  s.carve('rubber', bone, 0.003).box([0, -0.03, 0.07], [0.2, 0.05, 0.004], [-24, 0, 0], 0.003);
}

/** Everything of the head, in coordinates around its joint. */
function head(s: Sculpture): void {
  s.add('rubber', 'neck', 0.008).cone([0, 0.75, 0, 0.075], [0, 0.8, 0.01, 0.075]);
  s.within(NECK, [0, 0, 0], () => {
    s.add('trim', 'head', 0.02).box([0, 0.135, 0], [0.152, 0.1, 0.128], [0, 0, 0], 0.06);
    s.add('plate', 'head', 0.006).box([0, 0.215, -0.01], [0.122, 0.05, 0.105], [0, 0, 0], 0.045);
    s.add('plate', 'head', 0.004).plate({
      at: [0, 0.2, -0.02],
      up: [0, 1, -0.12],
      across: [0, 0, 1],
      outline: [
        [-0.12, 0],
        [-0.13, 0.05],
        [-0.05, 0.11],
        [0.05, 0.1],
        [0.11, 0.045],
        [0.115, 0],
      ],
      thick: 0.022,
      slope: 0.8,
    });
    s.carve('glass', 'head', 0.008).box([0, EYE[1], 0.14], [0.128, 0.056, 0.05], [0, 0, 0], 0.045);
    s.add('glass', 'head', 0.004).box([0, EYE[1], 0.085], [0.12, 0.05, 0.03], [0, 0, 0], 0.028);
    s.add('plate', 'head', 0.006).box([0, 0.186, 0.115], [0.138, 0.016, 0.034], [12, 0, 0], 0.014);
    s.pair((side) => {
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.052,
        look: side.at(0.06, 0.02, 1),
        lid: {
          coat: 'plate',
          bone: side.bone('lid'),
          open: side.name === 'L' ? 52 : 64,
          roll: side.sign * -7,
        },
      });
      s.lathe('steel', 'head', {
        at: side.at(0.148, 0.13, 0),
        turn: side.turn(0, 0, -90),
        profile: [
          [0.062, -0.004],
          [0.06, 0.016],
          [0.045, 0.024],
          [0.04, 0.036],
          [0.0001, 0.04],
        ],
        sides: 16,
        smooth: 0.5,
      });
    });
    jaw(s);
    s.lathe('flame', 'head', {
      at: [0, 0.2, 0.133],
      turn: [90, 0, 0],
      profile: [
        [0.015, 0],
        [0.012, 0.01],
        [0.0001, 0.014],
      ],
      sides: 10,
      smooth: 0.3,
    });
  });
  aerials(s);
}

/** A chin with a loudspeaker in it that seems to smile. */
function jaw(s: Sculpture): void {
  s.add('plate', 'jaw', 0.006).box([0, 0.035, 0.03], [0.122, 0.046, 0.11], [0, 0, 0], 0.034);
  s.carve('glass', 'jaw', 0.004).worm(
    [
      [-0.078, 0.052, 0.13, 0.012],
      [0, 0.026, 0.145, 0.02],
      [0.078, 0.052, 0.13, 0.012],
    ],
    8,
  );
  for (const x of [-0.055, -0.028, 0, 0.028, 0.055]) {
    s.block('trim', 'jaw', {
      at: [x, 0.028 + x * x * 7, 0.137 - x * x * 2],
      size: [0.009, 0.05, 0.014],
      bevel: 0.003,
    });
  }
}

/** Two aerials as on a television set; the right one has had a blow. */
function aerials(s: Sculpture): void {
  const stem = (
    bones: readonly [string, string],
    nodes: readonly (readonly [number, number, number, number])[],
  ): void => {
    s.tube('steel', bones, nodes, 6, 0.004);
    const [x, y, z] = nodes[nodes.length - 1]!;
    s.set('lamp', bones[1], globe([x, y, z], [0.029, 0.029, 0.029], [0, 0, 0], 12, 8));
  };
  s.lathe('plate', 'head', {
    at: [0.165, 0.925, 0],
    turn: [0, 0, -22],
    profile: [
      [0.03, 0],
      [0.024, 0.024],
      [0.012, 0.04],
      [0.0001, 0.042],
    ],
    sides: 12,
    smooth: 0.4,
  });
  s.lathe('plate', 'head', {
    at: [-0.165, 0.925, 0],
    turn: [0, 0, 22],
    profile: [
      [0.03, 0],
      [0.024, 0.024],
      [0.012, 0.04],
      [0.0001, 0.042],
    ],
    sides: 12,
    smooth: 0.4,
  });
  stem(
    ['aerialL0', 'aerialL1'],
    [
      [0.168, 0.935, 0, 0.0115],
      [0.186, 1.03, -0.01, 0.01],
      [0.196, 1.13, -0.02, 0.009],
      [0.2, 1.24, -0.03, 0.009],
    ],
  );
  stem(
    ['aerialR0', 'aerialR1'],
    [
      [-0.168, 0.935, 0, 0.0115],
      [-0.195, 1.01, -0.005, 0.01],
      [-0.212, 1.085, -0.01, 0.01],
      [-0.275, 1.12, 0.01, 0.009],
      [-0.325, 1.08, 0.03, 0.009],
    ],
  );
}

/** A homing missile on the left shoulder, a box of small ones on the right. */
function arms(s: Sculpture): void {
  s.block('steel', 'chest', {
    at: [ROCKET[0], ROCKET[1] - 0.03, ROCKET[2]],
    size: [0.07, 0.08, 0.09],
    bevel: 0.012,
  });
  s.block('trim', 'chest', {
    at: [ROCKET[0], ROCKET[1] + 0.06, ROCKET[2] - 0.055],
    size: [0.05, 0.22, 0.022],
    turn: [16, 0, 0],
    bevel: 0.007,
  });
  s.within([ROCKET[0], ROCKET[1] - 0.02, ROCKET[2] - 0.012], [16, 0, -4], () => rocket(s, 'rocket', 0.36));
  s.within(POD, [-10, 0, 5], () => {
    s.block('steel', 'chest', { at: [0, -0.01, 0], size: [0.07, 0.07, 0.08], bevel: 0.012 });
    s.block('plate', 'chest', { at: [0, 0.085, 0.01], size: [0.14, 0.14, 0.19], bevel: 0.018 });
    s.block('trim', 'chest', { at: [0, 0.085, 0.1], size: [0.15, 0.15, 0.026], bevel: 0.01 });
    for (const x of [-0.034, 0.034]) {
      for (const y of [0.052, 0.118]) {
        s.lathe('rubber', 'chest', {
          at: [x, y, 0.1],
          turn: [90, 0, 0],
          profile: [
            [0.029, 0.008],
            [0.029, 0.018],
            [0.023, 0.018],
            [0.022, 0.002],
          ],
          sides: 12,
          smooth: 0.3,
        });
        s.lathe('rocketTip', 'chest', {
          at: [x, y, 0.1],
          turn: [90, 0, 0],
          profile: [
            [0.021, 0.004],
            [0.016, 0.026],
            [0.007, 0.042],
            [0.0001, 0.046],
          ],
          sides: 10,
          smooth: 0.4,
        });
      }
    }
  });
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
