import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { icicle } from './ice';

export const NECK: Vec3 = [0, 0.76, 0.1];

export const EYE: Vec3 = [0.086, 0.15, 0.116];

/** Everything of the head, in coordinates around its joint. */
export function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    skull(s);
    mouth(s);
    eyes(s);
    teeth(s);
    rime(s);
  });
}

function skull(s: Sculpture): void {
  s.add('face', 'head', 0.05).egg([0, 0.1, 0.02], [0.138, 0.115, 0.13]);
  s.add('face', 'head', 0.04).egg([0, 0.092, 0.15], [0.118, 0.074, 0.125], [4, 0, 0]);
  s.add('face', 'head', 0.03).egg([0, 0.1, 0.24], [0.1, 0.056, 0.06]);
  s.add('face', 'jaw', 0.03).egg([0, -0.022, 0.125], [0.142, 0.066, 0.155], [6, 0, 0]);
  s.add('face', 'jaw', 0.03).egg([0, -0.035, 0.235], [0.116, 0.056, 0.07], [-6, 0, 0]);
  s.pair((side) => {
    s.add('face', 'head', 0.04).egg(side.at(0.118, 0.06, 0.02), [0.058, 0.08, 0.09]);
    s.add('face', 'jaw', 0.03).egg(side.at(0.12, -0.005, 0.05), [0.05, 0.06, 0.08]);
    s.add('face', 'head', 0.02).egg(side.at(0.05, 0.14, 0.262), [0.038, 0.034, 0.036]);
    s.add('face', 'head', 0.02).cone(
      side.node(0.104, 0.058, 0.235, 0.034),
      side.node(0.132, 0.056, 0.1, 0.036),
    );
  });
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.012).egg([0, 0.018, 0.16], [0.105, 0.03, 0.15], [5, 0, 0]);
  s.carve('mouth', 'head', 0.01).worm(
    [
      [-0.165, 0.03, 0.08, 0.006],
      [-0.135, 0.016, 0.18, 0.024],
      [-0.09, 0.012, 0.27, 0.034],
      [0, 0.014, 0.31, 0.04],
      [0.09, 0.012, 0.27, 0.034],
      [0.135, 0.016, 0.18, 0.024],
      [0.165, 0.03, 0.08, 0.006],
    ],
    14,
  );
  s.tube(
    'tongue',
    ['jaw'],
    [
      [0, -0.012, 0.04, 0.036],
      [0, 0.004, 0.13, 0.044],
      [-0.008, 0, 0.22, 0.038],
      [-0.016, 0.004, 0.27, 0.02],
    ],
    6,
    0.01,
  );
  s.pair((side) => {
    s.carve('nostril', 'head', 0.008).egg(
      side.at(0.056, 0.146, 0.296),
      [0.014, 0.012, 0.018],
      side.turn(0, 22, 0),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.03).egg(side.at(0.1, 0.15, 0.075), [0.066, 0.066, 0.066]);
    s.carve('nostril', 'head', 0.014).egg(
      side.at(0.09, 0.15, 0.15),
      [0.055, 0.048, 0.045],
      side.turn(0, 22, 0),
    );
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.165, 0.155, 0.06, 0.022),
        side.node(0.15, 0.2, 0.105, 0.031),
        side.node(0.09, 0.225, 0.145, 0.034),
        side.node(0.035, 0.2, 0.17, 0.026),
      ],
      6,
      0.026,
    );
    s.tube(
      'face',
      ['head'],
      [
        side.node(0.15, 0.105, 0.09, 0.016),
        side.node(0.115, 0.086, 0.15, 0.022),
        side.node(0.06, 0.1, 0.18, 0.014),
      ],
      4,
      0.014,
    );
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.062,
      look: side.at(0.1, -0.2, 1),
      lid: { coat: 'face', bone: side.bone('lid'), open: side.name === 'L' ? 38 : 30, roll: side.sign * -9 },
    });
  });
}

function teeth(s: Sculpture): void {
  s.pair((side) => {
    for (const [x, y, z, length, radius] of [
      [0.03, 0.05, 0.286, 0.034, 0.014],
      [0.07, 0.05, 0.265, 0.05, 0.018],
      [0.102, 0.052, 0.222, 0.034, 0.015],
      [0.122, 0.054, 0.17, 0.036, 0.014],
      [0.134, 0.054, 0.12, 0.026, 0.012],
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
    for (const [x, z, length, radius] of [
      [0.022, 0.29, 0.03, 0.014],
      [0.064, 0.278, side.name === 'R' ? 0.115 : 0.075, 0.024],
      [0.1, 0.235, 0.04, 0.016],
      [0.12, 0.18, 0.034, 0.014],
      [0.134, 0.125, 0.026, 0.012],
    ] as const) {
      const [, y] = s.surface('jaw', side.at(x, 0.025, z), side.at(x, -1, z));
      s.horn(
        'tooth',
        'jaw',
        [
          side.node(x, y - 0.015, z - 0.008, radius),
          side.node(x * 1.06, y + length * 0.5, z + 0.01, radius * 0.85),
          side.node(x * 1.04, y + length, z + 0.008, 0.001),
        ],
        7,
        4,
      );
    }
  });
}

/** A beard of icicles, and snow that has not yet slid off. */
function rime(s: Sculpture): void {
  s.add('snow', 'head', 0.012).egg([0.01, 0.2, 0.02], [0.085, 0.032, 0.075], [-14, 0, 4]);
  s.add('snow', 'head', 0.012).egg([-0.045, 0.215, 0.045], [0.05, 0.03, 0.045]);
  s.add('snow', 'head', 0.01).egg([0.015, 0.152, 0.235], [0.045, 0.016, 0.04], [8, 0, 0]);
  for (const [x, z, length, radius] of [
    [-0.1, 0.19, 0.075, 0.019],
    [-0.068, 0.25, 0.1, 0.022],
    [-0.022, 0.28, 0.07, 0.02],
    [0.02, 0.282, 0.125, 0.024],
    [0.066, 0.255, 0.085, 0.021],
    [0.1, 0.2, 0.105, 0.022],
    [0.12, 0.14, 0.06, 0.017],
  ] as const) {
    const [, y] = s.surface('jaw', [x, -0.3, z], [x, 1, z]);
    icicle(s, 'jaw', [x, y + 0.004, z], length, radius, [0, -0.1]);
  }
}
