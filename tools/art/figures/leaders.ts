import { banner, leaderBase } from './bases';
import {
  BLACK,
  BLOND,
  BRASS,
  DARK_HAIR,
  DARK_LEATHER,
  GOLD,
  GREY_CLOTH,
  HOUSE,
  HOUSE_DARK,
  IRON,
  LINEN,
  RED_HAIR,
  SKIN,
  STEEL,
  WHITE,
  WOOD,
} from './coats';
import type { Figure } from './figure';
import { man, sword } from './men';

/** A leader, 1 high: half as tall again as a man of a group. */
const LEADER = 0.156;

function stand(f: Figure, seed: number, build: () => void, size = LEADER): void {
  const height = leaderBase(f, seed);
  f.alone({ at: [0, height, 0], size }, 'always', build);
}

/** A cloak that hangs from the shoulders, blown to one side; its foot at y = 0. */
function cloak(f: Figure, aside: number, wide = 1): void {
  f.plate(
    HOUSE,
    [
      [-0.17, 0.64],
      [-0.3 * wide + aside * 0.4, 0.3],
      [-0.4 * wide + aside, 0.04],
      [-0.14 + aside, 0.1],
      [0.06 + aside, 0.02],
      [0.24 + aside, 0.1],
      [0.4 * wide + aside, 0.06],
      [0.3 * wide + aside * 0.4, 0.3],
      [0.17, 0.64],
    ],
    0.05,
    { at: [0, 0.02, -0.2], turn: [12, 0, 0] },
    0.012,
  );
}

/** Namtull the Great: as broad as a door, a helmet with ram's horns, his hammer on the ground. */
export function namtull(f: Figure): void {
  stand(
    f,
    21,
    () => {
      cloak(f, -0.06, 1.25);
      man(f, {
        tunic: STEEL,
        sleeves: SKIN,
        legs: GREY_CLOTH,
        broad: 1.5,
        stride: 0.06,
        lean: [-8, 0, 0],
        look: [-8, 12, 0],
        reach: [
          [0.4, 0.02, 0.2],
          [-0.36, 0.06, 0.24],
        ],
        hat: (g) => {
          g.cap(IRON, [0, 0.02, 0], [0.175, 0.2, 0.18], 90);
          for (const side of [1, -1])
            g.horn(
              LINEN,
              [
                [side * 0.14, 0.1, 0, 0.075],
                [side * 0.36, 0.16, -0.06, 0.065],
                [side * 0.42, -0.02, 0.04, 0.05],
                [side * 0.3, -0.08, 0.12, 0.006],
              ],
              5,
              6,
            );
          g.horn(
            RED_HAIR,
            [
              [0, -0.06, 0.1, 0.13],
              [0, -0.24, 0.16, 0.1],
              [0.01, -0.44, 0.14, 0.01],
            ],
            3,
            6,
          );
        },
        gear: (g) => {
          for (const side of [1, -1])
            g.cap(GOLD, [side * 0.3, 0.28, 0], [0.15, 0.13, 0.15], 90, [0, 0, side * -24]);
          g.plate(
            HOUSE,
            [
              [-0.16, -0.3],
              [0, -0.36],
              [0.16, -0.3],
              [0.2, 0.1],
              [-0.2, 0.1],
            ],
            0.05,
            { at: [0, -0.02, 0.24] },
          );
          g.emblem(0.22, { at: [0, -0.08, 0.27] });
          // The hammer, head down before him.
          g.within({ at: [-0.37, 0.1, 0.26], turn: [-5, 0, 0] }, () => {
            g.rod(WOOD, [[0, 0.3, 0], [0, -0.36, 0], 0.035], 6, 'both');
            g.block(IRON, { at: [0, -0.32, 0], size: [0.42, 0.22, 0.22], bevel: 0.03 });
            g.block(GOLD, { at: [0.2, -0.32, 0], size: [0.05, 0.25, 0.25], bevel: 0.012 });
            g.block(GOLD, { at: [-0.2, -0.32, 0], size: [0.05, 0.25, 0.25], bevel: 0.012 });
          });
        },
      });
    },
    LEADER * 1.06,
  );
}

/** Regent Zenoj: lean, hidden in a hood and a long coat, a crossbow longer than he is. */
export function zenoj(f: Figure): void {
  stand(f, 22, () => {
    f.lathe(HOUSE_DARK, {
      profile: [
        [0.27, 0.04],
        [0.19, 0.3],
        [0.17, 0.42],
      ],
      sides: 9,
    });
    cloak(f, 0.14, 0.85);
    man(f, {
      tunic: DARK_LEATHER,
      sleeves: HOUSE_DARK,
      legs: BLACK,
      broad: 0.88,
      stride: 0.16,
      lean: [6, 20, 0],
      look: [4, -18, 6],
      reach: [
        [0.16, 0.2, 0.4],
        [-0.14, 0.16, 0.2],
      ],
      hat: (g) => {
        g.cap(HOUSE, [0, 0.02, -0.02], [0.2, 0.23, 0.21], 108, [-34, 0, 0]);
        g.horn(
          HOUSE,
          [
            [0, 0.16, -0.08, 0.12],
            [0, 0.2, -0.26, 0.07],
            [0, 0.08, -0.4, 0.006],
          ],
          3,
          6,
        );
        g.plate(
          BLACK,
          [
            [-0.13, -0.15],
            [0.13, -0.15],
            [0.13, -0.01],
            [-0.13, -0.01],
          ],
          0.03,
          { at: [0, -0.02, 0.14] },
        );
        g.horn(
          WHITE,
          [
            [0.16, 0.12, -0.02, 0.02],
            [0.3, 0.36, -0.12, 0.05],
            [0.32, 0.4, -0.36, 0.004],
          ],
          3,
          4,
        );
      },
      gear: (g) => {
        g.within({ at: [0.03, 0.2, 0.32], turn: [-6, -20, 0] }, () => {
          g.rod(WOOD, [[-0.06, 0, -0.36], [0, 0.02, 0.5], 0.045, 0.035], 5, 'both');
          g.tube(
            STEEL,
            [
              [-0.42, 0.03, 0.2, 0.014],
              [-0.2, 0.03, 0.4, 0.03],
              [0, 0.03, 0.45, 0.034],
              [0.2, 0.03, 0.4, 0.03],
              [0.42, 0.03, 0.2, 0.014],
            ],
            6,
            5,
          );
          for (const side of [1, -1])
            g.rod(LINEN, [[side * 0.41, 0.03, 0.2], [0, 0.05, -0.02], 0.009], 3, 'none');
          g.rod(BRASS, [[0, 0.09, 0.02], [0, 0.09, 0.3], 0.03, 0.036], 6);
          g.horn(
            STEEL,
            [
              [0, 0.05, 0.4, 0.03],
              [0, 0.05, 0.62, 0.003],
            ],
            1,
            4,
          );
        });
        g.rod(STEEL, [[0.2, -0.02, 0.06], [0.24, -0.28, 0.02], 0.026, 0.006]);
      },
    });
  });
}

/** Duchess Rammstein: a gown of steel, a ruff like a millstone, her spear planted, her chin up. */
export function rammstein(f: Figure): void {
  stand(f, 23, () => {
    f.lathe(HOUSE, {
      profile: [
        [0.4, 0],
        [0.36, 0.08],
        [0.22, 0.36],
        [0.17, 0.46],
      ],
      sides: 11,
    });
    f.lathe(GOLD, {
      profile: [
        [0.405, 0.005],
        [0.385, 0.05],
      ],
      sides: 11,
    });
    man(f, {
      seated: true,
      tunic: STEEL,
      sleeves: HOUSE,
      broad: 1.02,
      lean: [-6, 0, 0],
      look: [-14, -10, 0],
      reach: [
        [0.3, 0.02, 0.1],
        [-0.4, 0.34, 0.16],
      ],
      hat: (g) => {
        g.lathe(WHITE, {
          profile: [
            [0.12, -0.2],
            [0.35, -0.2],
            [0.35, -0.14],
            [0.12, -0.12],
          ],
          sides: 12,
          turn: [10, 0, 0],
        });
        g.cap(DARK_HAIR, [0, 0.05, -0.04], [0.18, 0.18, 0.18], 100, [-22, 0, 0]);
        g.lathe(DARK_HAIR, {
          profile: [
            [0.13, 0.12],
            [0.17, 0.3],
            [0.12, 0.42],
            [0.001, 0.46],
          ],
          sides: 8,
          turn: [-12, 0, 0],
        });
        g.lathe(GOLD, {
          profile: [
            [0.155, 0.13],
            [0.165, 0.19],
          ],
          sides: 8,
          turn: [-12, 0, 0],
        });
      },
      gear: (g) => {
        g.within({ at: [-0.4, 0.34, 0.17], turn: [0, 0, 3] }, () => {
          g.rod(WOOD, [[0, -0.68, 0], [0, 0.78, 0], 0.028], 5);
          g.plate(
            STEEL,
            [
              [0, 0.74],
              [0.1, 0.86],
              [0, 1.14],
              [-0.1, 0.86],
            ],
            0.035,
            {},
            0.01,
          );
          g.plate(
            HOUSE,
            [
              [0, 0.4],
              [0.36, 0.5],
              [0.24, 0.58],
              [0.36, 0.68],
              [0, 0.7],
            ],
            0.02,
            { turn: [0, 10, 0] },
          );
        });
        g.emblem(0.2, { at: [0, 0.14, 0.205] });
      },
    });
  });
}

/** Lady Oznam: on the tip of one toe, a rapier and a fan, a veil that flies behind her. */
export function oznam(f: Figure): void {
  stand(f, 24, () => {
    f.rod(LINEN, [[0, 0.4, 0], [0.02, 0.03, 0.02], 0.07, 0.035], 5);
    f.rod(LINEN, [[-0.02, 0.4, -0.02], [-0.2, 0.26, -0.3], 0.07, 0.04], 5);
    f.ball(HOUSE, [-0.22, 0.25, -0.34], [0.045, 0.045, 0.09], [30, 30, 0]);
    f.ball(HOUSE, [0.02, 0.03, 0.05], [0.04, 0.035, 0.08]);
    f.within({ at: [0, 0.1, 0], turn: [14, 0, -6] }, () => {
      f.lathe(HOUSE, {
        profile: [
          [0.34, 0.12],
          [0.28, 0.2],
          [0.14, 0.36],
          [0.13, 0.42],
        ],
        sides: 10,
        turn: [-10, 0, 8],
      });
      man(f, {
        seated: true,
        tunic: HOUSE,
        sleeves: WHITE,
        broad: 0.84,
        look: [-10, -20, 10],
        reach: [
          [0.4, 0.44, -0.04],
          [-0.26, 0.26, 0.42],
        ],
        hat: (g) => {
          g.cap(BLOND, [0, 0.02, -0.03], [0.175, 0.18, 0.18], 112, [-26, 0, 0]);
          g.within({ at: [0, 0.12, -0.06], turn: [-34, 0, 0] }, () => {
            g.lathe(HOUSE, {
              profile: [
                [0.15, 0],
                [0.002, 0.5],
              ],
              sides: 8,
            });
            g.lathe(GOLD, {
              profile: [
                [0.16, -0.01],
                [0.15, 0.05],
              ],
              sides: 8,
            });
            g.plate(
              WHITE,
              [
                [0, 0],
                [-0.1, -0.5],
                [0.04, -0.46],
                [0.18, -0.6],
                [0.3, -0.3],
                [0.1, 0.02],
              ],
              0.016,
              { at: [0, 0.48, -0.01], turn: [30, -90, 40] },
            );
          });
        },
        gear: (g) => {
          g.within({ at: [-0.26, 0.27, 0.44], turn: [68, 18, 0] }, () => {
            g.rod(STEEL, [[0, -0.06, 0], [0, 0.86, 0], 0.02, 0.006], 4);
            g.ball(GOLD, [0, 0.02, 0], [0.07, 0.045, 0.07]);
          });
          g.lathe(WHITE, {
            profile: [
              [0.17, 0.31],
              [0.08, 0.38],
            ],
            sides: 8,
          });
          // The fan.
          g.within({ at: [0.42, 0.46, -0.04], turn: [0, 24, -24] }, () =>
            g.plate(
              HOUSE,
              [
                [0, -0.04],
                [0.3, 0.1],
                [0.26, 0.25],
                [0.14, 0.34],
                [0, 0.37],
                [-0.14, 0.34],
                [-0.26, 0.25],
                [-0.3, 0.1],
              ],
              0.022,
              {},
            ),
          );
        },
      });
    });
  });
}

/** Prince Nayr III: a boy under too large a crown, on a drum, pointing with a rolled map. */
export function nayr(f: Figure): void {
  stand(f, 25, () => {
    f.lathe(HOUSE, {
      profile: [
        [0.27, 0],
        [0.27, 0.2],
      ],
      sides: 11,
    });
    f.lathe(GOLD, {
      profile: [
        [0.285, 0],
        [0.285, 0.035],
      ],
      sides: 11,
    });
    f.lathe(GOLD, {
      profile: [
        [0.285, 0.175],
        [0.285, 0.21],
        [0.25, 0.212],
      ],
      sides: 11,
    });
    f.lathe(LINEN, {
      profile: [
        [0.255, 0.205],
        [0.001, 0.208],
      ],
      sides: 11,
    });
    f.within({ at: [0, 0.2, 0], size: 0.86 }, () => {
      cloak(f, 0.1);
      f.plate(
        WHITE,
        [
          [-0.24, -0.05],
          [0.24, -0.05],
          [0.2, 0.05],
          [-0.2, 0.05],
        ],
        0.09,
        { at: [0, 0.65, -0.1], turn: [-20, 0, 0] },
      );
      man(f, {
        tunic: HOUSE_DARK,
        sleeves: WHITE,
        legs: WHITE,
        broad: 0.9,
        stride: 0.1,
        lean: [-4, -10, 0],
        look: [-10, 14, 0],
        reach: [
          [0.28, 0.02, 0.06],
          [-0.3, 0.42, 0.38],
        ],
        hat: (g) => {
          g.cap(DARK_HAIR, [0, 0.02, -0.03], [0.175, 0.18, 0.18], 112, [-20, 0, 0]);
          g.within({ at: [0.02, 0.12, 0], turn: [-8, 0, -12] }, () => {
            g.lathe(GOLD, {
              profile: [
                [0.2, 0],
                [0.225, 0.12],
              ],
              sides: 9,
            });
            for (let i = 0; i < 6; i++) {
              const turn = (i / 6) * Math.PI * 2;
              const [c, s] = [Math.cos(turn) * 0.215, Math.sin(turn) * 0.215];
              g.horn(
                GOLD,
                [
                  [c, 0.08, s, 0.085],
                  [c * 1.12, 0.3, s * 1.12, 0.012],
                ],
                1,
                4,
              );
              g.ball(WHITE, [c * 1.12, 0.31, s * 1.12], 0.03, [0, 0, 0], 0.6);
            }
          });
        },
        gear: (g) => {
          g.rod(LINEN, [[-0.26, 0.38, 0.3], [-0.36, 0.52, 0.74], 0.05], 6, 'both');
          g.rod(HOUSE, [[-0.3, 0.43, 0.46], [-0.32, 0.46, 0.54], 0.057], 6, 'none');
          g.within({ at: [0.27, -0.02, 0.04], turn: [0, 0, 198] }, () => sword(g, 0.5, 0.035, STEEL, GOLD));
        },
      });
    });
  });
  f.within({ at: [-0.07, 0.014, -0.03] }, () => banner(f, 0.19, 0.045));
}
