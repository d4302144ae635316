import type { Sculpture } from '../kit/sculpture';
import { clawHand, limbBones, paw } from './features';
import { ruff } from './moth';

export function body(s: Sculpture): void {
  s.add('fur', 'hips', 0.05).egg([0, 0.34, -0.02], [0.135, 0.12, 0.125]);
  s.add('fur', 'spine', 0.06).egg([0, 0.43, 0], [0.15, 0.13, 0.135]);
  s.add('fur', 'chest', 0.06).egg([0, 0.54, -0.005], [0.14, 0.115, 0.12]);
  s.add('fur', 'neck', 0.05).egg([0, 0.64, 0.02], [0.1, 0.08, 0.09]);
  for (const [y, z, w] of [
    [0.3, 0.055, 0.08],
    [0.355, 0.075, 0.105],
    [0.412, 0.085, 0.115],
    [0.468, 0.08, 0.11],
  ] as const) {
    s.add('inner', 'spine', 0.008).egg([0, y, z], [w, 0.04, 0.065], [-14, 0, 0]);
  }
  s.tube(
    'abdomen',
    ['abdomen0', 'abdomen1'],
    [
      [0, 0.31, -0.08, 0.11],
      [0, 0.25, -0.17, 0.105],
      [0, 0.19, -0.245, 0.08],
      [0, 0.155, -0.3, 0.045],
      [0, 0.15, -0.335, 0.012],
    ],
    8,
    0.05,
  );
  for (const [y, inner, outer, count, drop, thick, turn] of [
    [0.6, 0.085, 0.225, 13, [0.05, 0.13], 0.05, 0],
    [0.64, 0.075, 0.205, 12, [-0.02, 0.06], 0.046, 14],
  ] as const) {
    ruff(s, {
      coat: 'ruff',
      bone: [
        ['chest', 0.6],
        ['neck', 0.4],
      ],
      at: [0, y, 0.01],
      inner,
      outer,
      count,
      drop,
      thick,
      turn,
    });
  }
}

export function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    s.add('fur', arm, 0.025).cone(side.node(0.125, 0.56, 0.055, 0.05), side.node(0.192, 0.475, 0.082, 0.042));
    s.add('face', fore, 0.015).cone(
      side.node(0.195, 0.47, 0.085, 0.034),
      side.node(0.19, 0.425, 0.16, 0.027),
    );
    s.add('fur', fore, 0.02).egg(side.at(0.196, 0.462, 0.09), [0.045, 0.042, 0.05]);
    s.within(side.at(0.19, 0.42, 0.168), side.turn(-52, -8, 0), () =>
      clawHand(s, side, { coat: 'face', claw: 'claw', size: 0.84, curl: side.name === 'L' ? 0.5 : 0.2 }),
    );
    s.add('fur', thigh, 0.04).egg(side.at(0.105, 0.28, 0.015), [0.085, 0.11, 0.1], side.turn(12, 0, 12));
    s.add('fur', shin, 0.03).cone(side.node(0.143, 0.205, 0.05, 0.06), side.node(0.14, 0.15, 0.025, 0.05));
    s.add('face', shin, 0.02).cone(side.node(0.14, 0.16, 0.03, 0.038), side.node(0.135, 0.07, -0.01, 0.036));
    s.within(side.at(0.135, 0.07, -0.01), side.turn(0, 8, 0), () =>
      paw(s, side, 0.07, { coat: 'face', claw: 'claw', size: 0.92 }),
    );
  });
}
