import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg, plate } from '../kit/shapes';
import { faceTone, heroCoats, shining, tone } from './coats';
import { heroBase, leg, limb, STAND } from './figure';

/** An imp who has just arrived: in mid-leap out of his own puff. */
export function bamf(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'fur', 0x3a78dc);
  tone(s, 'shirt', 0xf0e2c0);
  tone(s, 'shorts', 0x7a2a6a);
  tone(s, 'horn', 0xf2d49a);
  tone(s, 'puff', 0xb48ae0, { zenith: 0.9, rough: 0.9 });
  shining(s, 'core', 0xffa0f0, [0.6, 0.15, 0.55]);
  shining(s, 'eye', 0xffe84a, [0.75, 0.6, 0.08]);
  heroBase(s, 27);
  // The puff that carries him.
  for (const [x, y, z, r] of [
    [-0.04, 0.03, -0.03, 0.062],
    [0.05, 0.022, -0.02, 0.05],
    [-0.1, 0.02, 0.02, 0.04],
    [0.0, 0.02, 0.06, 0.044],
    [0.1, 0.012, 0.03, 0.032],
    [-0.06, 0.09, -0.05, 0.05],
    [-0.09, 0.13, -0.07, 0.034],
    [-0.02, 0.085, -0.02, 0.036],
  ] as const)
    s.add('puff', 'root', 0.012).ball([x, STAND + y, z], r);
  for (const [x, y, z] of [
    [0.13, 0.09, -0.03],
    [-0.155, 0.12, 0.0],
    [0.105, 0.045, 0.095],
  ] as const)
    s.add('core', 'root', 0.003).ball([x, STAND + y, z], 0.014);
  s.within([0, STAND + 0.03, 0], [0, 24, -14], () => {
    leg(
      s,
      [
        [-0.03, 0.2, 0, 0.034],
        [-0.085, 0.165, -0.015, 0.026],
        [-0.075, 0.1, -0.07, 0.021],
      ],
      ['shorts', 'fur'],
      -10,
      60,
    );
    leg(
      s,
      [
        [0.03, 0.2, 0, 0.034],
        [0.07, 0.165, 0.075, 0.027],
        [0.085, 0.1, 0.05, 0.022],
      ],
      ['shorts', 'fur'],
      20,
      10,
    );
    s.add('shirt', 'root', 0.015).cone([0, 0.215, 0, 0.046], [0, 0.29, 0.018, 0.05]);
    for (const y of [0.235, 0.27, 0.305])
      s.stain(egg([0, y, 0.01], [0.08, 0.009, 0.08]), { ...stain(0x2a5ac0, 1), soft: 0.002, on: ['shirt'] });
    s.add('shorts', 'root', 0.01).egg([0, 0.2, 0], [0.055, 0.032, 0.048]);
    limb(
      s,
      {
        nodes: [
          [0.05, 0.31, 0.018, 0.024],
          [0.12, 0.33, 0.035, 0.02],
          [0.165, 0.4, 0.06, 0.018],
        ],
        coats: ['shirt', 'fur'],
        end: 'fur',
      },
      1.4,
    );
    limb(
      s,
      {
        nodes: [
          [-0.05, 0.31, 0.018, 0.024],
          [-0.115, 0.325, -0.01, 0.02],
          [-0.16, 0.29, 0.055, 0.018],
        ],
        coats: ['shirt', 'fur'],
        end: 'fur',
      },
      1.4,
    );
    for (const [hx, hy, hz] of [
      [0.165, 0.4, 0.06],
      [-0.16, 0.29, 0.055],
    ] as const)
      for (const [dx, dy] of [
        [0.02, 0.034],
        [-0.012, 0.04],
        [0.036, 0.004],
      ] as const)
        s.add('fur', 'root', 0.004).cone(
          [hx, hy, hz, 0.014],
          [hx + Math.sign(hx) * dx, hy + dy, hz + 0.022, 0.006],
        );
    // Tail with a spade.
    s.tube(
      'fur',
      ['root'],
      [
        [0, 0.2, -0.03, 0.016],
        [-0.03, 0.18, -0.1, 0.012],
        [-0.1, 0.23, -0.13, 0.011],
        [-0.15, 0.31, -0.1, 0.01],
        [-0.13, 0.39, -0.07, 0.009],
      ],
      12,
      0.008,
    );
    s.add('fur', 'root', 0.003).shape(
      plate({
        at: [-0.13, 0.385, -0.07],
        up: [0.2, 1, 0.1],
        across: [1, 0, 0.3],
        outline: [
          [0, 0.075],
          [0.04, 0.02],
          [0.02, -0.008],
          [0, 0.008],
          [-0.02, -0.008],
          [-0.04, 0.02],
        ],
        thick: 0.009,
      }),
    );
    s.within([0.005, 0.385, 0.045], [-4, -18, 12], () => {
      s.add('fur', 'root', 0.01)
        .egg([0, 0, 0], [0.066, 0.06, 0.058])
        .egg([0, -0.03, 0.016], [0.05, 0.036, 0.046]);
      for (const side of [1, -1]) {
        s.add('fur', 'root', 0.006).shape(
          plate({
            at: [side * 0.05, 0.004, -0.006],
            up: [side, 0.55, -0.1],
            across: [side * -0.4, 1, 0],
            outline: [
              [-0.03, 0],
              [0.022, 0],
              [0.012, 0.05],
              [-0.004, 0.098],
              [-0.018, 0.05],
            ],
            thick: 0.011,
            tip: 0.4,
          }),
        );
        s.horn(
          'horn',
          'root',
          [
            [side * 0.03, 0.045, 0.014, 0.016],
            [side * 0.045, 0.082, 0.016, 0.012],
            [side * 0.034, 0.11, 0.03, 0.002],
          ],
          6,
          4,
        );
        s.add('eye', 'root', 0.003).egg(
          [side * 0.026, 0.006, 0.05],
          [0.02, 0.017, 0.011],
          [0, side * 20, side * 16],
        );
        s.stain(egg([side * 0.022, 0.005, 0.06], [0.0055, 0.012, 0.02]), {
          ...stain(0x1a0a10, 1),
          soft: 0.002,
          on: ['eye'],
        });
        s.horn(
          'white',
          'root',
          [
            [side * 0.02, -0.026, 0.06, 0.007],
            [side * 0.021, -0.048, 0.066, 0.001],
          ],
          5,
          2,
        );
      }
      s.stain(egg([0, -0.03, 0.055], [0.038, 0.012, 0.03]), {
        ...stain(0x3a0a18, 1),
        soft: 0.002,
        on: ['fur'],
      });
      s.stain(egg([0, -0.026, 0.06], [0.03, 0.005, 0.03]), {
        ...stain(0xfff6e6, 1),
        soft: 0.002,
        on: ['fur'],
      });
      s.add('black', 'root', 0.012).cone([0, 0.056, 0.0, 0.02], [0.012, 0.086, -0.03, 0.006]);
    });
  });
}
