import { slab } from '../../kit/solids';
import { block, fire, lorry, rubble, smoke } from '../things';
import { pane, type Site } from './site';

/** The garages and their lorries. */
export const motorpool: Site = (s, stage) => {
  const high = stage === 2 ? 0.2 : 0.55;
  if (stage < 2) {
    block(s, 'brick', [0, 0, -0.15], [1.24, high, 0.6]);
    const gable: readonly (readonly [number, number])[] = [
      [-0.66, 0],
      [0.66, 0],
      [0.5, 0.17],
      [0.2, 0.27],
      [-0.2, 0.27],
      [-0.5, 0.17],
    ];
    if (stage === 0)
      s.set('roof', 'root', slab({ at: [0, high, -0.15], outline: gable, depth: 0.66, bevel: 0.01 }));
    else {
      s.set(
        'roof',
        'root',
        slab({
          at: [0.3, high - 0.12, -0.15],
          turn: [0, 6, -19],
          outline: [
            [-0.3, 0],
            [0.36, 0],
            [0.2, 0.17],
            [-0.24, 0.25],
          ],
          depth: 0.64,
          bevel: 0.01,
        }),
      );
      rubble(s, 6, [-0.35, high - 0.02, -0.15], [0.28, 0.24], 9, ['roof', 'brick', 'charred'], 0.2);
      fire(s, [-0.36, high, 0.0], 0.26);
      smoke(s, [-0.32, high + 0.32, -0.22], 0.15);
    }
    for (const x of [-0.4, 0, 0.4]) {
      block(
        s,
        x === 0.4 ? 'yellow' : 'dark',
        [x, 0, 0.14],
        [0.3, 0.38, 0.03],
        [0, 0, stage === 1 && x === 0.4 ? 16 : 0],
      );
      if (stage === 0) block(s, pane(stage), [x, 0.42, 0.14], [0.26, 0.06, 0.03]);
    }
    lorry(s, [-0.4, 0, 0.26], stage === 1 ? [0, 60, 78] : [0, 14, 0], 'green');
    lorry(s, [0.02, 0, 0.27], [0, -8, 0], 'red');
    if (stage === 0) lorry(s, [0.46, 0, 0.26], [0, -22, 0], 'blue');
    else rubble(s, 7, [0.45, 0, 0.3], [0.2, 0.14], 12, ['brick', 'charred', 'concrete'], 0.13);
  } else {
    block(s, 'brick', [-0.5, 0, -0.3], [0.26, 0.34, 0.3], [0, 0, 5]);
    block(s, 'brick', [0.5, 0, -0.38], [0.3, 0.22, 0.14], [0, 0, -7]);
    s.set(
      'roof',
      'root',
      slab({
        at: [0.1, 0.1, -0.12],
        turn: [-74, 20, 6],
        outline: [
          [-0.3, -0.2],
          [0.34, -0.24],
          [0.25, 0.2],
          [-0.2, 0.26],
        ],
        depth: 0.03,
        bevel: 0,
      }),
    );
    rubble(s, 8, [0, 0, -0.05], [0.6, 0.36], 36, ['brick', 'charred', 'roof', 'concrete'], 0.17);
    lorry(s, [0.34, 0.13, 0.25], [0, 40, 172], 'red');
    fire(s, [-0.2, 0.08, 0.15], 0.15);
  }
};
