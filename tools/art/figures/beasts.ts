import type { Vec3 } from '../kit/vector';
import { BLACK, BONE, type Coat, DARK_LEATHER, FLAME, MAW, PALE_WOLF, WHITE, WOLF } from './coats';
import type { Figure } from './figure';

export interface Horse {
  readonly coat: Coat;
  readonly mane: Coat;
  /** A cloth over its back and flanks. */
  readonly cloth?: Coat;
  /** Turn of the head to its left, and tilt, degrees. */
  readonly look?: readonly [yaw: number, roll: number];
  /** Rearing angle, degrees. */
  readonly rearing?: number;
  /** Offsets of the forefeet from their standing positions, left and right. */
  readonly step?: readonly [Vec3, Vec3];
  readonly wideEyed?: boolean;
}

/** A horse, 1 high at its back, centred over the origin, looking along +z. */
export function horse(f: Figure, spec: Horse): void {
  const { coat, mane, cloth, look = [0, 0], rearing = 0, step } = spec;
  const hind = -0.42;
  for (const side of [1, -1]) {
    const x = side * 0.15;
    if (!f.fine) {
      f.rod(coat, [[x, 0.6, hind], [x, 0, hind], 0.11, 0.06]);
      continue;
    }
    f.rod(coat, [[x, 0.68, hind], [x, 0.34, hind - 0.08], 0.14, 0.075], 4, 'none');
    f.rod(coat, [[x, 0.36, hind - 0.08], [x, 0.02, hind], 0.065, 0.055], 4, 'none');
    f.rod(DARK_LEATHER, [[x, 0.07, hind], [x, 0, hind + 0.01], 0.075, 0.085], 4, 'none');
  }
  f.within({ at: [0, 0.55, hind], turn: [-rearing, 0, 0] }, () => {
    f.within({ at: [0, -0.55, -hind] }, () => forepart(f, spec, [look[0], look[1]], step));
    f.within({ at: [0, -0.55, -hind] }, () => {
      f.ball(coat, [0, 0.74, -0.36], [0.23, 0.25, 0.27]);
      f.ball(coat, [0, 0.76, 0.04], [0.22, 0.235, 0.42]);
      f.horn(
        mane,
        [
          [0, 0.86, -0.58, 0.06],
          [0, 0.7, -0.76, 0.075],
          [0.04, 0.3, -0.78, 0.01],
        ],
        3,
        5,
      );
      if (cloth) {
        f.cap(cloth, [0, 0.735, -0.12], [0.262, 0.29, 0.52], 84);
        for (const side of f.fine ? [1, -1] : [])
          f.plate(
            cloth,
            [
              [-0.5, 0.02],
              [-0.52, -0.36],
              [-0.3, -0.3],
              [-0.12, -0.4],
              [0.1, -0.32],
              [0.34, -0.4],
              [0.36, 0.02],
            ],
            0.03,
            { at: [side * 0.24, 0.76, -0.12], turn: [0, 90, side * 6] },
          );
      }
    });
  });
}

function forepart(
  f: Figure,
  { coat, mane, wideEyed = false }: Horse,
  [yaw, roll]: readonly [number, number],
  step: Horse['step'],
): void {
  for (const [index, side] of [1, -1].entries()) {
    const x = side * 0.14;
    const [dx, dy, dz] = step?.[index] ?? [0, 0, 0];
    const foot: Vec3 = [x + dx, 0.02 + dy, 0.36 + dz];
    const knee: Vec3 = [x + dx / 2, 0.34 + dy * 0.72, 0.38 + dz * 0.6 + Math.min(dy, 0.3) * 0.5];
    f.rod(coat, [[x, 0.68, 0.3], knee, 0.11, 0.06], 4, 'none');
    f.rod(coat, [knee, foot, 0.06, 0.05], 4, 'none');
    if (f.fine) f.rod(DARK_LEATHER, [foot, [foot[0], foot[1] - 0.04, foot[2] + 0.01], 0.07, 0.08], 4);
  }
  if (f.fine) f.ball(coat, [0, 0.78, 0.32], [0.2, 0.24, 0.22]);
  f.rod(coat, [[0, 0.84, 0.38], [0, 1.18, 0.56], 0.17, 0.115], 6, 'none');
  f.plate(
    mane,
    [
      [-0.05, -0.06],
      [0.07, -0.06],
      [0.08, 0.44],
      [-0.02, 0.48],
      [-0.1, 0.2],
    ],
    0.05,
    { at: [0, 0.88, 0.3], turn: [0, -90, -24] },
  );
  f.within({ at: [0, 1.2, 0.57], turn: [24, yaw, roll] }, () => {
    if (f.fine) f.ball(coat, [0, 0.02, 0.02], [0.125, 0.14, 0.16]);
    f.rod(coat, [[0, 0.01, 0.06], [0, -0.05, 0.36], 0.115, 0.085], 6);
    for (const side of f.fine ? [1, -1] : []) {
      f.horn(
        coat,
        [
          [side * 0.07, 0.12, -0.02, 0.045],
          [side * 0.09, 0.25, 0, 0.004],
        ],
        1,
        4,
      );
      const big = wideEyed ? 1.6 : 1;
      f.ball(WHITE, [side * 0.105, 0.05, 0.1], 0.036 * big, [0, 0, 0], 0.7);
      f.patch(BLACK, [0.036 * big, 0.04 * big], {
        at: [side * (0.108 + 0.034 * big), 0.05, 0.1],
        turn: [0, side * 76, 0],
      });
    }
  });
}

export interface Wolf {
  /** Turn of the head to its left, and nod, degrees. */
  readonly look?: readonly [yaw: number, pitch: number];
  /** Leaping angle, degrees. */
  readonly leap?: number;
  /** Offsets of the feet from their standing positions: forelegs left and right, hind legs left and right. */
  readonly steps: readonly [Vec3, Vec3, Vec3, Vec3];
}

/** A wolf of war, low and long, its jaws open, looking along +z; 1 high at its back. */
export function wolf(f: Figure, { look = [0, 0], leap = 0, steps }: Wolf): void {
  f.within({ at: [0, 0.6, -0.5], turn: [-leap, 0, 0] }, () =>
    f.within({ at: [0, -0.6, 0.5] }, () => {
      for (const [index, [x, z]] of (
        [
          [0.2, 0.5],
          [-0.2, 0.5],
          [0.2, -0.55],
          [-0.2, -0.55],
        ] as const
      ).entries()) {
        const [dx, dy, dz] = steps[index]!;
        const foot: Vec3 = [x + dx, dy, z + dz];
        const knee: Vec3 = [x + dx / 2, 0.38 + dy / 2, z + dz * 0.5 + (z > 0 ? 0.1 : -0.16)];
        f.rod(WOLF, [[x, 0.72, z], knee, 0.19, 0.1], 5, 'none');
        f.rod(PALE_WOLF, [knee, foot, 0.095, 0.075], 5, 'none');
        if (f.fine) f.box(PALE_WOLF, [foot[0], foot[1] + 0.03, foot[2] + 0.06], [0.17, 0.08, 0.24]);
      }
      f.ball(WOLF, [0, 0.82, 0.34], [0.32, 0.36, 0.42]);
      if (f.fine) f.ball(PALE_WOLF, [0, 0.66, 0.5], [0.24, 0.28, 0.3]);
      f.ball(WOLF, [0, 0.76, -0.3], [0.25, 0.26, 0.56]);
      f.horn(
        WOLF,
        [
          [0, 0.84, -0.75, 0.12],
          [0, 0.98, -1.02, 0.2],
          [0.04, 1.3, -1.22, 0.17],
          [0.06, 1.6, -1.24, 0.01],
        ],
        4,
        6,
      );
      // The ruff stands on end.
      for (const [x, y] of f.fine
        ? ([
            [0, 0.3],
            [0.22, 0.2],
            [-0.22, 0.2],
            [0.3, -0.04],
            [-0.3, -0.04],
          ] as const)
        : ([[0, 0.3]] as const))
        f.horn(
          WOLF,
          [
            [x, 0.98 + y * 0.8, 0.52, 0.16],
            [x * 1.7, 1.12 + y, 0.2, 0.006],
          ],
          1,
          4,
        );
      f.within({ at: [0, 1.06, 0.8], turn: [look[1], look[0], 0] }, () => {
        f.ball(WOLF, [0, 0.02, 0], [0.27, 0.25, 0.27]);
        f.rod(WOLF, [[0, 0.02, 0.12], [0, -0.03, 0.6], 0.18, 0.095], 5);
        f.box(BLACK, [0, 0.01, 0.62], [0.12, 0.09, 0.08]);
        f.rod(PALE_WOLF, [[0, -0.14, 0.1], [0, -0.32, 0.46], 0.13, 0.07], 4);
        f.patch(MAW, [0.2, 0.4], { at: [0, -0.13, 0.34], turn: [-62, 0, 0] });
        for (const side of [1, -1]) {
          if (f.fine)
            f.horn(
              BONE,
              [
                [side * 0.09, -0.06, 0.5, 0.045],
                [side * 0.09, -0.22, 0.52, 0.004],
              ],
              1,
              4,
            );
          f.horn(
            WOLF,
            [
              [side * 0.16, 0.18, -0.02, 0.12],
              [side * 0.24, 0.52, -0.1, 0.005],
            ],
            1,
            4,
          );
          if (f.fine) f.box(FLAME, [side * 0.15, 0.1, 0.2], [0.09, 0.06, 0.05]);
        }
      });
    }),
  );
}
