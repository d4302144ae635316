import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';

export const HEAD: Vec3 = [0, 0.55, 0.15];

/** Where the eyes stand on their stalks, and how large they are; one is longer than the other. */
export const EYES = {
  L: { at: [0.1, 0.2, 0.075], radius: 0.058 },
  R: { at: [-0.085, 0.145, 0.085], radius: 0.05 },
} as const;

export const BEARD = [-2, -1, 0, 1, 2] as const;

export const beardRoot = (i: number): Vec3 => [
  i * 0.044,
  0.485 + 0.008 * Math.abs(i),
  0.215 - 0.008 * Math.abs(i),
];

/** Everything of the head, in coordinates around its joint. */
export function head(s: Sculpture): void {
  s.within(HEAD, [0, 0, 0], () => {
    s.add('face', 'head', 0.03).egg([0, 0.02, 0.03], [0.13, 0.1, 0.105]);
    s.add('face', 'jaw', 0.02).egg([0, -0.045, 0.06], [0.1, 0.04, 0.075]);
    s.add('face', 'head', 0.015).egg([0, 0.03, 0.12], [0.03, 0.026, 0.024]);
    s.carve('mouth', 'head', 0.01).egg([0, -0.015, 0.115], [0.078, 0.028, 0.06]);
    s.carve('mouth', 'head', 0.008).worm(
      [
        [-0.11, 0.012, 0.07, 0.005],
        [-0.07, -0.012, 0.12, 0.016],
        [0, -0.018, 0.145, 0.018],
        [0.07, -0.012, 0.12, 0.016],
        [0.11, 0.012, 0.07, 0.005],
      ],
      8,
    );
    for (const x of [-0.05, -0.018, 0.02, 0.054]) {
      const z = 0.128 - 2.6 * x * x;
      s.block('tooth', 'head', {
        at: [x, -0.006, z],
        size: [0.026, 0.036, 0.018],
        turn: [0, x * 500, x * 120],
        bevel: 0.005,
        taper: [1.15, 1],
      });
    }
    s.pair((side) => {
      s.tube(
        'face',
        ['head'],
        [
          side.node(0.125, 0.03, 0.06, 0.02),
          side.node(0.085, 0.085, 0.105, 0.028),
          side.node(0.02, 0.062, 0.13, 0.018),
        ],
        5,
        0.02,
      );
      s.tube(
        'limb',
        ['jaw'],
        [
          side.node(0.115, -0.02, 0.08, 0.032),
          side.node(0.1, -0.075, 0.135, 0.03),
          side.node(0.045, -0.085, 0.165, 0.016),
        ],
        5,
        0.012,
      );
      s.horn(
        'thorn',
        'jaw',
        [
          side.node(0.06, -0.085, 0.155, 0.018),
          side.node(0.03, -0.09, 0.185, 0.012),
          side.node(0.012, -0.08, 0.195, 0.001),
        ],
        6,
        3,
      );
      s.horn(
        'tip',
        'head',
        [
          side.node(0.06, 0.045, 0.11, 0.012),
          side.node(0.15, 0.05, 0.21, 0.01),
          side.node(0.24, 0.13, 0.22, 0.008),
          side.node(0.285, 0.25, 0.16, 0.001),
        ],
        5,
        9,
      );
    });
  });
  eyes(s);
  beard(s);
}

function eyes(s: Sculpture): void {
  s.pair((side) => {
    const { at, radius } = EYES[side.name];
    const [x, y, z] = at;
    const stalk = `stalk${side.name}0`;
    s.within(HEAD, [0, 0, 0], () => {
      s.tube(
        'face',
        ['head', stalk],
        [
          [x * 0.5, 0.06, 0.02, 0.042],
          [x * 0.75, y * 0.6, z * 0.75, 0.03],
          [x, y - 0.01, z - 0.012, 0.036],
        ],
        5,
        0.02,
      );
      s.add('face', stalk, 0.012).egg([x, y + 0.008, z - 0.018], [radius * 1.12, radius * 1.05, radius]);
      s.carve('hollow', stalk, 0.006).egg([x, y, z + radius], [radius * 0.98, radius * 0.9, radius * 0.9]);
      const middle: Vec3 = [x, y, z + radius * 0.2];
      s.eye({
        coat: 'eye',
        bone: stalk,
        at: middle,
        radius,
        look: [-x * 0.5, 0.02, 1],
        lid: {
          coat: 'face',
          bone: side.bone('lid'),
          open: side.name === 'L' ? 50 : 32,
          roll: side.sign * 16,
        },
      });
    });
  });
}

/** Five tentacles for a beard, with suckers along their inner side. */
function beard(s: Sculpture): void {
  for (const [n, i] of BEARD.entries()) {
    const [x, y, z] = beardRoot(i);
    const short = 0.028 * Math.abs(i);
    const out = Math.sign(i || 1);
    const bones = [`beard${n}_0`, `beard${n}_1`];
    const nodes = [
      [x, y + 0.02, z - 0.01, 0.031],
      [x + i * 0.014, y - 0.06, z + 0.05, 0.031],
      [x + i * 0.026, y - 0.15 + short, z + 0.075, 0.026],
      [x + i * 0.036, y - 0.235 + short, z + 0.06, 0.022],
      [x + i * 0.045 + out * 0.015, y - 0.29 + short, z + 0.085, 0.018],
      [x + i * 0.05 + out * 0.05, y - 0.285 + short, z + 0.125, 0.013],
      [x + i * 0.05 + out * 0.062, y - 0.245 + short, z + 0.13, 0.006],
    ] as const;
    s.tube('tentacle', bones, nodes, 14, 0.014);
  }
}
