import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { feeler } from './moth';

export const NECK: Vec3 = [0, 0.68, 0.04];

export const EYE: Vec3 = [0.076, 0.135, 0.088];

/** Everything of the head, in coordinates around its joint. */
export function head(s: Sculpture): void {
  s.within(NECK, [0, 0, 0], () => {
    s.add('fur', 'head', 0.03).egg([0, 0.115, 0.005], [0.15, 0.128, 0.125]);
    s.add('face', 'head', 0.02).egg([0, 0.1, 0.06], [0.122, 0.1, 0.085]);
    s.add('face', 'head', 0.03).egg([0, 0.062, 0.115], [0.088, 0.055, 0.06]);
    s.add('face', 'jaw', 0.02).egg([0, 0.004, 0.075], [0.098, 0.045, 0.082], [4, 0, 0]);
    s.pair((side) => {
      s.add('fur', 'head', 0.02).worm(
        [
          side.node(0.11, 0.06, 0.03, 0.05),
          side.node(0.165, 0.03, 0.025, 0.035),
          side.node(0.215, -0.015, 0.02, 0.006),
        ],
        3,
      );
      s.add('fur', 'head', 0.02).worm(
        [
          side.node(0.12, 0.1, 0.02, 0.045),
          side.node(0.18, 0.085, 0.01, 0.03),
          side.node(0.225, 0.06, 0, 0.006),
        ],
        3,
      );
      s.add('face', 'head', 0.018).egg(side.at(0.05, 0.05, 0.148), [0.046, 0.04, 0.034]);
    });
    for (const [x, lean, tall] of [
      [-0.03, -0.05, 0.1],
      [0.02, 0.03, 0.13],
      [0.06, 0.08, 0.09],
    ] as const) {
      s.add('ruff', 'head', 0.015).worm(
        [
          [x, 0.21, 0.03, 0.034],
          [x + lean * 0.6, 0.23 + tall * 0.5, 0.045, 0.024],
          [x + lean, 0.22 + tall, 0.08, 0.005],
        ],
        3,
      );
    }
    mouth(s);
    nose(s);
    eyes(s);
  });
  ears(s);
}

function mouth(s: Sculpture): void {
  s.carve('mouth', 'head', 0.01).egg([0, 0.022, 0.1], [0.075, 0.02, 0.08]);
  s.carve('mouth', 'head', 0.008).worm(
    [
      [-0.112, 0.046, 0.09, 0.004],
      [-0.075, 0.022, 0.145, 0.016],
      [0, 0.014, 0.17, 0.022],
      [0.075, 0.022, 0.145, 0.016],
      [0.112, 0.046, 0.09, 0.004],
    ],
    10,
  );
  s.pair((side) => {
    for (const [x, z, long, radius] of [
      [0.058, 0.162, side.name === 'L' ? 0.078 : 0.06, 0.0165],
      [0.024, 0.174, 0.028, 0.01],
      [0.088, 0.132, 0.03, 0.011],
    ] as const) {
      s.horn(
        'tooth',
        'head',
        [
          side.node(x, 0.05, z - 0.012, radius),
          side.node(x, 0.036 - long * 0.4, z + 0.002, radius * 0.75),
          side.node(x * 0.96, 0.034 - long, z - 0.004, 0.001),
        ],
        6,
        3,
      );
    }
  });
}

/** The leaf-shaped nose of a bat. */
function nose(s: Sculpture): void {
  s.add('inner', 'head', 0.012).egg([0, 0.075, 0.17], [0.04, 0.03, 0.026]);
  s.add('inner', 'head', 0.008).plate({
    at: [0, 0.085, 0.172],
    up: [0, 1, -0.28],
    across: [1, 0, 0],
    outline: [
      [-0.026, -0.01],
      [-0.034, 0.018],
      [-0.016, 0.042],
      [0, 0.066],
      [0.016, 0.042],
      [0.034, 0.018],
      [0.026, -0.01],
    ],
    thick: 0.013,
    slope: 0.7,
  });
  s.pair((side) => {
    s.carve('mouth', 'head', 0.005).egg(
      side.at(0.019, 0.074, 0.192),
      [0.009, 0.012, 0.014],
      side.turn(0, 0, 20),
    );
  });
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    s.add('face', 'head', 0.02).egg(side.at(0.08, 0.135, 0.07), [0.068, 0.066, 0.06]);
    s.carve('mouth', 'head', 0.01).egg(side.at(0.078, 0.135, 0.125), [0.055, 0.052, 0.04]);
    s.eye({
      coat: 'eye',
      bone: 'head',
      at: side.at(...EYE),
      radius: 0.06,
      look: side.at(0.12, 0.02, 1),
      lid: {
        coat: 'face',
        bone: side.bone('lid'),
        open: side.name === 'L' ? 58 : 40,
        roll: side.sign * 16,
      },
    });
  });
}

/** Ears like sails; the right one has been in a fight. The feelers of a moth beside them. */
function ears(s: Sculpture): void {
  s.pair((side) => {
    const bone = `ear${side.name}0`;
    const torn = side.name === 'R';
    const sail = (width: number, height: number) =>
      (torn
        ? [
            [-0.3, -0.12],
            [-0.5, 0.3],
            [-0.32, 0.72],
            [-0.12, 0.84],
            [-0.05, 0.62],
            [0.1, 0.7],
            [0.4, 0.34],
            [0.34, -0.12],
          ]
        : [
            [-0.3, -0.12],
            [-0.5, 0.3],
            [-0.32, 0.74],
            [0.02, 1],
            [0.3, 0.62],
            [0.42, 0.3],
            [0.34, -0.12],
          ]
      ).map(([u, v]) => [-side.sign * u! * width, v! * height] as const);
    const shape = (coat: string, at: Vec3, width: number, height: number, thick: number) =>
      s.add(coat, bone, 0.012).plate({
        at: side.at(...at),
        up: side.at(0.6, 1, -0.12),
        across: side.at(0.9, -0.5, 0.45),
        outline: sail(width, height),
        thick,
        slope: 0.3,
        tip: 0.7,
      });
    shape('fur', [0.1, 0.835, 0.015], 0.21, 0.32, 0.021);
    shape('inner', [0.104, 0.85, 0.031], 0.148, 0.24, 0.013);
    feeler(s, {
      coat: 'feeler',
      bones: [`feeler${side.name}0`, `feeler${side.name}1`],
      nodes: [
        side.node(0.036, 0.86, 0.1, 0.012),
        side.node(0.05, 0.98, 0.15, 0.01),
        side.node(0.078, 1.09, 0.17, 0.008),
        torn ? side.node(0.15, 1.12, 0.19, 0.006) : side.node(0.135, 1.18, 0.14, 0.006),
        torn ? side.node(0.19, 1.05, 0.21, 0.002) : side.node(0.21, 1.2, 0.08, 0.002),
      ],
      barb: 0.09,
    });
  });
}
