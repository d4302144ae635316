import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import { faceTone, heroCoats, shining, tone } from './coats';
import { heroBase, limb, STAND } from './figure';

/** A visitor in a hood who hovers, thinks, and lifts the crockery by it. */
export function grey(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', 0xb4c8c0, { wash: 0x3a5058 });
  tone(s, 'robe', 0x2f9a58);
  tone(s, 'lining', 0x5a3a86);
  shining(s, 'mind', 0x8affc0, [0.15, 0.75, 0.4]);
  heroBase(s, 12);
  s.within([0, STAND, -0.01], [0, 14, 0], () => {
    // The robe ends in a twist above the ground.
    s.tube(
      'robe',
      ['root'],
      [
        [0.05, 0.045, -0.05, 0.008],
        [0.02, 0.06, 0.03, 0.034],
        [-0.035, 0.13, 0.01, 0.058],
        [-0.012, 0.22, -0.005, 0.062],
        [0, 0.295, 0.0, 0.05],
      ],
      12,
      0.012,
    );
    s.add('robe', 'root', 0.016).egg([0, 0.3, 0], [0.075, 0.035, 0.05]);
    s.tube(
      'robe',
      ['root'],
      [
        [-0.04, 0.28, -0.045, 0.036],
        [-0.07, 0.2, -0.08, 0.04],
        [-0.13, 0.13, -0.09, 0.028],
        [-0.165, 0.145, -0.06, 0.006],
      ],
      8,
      0.012,
    );
    s.tube(
      'lining',
      ['root'],
      [
        [0.04, 0.28, -0.045, 0.034],
        [0.06, 0.19, -0.07, 0.034],
        [0.1, 0.12, -0.08, 0.024],
        [0.135, 0.12, -0.05, 0.006],
      ],
      8,
      0.012,
    );
    // One finger at the temple, the other arm lifts.
    limb(
      s,
      {
        nodes: [
          [-0.062, 0.305, 0.005, 0.028],
          [-0.125, 0.29, 0.045, 0.03],
          [-0.09, 0.36, 0.085, 0.016],
        ],
        coats: ['robe', 'robe'],
        end: 'skin',
      },
      1.05,
    );
    s.add('skin', 'root', 0.004).cone([-0.09, 0.365, 0.085, 0.01], [-0.066, 0.425, 0.08, 0.006]);
    limb(
      s,
      {
        nodes: [
          [0.062, 0.305, 0.005, 0.028],
          [0.125, 0.3, 0.05, 0.034],
          [0.17, 0.335, 0.09, 0.016],
        ],
        coats: ['robe', 'robe'],
        end: 'skin',
      },
      1.05,
    );
    for (const [x, y, z] of [
      [0.205, 0.365, 0.1],
      [0.21, 0.345, 0.115],
      [0.185, 0.38, 0.095],
    ] as const)
      s.add('skin', 'root', 0.003).cone([0.172, 0.338, 0.092, 0.01], [x, y, z, 0.0055]);
    s.within([0, 0.41, 0.012], [4, -4, 7], () => {
      // Hood, open before the face.
      s.add('robe', 'root', 0.012)
        .egg([0, 0.02, -0.02], [0.095, 0.1, 0.082])
        .cone([0, 0.08, -0.04, 0.06], [-0.02, 0.13, -0.09, 0.012]);
      s.carve('lining', 'root', 0.01).egg([0, 0.008, 0.055], [0.076, 0.08, 0.075]);
      s.add('skin', 'root', 0.004)
        .egg([0, 0.022, 0.018], [0.068, 0.062, 0.055])
        .egg([0, -0.03, 0.03], [0.036, 0.038, 0.034]);
      for (const side of [1, -1]) {
        s.add('black', 'root', 0.003).egg(
          [side * 0.03, 0.006, 0.06],
          [0.027, 0.017, 0.014],
          [0, side * 22, side * 32],
        );
        s.add('white', 'root', 0.002).ball([side * 0.036 + 0.003, 0.017, 0.0715], 0.0055);
      }
      s.stain(egg([0.002, -0.045, 0.06], [0.011, 0.0035, 0.03], [0, 0, 8]), {
        ...stain(0x3a4a50, 1),
        soft: 0.002,
        on: ['skin'],
      });
      s.add('mind', 'root', 0.003).egg([0, 0.06, 0.055], [0.01, 0.014, 0.008]);
    });
    // Rings of thought, and what they carry: a cup on its saucer.
    for (const [size, y] of [
      [0.085, 0.05],
      [0.06, 0.02],
    ] as const)
      s.lathe('mind', 'root', {
        at: [0.0, y, 0.01],
        turn: [8, 0, -6],
        profile: [
          [size, -0.005],
          [size + 0.012, 0],
          [size, 0.005],
          [size - 0.008, 0],
          [size, -0.005],
        ],
        sides: 18,
      });
    s.within([0.175, 0.43, 0.1], [10, 20, -18], () => {
      s.lathe('white', 'root', {
        profile: [
          [0.018, 0],
          [0.034, 0.02],
          [0.036, 0.05],
          [0.03, 0.05],
          [0.026, 0.02],
        ],
        sides: 10,
        smooth: 0.5,
      });
      s.lathe('leather', 'root', {
        profile: [
          [0.03, 0.038],
          [0.0001, 0.039],
        ],
        sides: 8,
      });
      s.lathe('white', 'root', {
        at: [0.004, -0.026, 0],
        turn: [0, 0, 14],
        profile: [
          [0.02, 0],
          [0.052, 0.012],
          [0.02, 0.006],
          [0.0001, 0.006],
        ],
        sides: 12,
      });
      s.lathe('mind', 'root', {
        at: [0, 0.02, 0],
        turn: [0, 0, 12],
        profile: [
          [0.058, -0.004],
          [0.066, 0],
          [0.058, 0.004],
          [0.052, 0],
          [0.058, -0.004],
        ],
        sides: 14,
      });
    });
  });
}
