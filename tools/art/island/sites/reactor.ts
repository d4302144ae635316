import { block, drum, fire, rod, rubble, smoke } from '../things';
import type { Site } from './site';

/** The curve of a cooling tower. */
const tower = (low: number, waist: number, height: number): readonly (readonly [number, number])[] => {
  const [hips, steps] = [height * 0.68, 7];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = (i / steps) * height;
    const far = y < hips ? (hips - y) / hips : ((y - hips) / hips) * 1.1;
    return [waist + (low - waist) * far * far, y] as const;
  });
};

/** The cooling tower and the hall of the reactor. */
export const reactor: Site = (s, stage) => {
  const shape = tower(0.4, 0.25, 1.7);
  if (stage < 2) {
    const cut = stage === 1 ? 5 : shape.length;
    const [tx, tz] = [-0.28, -0.06];
    s.lathe('concrete', 'root', { at: [tx, 0, tz], profile: shape.slice(0, cut), sides: 22, smooth: 0.3 });
    const [rim, top] = shape[cut - 1]!;
    s.lathe(stage === 1 ? 'charred' : 'red', 'root', {
      at: [tx, top - 0.1, tz],
      profile: [
        [rim - 0.004, 0],
        [rim + 0.02, 0.012],
        [rim + 0.02, 0.1],
        [rim - 0.03, 0.1],
        [rim - 0.06, -0.1],
      ],
      sides: 22,
      smooth: 0.3,
    });
    if (stage === 0) {
      s.lathe('red', 'root', {
        at: [tx, 1.16, tz],
        profile: [
          [0.262, 0],
          [0.266, 0.16],
        ],
        sides: 22,
      });
      s.lathe('glow', 'root', {
        at: [tx, 1.6, tz],
        profile: [
          [rim - 0.02, 0],
          [0.0001, 0.02],
        ],
        sides: 16,
      });
    } else {
      for (const a of [0.3, 1.6, 2.5, 3.9, 5.2])
        block(
          s,
          'concrete',
          [tx + 0.27 * Math.cos(a), top - 0.04, tz + 0.27 * Math.sin(a)],
          [0.13, 0.12 + 0.1 * Math.sin(a * 3) ** 2, 0.05],
          [0, 90 - (a * 180) / Math.PI, 0],
          [0.4, 1],
        );
      drum(s, 'glow', [tx, top - 0.12, tz], rim - 0.03, 0.14, 0.1, 12);
      fire(s, [tx, top, tz + 0.06], 0.3);
      smoke(s, [tx + 0.05, top + 0.4, tz - 0.1], 0.15);
      rubble(s, 31, [0.1, 0, 0.34], [0.5, 0.1], 12, ['concrete', 'charred', 'red'], 0.13);
    }
    // Reactor hall with its dome.
    drum(s, 'white', [0.4, 0, 0.06], 0.26, 0.4, 0.26, 16);
    s.lathe(stage === 1 ? 'concrete' : 'yellow', 'root', {
      at: [0.4, 0.4, 0.06],
      turn: [0, 0, stage === 1 ? -14 : 0],
      profile: Array.from(
        { length: 6 },
        (_, i) => [0.27 * Math.cos((i / 5) * 1.5708) + 0.0001, 0.25 * Math.sin((i / 5) * 1.5708)] as const,
      ),
      sides: 16,
      smooth: 0.3,
    });
    for (const a of [-60, -20, 20, 60])
      s.within([0.4, 0.14, 0.06], [0, a, 0], () =>
        block(s, stage === 1 ? 'glow' : 'window', [0, 0, 0.245], [0.09, 0.14, 0.02]),
      );
    rod(s, 'steel', [0.1, 0.14, 0.24], [0.36, 0.14, 0.24], 0.045);
  } else {
    s.lathe('charred', 'root', {
      at: [-0.28, 0, -0.06],
      profile: [...shape.slice(0, 2), [shape[1]![0] - 0.05, shape[1]![1]], [0.25, 0.02]],
      sides: 22,
      smooth: 0.3,
    });
    for (const a of [0.2, 1.1, 2.6, 3.7, 5.1])
      block(
        s,
        'concrete',
        [-0.28 + 0.35 * Math.cos(a), 0.16, -0.06 + 0.35 * Math.sin(a)],
        [0.18, 0.16 + 0.22 * Math.sin(a * 2) ** 2, 0.05],
        [0, 90 - (a * 180) / Math.PI, 0],
        [0.3, 1],
      );
    drum(s, 'glow', [-0.28, 0.0, -0.06], 0.3, 0.14, 0.2, 14);
    drum(s, 'white', [0.42, 0, 0.06], 0.26, 0.2, 0.25, 14, [0, 0, -5]);
    drum(s, 'glow', [0.42, 0.17, 0.06], 0.2, 0.05, 0.1, 10);
    rubble(s, 33, [0.08, 0, 0.06], [0.58, 0.36], 32, ['concrete', 'charred', 'red'], 0.17);
    fire(s, [0.08, 0.08, 0.2], 0.16);
  }
};
