import type { Sculpture } from '../kit/sculpture';
import { bar } from '../kit/solids';
import { faceTone, heroCoats, SKIN, shining, tone } from './coats';
import { heroBase, leg, limb, STAND } from './figure';

/** A ninja with a doctorate: a flask in one hand, a gadget in the other, goggles that see through walls. */
export function ninja(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', SKIN);
  tone(s, 'suit', 0x26407e, { edge: 0x9ac0ff });
  tone(s, 'wrap', 0x5a9aee);
  tone(s, 'scarf', 0xe8442e);
  tone(s, 'brass', 0xd89a34, { rough: 0.35 });
  shining(s, 'lens', 0x9aff5a, [0.35, 0.85, 0.15]);
  shining(s, 'brew', 0xff7ad0, [0.8, 0.2, 0.55]);
  heroBase(s, 33, [
    [0.09, 0.05],
    [-0.11, 0],
  ]);
  s.within([0, STAND, -0.01], [0, -12, 0], () => {
    // A low lunge.
    leg(
      s,
      [
        [0.035, 0.145, 0.01, 0.04],
        [0.105, 0.125, 0.065, 0.032],
        [0.105, 0.03, 0.05, 0.026],
      ],
      ['suit', 'wrap'],
      30,
    );
    leg(
      s,
      [
        [-0.035, 0.145, 0, 0.04],
        [-0.09, 0.085, -0.005, 0.032],
        [-0.15, 0.026, -0.01, 0.025],
      ],
      ['suit', 'wrap'],
      -60,
    );
    s.add('suit', 'root', 0.018)
      .cone([0, 0.15, 0, 0.05], [0.005, 0.205, 0.012, 0.043])
      .cone([0.006, 0.21, 0.012, 0.045], [0.012, 0.262, 0.025, 0.056]);
    s.add('wrap', 'root', 0.003).ring([0.003, 0.176, 0.006], 0.048, 0.009, [10, 0, -4], 0.016);
    s.add('brass', 'root', 0.003).box([0.004, 0.176, 0.056], [0.018, 0.015, 0.008], [0, 0, 0], 0.005);
    for (const [from, to] of [
      [
        [0.055, 0.29, 0.05],
        [-0.035, 0.2, 0.055],
      ],
    ] as const)
      s.add('leather', 'root', 0.002).cone([...from, 0.011], [...to, 0.011]);
    // One arm high behind with the flask, one ahead with the gadget.
    limb(
      s,
      {
        nodes: [
          [-0.05, 0.29, 0.02, 0.028],
          [-0.12, 0.325, -0.01, 0.024],
          [-0.135, 0.41, 0.01, 0.019],
        ],
        coats: ['suit', 'wrap'],
        end: 'dark',
      },
      1.4,
    );
    limb(
      s,
      {
        nodes: [
          [0.07, 0.285, 0.03, 0.028],
          [0.12, 0.24, 0.065, 0.024],
          [0.165, 0.265, 0.115, 0.019],
        ],
        coats: ['suit', 'wrap'],
        end: 'dark',
      },
      1.4,
    );
    s.within([-0.137, 0.43, 0.012], [10, 0, 20], () => {
      s.lathe('brew', 'root', {
        profile: [
          [0.0001, 0],
          [0.046, 0.003],
          [0.05, 0.012],
          [0.026, 0.05],
        ],
        sides: 12,
        smooth: 0.5,
      });
      s.lathe('white', 'root', {
        profile: [
          [0.026, 0.05],
          [0.0145, 0.068],
          [0.0135, 0.096],
          [0.02, 0.102],
          [0.011, 0.103],
          [0.0001, 0.09],
        ],
        sides: 10,
        smooth: 0.5,
      });
      for (const [x, y] of [
        [0.006, 0.118],
        [-0.012, 0.134],
      ] as const)
        s.add('brew', 'root', 0.002).ball([x, y, 0], 0.009);
    });
    s.within([0.172, 0.278, 0.125], [-14, 30, 0], () => {
      s.block('brass', 'root', { at: [0, 0.014, 0.01], size: [0.036, 0.04, 0.085], bevel: 0.008 });
      s.lathe('steel', 'root', {
        at: [0, 0.016, 0.05],
        turn: [90, 0, 0],
        profile: [
          [0.009, 0],
          [0.011, 0.022],
          [0.034, 0.042],
          [0.028, 0.042],
          [0.004, 0.028],
        ],
        sides: 10,
        smooth: 0.5,
      });
      s.add('lens', 'root', 0.003).ball([0, 0.016, 0.094], 0.011);
      s.set(
        'steel',
        'root',
        bar({ from: [0.01, 0.03, -0.01], to: [0.02, 0.1, -0.03], radius: 0.0045, tip: 0.003 }),
      );
      s.add('scarf', 'root', 0.002).ball([0.0205, 0.104, -0.031], 0.009);
    });
    s.within([0.018, 0.355, 0.045], [2, 10, -6], () => {
      s.add('suit', 'root', 0.008).egg([0, 0.002, 0], [0.064, 0.065, 0.062]);
      s.add('skin', 'root', 0.004).egg([0, 0.006, 0.03], [0.05, 0.02, 0.036]);
      // Goggles.
      s.add('leather', 'root', 0.003).ring([0, 0.01, 0], 0.063, 0.006, [0, 0, 0], 0.012);
      for (const side of [1, -1]) {
        s.lathe('brass', 'root', {
          at: [side * 0.026, 0.01, 0.05],
          turn: [90, side * 12, 0],
          profile: [
            [0.029, -0.006],
            [0.031, 0.016],
            [0.027, 0.026],
            [0.021, 0.022],
          ],
          sides: 12,
          smooth: 0.7,
        });
        s.lathe('lens', 'root', {
          at: [side * 0.026, 0.01, 0.05],
          turn: [90, side * 12, 0],
          profile: [
            [0.023, 0.019],
            [0.014, 0.026],
            [0.0001, 0.028],
          ],
          sides: 10,
        });
      }
      s.add('wrap', 'root', 0.004).ring([0, 0.042, -0.004], 0.049, 0.009, [-8, 0, 0], 0.013);
      s.add('suit', 'root', 0.006)
        .cone([0, 0.06, -0.03, 0.016], [-0.01, 0.1, -0.05, 0.014])
        .ball([-0.01, 0.108, -0.055], 0.019);
    });
    // Scarf in the wind.
    s.add('scarf', 'root', 0.006).ring([0.014, 0.302, 0.03], 0.042, 0.016, [8, 0, 0], 0.018);
    s.tube(
      'scarf',
      ['root'],
      [
        [-0.01, 0.305, -0.01, 0.022],
        [-0.07, 0.29, -0.08, 0.022],
        [-0.13, 0.25, -0.09, 0.02],
        [-0.185, 0.27, -0.06, 0.008],
      ],
      8,
      0.006,
    );
    s.tube(
      'scarf',
      ['root'],
      [
        [-0.005, 0.3, -0.012, 0.02],
        [-0.05, 0.24, -0.09, 0.018],
        [-0.1, 0.18, -0.11, 0.006],
      ],
      6,
      0.006,
    );
    // Screwdriver instead of a sword.
    s.set(
      'steel',
      'root',
      bar({ from: [0.075, 0.18, -0.045], to: [-0.03, 0.36, -0.065], radius: 0.009, sides: 5, caps: 'both' }),
    );
    s.set(
      'scarf',
      'root',
      bar({
        from: [-0.03, 0.36, -0.065],
        to: [-0.068, 0.425, -0.072],
        radius: 0.019,
        tip: 0.022,
        sides: 6,
        caps: 'both',
      }),
    );
  });
}
