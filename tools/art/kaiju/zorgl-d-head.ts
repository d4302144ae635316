import type { Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import type { Vec3 } from '../kit/vector';
import { cityBus } from './props';

export const EYE: Vec3 = [0.135, 0.86, 0.075];

/** Lips in a wide arc, half the head's width at every height. @param up height of the middle; the corners turn up */
function lipArc(up: number, out: number, radius: number): Node[] {
  return [-1, -0.8, -0.45, 0, 0.45, 0.8, 1].map((t): Node => {
    const a = t * 1.5;
    return [
      0.3 * Math.sin(a),
      up + 0.075 * t * t,
      -0.08 + (0.3 + out) * Math.cos(a),
      radius * (1 - 0.45 * t * t),
    ];
  });
}

export function head(s: Sculpture): void {
  s.add('face', 'head', 0.06).egg([0, 0.63, -0.05], [0.295, 0.16, 0.27]);
  s.add('face', 'head', 0.05).egg([0, 0.7, -0.07], [0.23, 0.12, 0.2]);
  s.add('face', 'jaw', 0.05).egg([0, 0.43, -0.02], [0.3, 0.09, 0.29], [4, 0, 0]);
  s.add('face', 'neck', 0.07).egg([0, 0.5, -0.17], [0.235, 0.14, 0.15]);
  s.carve('mouth', 'head', 0.02).egg([0, 0.53, 0.08], [0.26, 0.075, 0.25]);
  s.carve('mouth', 'head', 0.012).worm(lipArc(0.52, 0.03, 0.045), 14);
  s.tube('lip', ['head'], lipArc(0.585, 0.005, 0.04), 16, 0.03);
  s.tube('lip', ['jaw'], lipArc(0.452, 0.015, 0.046), 16, 0.03);
  s.tube(
    'tongue',
    ['jaw'],
    [
      [-0.08, 0.45, -0.1, 0.08],
      [-0.12, 0.49, 0.08, 0.075],
      [-0.155, 0.5, 0.21, 0.06],
      [-0.17, 0.44, 0.265, 0.05],
      [-0.165, 0.36, 0.265, 0.035],
    ],
    9,
    0.01,
  );
  s.pair((side) => {
    s.carve('mouth', 'head', 0.01).egg(
      side.at(0.055, 0.7, 0.18),
      [0.022, 0.013, 0.03],
      side.turn(-30, 10, 0),
    );
    // Eyes on stumps, each with a mind of its own.
    s.add('face', 'head', 0.04).cone(
      side.node(0.125, 0.72, -0.01, 0.1),
      side.node(0.135, 0.845, 0.04, 0.095),
    );
    s.carve('mouth', 'head', 0.014).egg(
      side.at(0.138, 0.86, 0.115),
      [0.078, 0.072, 0.05],
      side.turn(0, 12, 0),
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.084,
      look: side.name === 'L' ? [0.3, 0.16, 1] : [0.1, -0.16, 1],
      lid: { coat: 'face', bone: side.bone('lid'), open: side.name === 'L' ? 58 : 30, roll: side.sign * -8 },
    });
    for (let i = 0; i < 6; i++) {
      const a = (0.18 + i * 0.21) * 1.0;
      const [x, z] = [0.285 * Math.sin(a), -0.08 + 0.292 * Math.cos(a)];
      const up = 0.075 * (a / 1.5) ** 2;
      const big = i === 2 ? 1.7 : 1;
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, 0.575 + up, z, 0.02),
          side.node(x, 0.545 + up - 0.012 * big, z + 0.008, 0.016),
          side.node(x, 0.53 + up - 0.03 * big, z + 0.004, 0.001),
        ],
        6,
        3,
      );
      if (i % 2 === 0) {
        s.horn(
          'tooth',
          'jaw',
          [
            side.node(x * 0.98, 0.465 + up, z, 0.022),
            side.node(x * 0.99, 0.5 + up + 0.006 * big, z + 0.01, 0.018),
            side.node(x * 0.98, 0.515 + up + 0.02 * big, z + 0.006, 0.001),
          ],
          6,
          3,
        );
      }
    }
  });
  crest(s);
  s.within([0.08, 0.44, 0.12], [56, 28, -8], () => cityBus(s, 'jaw'));
}

/** A sail of thorns with skin between them, from the brow down the back. */
function crest(s: Sculpture): void {
  for (const [x, y, z, long, lean, bone] of [
    [-0.01, 0.795, 0.03, 0.13, -0.15, 'crest0'],
    [0.004, 0.8, -0.05, 0.2, -0.35, 'crest0'],
    [0.012, 0.775, -0.13, 0.235, -0.65, 'crest1'],
    [0.012, 0.72, -0.2, 0.21, -1.0, 'crest1'],
    [0.006, 0.64, -0.26, 0.16, -1.6, 'crest1'],
  ] as const) {
    s.add('fin', bone, 0.016).plate({
      at: [x, y, z],
      up: [x * 8, 1, lean],
      across: [0, -lean, 1],
      outline: [
        [-0.06, -0.05],
        [-0.05, long * 0.3],
        [-0.028, long * 0.55],
        [-0.012, long],
        [0.022, long * 0.55],
        [0.05, long * 0.3],
        [0.06, -0.05],
      ],
      thick: 0.02,
      tip: 0.4,
      slope: 0.35,
      round: 0.006,
    });
  }
}
