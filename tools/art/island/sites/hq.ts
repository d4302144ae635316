import type { Sculpture } from '../../kit/sculpture';
import { slab, starOutline } from '../../kit/solids';
import type { Vec3 } from '../../kit/vector';
import { block, drum, fire, rod, rubble, smoke } from '../things';
import { pane, type Site } from './site';

/** The League's own sign: a star over a wave in a ring. */
function emblem(s: Sculpture, at: Vec3, turn: Vec3, size: number): void {
  s.within(at, turn, () => {
    s.set('blue', 'root', slab({ outline: starOutline(18, size), depth: 0.05, bevel: 0 }));
    s.set(
      'yellow',
      'root',
      slab({ at: [0, 0, 0.03], outline: starOutline(4, size * 0.92, size * 0.34), depth: 0.03, bevel: 0 }),
    );
    s.set(
      'white',
      'root',
      slab({ at: [0, 0, 0.048], outline: starOutline(8, size * 0.26), depth: 0.02, bevel: 0 }),
    );
  });
}

/** The hall of the League under its sign. */
export const hq: Site = (s, stage) => {
  if (stage < 2) {
    block(s, 'white', [0, 0, 0], [1.3, 0.06, 0.86]);
    block(s, 'sand', [-0.42, 0.06, -0.1], [0.42, 0.46, 0.5]);
    if (stage === 0) block(s, 'sand', [0.42, 0.06, -0.1], [0.42, 0.46, 0.5]);
    else block(s, 'sand', [0.4, 0.06, -0.18], [0.36, 0.24, 0.4], [0, 0, -4]);
    block(s, 'white', [0, 0.06, -0.08], [0.56, 0.86, 0.58], [0, 0, 0], [0.86, 0.86]);
    if (stage === 0) {
      block(s, 'blue', [0, 0.92, -0.08], [0.5, 0.07, 0.52]);
      block(s, 'white', [0, 0.99, -0.08], [0.28, 0.2, 0.28]);
      emblem(s, [0, 1.36, 0.02], [0, 0, 0], 0.24);
      for (const x of [-0.63, 0.63]) {
        rod(s, 'steel', [x, 0, 0.34], [x, 0.78, 0.34], 0.014);
        s.set(
          'red',
          'root',
          slab({
            at: [x + (x < 0 ? 0.085 : -0.085), 0.69, 0.34],
            turn: [0, 12, 0],
            outline: [
              [-0.085, -0.07],
              [0.085, -0.05],
              [0.085, 0.08],
              [-0.085, 0.07],
            ],
            depth: 0.012,
            bevel: 0,
          }),
        );
      }
    } else {
      rubble(s, 18, [0.02, 0.88, -0.1], [0.2, 0.2], 7, ['white', 'charred'], 0.2);
      emblem(s, [0.34, 0.24, 0.34], [-26, 20, 34], 0.24);
      fire(s, [-0.05, 0.94, 0], 0.24);
      smoke(s, [0, 1.22, -0.16], 0.13);
      fire(s, [0.44, 0.3, -0.1], 0.16);
      rubble(s, 19, [0.42, 0.02, 0.24], [0.22, 0.2], 13, ['sand', 'white', 'charred'], 0.13);
    }
    for (const x of [-0.21, -0.07, 0.07, 0.21]) drum(s, 'white', [x, 0.06, 0.27], 0.035, 0.44, 0.03, 8);
    block(s, 'blue', [0, 0.5, 0.22], [0.56, 0.08, 0.2]);
    block(s, pane(stage), [0, 0.06, 0.215], [0.12, 0.28, 0.02]);
    for (const x of [-0.16, 0, 0.16]) block(s, pane(stage), [x, 0.64, 0.18], [0.09, 0.17, 0.03], [-4, 0, 0]);
    for (const x of stage === 0 ? [-0.54, -0.36, 0.36, 0.54] : [-0.54, -0.36])
      block(s, pane(stage), [x, 0.2, 0.145], [0.1, 0.2, 0.02]);
  } else {
    block(s, 'white', [0, 0, 0], [1.3, 0.05, 0.86]);
    for (const [x, high] of [
      [-0.21, 0.4],
      [-0.07, 0.2],
      [0.21, 0.3],
    ] as const)
      drum(s, 'white', [x, 0.05, 0.27], 0.035, high, 0.032, 8);
    block(s, 'sand', [-0.5, 0.05, -0.24], [0.26, 0.34, 0.26], [0, 0, 5]);
    block(s, 'white', [0.1, 0.05, -0.28], [0.4, 0.42, 0.12], [0, 0, -6]);
    rubble(s, 20, [0, 0.04, -0.06], [0.56, 0.34], 36, ['white', 'sand', 'charred'], 0.17);
    emblem(s, [0.36, 0.18, 0.22], [-54, 16, 24], 0.22);
    fire(s, [-0.3, 0.1, 0.1], 0.14);
  }
};
