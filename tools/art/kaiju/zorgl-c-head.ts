import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import type { Side } from '../kit/side';
import type { Vec3 } from '../kit/vector';

export const NECK: Vec3 = [0, 0.86, 0.02];

export const EYE: Vec3 = [0, 0.135, 0.075];

/** Nearly all of it is eye. */
export function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    s.add('face', 'head', 0.05).egg([0, 0.13, -0.01], [0.165, 0.145, 0.15]);
    s.add('face', 'head', 0.04).egg([0, 0.02, 0.06], [0.135, 0.07, 0.12]);
    s.add('face', 'jaw', 0.025).egg([0, -0.04, 0.075], [0.128, 0.05, 0.115], [4, 0, 0]);
    s.carve('mouth', 'head', 0.008).worm(
      [
        [-0.14, 0.025, 0.07, 0.006],
        [-0.1, -0.008, 0.14, 0.018],
        [0, -0.016, 0.185, 0.024],
        [0.1, -0.008, 0.14, 0.018],
        [0.145, 0.035, 0.07, 0.006],
      ],
      10,
    );
    s.carve('mouth', 'head', 0.01).egg([0, -0.012, 0.1], [0.1, 0.02, 0.085]);
    s.tube(
      'lip',
      ['jaw'],
      [
        [-0.14, 0.01, 0.06, 0.01],
        [-0.102, -0.03, 0.132, 0.02],
        [0, -0.045, 0.176, 0.024],
        [0.102, -0.03, 0.132, 0.02],
        [0.14, 0.014, 0.06, 0.01],
      ],
      10,
      0.03,
    );
    // Eye socket, bags under the eye, and a heavy lid.
    s.carve('mouth', 'head', 0.014).egg([EYE[0], EYE[1], EYE[2] + 0.075], [0.112, 0.108, 0.07]);
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: EYE,
      radius: 0.116,
      look: [-0.14, -0.04, 1],
      lid: { coat: 'face', bone: 'lidL', open: 44, roll: -8 },
    });
    for (const [y, z, r, w] of [
      [0.028, 0.165, 0.02, 0.1],
      [0.008, 0.16, 0.014, 0.085],
    ] as const) {
      s.tube(
        'face',
        ['head'],
        [
          [-w, y + 0.04, z - 0.06, r * 0.5],
          [-w * 0.6, y + 0.006, z - 0.012, r],
          [0, y - 0.006, z + 0.01, r],
          [w * 0.6, y + 0.006, z - 0.012, r],
          [w, y + 0.04, z - 0.06, r * 0.5],
        ],
        8,
        0.016,
      );
    }
    for (const [x, long, r] of [
      [-0.088, 0.05, 0.018],
      [-0.03, 0.03, 0.015],
      [0.03, 0.06, 0.02],
      [0.084, 0.032, 0.015],
    ] as const) {
      const z = 0.185 - 3.6 * x * x - 0.012;
      s.horn(
        'tooth',
        'jaw',
        [
          [x, -0.05, z - 0.004, r],
          [x, -0.05 + long * 0.6, z + 0.012, r * 0.85],
          [x * 1.02, -0.045 + long, z + 0.012, 0.001],
        ],
        7,
        3,
      );
    }
    s.pair((side) => {
      s.add('face', 'head', 0.02).egg(side.at(0.03, 0.004, 0.178), [0.018, 0.013, 0.015]);
      s.carve('mouth', 'head', 0.004).ball(side.at(0.028, 0, 0.194), 0.008);
      // Ears like little funnels.
      s.add('face', 'head', 0.02).cone(
        side.node(0.145, 0.1, -0.03, 0.034),
        side.node(0.205, 0.125, -0.05, 0.044),
      );
      s.carve('lip', 'head', 0.01).ball(side.at(0.23, 0.135, -0.035), 0.036);
      feeler(s, side);
    });
    s.stain(egg([0, 0.27, 0.02], [0.09, 0.05, 0.12]), {
      bone: 'head',
      soft: 0.08,
      on: ['face'],
      ...stain(0x5a2090, 0.7, 0x8a4ab8),
    });
    s.stain(egg([0.1, -0.01, 0.12], [0.04, 0.035, 0.05]), {
      bone: 'head',
      soft: 0.04,
      on: ['face'],
      ...stain(0xe870a8, 0.6, 0xffa8c8),
    });
    s.stain(egg([-0.1, -0.01, 0.12], [0.04, 0.035, 0.05]), {
      bone: 'head',
      soft: 0.04,
      on: ['face'],
      ...stain(0xe870a8, 0.6, 0xffa8c8),
    });
  });
}

/** An antenna with a glowing bulb; the right one has a kink. */
function feeler(s: Sculpture, side: Side): void {
  const bones = [0, 1, 2].map((i) => `feeler${side.name}${i}`);
  const kink = side.name === 'R';
  const tip = kink ? side.node(0.26, 0.345, 0.05, 0.013) : side.node(0.21, 0.41, 0.03, 0.013);
  s.tube(
    'hide',
    bones,
    [
      side.node(0.06, 0.22, 0, 0.03),
      side.node(0.085, 0.29, -0.015, 0.019),
      side.node(0.122, 0.345, -0.02, 0.015),
      kink ? side.node(0.19, 0.38, 0, 0.014) : side.node(0.168, 0.385, 0, 0.014),
      tip,
    ],
    10,
    0.02,
  );
  s.add('bulge', bones[2]!, 0.008).ball([tip[0], tip[1], tip[2]], 0.042);
}
