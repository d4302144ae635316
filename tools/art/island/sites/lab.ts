import type { Sculpture } from '../../kit/sculpture';
import { pipe } from '../../kit/solids';
import type { Vec3 } from '../../kit/vector';
import { block, drum, fire, rod, rubble, smoke } from '../things';
import { pane, type Site } from './site';

function dish(s: Sculpture, at: Vec3, turn: Vec3, size: number): void {
  s.within(at, turn, () => {
    s.lathe('white', 'root', {
      profile: [
        [0.03, -0.06],
        [0.04, 0],
        [size * 0.7, size * 0.16],
        [size, size * 0.42],
        [size * 0.96, size * 0.44],
        [size * 0.66, size * 0.24],
        [0.0001, size * 0.1],
      ],
      sides: 18,
      smooth: 0.4,
    });
    rod(s, 'red', [0, size * 0.1, 0], [0, size * 0.85, 0], 0.016);
    drum(s, 'glow', [0, size * 0.8, 0], 0.045, 0.06, 0.02, 8);
  });
}

/** The dome and the dish. */
export const lab: Site = (s, stage) => {
  const dome = (to: number) =>
    s.lathe('glass', 'root', {
      at: [-0.28, 0.34, -0.04],
      profile: Array.from({ length: 6 }, (_, i) => {
        const a = (i / 5) * to;
        return [0.36 * Math.cos(a), 0.4 * Math.sin(a)] as const;
      }),
      sides: 18,
      smooth: 0.3,
    });
  if (stage < 2) {
    block(s, 'white', [0, 0, -0.05], [1.3, 0.3, 0.72]);
    block(s, 'blue', [0, 0.22, 0.312], [1.3, 0.045, 0.012]);
    for (const x of [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5])
      block(s, pane(stage), [x, 0.07, 0.31], [0.13, 0.11, 0.012]);
    drum(s, 'white', [-0.28, 0.3, -0.04], 0.39, 0.06, 0.37, 18);
    drum(s, 'steel', [0.38, 0.3, -0.08], 0.14, 0.34, 0.1, 10);
    if (stage === 0) {
      dome(Math.PI / 2);
      for (const yaw of [0, 60, 120])
        s.within([-0.28, 0.34, -0.04], [0, yaw, 0], () =>
          s.set(
            'white',
            'root',
            pipe(
              [
                [-0.37, 0, 0, 0.013],
                [-0.26, 0.29, 0, 0.013],
                [0, 0.41, 0, 0.013],
                [0.26, 0.29, 0, 0.013],
                [0.37, 0, 0, 0.013],
              ],
              4,
              10,
            ),
          ),
        );
      dish(s, [0.38, 0.76, -0.06], [44, 26, 0], 0.36);
      drum(s, 'glow', [0.05, 0.3, 0.2], 0.07, 0.16, 0.05, 10);
    } else {
      dome(Math.PI / 4);
      rubble(s, 23, [-0.28, 0.42, -0.04], [0.2, 0.2], 9, ['charred', 'steel', 'glass'], 0.2);
      fire(s, [-0.3, 0.5, 0.05], 0.26);
      smoke(s, [-0.26, 0.84, -0.12], 0.14);
      dish(s, [0.42, 0.48, 0.2], [78, 30, 50], 0.34);
      rubble(s, 24, [0.3, 0, 0.38], [0.3, 0.08], 9, ['white', 'glass', 'charred'], 0.11);
    }
  } else {
    block(s, 'white', [-0.5, 0, -0.25], [0.3, 0.3, 0.3], [0, 0, 5]);
    s.lathe('white', 'root', {
      at: [-0.2, 0.02, -0.02],
      turn: [6, 0, -5],
      profile: [
        [0.38, 0],
        [0.36, 0.12],
        [0.33, 0.12],
        [0.33, 0],
      ],
      sides: 14,
    });
    rubble(s, 25, [0, 0, -0.05], [0.6, 0.36], 36, ['white', 'glass', 'charred', 'steel'], 0.16);
    dish(s, [0.36, 0.14, 0.12], [150, 20, 20], 0.3);
    drum(s, 'glow', [-0.18, 0.02, 0.0], 0.2, 0.06, 0.12, 10);
    fire(s, [0.08, 0.06, 0.3], 0.12);
  }
};
