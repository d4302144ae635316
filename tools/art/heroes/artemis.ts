import type { Sculpture } from '../kit/sculpture';
import { bar, slab } from '../kit/solids';
import { faceTone, heroCoats, SKIN, tone } from './coats';
import { head, heroBase, leg, limb, STAND } from './figure';

/** A huntress who draws her bow at something very tall. */
export function artemis(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', SKIN);
  tone(s, 'tunic', 0xd23a2a);
  tone(s, 'cape', 0x2f7a4a);
  tone(s, 'hair', 0xe07a22);
  tone(s, 'gold', 0xf2b632, { rough: 0.35 });
  tone(s, 'boots', 0x8a5228);
  heroBase(s, 3, [
    [0.08, 0.04],
    [-0.09, -0.03],
  ]);
  // One foot on a stone.
  s.block('stone', 'root', {
    at: [0.088, STAND + 0.022, 0.045],
    size: [0.085, 0.05, 0.085],
    turn: [0, 24, 4],
    bevel: 0.014,
    skip: ['-y'],
  });
  s.within([-0.01, STAND, 0], [0, 0, 0], () => {
    leg(
      s,
      [
        [0.035, 0.195, 0.005, 0.036],
        [0.085, 0.13, 0.06, 0.028],
        [0.085, 0.07, 0.045, 0.025],
      ],
      ['skin', 'boots'],
      35,
    );
    leg(
      s,
      [
        [-0.035, 0.195, 0, 0.036],
        [-0.07, 0.105, 0.015, 0.028],
        [-0.1, 0.028, -0.02, 0.026],
      ],
      ['skin', 'boots'],
      -20,
    );
    s.add('tunic', 'root', 0.015)
      .cone([0, 0.2, 0, 0.052], [-0.005, 0.25, 0, 0.042])
      .cone([-0.005, 0.255, 0, 0.042], [-0.012, 0.305, 0, 0.05]);
    s.add('tunic', 'root', 0.012).cone([0, 0.185, 0, 0.055], [0, 0.165, 0, 0.066]);
    s.add('gold', 'root', 0.003).ring([-0.003, 0.228, 0], 0.046, 0.008, [0, 0, 4], 0.012);
    // Cape blown back over one side.
    s.add('cape', 'root', 0.012).ring([-0.012, 0.338, 0], 0.036, 0.016);
    s.tube(
      'cape',
      ['root'],
      [
        [-0.02, 0.325, -0.04, 0.035],
        [-0.06, 0.24, -0.085, 0.042],
        [-0.12, 0.17, -0.1, 0.04],
        [-0.175, 0.14, -0.075, 0.012],
      ],
      8,
      0.012,
    );
    // The bow arm is stretched, the other hand is at her cheek.
    limb(s, {
      nodes: [
        [0.035, 0.322, 0.005, 0.022],
        [0.095, 0.352, 0.04, 0.02],
        [0.15, 0.385, 0.075, 0.017],
      ],
      coats: ['skin', 'leather'],
      end: 'skin',
    });
    limb(s, {
      nodes: [
        [-0.055, 0.322, 0, 0.022],
        [-0.12, 0.335, -0.02, 0.02],
        [-0.055, 0.372, 0.035, 0.017],
      ],
      coats: ['skin', 'leather'],
      end: 'skin',
    });
    s.within([-0.012, 0.41, 0.005], [-10, 28, 4], () => {
      head(s, { coat: 'skin', radius: 0.058, brow: -14, hair: 0x9a4a10, smile: 0.5, wide: 0.92 });
      s.add('hair', 'root', 0.008)
        .egg([0, 0.022, -0.014], [0.062, 0.052, 0.06])
        .egg([0.02, 0.046, 0.03], [0.036, 0.02, 0.026], [0, 0, -20]);
      s.set(
        'gold',
        'root',
        slab({
          at: [0, 0.036, 0.055],
          turn: [-25, 0, 0],
          outline: [
            [-0.016, 0],
            [-0.004, -0.008],
            [0.004, -0.008],
            [0.016, 0],
            [0.012, 0.024],
            [0.006, 0.01],
            [-0.006, 0.01],
            [-0.012, 0.024],
          ],
          depth: 0.01,
        }),
      );
    });
    s.tube(
      'hair',
      ['root'],
      [
        [-0.03, 0.44, -0.05, 0.024],
        [-0.09, 0.45, -0.09, 0.03],
        [-0.145, 0.4, -0.1, 0.026],
        [-0.175, 0.42, -0.085, 0.006],
      ],
      8,
      0.01,
    );
    // Quiver.
    s.set(
      'leather',
      'root',
      bar({
        from: [0.01, 0.21, -0.075],
        to: [-0.055, 0.35, -0.075],
        radius: 0.026,
        tip: 0.03,
        sides: 7,
        caps: 'both',
      }),
    );
    for (const [x, z] of [
      [-0.07, -0.08],
      [-0.052, -0.062],
      [-0.055, -0.092],
    ] as const)
      s.set(
        'white',
        'root',
        bar({ from: [x + 0.01, 0.35, z], to: [x - 0.014, 0.4, z], radius: 0.008, tip: 0.013, caps: 'far' }),
      );
    // Bow, drawn; it looks up to her left.
    s.within([0.158, 0.39, 0.08], [-8, 62, 24], () => {
      s.tube(
        'gold',
        ['root'],
        [
          [0, 0.21, -0.075, 0.006],
          [0, 0.18, -0.035, 0.011],
          [0, 0.08, 0.012, 0.013],
          [0, 0, -0.002, 0.014],
          [0, -0.08, 0.012, 0.013],
          [0, -0.18, -0.035, 0.011],
          [0, -0.21, -0.075, 0.006],
        ],
        12,
        0.004,
      );
      for (const y of [0.205, -0.205])
        s.set('white', 'root', bar({ from: [0, y, -0.07], to: [0, -0.002, -0.21], radius: 0.0035 }));
      s.set(
        'leather',
        'root',
        bar({ from: [0, 0.002, -0.21], to: [0, 0.004, 0.075], radius: 0.006, sides: 5 }),
      );
      s.set(
        'steel',
        'root',
        bar({ from: [0, 0.004, 0.07], to: [0, 0.004, 0.125], radius: 0.018, tip: 0.001 }),
      );
    });
  });
}
