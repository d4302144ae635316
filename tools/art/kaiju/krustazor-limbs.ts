import type { Sculpture } from '../kit/sculpture';
import { add, clamp, normalize, scale, sub, type Vec3 } from '../kit/vector';
import { lifebuoy } from './lifebuoy';
import { pincer } from './pincer';

export const SHOULDER: Vec3 = [0.2, 0.52, 0.09];

export const ELBOW: Vec3 = [0.32, 0.5, 0.13];

export const WRIST: Vec3 = [0.32, 0.63, 0.15];

/** The crusher on the left, the cutter on the right. */
export const CLAWS = {
  L: { length: 0.56, thick: 1.08, bite: 'crush' },
  R: { length: 0.43, thick: 0.78, bite: 'cut' },
} as const;

/** Hip, knee and tip of the three left legs, front to back. */
export const LEGS: readonly (readonly [hip: Vec3, knee: Vec3, tip: Vec3])[] = [
  [
    [0.16, 0.39, 0.11],
    [0.3, 0.44, 0.27],
    [0.26, 0.012, 0.275],
  ],
  [
    [0.19, 0.39, -0.02],
    [0.405, 0.47, -0.03],
    [0.37, 0.012, -0.02],
  ],
  [
    [0.16, 0.39, -0.13],
    [0.29, 0.46, -0.25],
    [0.245, 0.012, -0.275],
  ],
];

export function legs(s: Sculpture): void {
  s.pair((side) => {
    for (const [i, [hip, knee, tip]] of LEGS.entries()) {
      const number = `${side.name}${i}`;
      const [thigh, shin, foot] = [`thigh${number}`, `shin${number}`, `foot${number}`];
      const node = ([x, y, z]: Vec3, radius: number) => side.node(x, y, z, radius);
      const between = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(sub(b, a), t));
      s.tube(
        'limb',
        [thigh],
        [node(hip, 0.056), node(add(between(hip, knee, 0.55), [0, 0.012, 0]), 0.06), node(knee, 0.048)],
        4,
        0.02,
      );
      s.add('shell', thigh, 0.01).egg(side.at(...add(knee, [-0.005, 0.012, 0])), [0.056, 0.05, 0.054]);
      const ankle = add(between(knee, tip, 0.5), [0.028, 0, tip[2] * 0.12]);
      s.tube(
        'limb',
        [shin],
        [node(knee, 0.042), node(between(knee, ankle, 0.5), 0.05), node(ankle, 0.034)],
        4,
        0.012,
      );
      s.add('limb', shin, 0.01).ball(side.at(...ankle), 0.037);
      s.tube(
        'tip',
        [shin, foot],
        [node(ankle, 0.033), node(add(between(ankle, tip, 0.5), [0.008, 0, 0]), 0.027), node(tip, 0.009)],
        5,
        0.01,
      );
      const out = normalize([side.sign * knee[0], 0.25, knee[2]]);
      const top = side.at(...add(knee, [0, 0.03, 0]));
      s.horn(
        'thorn',
        thigh,
        [
          [...top, 0.024],
          [...add(top, [out[0] * 0.02, 0.045, out[2] * 0.02]), 0.016],
          [...add(top, [out[0] * 0.05, 0.085, out[2] * 0.05]), 0.001],
        ],
        7,
        3,
      );
    }
  });
}

export function arms(s: Sculpture): void {
  s.pair((side) => {
    const [arm, fore] = [side.bone('arm'), side.bone('fore')];
    const { length, thick, bite } = CLAWS[side.name];
    const k = 0.75 + 0.25 * clamp(thick * length * 1.8);
    const node = ([x, y, z]: Vec3, radius: number) => side.node(x, y, z, radius * k);
    s.add('face', arm, 0.03).ball(side.at(...SHOULDER), 0.072 * k);
    s.tube(
      'face',
      [arm],
      [node(SHOULDER, 0.062), node([0.262, 0.515, 0.115], 0.067), node(ELBOW, 0.058)],
      4,
      0.02,
    );
    s.add('shell', fore, 0.012).egg(side.at(ELBOW[0] + 0.008, ELBOW[1] - 0.008, ELBOW[2]), [
      0.07 * k,
      0.064 * k,
      0.068 * k,
    ]);
    s.tube(
      'limb',
      [fore],
      [node(ELBOW, 0.058), node([0.328, 0.56, 0.14], 0.07), node(WRIST, 0.052)],
      4,
      0.016,
    );
    s.within(side.at(...WRIST), [0, 0, 0], () =>
      pincer(s, side, { length, thick, bite, shell: 'shell', tip: 'tip', tooth: 'thorn' }),
    );
  });
  s.within([-0.326, 0.57, 0.142], [8, 0, -10], () => lifebuoy(s, 'foreR', 0.082));
}
