import type { Sculpture } from '../../kit/sculpture';
import { pipe } from '../../kit/solids';
import type { Vec3 } from '../../kit/vector';
import { block, drum, fire, rod, rubble } from '../things';
import type { Site } from './site';

/** A pylon at a point. @param height of its mast */
function pylon(s: Sculpture, at: Vec3, turn: Vec3, height = 1.5): void {
  s.within(at, turn, () => {
    const foot = 0.16;
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        rod(s, 'steel', [x * foot, 0, z * foot], [x * 0.035, height, z * 0.035], 0.021, 0.016);
        block(s, 'concrete', [x * foot, 0, z * foot], [0.08, 0.05, 0.08]);
      }
    for (const [low, high] of [
      [0.1, 0.42],
      [0.42, 0.72],
      [0.72, 1],
    ] as const) {
      const wide = (t: number) => foot + (0.035 - foot) * t;
      for (const z of [-1, 1])
        for (const x of [-1, 1])
          rod(
            s,
            'steel',
            [x * wide(low), low * height, z * wide(low)],
            [-x * wide(high), high * height, z * wide(high)],
            0.011,
          );
    }
    for (const y of [0.7, 0.88]) rod(s, 'red', [0, y * height, -0.3], [0, y * height, 0.3], 0.026);
    for (const y of [0.7, 0.88])
      for (const z of [-0.28, 0.28]) drum(s, 'glass', [0, y * height - 0.08, z], 0.026, 0.075, 0.018, 6);
    drum(s, 'red', [0, height, 0], 0.045, 0.07, 0.01, 6);
  });
}

function wire(s: Sculpture, from: Vec3, to: Vec3, sag: number): void {
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag, (from[2] + to[2]) / 2];
  s.set(
    'dark',
    'root',
    pipe(
      [
        [...from, 0.01],
        [...middle, 0.01],
        [...to, 0.01],
      ],
      3,
      8,
    ),
  );
}

/** Pylons and their wires. */
export const lines: Site = (s, stage) => {
  block(s, 'concrete', [0.02, 0, 0.28], [0.34, 0.16, 0.2]);
  block(s, 'yellow', [0.02, 0.03, 0.385], [0.1, 0.1, 0.01]);
  if (stage === 0) {
    pylon(s, [-0.46, 0, 0], [0, 0, 0]);
    pylon(s, [0.46, 0, -0.02], [0, 0, 0]);
    for (const y of [0.98, 1.25])
      for (const z of [-0.28, 0.28]) wire(s, [-0.46, y, z], [0.46, y, z - 0.02], 0.17);
  } else if (stage === 1) {
    pylon(s, [-0.46, 0, 0], [0, 0, 0]);
    pylon(s, [0.5, 0, -0.04], [4, 8, 36], 1.1);
    for (const z of [-0.28, 0.28]) wire(s, [-0.46, 1.25, z], [0.05, 0.03, z], 0.05);
    fire(s, [0.05, 0.16, 0.28], 0.2);
    rubble(s, 3, [0.3, 0, 0.1], [0.25, 0.25], 10, ['concrete', 'steel', 'charred']);
  } else {
    s.within([-0.45, 0.08, -0.1], [0, 12, -82], () => pylon(s, [0, 0, 0], [0, 0, 0], 0.95));
    pylon(s, [0.46, 0, -0.05], [0, 30, 14], 0.42);
    wire(s, [-0.1, 0.2, 0.2], [0.6, 0.03, 0.36], 0.1);
    rubble(s, 4, [0, 0, 0.1], [0.55, 0.3], 26, ['concrete', 'charred', 'steel']);
    fire(s, [0.28, 0.03, 0.28], 0.12);
  }
};
