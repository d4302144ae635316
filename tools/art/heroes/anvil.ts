import type { Sculpture } from '../kit/sculpture';
import { bar, slab } from '../kit/solids';
import { BROWN, faceTone, heroCoats, shining, tone } from './coats';
import { head, heroBase, leg, limb, STAND } from './figure';

/** A smith as broad as he is high, one boot on his anvil, the hammer over his shoulder. */
export function anvil(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', BROWN);
  tone(s, 'trousers', 0x44566e);
  tone(s, 'apron', 0xe8a820);
  tone(s, 'beard', 0xeee6da);
  tone(s, 'iron', 0x4a525c, { rough: 0.35, metal: 0.4, edge: 0xe8f0f8 });
  shining(s, 'ember', 0xff8a30, [0.95, 0.35, 0.05]);
  heroBase(s, 17, [
    [0.07, 0.08],
    [-0.08, -0.02],
  ]);
  s.within([-0.015, STAND, -0.02], [0, 12, 0], () => {
    // The anvil.
    s.within([0.085, 0, 0.085], [0, -20, 0], () => {
      s.block('iron', 'root', {
        at: [0, 0.012, 0],
        size: [0.1, 0.024, 0.07],
        bevel: 0.006,
        taper: [0.8, 0.8],
        skip: ['-y'],
      });
      s.block('iron', 'root', { at: [0, 0.035, 0], size: [0.05, 0.03, 0.04], bevel: 0.004 });
      s.block('iron', 'root', { at: [0, 0.064, 0], size: [0.11, 0.032, 0.06], bevel: 0.007 });
      s.horn(
        'iron',
        'root',
        [
          [0.045, 0.066, 0, 0.022],
          [0.08, 0.07, 0, 0.014],
          [0.105, 0.073, 0, 0.002],
        ],
        7,
        3,
      );
    });
    leg(
      s,
      [
        [0.045, 0.17, 0, 0.046],
        [0.085, 0.165, 0.075, 0.038],
        [0.08, 0.115, 0.075, 0.033],
      ],
      ['trousers', 'leather'],
      22,
    );
    leg(
      s,
      [
        [-0.045, 0.17, 0, 0.048],
        [-0.075, 0.1, 0.01, 0.04],
        [-0.085, 0.035, -0.015, 0.035],
      ],
      ['trousers', 'leather'],
      -24,
    );
    s.add('skin', 'root', 0.02)
      .cone([0, 0.185, 0, 0.07], [0, 0.24, 0, 0.075])
      .egg([0, 0.285, 0], [0.118, 0.062, 0.072]);
    // Apron.
    s.add('apron', 'root', 0.006)
      .egg([0, 0.225, 0.016], [0.07, 0.078, 0.068])
      .cone([0.01, 0.16, 0.02, 0.062], [0.02, 0.105, 0.012, 0.06]);
    s.add('leather', 'root', 0.003).ring([0, 0.185, 0.004], 0.078, 0.009, [0, 0, 0], 0.014);
    limb(
      s,
      {
        nodes: [
          [-0.115, 0.3, 0, 0.05],
          [-0.17, 0.235, 0.03, 0.042],
          [-0.135, 0.29, 0.09, 0.034],
        ],
        coats: ['skin', 'leather'],
        end: 'skin',
      },
      1.25,
    );
    limb(
      s,
      {
        nodes: [
          [0.115, 0.3, 0, 0.05],
          [0.16, 0.23, 0.035, 0.042],
          [0.1, 0.205, 0.09, 0.034],
        ],
        coats: ['skin', 'leather'],
        end: 'skin',
      },
      1.25,
    );
    // The hammer.
    const [grip, far] = [
      [-0.118, 0.235, 0.115],
      [-0.16, 0.46, -0.02],
    ] as const;
    s.set('leather', 'root', bar({ from: grip, to: far, radius: 0.014, sides: 6, caps: 'both' }));
    s.within([-0.162, 0.462, -0.022], [-31, 0, 11], () => {
      s.block('iron', 'root', { at: [0, 0.01, 0], size: [0.2, 0.105, 0.105], bevel: 0.018 });
      for (const x of [-0.1, 0.1])
        s.block('steel', 'root', { at: [x, 0.01, 0], size: [0.03, 0.12, 0.12], bevel: 0.01 });
      s.set(
        'ember',
        'root',
        slab({
          at: [0, 0.01, 0.054],
          outline: [
            [-0.03, -0.028],
            [0.03, -0.028],
            [0.012, 0.004],
            [0.03, 0.03],
            [-0.03, 0.03],
            [-0.012, 0.004],
          ],
          depth: 0.008,
        }),
      );
    });
    s.within([0.012, 0.375, 0.03], [2, 14, 4], () => {
      head(s, { coat: 'skin', radius: 0.056, brow: -12, smile: 0, up: 0.16, hair: 0xe6dccc, wide: 0.9 });
      s.add('beard', 'root', 0.008)
        .egg([0, -0.034, 0.022], [0.05, 0.034, 0.042])
        .cone([0, -0.05, 0.035, 0.036], [0.004, -0.12, 0.05, 0.008]);
      for (const side of [1, -1])
        s.add('beard', 'root', 0.005).cone(
          [side * 0.008, -0.018, 0.058, 0.013],
          [side * 0.058, -0.03, 0.036, 0.004],
        );
      s.add('ember', 'root', 0.004).ring([0, 0.028, -0.002], 0.05, 0.007, [-10, 0, 0], 0.011);
    });
  });
}
