import type { Sculpture } from '../kit/sculpture';
import { slab } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { BROWN, faceTone, heroCoats, shining, tone } from './coats';
import { head, heroBase, leg, limb, STAND } from './figure';

const BOLT = [
  [0.0, 0],
  [0.034, 0.075],
  [0.012, 0.07],
  [0.05, 0.16],
  [0.004, 0.09],
  [0.022, 0.094],
  [-0.022, 0.04],
  [-0.004, 0.045],
] as const;

function bolt(s: Sculpture, at: Vec3, turn: Vec3, size: number): void {
  const outline = BOLT.map(([x, y]) => [x * size, y * size] as const);
  s.set('spark', 'root', slab({ at, turn, outline, depth: 0.014 * size, bevel: 0 }));
}

/** A sprinter and electrician who carries the mains in her fist. */
export function dynamo(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', BROWN);
  tone(s, 'suit', 0xdc3a28);
  tone(s, 'trim', 0xffc526);
  shining(s, 'spark', 0xc8f4ff, [0.3, 0.75, 0.95]);
  shining(s, 'hair', 0xffe05a, [0.5, 0.4, 0.05]);
  heroBase(s, 5, [[-0.03, 0.05]]);
  s.within([0, STAND, 0], [0, 22, 0], () => {
    // Mid-stride: one foot on the ground, the other far behind.
    leg(
      s,
      [
        [-0.035, 0.215, 0.02, 0.038],
        [-0.045, 0.14, 0.085, 0.031],
        [-0.035, 0.03, 0.05, 0.026],
      ],
      ['suit', 'trim'],
      0,
    );
    leg(
      s,
      [
        [0.035, 0.21, 0, 0.038],
        [0.055, 0.13, -0.06, 0.031],
        [0.05, 0.15, -0.15, 0.025],
      ],
      ['suit', 'trim'],
      0,
      75,
    );
    s.add('suit', 'root', 0.016)
      .cone([0, 0.215, 0.005, 0.05], [0, 0.265, 0.025, 0.042])
      .cone([0, 0.27, 0.028, 0.044], [0, 0.318, 0.05, 0.054]);
    s.add('leather', 'root', 0.003).ring([0, 0.238, 0.015], 0.047, 0.009, [18, 0, 0], 0.013);
    for (const [x, z] of [
      [0.05, 0.03],
      [-0.05, 0.03],
      [0.03, -0.03],
    ] as const)
      s.block('leather', 'root', { at: [x, 0.228, z + 0.008], size: [0.024, 0.034, 0.024], bevel: 0.005 });
    // Bolt on the chest.
    bolt(s, [-0.012, 0.265, 0.085], [-18, 0, 8], 0.5);
    // A fist with lightning above, the other arm swings back.
    limb(
      s,
      {
        nodes: [
          [0.058, 0.345, 0.05, 0.026],
          [0.115, 0.4, 0.06, 0.022],
          [0.11, 0.47, 0.085, 0.02],
        ],
        coats: ['suit', 'trim'],
        end: 'trim',
      },
      1.5,
    );
    limb(
      s,
      {
        nodes: [
          [-0.058, 0.34, 0.045, 0.026],
          [-0.115, 0.285, 0.01, 0.022],
          [-0.13, 0.3, -0.065, 0.02],
        ],
        coats: ['suit', 'trim'],
        end: 'trim',
      },
      1.5,
    );
    bolt(s, [0.112, 0.47, 0.09], [0, -18, 6], 1.05);
    bolt(s, [0.128, 0.46, 0.09], [10, 30, -62], 0.75);
    bolt(s, [0.09, 0.47, 0.09], [10, 20, 58], 0.65);
    bolt(s, [-0.14, 0.305, -0.075], [-30, -20, 130], 0.6);
    s.within([0, 0.405, 0.072], [6, -22, -6], () => {
      head(s, { coat: 'skin', radius: 0.056, brow: -16, smile: 1.2, hair: 0x2a1408 });
      s.add('suit', 'root', 0.003).ring([0, 0.016, 0], 0.056, 0.008, [6, 0, 0], 0.01);
      // Hair on end.
      for (const [yaw, pitch, long] of [
        [0, -4, 0.1],
        [60, -40, 0.085],
        [-60, -40, 0.085],
        [120, -58, 0.08],
        [-120, -58, 0.08],
        [180, -48, 0.1],
        [0, 30, 0.07],
        [30, -14, 0.09],
        [-35, 4, 0.095],
      ] as const)
        s.within([0, 0.018, -0.006], [0, yaw, 0], () =>
          s.within([0, 0, 0], [-pitch, 0, 0], () =>
            s.add('hair', 'root', 0.01).cone([0, 0.028, 0, 0.027], [0, 0.03 + long, 0, 0.003]),
          ),
        );
    });
    // A cable whips behind, with its plug.
    s.tube(
      'dark',
      ['root'],
      [
        [0.04, 0.23, -0.03, 0.009],
        [0.02, 0.2, -0.11, 0.009],
        [-0.06, 0.14, -0.12, 0.009],
        [-0.12, 0.08, -0.07, 0.009],
        [-0.13, 0.1, 0.0, 0.009],
      ],
      12,
      0.004,
    );
    s.block('white', 'root', {
      at: [-0.13, 0.108, 0.012],
      size: [0.028, 0.028, 0.036],
      turn: [-10, 0, 0],
      bevel: 0.006,
    });
    for (const x of [-0.137, -0.123])
      s.block('steel', 'root', {
        at: [x, 0.112, 0.04],
        size: [0.006, 0.006, 0.03],
        turn: [-10, 0, 0],
        bevel: 0.001,
      });
  });
}
