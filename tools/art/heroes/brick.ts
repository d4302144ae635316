import { box } from '../kit/masonry';
import { dice } from '../kit/noise';
import type { Sculpture } from '../kit/sculpture';
import { faceTone, heroCoats, SKIN, tone } from './coats';
import { head, heroBase, leg, limb, STAND } from './figure';

/** A heavy mason with a whole pallet of bricks over his head. */
export function brick(s: Sculpture): void {
  heroCoats(s);
  faceTone(s, 'skin', SKIN);
  tone(s, 'overall', 0x2f8a4c);
  tone(s, 'shirt', 0xf0ead8);
  tone(s, 'hat', 0xffc21e, { rough: 0.35 });
  tone(s, 'brick', 0xc04a2c, { edge: 0xffc8a0 });
  tone(s, 'wood', 0xc49458);
  tone(s, 'beard', 0x7a3c18);
  heroBase(s, 8, [
    [0.08, 0.02],
    [-0.08, 0.02],
  ]);
  s.within([0, STAND, -0.01], [0, -14, 0], () => {
    leg(
      s,
      [
        [0.045, 0.135, 0, 0.052],
        [0.085, 0.085, 0.035, 0.042],
        [0.085, 0.035, 0.01, 0.036],
      ],
      ['overall', 'leather'],
      28,
    );
    leg(
      s,
      [
        [-0.045, 0.135, 0, 0.052],
        [-0.085, 0.085, 0.045, 0.042],
        [-0.09, 0.035, 0.03, 0.036],
      ],
      ['overall', 'leather'],
      -28,
    );
    s.add('overall', 'root', 0.02).egg([0, 0.165, 0.008], [0.095, 0.07, 0.085]);
    s.add('shirt', 'root', 0.012).cone([0, 0.215, -0.002, 0.082], [0.005, 0.25, 0, 0.078]);
    s.add('overall', 'root', 0.006).box([0, 0.215, 0.06], [0.048, 0.04, 0.026], [-8, 0, 0], 0.012);
    for (const x of [0.042, -0.042])
      s.set('hat', 'root', box({ at: [x, 0.245, 0.086], size: [0.014, 0.014, 0.006] }));
    limb(
      s,
      {
        nodes: [
          [0.085, 0.27, 0, 0.04],
          [0.155, 0.31, 0.01, 0.036],
          [0.12, 0.4, 0.02, 0.03],
        ],
        coats: ['shirt', 'skin'],
        end: 'skin',
      },
      1.3,
    );
    limb(
      s,
      {
        nodes: [
          [-0.08, 0.27, 0, 0.04],
          [-0.15, 0.305, 0.02, 0.036],
          [-0.12, 0.38, 0.03, 0.03],
        ],
        coats: ['shirt', 'skin'],
        end: 'skin',
      },
      1.3,
    );
    s.within([0.005, 0.318, 0.05], [-2, 10, -8], () => {
      head(s, { coat: 'skin', radius: 0.056, brow: 10, smile: 0, up: 0.12, hair: 0x5a2a10, wide: 1.1 });
      s.add('beard', 'root', 0.006)
        .egg([0, -0.038, 0.026], [0.046, 0.036, 0.042])
        .egg([0.022, -0.014, 0.05], [0.026, 0.013, 0.016], [0, 0, -16])
        .egg([-0.022, -0.014, 0.05], [0.026, 0.013, 0.016], [0, 0, 16]);
      s.add('hat', 'root', 0.004)
        .egg([0, 0.03, -0.004], [0.064, 0.05, 0.066])
        .egg([0, 0.024, 0.05], [0.05, 0.009, 0.042])
        .box([0, 0.066, -0.004], [0.01, 0.016, 0.052], [0, 0, 0], 0.008);
    });
    // The pallet leans, and one brick is on its way.
    s.within([0, 0.425, 0.02], [6, 8, 5], () => {
      for (const z of [-0.075, -0.025, 0.025, 0.075])
        s.block('wood', 'root', { at: [0, 0.012, z], size: [0.33, 0.016, 0.04], bevel: 0.004 });
      for (const x of [-0.13, 0, 0.13])
        s.set('wood', 'root', box({ at: [x, -0.006, 0], size: [0.04, 0.024, 0.19] }));
      const roll = dice(4);
      for (const [level, counts] of [
        [4, 2],
        [3, 2],
        [2, 1],
      ].entries()) {
        const [across, deep] = counts as [number, number];
        for (let i = 0; i < across; i++)
          for (let k = 0; k < deep; k++)
            s.block('brick', 'root', {
              at: [
                (i - (across - 1) / 2) * 0.079 + (roll() - 0.5) * 0.014 - level * 0.012,
                0.041 + level * 0.042,
                (k - (deep - 1) / 2) * 0.084 + (roll() - 0.5) * 0.008,
              ],
              size: [0.072, 0.039, level === 2 ? 0.07 : 0.076],
              turn: [0, (roll() - 0.5) * 12, 0],
              bevel: 0.006,
              skip: ['-y'],
            });
      }
    });
    s.block('brick', 'root', {
      at: [0.15, 0.2, 0.06],
      size: [0.072, 0.038, 0.05],
      turn: [24, 30, 48],
      bevel: 0.006,
    });
  });
  s.block('brick', 'root', {
    at: [0.03, STAND + 0.015, 0.118],
    size: [0.07, 0.036, 0.044],
    turn: [0, 24, 0],
    bevel: 0.006,
    skip: ['-y'],
  });
}
