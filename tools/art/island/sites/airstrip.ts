import type { Sculpture } from '../../kit/sculpture';
import { slab } from '../../kit/solids';
import type { Vec3 } from '../../kit/vector';
import { block, drum, fire, rod, rubble, smoke } from '../things';
import { pane, type Site } from './site';

function plane(s: Sculpture, at: Vec3, turn: Vec3): void {
  s.within(at, turn, () => {
    s.lathe('white', 'root', {
      turn: [90, 0, 0],
      at: [0, 0.12, -0.3],
      profile: [
        [0.012, 0],
        [0.05, 0.12],
        [0.07, 0.28],
        [0.07, 0.46],
        [0.05, 0.55],
        [0.0001, 0.59],
      ],
      sides: 10,
      smooth: 0.4,
    });
    s.set(
      'white',
      'root',
      slab({
        at: [0, 0.11, 0.02],
        turn: [-90, 0, 0],
        outline: [
          [-0.4, -0.1],
          [-0.38, -0.04],
          [0, 0.09],
          [0.38, -0.04],
          [0.4, -0.1],
          [0, -0.05],
        ],
        depth: 0.022,
        bevel: 0,
      }),
    );
    s.set(
      'red',
      'root',
      slab({
        at: [0, 0.16, -0.26],
        turn: [0, 90, 0],
        outline: [
          [-0.09, 0],
          [0.06, 0],
          [0.09, 0.15],
          [0.03, 0.15],
        ],
        depth: 0.018,
        bevel: 0,
      }),
    );
    s.set(
      'red',
      'root',
      slab({
        at: [0, 0.14, -0.26],
        turn: [-90, 0, 0],
        outline: [
          [-0.15, -0.03],
          [0, 0.05],
          [0.15, -0.03],
          [0, -0.01],
        ],
        depth: 0.014,
        bevel: 0,
      }),
    );
    for (const x of [-0.17, 0.17]) drum(s, 'red', [x, 0.085, 0.0], 0.034, 0.11, 0.034, 8, [90, 0, 0]);
    block(s, 'glass', [0, 0.155, 0.215], [0.085, 0.035, 0.05], [14, 0, 0]);
    for (const [x, z] of [
      [0, 0.2],
      [-0.08, -0.02],
      [0.08, -0.02],
    ] as const)
      rod(s, 'dark', [x, 0, z], [x, 0.1, z], 0.016);
  });
}

/** The tower, the hangar and a plane. */
export const airstrip: Site = (s, stage) => {
  const cabin = (at: Vec3, turn: Vec3) =>
    s.within(at, turn, () => {
      drum(s, 'concrete', [0, 0, 0], 0.15, 0.07, 0.24, 8);
      drum(s, stage === 0 ? 'window' : 'glass', [0, 0.07, 0], 0.2, 0.15, 0.245, 8);
      drum(s, 'red', [0, 0.22, 0], 0.27, 0.05, 0.23, 8);
      rod(s, 'dark', [0.06, 0.26, 0], [0.06, 0.48, 0], 0.014);
      if (stage === 0) drum(s, 'red', [0.06, 0.46, 0], 0.03, 0.05, 0.02, 6);
    });
  if (stage < 2) {
    block(s, 'white', [0.2, 0, -0.25], [0.86, 0.26, 0.34]);
    block(s, 'red', [0.2, 0.26, -0.25], [0.9, 0.035, 0.38]);
    for (const x of [-0.1, 0.08, 0.26, 0.5]) block(s, pane(stage), [x, 0.1, -0.075], [0.13, 0.09, 0.02]);
    if (stage === 0) {
      drum(s, 'white', [0.36, 0.2, -0.22], 0.14, 0.82, 0.1, 10);
      drum(s, 'red', [0.36, 0.62, -0.22], 0.125, 0.12, 0.117, 10);
      cabin([0.36, 1.02, -0.22], [0, 0, 0]);
      plane(s, [-0.28, 0.02, 0.14], [0, 38, 0]);
    } else {
      drum(s, 'white', [0.36, 0.2, -0.22], 0.14, 0.5, 0.118, 10);
      s.within([0.36, 0.66, -0.22], [8, 0, -24], () => {
        drum(s, 'red', [0, 0, 0], 0.118, 0.2, 0.1, 10);
        cabin([0, 0.2, 0], [0, 0, 0]);
      });
      plane(s, [-0.3, 0.06, 0.12], [20, 52, 16]);
      fire(s, [-0.12, 0.1, 0.1], 0.22);
      smoke(s, [-0.1, 0.42, -0.05], 0.12);
      rubble(s, 14, [0.3, 0, 0.1], [0.3, 0.2], 12, ['white', 'charred', 'red'], 0.13);
    }
  } else {
    drum(s, 'white', [0.4, 0, -0.25], 0.15, 0.34, 0.13, 10, [0, 0, 6]);
    rubble(s, 15, [0.08, 0, -0.15], [0.58, 0.3], 34, ['white', 'charred', 'concrete', 'red'], 0.16);
    cabin([0.1, 0.12, 0.2], [30, 0, 66]);
    s.within([-0.42, 0.02, 0.14], [58, 30, 0], () => plane(s, [0, 0, 0], [0, 0, 0]));
    fire(s, [-0.12, 0.06, 0.02], 0.14);
  }
};
