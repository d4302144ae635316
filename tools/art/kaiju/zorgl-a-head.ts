import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { trafficCone } from './props';

export const NECK: Vec3 = [0, 0.8, 0.05];

export const EYE: Vec3 = [0.088, 0.992, 0.168];

/** Everything of the head, in coordinates around its joint. */
export function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    skull(s);
    mouth(s);
    eyes(s);
    teeth(s);
    horns(s);
  });
}

function skull(s: Sculpture): void {
  s.add('face', 'head', 0.05).egg([0, 0.125, 0], [0.172, 0.14, 0.165]);
  s.add('face', 'head', 0.045).egg([0, 0.1, 0.14], [0.15, 0.084, 0.13], [6, 0, 0]);
  s.add('face', 'head', 0.025).egg([0, 0.14, 0.235], [0.098, 0.05, 0.05]);
  s.add('face', 'jaw', 0.03).egg([0, -0.03, 0.09], [0.145, 0.06, 0.16], [10, 0, 0]);
  s.add('face', 'jaw', 0.03).egg([0, -0.045, 0.2], [0.108, 0.052, 0.068], [6, 0, 0]);
  s.pair((side) => {
    s.add('face', 'head', 0.04).egg(side.at(0.142, 0.07, 0.03), [0.066, 0.088, 0.1]);
    s.add('face', 'jaw', 0.03).egg(side.at(0.13, 0, 0.035), [0.045, 0.06, 0.07]);
    s.add('face', 'head', 0.02).egg(side.at(0.052, 0.158, 0.256), [0.036, 0.032, 0.036]);
    s.add('face', 'head', 0.02).egg(side.at(0.15, 0.075, 0.115), [0.03, 0.03, 0.04]);
  });
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.012).egg([0, 0.022, 0.15], [0.118, 0.036, 0.15], [5, 0, 0]);
  s.carve('mouth', 'head', 0.01).worm(
    [
      [-0.168, 0.075, 0.12, 0.008],
      [-0.128, 0.035, 0.2, 0.034],
      [0, 0.012, 0.285, 0.05],
      [0.128, 0.035, 0.2, 0.034],
      [0.168, 0.075, 0.12, 0.008],
    ],
    12,
  );
  s.tube(
    'tongue',
    ['jaw'],
    [
      [0, -0.005, 0.03, 0.04],
      [0.005, 0.012, 0.12, 0.048],
      [0.02, 0.004, 0.21, 0.042],
      [0.034, -0.012, 0.265, 0.024],
    ],
    6,
    0.01,
  );
  s.pair((side) => {
    s.carve('mouth', 'head', 0.008).egg(
      side.at(0.058, 0.163, 0.288),
      [0.014, 0.013, 0.018],
      side.turn(0, 20, 0),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.035).egg(side.at(0.1, 0.225, 0.1), [0.07, 0.05, 0.06]);
    s.carve('mouth', 'head', 0.016).egg(side.at(0.088, 0.2, 0.135), [0.06, 0.052, 0.05], side.turn(0, 22, 0));
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.168, 0.215, 0.05, 0.024),
        side.node(0.14, 0.27, 0.105, 0.035),
        side.node(0.075, 0.262, 0.17, 0.034),
        side.node(0.03, 0.225, 0.205, 0.02),
      ],
      6,
      0.03,
    );
    s.add('face', 'head', 0.014).cone(
      side.node(0.155, 0.145, 0.12, 0.024),
      side.node(0.065, 0.138, 0.18, 0.02),
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(EYE[0], EYE[1] - NECK[1], EYE[2] - NECK[2]),
      radius: 0.064,
      look: side.at(0.1, 0.06, 1),
      lid: { coat: 'face', bone: side.bone('lid'), open: 42, roll: side.sign * 14 },
    });
  });
}

function teeth(s: Sculpture): void {
  s.pair((side) => {
    for (const [x, y, z, length, radius] of [
      [0.024, 0.062, 0.262, 0.036, 0.015],
      [0.064, 0.064, 0.245, 0.052, 0.019],
      [0.1, 0.07, 0.208, 0.036, 0.016],
      [0.124, 0.078, 0.165, 0.036, 0.014],
      [0.138, 0.084, 0.125, 0.024, 0.011],
    ] as const) {
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, y + 0.012, z - 0.01, radius),
          side.node(x, y - length * 0.45, z + 0.002, radius * 0.75),
          side.node(x, y - length, z - 0.004, 0.001),
        ],
        6,
        3,
      );
    }
    for (const [angle, length, radius] of [
      [10, 0.036, 0.015],
      [29, 0.036, 0.016],
      [50, side.name === 'L' ? 0.13 : 0.08, 0.027],
      [69, 0.038, 0.016],
      [84, 0.03, 0.013],
    ] as const) {
      const turn = (angle * Math.PI) / 180;
      const [x, z] = [0.116 * Math.sin(turn), 0.105 + 0.122 * Math.cos(turn)];
      const [, y] = s.surface('jaw', side.at(x, 0.03, z), side.at(x, -1, z));
      s.horn(
        'tooth',
        'jaw',
        [
          side.node(x, y - 0.015, z - 0.006, radius),
          side.node(x * 1.06, y + length * 0.5, z + 0.012, radius * 0.85),
          side.node(x * 1.03, y + length, z + 0.01, 0.001),
        ],
        7,
        4,
      );
    }
  });
}

/** The left horn is whole; the right one broke off, and something from the street got stuck on it. */
function horns(s: Sculpture): void {
  s.add('horn', 'head', 0.015).worm(
    [
      [0.1, 0.2, -0.04, 0.058],
      [0.15, 0.235, -0.065, 0.056],
    ],
    1,
  );
  s.horn(
    'horn',
    'head',
    [
      [0.11, 0.205, -0.045, 0.06],
      [0.2, 0.265, -0.095, 0.05],
      [0.285, 0.36, -0.06, 0.034],
      [0.262, 0.455, 0.045, 0.002],
    ],
    12,
    14,
  );
  s.add('horn', 'head', 0.015).worm(
    [
      [-0.1, 0.2, -0.04, 0.058],
      [-0.19, 0.255, -0.08, 0.048],
    ],
    1,
  );
  s.within([-0.172, 0.25, -0.075], [-16, 0, 40], () => trafficCone(s, 'head'));
}
