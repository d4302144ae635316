import { dice } from '../kit/noise';
import type { Node } from '../kit/shapes';
import type { Vec3 } from '../kit/vector';
import { BASE, blightBase } from './bases';
import {
  BLACK,
  BLACK_IRON,
  BONE,
  CARAPACE,
  DARK_LEATHER,
  DRY_LEAF,
  EMBER,
  FUNGUS,
  GOLD,
  IRON,
  LEAF,
  LINEN,
  MANTIS,
  MAW,
  PALE_FLESH,
  RAGS,
  ROT,
  RUST,
  SHELL,
  SLIME,
  STEEL,
  THORN,
  WHITE,
  WOOD,
} from './coats';
import type { Figure } from './figure';

const GROUND = BASE.height;

/** Two mad white eyes that look along +z. @param apart distance of their centres */
function eyes(f: Figure, [x, y, z]: Vec3, size: number, apart: number): void {
  for (const side of [1, -1]) {
    f.ball(WHITE, [x + (side * apart) / 2, y, z], size, [0, 0, 0], 0.9);
    if (f.fine)
      f.patch(BLACK, [size * 0.8, size * 0.9], {
        at: [x + (side * apart) / 2 - side * size * 0.2, y, z + size * 0.98],
      });
  }
}

/** A row of teeth on a horizontal arc. @param down pointing down instead of up */
function teeth(f: Figure, radius: number, size: number, count: number, down: boolean): void {
  for (let i = 0; i < f.of(count, Math.ceil(count / 2)); i++) {
    const turn = ((i + 0.5) / f.of(count, Math.ceil(count / 2)) - 0.5) * 2.5;
    const [x, z] = [radius * Math.sin(turn), radius * Math.cos(turn)];
    f.horn(
      BONE,
      [
        [x, 0, z, size * 0.36],
        [x, down ? -size : size, z, 0.003],
      ],
      1,
      4,
    );
  }
}

/** The palisade that grows on a garrison's back: stakes and a beam. */
function palisade(f: Figure, radii: Vec3): void {
  const count = f.of(9, 6);
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at: Vec3 = [c * radii[0], radii[1], s * radii[2]];
    f.rod(WOOD, [at, [at[0] * 1.16, at[1] + 0.3, at[2] * 1.16], 0.075, 0.065], 5, 'none');
    f.horn(
      WOOD,
      [
        [at[0] * 1.16, at[1] + 0.29, at[2] * 1.16, 0.068],
        [at[0] * 1.22, at[1] + 0.46, at[2] * 1.22, 0.005],
      ],
      1,
      5,
    );
  }
}

/** Plates of a shell, the lowest first. */
function shell(f: Figure): void {
  f.cap(SHELL, [0, 0, 0], [0.86, 0.74, 0.86], 92);
  const roll = dice(4);
  for (let i = 0; i < f.of(7, 4); i++) {
    const turn = (i / f.of(7, 4)) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    f.cap(i % 3 === 1 ? FUNGUS : SHELL, [c * 0.56, 0.34, s * 0.56], [0.28 + roll() * 0.06, 0.2, 0.28], 90, [
      s * 42,
      0,
      -c * 42,
    ]);
  }
  f.lathe(THORN, {
    profile: [
      [0.9, -0.04],
      [0.94, 0.06],
      [0.84, 0.14],
    ],
    sides: 12,
  });
}

/** A hidden garrison: only its shell, shut like a box. */
export function garrisonClosed(f: Figure): void {
  blightBase(f, 61);
  f.alone({ at: [0, GROUND, 0], size: 0.098 }, 'always', () => {
    shell(f);
    palisade(f, [0.5, 0.6, 0.5]);
    // It peeps out.
    f.box(BLACK, [0, 0.1, 0.86], [0.7, 0.09, 0.14]);
    for (const side of [1, -1]) f.ball(EMBER, [side * 0.16, 0.1, 0.92], 0.042, [0, 0, 0], 0.8);
    for (const side of [1, -1])
      f.horn(
        BONE,
        [
          [side * 0.7, 0.02, 0.56, 0.09],
          [side * 0.8, 0, 0.82, 0.006],
        ],
        2,
        5,
      );
  });
}

/** A garrison that stands up: a brute under a shell, jaws like a trap; the star, if it has one, on its belly. */
export function garrison(f: Figure): void {
  blightBase(f, 62);
  f.alone({ at: [0, GROUND, 0], size: 0.115 }, 'always', () => {
    for (const side of [1, -1]) {
      f.rod(ROT, [[side * 0.3, 0.4, 0], [side * 0.4, 0.06, 0.08], 0.2, 0.15], 6);
      for (const toe of [-0.1, 0.06])
        f.horn(
          BONE,
          [
            [side * 0.4 + toe, 0.06, 0.16, 0.06],
            [side * 0.4 + toe, 0.02, 0.32, 0.005],
          ],
          1,
          4,
        );
    }
    f.within({ at: [0, 0.5, 0], turn: [10, 0, 0] }, () => {
      f.ball(PALE_FLESH, [0, 0.16, 0.06], [0.48, 0.5, 0.42]);
      f.emblem(0.4, { at: [0, 0.1, 0.5], turn: [-6, 0, 0] });
      f.within({ at: [0, 0.34, -0.14], turn: [-66, 0, 0], size: 0.82 }, () => {
        shell(f);
        palisade(f, [0.5, 0.6, 0.5]);
      });
      for (const side of [1, -1]) {
        f.rod(ROT, [[side * 0.46, 0.42, 0.1], [side * 0.82, 0.16, 0.24], 0.17, 0.14], 6, 'none');
        f.ball(ROT, [side * 0.83, 0.15, 0.24], 0.17, [0, 0, 0], 0.9);
        f.rod(ROT, [[side * 0.82, 0.16, 0.24], [side * 0.7, side > 0 ? 0.56 : -0.06, 0.56], 0.14, 0.16], 6);
        for (const claw of [-0.1, 0, 0.1]) {
          const y = side > 0 ? 0.62 : -0.12;
          f.horn(
            BONE,
            [
              [side * 0.7 + claw, y, 0.6, 0.05],
              [side * 0.68 + claw * 1.4, y + side * 0.2, 0.72, 0.005],
            ],
            1,
            4,
          );
        }
      }
      // The jaws.
      f.within({ at: [0, 0.58, 0.34] }, () => {
        f.cap(ROT, [0, 0.06, 0], [0.36, 0.28, 0.36], 92, [-16, 0, 0]);
        f.within({ at: [0, 0.05, 0.02], turn: [-16, 0, 0] }, () => teeth(f, 0.32, 0.17, 7, true));
        f.cap(ROT, [0, -0.12, 0.02], [0.37, 0.2, 0.38], 92, [180, 0, 0]);
        f.ball(MAW, [0, -0.04, 0], [0.29, 0.15, 0.29]);
        f.within({ at: [0, -0.12, 0.04] }, () => teeth(f, 0.33, 0.17, 6, false));
        eyes(f, [0, 0.28, 0.24], 0.075, 0.24);
      });
    });
  });
}

/** A clump of leaves around a point. */
function bush(f: Figure, at: Vec3, size: number, seed: number): void {
  const roll = dice(seed);
  for (let i = 0; i < f.of(5, 3); i++) {
    const [x, y, z] = [roll() - 0.5, roll() * 0.5, roll() - 0.5].map((v) => v * size * 1.6) as [
      number,
      number,
      number,
    ];
    f.ball(
      i % 3 === 2 ? DRY_LEAF : LEAF,
      [at[0] + x, at[1] + y + size * 0.5, at[2] + z],
      size * (0.55 + 0.3 * roll()),
      [roll() * 60, roll() * 60, 0],
      0.9,
    );
  }
  for (let i = 0; i < f.of(9, 0); i++) {
    const turn = roll() * 6.283;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    f.horn(
      LEAF,
      [
        [at[0] + c * size * 0.7, at[1] + size * 0.6, at[2] + s * size * 0.7, size * 0.16],
        [at[0] + c * size * 1.5, at[1] + size * (0.8 + roll() * 0.8), at[2] + s * size * 1.5, 0.002],
      ],
      1,
      3,
    );
  }
}

/** A mantis in rags, half in a bush; the bush walks along. */
export function ambusher(f: Figure): void {
  blightBase(f, 63);
  f.alone({ at: [0, GROUND, -0.012], size: 0.125 }, 'always', () => {
    bush(f, [0.04, 0.06, -0.3], 0.5, 5);
    bush(f, [-0.42, 0, 0.1], 0.3, 9);
    bush(f, [0.46, 0, -0.02], 0.22, 12);
    for (const side of [1, -1]) {
      f.rod(MANTIS, [[side * 0.14, 0.42, 0], [side * 0.5, 0.62, 0.1], 0.05, 0.04], 4, 'none');
      f.rod(MANTIS, [[side * 0.5, 0.62, 0.1], [side * 0.56, 0, 0.34], 0.04, 0.025], 4, 'none');
      f.rod(MANTIS, [[side * 0.12, 0.4, -0.1], [side * 0.62, 0.56, -0.26], 0.05, 0.04], 4, 'none');
      f.rod(MANTIS, [[side * 0.62, 0.56, -0.26], [side * 0.66, 0, -0.32], 0.04, 0.025], 4, 'none');
    }
    f.horn(
      MANTIS,
      [
        [0, 0.4, -0.1, 0.14],
        [0, 0.46, -0.42, 0.2],
        [0, 0.34, -0.78, 0.02],
      ],
      4,
      7,
    );
    f.tube(
      MANTIS,
      [
        [0, 0.36, 0, 0.16],
        [0, 0.66, 0.12, 0.13],
        [0, 0.98, 0.18, 0.09],
      ],
      4,
      7,
    );
    f.lathe(RAGS, {
      profile: [
        [0.36, 0.46],
        [0.24, 0.72],
        [0.1, 0.92],
      ],
      sides: 8,
      at: [0, 0, 0.1],
    });
    f.plate(
      RAGS,
      [
        [-0.3, 0.5],
        [-0.1, 0.1],
        [0.02, 0.34],
        [0.14, 0.06],
        [0.3, 0.5],
      ],
      0.02,
      { at: [0, 0.1, 0.36], turn: [-14, 0, 0] },
    );
    // The head: a triangle, eyes at its corners.
    f.within({ at: [0, 1.1, 0.26], turn: [14, -12, 10] }, () => {
      f.ball(MANTIS, [0, 0.04, 0], [0.27, 0.13, 0.14]);
      f.horn(
        MANTIS,
        [
          [0, 0.04, 0.02, 0.16],
          [0, -0.24, 0.1, 0.02],
        ],
        2,
        6,
      );
      eyes(f, [0, 0.09, 0.07], 0.105, 0.42);
      for (const side of [1, -1])
        f.horn(
          THORN,
          [
            [side * 0.08, 0.14, 0, 0.02],
            [side * 0.26, 0.4, 0.06, 0.014],
            [side * 0.46, 0.42, 0.16, 0.002],
          ],
          3,
          3,
        );
    });
    // Scythes.
    for (const side of [1, -1]) {
      const out = side > 0 ? 1 : 0.8;
      f.rod(MANTIS, [[side * 0.16, 0.82, 0.16], [side * 0.5 * out, 1.06, 0.36], 0.075, 0.07], 5, 'none');
      f.rod(MANTIS, [[side * 0.5 * out, 1.06, 0.36], [side * 0.46 * out, 0.7, 0.74], 0.075, 0.05], 5, 'none');
      f.plate(
        BONE,
        [
          [-0.04, 0],
          [0.08, 0.04],
          [0.13, 0.3],
          [0.02, 0.66],
          [0.02, 0.34],
        ],
        0.035,
        { at: [side * 0.46 * out, 0.7, 0.72], turn: [-30, side * 80, 0] },
        0.01,
      );
    }
  });
}

/** An ant-man, 1 high; his gear is in trunk coordinates. */
function ant(f: Figure, lean: number, arms: readonly [Vec3, Vec3], gear: () => void): void {
  for (const side of [1, -1]) {
    const knee: Vec3 = [side * 0.18, 0.21, 0.12];
    f.rod(CARAPACE, [[side * 0.1, 0.36, 0], f.fine ? knee : [side * 0.16, 0, 0.04], 0.06, 0.05], 4, 'none');
    if (f.fine) f.rod(CARAPACE, [knee, [side * 0.14, 0, 0.02], 0.05, 0.04], 4, 'none');
  }
  f.horn(
    CARAPACE,
    [
      [0, 0.38, -0.04, 0.1],
      [0, 0.36, -0.26, 0.2],
      [0, 0.2, -0.5, 0.02],
    ],
    3,
    6,
  );
  f.within({ at: [0, 0.36, 0], turn: [lean, 0, 0] }, () => {
    f.ball(CARAPACE, [0, 0.2, 0.02], [0.17, 0.22, 0.16]);
    for (const [side, hand] of [
      [1, arms[0]],
      [-1, arms[1]],
    ] as const)
      f.rod(CARAPACE, [[side * 0.14, 0.28, 0.02], hand, 0.055, 0.04], 4);
    gear();
    f.within({ at: [0, 0.54, 0.06] }, () => {
      f.ball(CARAPACE, [0, 0, 0], [0.2, 0.18, 0.2]);
      eyes(f, [0, 0.06, 0.13], 0.075, 0.2);
      for (const side of [1, -1]) {
        f.horn(
          CARAPACE,
          [
            [side * 0.08, 0.14, 0.02, 0.03],
            [side * 0.2, 0.38, 0.06, 0.02],
            [side * 0.24, 0.42, 0.24, 0.004],
          ],
          3,
          3,
        );
        if (f.fine)
          f.horn(
            BONE,
            [
              [side * 0.1, -0.1, 0.14, 0.045],
              [side * 0.1, -0.14, 0.28, 0.03],
              [side * 0.02, -0.14, 0.34, 0.004],
            ],
            2,
            4,
          );
      }
    });
  });
}

/** Six ant-men in a heap; one carries the loot. */
export function horde(f: Figure): void {
  blightBase(f, 64);
  const club = (): void => f.rod(WOOD, [[-0.26, 0.36, 0.16], [-0.4, 0.84, 0.2], 0.03, 0.08], 5);
  const crowd = [
    [0.056, 0.046, -14, 0],
    [-0.056, 0.042, 16, 0],
    [0, 0.07, 0, 0],
    [0.05, -0.03, -30, 0.02],
    [-0.052, -0.036, 24, 0.018],
  ] as const;
  f.cap(THORN, [0, GROUND, -0.01], [0.06, 0.05, 0.055], 90);
  for (const [index, [x, z, yaw, up]] of crowd.slice(0, f.of(5, 3)).entries())
    f.alone({ at: [x, GROUND + up, z], turn: [0, yaw, 0], size: 0.088 }, 'always', () =>
      ant(
        f,
        12 + (index % 2) * 10,
        [
          [0.34, index % 2 === 0 ? 0.5 : 0.1, 0.24],
          [-0.26, 0.42, 0.16],
        ],
        () => {
          if (index % 2 === 0) club();
          else
            f.horn(
              IRON,
              [
                [-0.26, 0.4, 0.16, 0.03],
                [-0.34, 0.9, 0.2, 0.05],
                [-0.2, 1.06, 0.24, 0.004],
              ],
              3,
              4,
            );
        },
      ),
    );
  // On top of the heap, with a sack and a candlestick.
  f.alone({ at: [0, GROUND + 0.047, -0.008], turn: [0, 12, 0], size: 0.094 }, 'always', () =>
    ant(
      f,
      -6,
      [
        [0.34, 0.62, 0.1],
        [-0.3, 0.56, -0.04],
      ],
      () => {
        f.ball(LINEN, [-0.26, 0.52, -0.26], [0.27, 0.27, 0.25]);
        f.horn(
          LINEN,
          [
            [-0.26, 0.62, -0.16, 0.12],
            [-0.3, 0.56, 0, 0.05],
          ],
          1,
          5,
        );
        f.ball(GOLD, [-0.24, 0.78, -0.24], 0.1);
        f.rod(GOLD, [[-0.36, 0.7, -0.28], [-0.42, 0.98, -0.3], 0.035], 5);
        f.rod(GOLD, [[0.34, 0.6, 0.1], [0.36, 0.92, 0.1], 0.04, 0.03], 5);
      },
    ),
  );
}

/** A long-necked screamer on six legs, goblins with earplugs on its back. */
export function beast(f: Figure): void {
  blightBase(f, 65);
  f.alone({ at: [0, GROUND, -0.014], size: 0.14 }, 'always', () => {
    for (const [z, lift, step] of [
      [0.3, 0.02, 0.1],
      [-0.04, 0, -0.06],
      [-0.36, 0, -0.12],
    ] as const)
      for (const side of [1, -1]) {
        const swing = side * step;
        f.rod(ROT, [[side * 0.2, 0.46, z], [side * 0.5, 0.44, z + swing * 0.4], 0.12, 0.085], 5, 'none');
        if (f.fine) f.ball(ROT, [side * 0.51, 0.46, z + swing * 0.4], 0.105, [0, 0, 0], 0.8);
        f.rod(ROT, [[side * 0.5, 0.46, z + swing * 0.4], [side * 0.52, lift, z + swing], 0.08, 0.06], 5);
        f.horn(
          BONE,
          [
            [side * 0.52, 0.04 + lift, z + swing, 0.06],
            [side * 0.54, 0.01 + lift, z + swing + 0.14, 0.005],
          ],
          1,
          4,
        );
      }
    f.ball(ROT, [0, 0.5, -0.04], [0.32, 0.28, 0.5]);
    f.ball(PALE_FLESH, [0, 0.4, 0.02], [0.27, 0.22, 0.42]);
    f.horn(
      ROT,
      [
        [0, 0.5, -0.44, 0.18],
        [0.06, 0.42, -0.72, 0.1],
        [0.2, 0.5, -0.86, 0.006],
      ],
      4,
      6,
    );
    const neck: readonly Node[] = [
      [0, 0.52, 0.3, 0.21],
      [0, 0.82, 0.5, 0.15],
      [0.03, 1.2, 0.42, 0.125],
      [0.03, 1.46, 0.46, 0.12],
    ];
    f.tube(ROT, neck, 7, 7);
    for (const t of [0.2, 0.45, 0.7, 0.92])
      f.horn(
        FUNGUS,
        [
          [0.01, 0.66 + t * 0.72, 0.3 + (t < 0.4 ? 0.06 : -0.02), 0.07],
          [0.02, 0.76 + t * 0.78, 0.12 + (t < 0.4 ? 0.1 : 0), 0.006],
        ],
        1,
        4,
      );
    f.within({ at: [0.03, 1.5, 0.5], turn: [-12, 8, 0] }, () => {
      // A mouth as wide as the head.
      f.ball(ROT, [0, 0.06, -0.06], [0.2, 0.2, 0.22]);
      f.within({ at: [0, 0.1, 0], turn: [-34, 0, 0] }, () => {
        f.cap(ROT, [0, 0, 0.16], [0.19, 0.14, 0.32], 92);
        f.patch(MAW, [0.3, 0.48], { at: [0, -0.012, 0.2], turn: [90, 0, 0] });
        f.within({ at: [0, 0, 0.26] }, () => teeth(f, 0.17, 0.1, 6, true));
      });
      f.within({ at: [0, -0.04, 0], turn: [40, 0, 0] }, () => {
        f.cap(ROT, [0, 0, 0.16], [0.18, 0.12, 0.3], 92, [180, 0, 0]);
        f.patch(MAW, [0.29, 0.46], { at: [0, 0.012, 0.18], turn: [-90, 0, 0] });
        f.within({ at: [0, 0, 0.24] }, () => teeth(f, 0.17, 0.09, 6, false));
        f.horn(
          FUNGUS,
          [
            [0, 0.02, 0.02, 0.06],
            [0, 0.09, 0.26, 0.05],
            [0.04, 0.04, 0.44, 0.006],
          ],
          3,
          5,
        );
      });
      eyes(f, [0, 0.26, 0.04], 0.085, 0.22);
      for (const side of [1, -1])
        f.horn(
          BONE,
          [
            [side * 0.13, 0.2, -0.12, 0.06],
            [side * 0.22, 0.38, -0.26, 0.006],
          ],
          2,
          4,
        );
    });
    // Riders.
    for (const [z, yaw] of [
      [-0.02, 0],
      [-0.32, 30],
    ] as const)
      f.alone({ at: [0, 0.7, z], turn: [0, yaw, 0], size: 0.4 }, z < -0.1 ? 'fresh' : 'always', () => {
        f.ball(DARK_LEATHER, [0, 0.2, 0], [0.24, 0.28, 0.2]);
        f.ball(LEAF, [0, 0.6, 0.03], [0.26, 0.23, 0.24]);
        f.horn(
          LEAF,
          [
            [0, 0.58, 0.2, 0.06],
            [0, 0.52, 0.42, 0.01],
          ],
          1,
          4,
        );
        for (const side of [1, -1]) {
          f.horn(
            LEAF,
            [
              [side * 0.2, 0.6, 0, 0.1],
              [side * 0.5, 0.68, -0.06, 0.01],
            ],
            1,
            4,
          );
          f.ball(LINEN, [side * 0.26, 0.58, 0.06], 0.11, [0, 0, 0], 0.8);
          f.rod(LEAF, [[side * 0.2, 0.32, 0.06], [side * 0.3, 0.06, 0.34], 0.08, 0.06], 4);
        }
        if (f.fine) eyes(f, [0, 0.66, 0.22], 0.07, 0.18);
        f.rod(WOOD, [[-0.3, -0.1, 0.34], [-0.34, 1.3, 0.3], 0.04, 0.03], 4);
        f.horn(
          IRON,
          [
            [-0.34, 1.28, 0.3, 0.09],
            [-0.35, 1.6, 0.29, 0.005],
          ],
          1,
          4,
        );
      });
  });
}

/** The leaves of a halberd: whole, or hacked. */
const HALBERD = {
  fresh: [
    [0.02, 0.1],
    [0.3, -0.04],
    [0.46, 0.26],
    [0.34, 0.58],
    [0.02, 0.44],
  ],
  worn: [
    [0.02, 0.12],
    [0.24, 0],
    [0.2, 0.18],
    [0.36, 0.24],
    [0.22, 0.4],
    [0.02, 0.4],
  ],
} as const;

/** A halberd along +y from its foot at the origin; its blade points to -x and drips. */
function halberd(f: Figure, long: number): void {
  f.rod(WOOD, [[0, 0, 0], [0, long, 0], 0.036], 5, 'both');
  f.within({ at: [0, long - 0.5, 0], turn: [0, 180, 0] }, () => {
    for (const occasion of ['fresh', 'worn'] as const)
      f.on(occasion, () => f.plate(STEEL, HALBERD[occasion], 0.05, {}, 0.014));
    f.horn(
      STEEL,
      [
        [-0.02, 0.26, 0, 0.08],
        [-0.3, 0.2, 0, 0.006],
      ],
      1,
      4,
    );
    f.horn(
      STEEL,
      [
        [0, 0.46, 0, 0.065],
        [0, 0.86, 0, 0.005],
      ],
      1,
      4,
    );
    // What it drips with runs down from the edge.
    f.rod(SLIME, [[0.29, -0.03, 0], [0.45, 0.27, 0], 0.034, 0.03], 4, 'both');
    for (const [x, y, drop] of [
      [0.3, -0.03, 0.24],
      [0.39, 0.14, 0.15],
    ] as const)
      f.horn(
        SLIME,
        [
          [x, y + 0.03, 0, 0.045],
          [x, y - drop * 0.55, 0, 0.02],
          [x, y - drop, 0, 0.036],
        ],
        2,
        5,
      );
  });
}

/** A knight's legs in plate, bent at the knees. */
function greaves(f: Figure): void {
  for (const side of [1, -1]) {
    const z = side * 0.12;
    const x = side * 0.2;
    f.rod(BLACK_IRON, [[side * 0.14, 0.46, 0], [x, 0.25, z + 0.08], 0.12, 0.1], 6, 'none');
    f.ball(RUST, [x, 0.26, z + 0.1], 0.105, [0, 0, 0], 0.8);
    f.rod(BLACK_IRON, [[x, 0.25, z + 0.06], [x, 0.02, z], 0.09, 0.11], 6, 'none');
    f.horn(
      BLACK_IRON,
      [
        [x, 0.05, z - 0.06, 0.1],
        [x, 0.04, z + 0.12, 0.08],
        [x * 1.1, 0.02, z + 0.28, 0.006],
      ],
      2,
      5,
    );
  }
}

/** A great helm that is thrust forward, its slit alight, a mouldy plume behind. */
function bucket(f: Figure): void {
  f.lathe(BLACK_IRON, {
    profile: [
      [0.17, -0.26],
      [0.21, -0.22],
      [0.215, 0.1],
      [0.2, 0.2],
      [0.001, 0.23],
    ],
    sides: 8,
    smooth: 0.1,
  });
  f.box(BLACK, [0, 0.05, 0.19], [0.32, 0.055, 0.06]);
  f.box(STEEL, [0, -0.06, 0.21], [0.05, 0.36, 0.03]);
  f.box(STEEL, [0, 0.1, 0.195], [0.34, 0.035, 0.05]);
  for (const side of [1, -1]) {
    f.ball(SLIME, [side * 0.08, 0.05, 0.215], [0.05, 0.026, 0.02], [0, 0, 0], 0.8);
    if (!f.fine) continue;
    f.horn(
      SLIME,
      [
        [side * 0.08, -0.2, 0.2, 0.035],
        [side * 0.08, -0.32 + side * 0.03, 0.215, 0.018],
        [side * 0.08, -0.38 + side * 0.05, 0.215, 0.028],
      ],
      2,
      4,
    );
    for (const hole of [-0.1, -0.16]) f.box(BLACK, [side * 0.09, hole, 0.205], [0.05, 0.03, 0.03]);
  }
  f.horn(
    FUNGUS,
    [
      [0, 0.2, 0.04, 0.05],
      [0, 0.52, -0.02, 0.11],
      [0, 0.6, -0.28, 0.1],
      [0, 0.26, -0.56, 0.01],
    ],
    5,
    5,
  );
}

/** Black armour with a hump, bent over a halberd that drips; a tabard in rags, and flies. */
export function knight(f: Figure): void {
  blightBase(f, 66);
  f.alone({ at: [0.008, GROUND, -0.012], size: 0.138 }, 'always', () => {
    greaves(f);
    f.within({ at: [0, 0.5, 0], turn: [20, 0, 0] }, () => {
      f.lathe(BLACK_IRON, {
        profile: [
          [0.24, -0.12],
          [0.2, 0.06],
          [0.34, 0.36],
          [0.3, 0.5],
          [0.12, 0.58],
        ],
        sides: 8,
      });
      // A tabard with a stain, in rags.
      f.plate(
        RAGS,
        [
          [-0.2, -0.36],
          [-0.1, -0.22],
          [0, -0.42],
          [0.1, -0.24],
          [0.19, -0.34],
          [0.22, 0.4],
          [-0.22, 0.4],
        ],
        0.05,
        { at: [0, 0, 0.27], turn: [-10, 0, 0] },
      );
      f.plate(
        SLIME,
        [
          [-0.02, -0.3],
          [0.04, -0.16],
          [0.07, 0],
          [0, 0.08],
          [-0.06, -0.02],
          [-0.05, -0.14],
        ],
        0.02,
        { at: [0.03, 0, 0.305], turn: [-10, 0, 0] },
      );
      // The hump, and spikes on it.
      f.ball(BLACK_IRON, [0, 0.42, -0.2], [0.34, 0.3, 0.28]);
      const spikes = [
        [0, 0.68, -0.3],
        [0, 0.44, -0.46],
        [0.17, 0.58, -0.36],
        [-0.17, 0.58, -0.36],
      ] as const;
      for (const [x, y, z] of spikes.slice(0, f.of(4, 2)))
        f.horn(
          BONE,
          [
            [x, y - 0.06, z + 0.04, 0.065],
            [x * 1.5, y + 0.16, z - 0.2, 0.005],
          ],
          1,
          5,
        );
      f.plate(
        RAGS,
        [
          [-0.3, 0.5],
          [-0.42, -0.1],
          [-0.3, -0.46],
          [-0.16, -0.26],
          [0.02, -0.56],
          [0.14, -0.3],
          [0.36, -0.44],
          [0.4, -0.06],
          [0.3, 0.5],
        ],
        0.05,
        { at: [0, 0, -0.34], turn: [-4, 0, 0] },
      );
      for (const side of [1, -1]) {
        if (f.fine) f.cap(RUST, [side * 0.38, 0.4, 0], [0.22, 0.2, 0.22], 95, [0, 0, side * -34]);
        f.cap(BLACK_IRON, [side * 0.36, 0.45, 0], [0.18, 0.16, 0.18], 95, [0, 0, side * -30]);
      }
      f.within({ at: [0, 0.6, 0.26], turn: [-18, 10, -6] }, () => bucket(f));
      // One hand on the halberd, a shield that has seen better days on the other arm.
      f.rod(BLACK_IRON, [[-0.4, 0.34, 0.02], [-0.58, 0.12, 0.16], 0.1, 0.085], 5, 'none');
      f.rod(BLACK_IRON, [[-0.58, 0.12, 0.16], [-0.46, 0.24, 0.38], 0.09, 0.08], 5, 'none');
      f.ball(RUST, [-0.46, 0.25, 0.4], 0.11, [0, 0, 0], 0.8);
      f.rod(BLACK_IRON, [[0.42, 0.34, 0.02], [0.56, 0.08, 0.12], 0.1, 0.085], 5, 'none');
      f.rod(BLACK_IRON, [[0.56, 0.08, 0.12], [0.5, 0.02, 0.36], 0.09, 0.1], 5);
      f.within({ at: [0.52, 0, 0.42], turn: [-14, 34, -6] }, () => {
        const edge = [
          [0, -0.46],
          [0.24, -0.16],
          [0.29, 0.34],
          [0.1, 0.28],
          [-0.06, 0.38],
          [-0.29, 0.34],
          [-0.24, -0.16],
        ] as const;
        f.plate(RUST, edge, 0.07, {}, 0.02);
        f.plate(
          ROT,
          edge.map(([x, y]) => [x * 0.8, y * 0.8] as const),
          0.09,
        );
        f.ball(BLACK_IRON, [0, 0.04, 0.06], [0.1, 0.1, 0.07], [0, 0, 0], 0.8);
      });
    });
    f.within({ at: [-0.45, 0, 0.56], turn: [-6, 14, 4] }, () => halberd(f, 1.56));
    if (!f.fine) return;
    for (const [x, y, z] of [
      [0.42, 1.3, 0.1],
      [0.14, 1.44, -0.2],
      [0.56, 1.02, -0.2],
    ] as const) {
      f.ball(BLACK, [x, y, z], 0.034, [0, 0, 0], 0.7);
      for (const side of [1, -1])
        f.plate(
          WHITE,
          [
            [0, 0],
            [0.09, 0.04],
            [0.07, 0.09],
          ],
          0.006,
          { at: [x, y + 0.02, z], turn: [0, side > 0 ? 0 : 180, 0] },
        );
    }
  });
}
