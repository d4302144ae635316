import { stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import { bar } from '../kit/solids';
import { faceTone, heroCoats, shining, tone } from './coats';
import { heroBase, leg, limb, STAND } from './figure';

/** A bird doctor with a long beak, standing on one leg, with staff and bag. */
export function ibis(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'feather', 0xf4eee2);
  tone(s, 'coat', 0xf6c634);
  tone(s, 'lining', 0x8a3a2a);
  tone(s, 'legs', 0x3c4658);
  tone(s, 'beak', 0x26222a, { rough: 0.35, edge: 0xb8b0c0 });
  tone(s, 'red', 0xd0382a);
  shining(s, 'elixir', 0x7affd8, [0.12, 0.75, 0.55]);
  heroBase(s, 22, [[-0.01, 0.01]]);
  s.within([0, STAND, -0.015], [0, 0, -3], () => {
    leg(
      s,
      [
        [-0.025, 0.19, 0, 0.026],
        [-0.02, 0.11, 0.012, 0.016],
        [-0.012, 0.02, 0, 0.015],
      ],
      ['legs', 'beak'],
      -10,
    );
    leg(
      s,
      [
        [0.025, 0.19, 0.01, 0.026],
        [0.06, 0.14, 0.075, 0.017],
        [0.012, 0.105, 0.04, 0.014],
      ],
      ['legs', 'beak'],
      -40,
      35,
    );
    for (const turn of [-45, -5, 35])
      s.within([-0.012, 0.012, 0], [0, turn, 0], () =>
        s.add('beak', 'root', 0.004).cone([0, 0, 0, 0.011], [0, -0.004, 0.05, 0.005]),
      );
    // The coat, its tails in the wind.
    s.add('coat', 'root', 0.018)
      .cone([0, 0.205, 0, 0.05], [0, 0.3, 0, 0.048])
      .egg([0, 0.312, 0], [0.07, 0.03, 0.046]);
    s.add('coat', 'root', 0.012).cone([0, 0.2, -0.01, 0.056], [-0.01, 0.15, -0.03, 0.068]);
    s.tube(
      'coat',
      ['root'],
      [
        [-0.03, 0.2, -0.035, 0.05],
        [-0.075, 0.13, -0.06, 0.05],
        [-0.14, 0.095, -0.06, 0.024],
        [-0.175, 0.11, -0.05, 0.005],
      ],
      8,
      0.012,
    );
    s.tube(
      'coat',
      ['root'],
      [
        [0.03, 0.19, -0.035, 0.046],
        [0.05, 0.11, -0.06, 0.04],
        [0.05, 0.06, -0.08, 0.008],
      ],
      6,
      0.012,
    );
    s.add('lining', 'root', 0.006).egg([0.002, 0.2, 0.035], [0.02, 0.05, 0.026], [0, 0, 6]);
    s.add('white', 'root', 0.004).egg([0, 0.285, 0.036], [0.018, 0.05, 0.016]);
    s.add('red', 'root', 0.003)
      .egg([0.012, 0.316, 0.05], [0.014, 0.011, 0.009], [0, 0, 20])
      .egg([-0.012, 0.316, 0.05], [0.014, 0.011, 0.009], [0, 0, -20]);
    // Neck, head and the long beak.
    s.tube(
      'feather',
      ['root'],
      [
        [0, 0.315, 0, 0.03],
        [-0.008, 0.36, -0.012, 0.024],
        [0, 0.41, 0.005, 0.03],
      ],
      6,
      0.012,
    );
    s.within([0.002, 0.43, 0.012], [0, 24, 0], () => {
      s.add('feather', 'root', 0.01).egg([0, 0, 0], [0.045, 0.046, 0.052]);
      s.tube(
        'beak',
        ['root'],
        [
          [0, 0.0, 0.04, 0.024],
          [0, 0.002, 0.1, 0.016],
          [0, -0.035, 0.155, 0.01],
          [0, -0.1, 0.185, 0.003],
        ],
        9,
        0.006,
      );
      for (const side of [1, -1]) {
        s.add('steel', 'root', 0.002).ring([side * 0.037, 0.012, 0.03], 0.018, 0.0045, [0, side * 58, 90]);
        s.stain(egg([side * 0.036, 0.012, 0.03], [0.012, 0.013, 0.014]), {
          ...stain(0x1a1012, 1),
          soft: 0.002,
          on: ['feather'],
        });
      }
      s.add('red', 'root', 0.006)
        .cone([0, 0.035, -0.02, 0.022], [-0.005, 0.07, -0.07, 0.004])
        .cone([0, 0.025, -0.03, 0.02], [0.006, 0.035, -0.09, 0.004]);
      // Mirror of the trade on his brow.
      s.lathe('steel', 'root', {
        at: [0.0, 0.052, 0.03],
        turn: [62, 0, 0],
        profile: [
          [0.024, 0],
          [0.022, 0.006],
          [0.0001, 0.002],
        ],
        sides: 10,
      });
    });
    // Staff with a vessel.
    limb(
      s,
      {
        nodes: [
          [-0.06, 0.32, 0, 0.026],
          [-0.11, 0.262, 0.025, 0.024],
          [-0.122, 0.3, 0.085, 0.017],
        ],
        coats: ['coat', 'coat'],
        end: 'white',
      },
      1.3,
    );
    s.set(
      'leather',
      'root',
      bar({ from: [-0.142, 0.0, 0.075], to: [-0.119, 0.45, 0.072], radius: 0.0105, sides: 6, caps: 'far' }),
    );
    s.tube(
      'red',
      ['root'],
      [
        [-0.137, 0.12, 0.095, 0.006],
        [-0.155, 0.17, 0.07, 0.009],
        [-0.115, 0.215, 0.06, 0.009],
        [-0.122, 0.25, 0.095, 0.009],
        [-0.147, 0.33, 0.08, 0.01],
        [-0.11, 0.38, 0.06, 0.01],
        [-0.097, 0.4, 0.095, 0.013],
      ],
      16,
      0.002,
    );
    s.add('elixir', 'root', 0.003)
      .ball([-0.117, 0.478, 0.072], 0.034)
      .cone([-0.117, 0.5, 0.072, 0.014], [-0.116, 0.525, 0.072, 0.012]);
    // Bag.
    limb(
      s,
      {
        nodes: [
          [0.06, 0.32, 0, 0.026],
          [0.115, 0.265, -0.005, 0.024],
          [0.15, 0.225, 0.045, 0.017],
        ],
        coats: ['coat', 'coat'],
        end: 'white',
      },
      1.3,
    );
    s.within([0.155, 0.16, 0.05], [4, 30, 12], () => {
      s.block('leather', 'root', {
        at: [0, 0, 0],
        size: [0.105, 0.075, 0.05],
        bevel: 0.014,
        taper: [0.86, 0.6],
      });
      s.block('white', 'root', { at: [0, -0.002, 0.026], size: [0.036, 0.012, 0.006], bevel: 0.001 });
      s.block('white', 'root', { at: [0, -0.002, 0.026], size: [0.012, 0.036, 0.006], bevel: 0.001 });
    });
  });
}
