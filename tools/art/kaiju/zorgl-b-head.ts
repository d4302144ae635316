import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import type { Vec3 } from '../kit/vector';

export const NECK: Vec3 = [0, 0.66, 0.17];

export const EYE: Vec3 = [0.062, 0.11, 0.135];

/** A small head for so much monster: hardly any brow, a great deal of jaw. */
export function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    s.add('face', 'head', 0.04).egg([0, 0.09, 0.05], [0.118, 0.105, 0.12]);
    s.add('face', 'head', 0.03).egg([0, 0.045, 0.13], [0.105, 0.06, 0.08]);
    s.add('face', 'jaw', 0.03).egg([0, -0.045, 0.11], [0.142, 0.068, 0.115], [-6, 0, 0]);
    s.add('face', 'jaw', 0.03).egg([0, -0.06, 0.175], [0.115, 0.055, 0.065]);
    s.pair((side) => {
      s.add('face', 'head', 0.03).egg(side.at(0.098, 0.03, 0.06), [0.05, 0.075, 0.075]);
      s.add('face', 'jaw', 0.03).egg(side.at(0.118, -0.035, 0.07), [0.045, 0.055, 0.06]);
    });
    s.carve('mouth', 'head', 0.01).worm(
      [
        [-0.142, -0.012, 0.12, 0.006],
        [-0.1, 0.004, 0.19, 0.02],
        [0, 0.0, 0.235, 0.026],
        [0.1, 0.004, 0.19, 0.02],
        [0.142, -0.012, 0.12, 0.006],
      ],
      10,
    );
    s.carve('mouth', 'head', 0.01).egg([0, 0, 0.13], [0.1, 0.022, 0.1]);
    s.add('face', 'head', 0.02).egg([0, 0.066, 0.195], [0.05, 0.034, 0.034]);
    s.pair((side) => {
      s.add('face', 'head', 0.012).egg(side.at(0.036, 0.058, 0.2), [0.026, 0.024, 0.026]);
      s.carve('mouth', 'head', 0.006).egg(side.at(0.03, 0.05, 0.224), [0.013, 0.011, 0.014]);
      s.carve('mouth', 'head', 0.012).egg(side.at(0.06, 0.11, 0.155), [0.042, 0.034, 0.035]);
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.043,
        look: side.at(0.08, 0.06, 1),
        lid: { coat: 'face', bone: side.bone('lid'), open: 36, roll: side.sign * 12 },
      });
      s.add('face', 'head', 0.01).cone(
        side.node(0.1, 0.082, 0.135, 0.016),
        side.node(0.04, 0.074, 0.172, 0.014),
      );
      for (const [angle, length, radius] of [
        [12, 0.05, 0.016],
        [36, side.name === 'R' ? 0.15 : 0.11, 0.029],
        [62, 0.075, 0.02],
        [80, 0.045, 0.014],
      ] as const) {
        const turn = (angle * Math.PI) / 180;
        const [x, z] = [0.118 * Math.sin(turn), 0.1 + 0.098 * Math.cos(turn)];
        const [, y] = s.surface('jaw', side.at(x, 0.002, z), side.at(x, -1, z));
        s.horn(
          'tooth',
          'jaw',
          [
            side.node(x, y - 0.016, z - 0.006, radius),
            side.node(x * 1.08, y + length * 0.5, z + 0.018, radius * 0.82),
            side.node(x * 1.05, y + length, z + 0.018, 0.001),
          ],
          8,
          4,
        );
      }
    });
    s.tube(
      'face',
      ['head'],
      [
        [-0.125, 0.105, 0.08, 0.02],
        [-0.09, 0.15, 0.13, 0.034],
        [0, 0.135, 0.175, 0.034],
        [0.09, 0.15, 0.13, 0.034],
        [0.125, 0.105, 0.08, 0.02],
      ],
      8,
      0.02,
    );
    s.add('shell', 'head', 0.008).egg([0, 0.165, 0.04], [0.095, 0.06, 0.11], [-8, 0, 0]);
    s.add('shell', 'head', 0.006).egg([0, 0.21, 0.06], [0.04, 0.03, 0.05]);
    s.pair((side) => {
      s.horn(
        'horn',
        'head',
        [
          side.node(0.08, 0.16, 0.02, 0.032),
          side.node(0.13, 0.2, 0, 0.024),
          side.node(0.155, 0.255, 0.02, 0.001),
        ],
        8,
        4,
      );
    });
    s.stain(egg([0, 0.06, 0.22], [0.06, 0.045, 0.05]), {
      bone: 'head',
      soft: 0.04,
      on: ['face'],
      ...stain(0xd58a8a, 0.55, 0xf4b8a8),
    });
  });
}
