import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { crystal, shard } from './ice';

/** Plates of the left side; the right ones are a little smaller. */
const SIDE_PLATES: readonly {
  readonly bone: string;
  readonly at: Vec3;
  readonly up: Vec3;
  readonly size: number;
  readonly lean: number;
}[] = [
  { bone: 'neck', at: [0.075, 0.8, 0], up: [0.62, 1, -0.25], size: 0.27, lean: 0.12 },
  { bone: 'chest', at: [0.115, 0.69, -0.07], up: [0.74, 1, -0.4], size: 0.46, lean: -0.1 },
  { bone: 'spine', at: [0.13, 0.57, -0.11], up: [1, 0.75, -0.6], size: 0.34, lean: 0.14 },
  { bone: 'hips', at: [0.125, 0.43, -0.17], up: [0.9, 0.6, -0.8], size: 0.22, lean: -0.1 },
];

/** The great plates of ice: a row along the spine, and one on either side that stands out beyond the shoulders. */
export function plates(s: Sculpture): void {
  for (const [bone, x, y, z, up, height, twist] of [
    ['head', 0, 0.94, 0.03, [0, 1, -0.45], 0.17, 20],
    ['neck', 0, 0.83, -0.02, [-0.08, 1, -0.42], 0.36, 40],
    ['chest', 0, 0.72, -0.11, [0.06, 1, -0.6], 0.58, -54],
    ['spine', 0, 0.57, -0.15, [-0.05, 0.85, -0.8], 0.42, 34],
    ['hips', 0, 0.43, -0.2, [0.04, 0.75, -0.7], 0.3, -26],
    ['tail0', 0.02, 0.34, -0.3, [0.02, 0.95, -0.3], 0.24, -20],
    ['tail1', 0.13, 0.25, -0.36, [0.12, 1, -0.15], 0.21, 68],
    ['tail2', 0.28, 0.2, -0.31, [0.2, 1, -0.05], 0.19, 130],
    ['tail3', 0.375, 0.17, -0.17, [0.22, 1, 0.05], 0.16, 160],
    ['tail4', 0.405, 0.155, -0.03, [0.25, 1, 0.1], 0.13, 180],
  ] as const) {
    const turn = (twist * Math.PI) / 180;
    const thick = 0.05 * Math.sqrt(height / 0.4);
    s.set(
      'ice',
      bone,
      crystal({
        at: [x, y, z],
        up,
        across: [Math.sin(turn), 0, Math.cos(turn)],
        ...shard(height * 0.66, height, twist > 0 ? 0.1 : -0.08),
        thick,
      }),
    );
  }
  s.pair((side) => {
    const share = side.name === 'L' ? 1 : 0.86;
    for (const { bone, at, up, size, lean } of SIDE_PLATES) {
      const height = size * share;
      s.set(
        'ice',
        bone,
        crystal({
          at: side.at(...at),
          up: side.at(...up),
          across: side.at(0.75, 0, 0.7),
          ...shard(height * 0.62, height, side.sign * lean),
          thick: 0.044 * Math.sqrt(height / 0.4),
        }),
      );
    }
  });
  for (const [x, y, z, length] of [
    [0.02, 0.06, 0.09, 0.16],
    [-0.09, 0.05, -0.02, 0.16],
    [0.1, 0.02, -0.06, 0.13],
  ] as const) {
    const root: Vec3 = [0.345, 0.25, 0.08];
    const to = (far: number, radius: number) =>
      [root[0] + x * far, root[1] + y * far + 0.02, root[2] + z * far, radius] as const;
    const k = length / Math.hypot(x, y, z);
    s.horn('ice', 'tail5', [to(0, 0.032), to(k * 0.4, 0.026), to(k * 0.75, 0.014), to(k, 0.001)], 6, 4);
  }
}

/** Snow on the shoulders and along the tail. */
export function snow(s: Sculpture): void {
  s.add('snow', 'armL', 0.012).egg([0.17, 0.672, 0.045], [0.05, 0.02, 0.05], [0, 0, -24]);
  s.add('snow', 'tail2', 0.014).egg([0.24, 0.265, -0.27], [0.05, 0.02, 0.05], [0, 0, -10]);
  s.add('snow', 'tail1', 0.014).egg([0.08, 0.34, -0.22], [0.06, 0.02, 0.045], [-14, 0, -10]);
}
