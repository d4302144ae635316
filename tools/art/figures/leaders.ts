import { leaderBase } from './bases';
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
  PALE_WOOD,
  RED_HAIR,
  SKIN,
  STEEL,
  WHITE,
  WOOD,
} from './coats';
import type { Figure } from './figure';
import { crossbow, man, sword } from './men';

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

/** Namtull the Great: as broad as a door, a helmet with ram's horns, a hammer like an anvil high over his head. */
export function namtull(f: Figure): void {
  stand(
    f,
    21,
    () => {
      cloak(f, -0.06, 1.35);
      man(f, {
        tunic: STEEL,
        sleeves: SKIN,
        legs: GREY_CLOTH,
        broad: 1.5,
        stride: 0.12,
        lean: [-10, 12, 0],
        look: [4, -6, 0],
        reach: [
          [0.24, 0.72, 0.1],
          [-0.3, 0.62, 0.14],
        ],
        hat: (g) => {
          g.cap(IRON, [0, 0.02, 0], [0.175, 0.2, 0.18], 90);
          for (const side of [1, -1])
            g.horn(
              LINEN,
              [
                [side * 0.14, 0.1, 0, 0.085],
                [side * 0.38, 0.14, -0.06, 0.08],
                [side * 0.46, -0.08, 0.04, 0.06],
                [side * 0.34, -0.18, 0.14, 0.006],
              ],
              6,
              6,
            );
          g.horn(
            RED_HAIR,
            [
              [0, -0.06, 0.1, 0.15],
              [0, -0.26, 0.18, 0.13],
              [0.01, -0.52, 0.16, 0.01],
            ],
            3,
            6,
          );
        },
        gear: (g) => {
          for (const side of [1, -1])
            g.cap(GOLD, [side * 0.3, 0.3, 0], [0.16, 0.14, 0.16], 90, [0, 0, side * -30]);
          g.plate(
            HOUSE,
            [
              [-0.18, -0.34],
              [0, -0.42],
              [0.18, -0.34],
              [0.22, 0.08],
              [-0.22, 0.08],
            ],
            0.05,
            { at: [0, -0.02, 0.26] },
          );
          g.emblem(0.22, { at: [0, -0.1, 0.29] });
          // The hammer lies across the sky.
          g.within({ at: [-0.04, 0.68, 0.13], turn: [-16, 0, -72] }, () => {
            g.rod(WOOD, [[0, -0.52, 0], [0, 0.44, 0], 0.042], 6, 'both');
            g.block(IRON, { at: [0, 0.5, 0], size: [0.66, 0.34, 0.34], bevel: 0.05 });
            for (const side of [1, -1])
              g.block(GOLD, { at: [side * 0.3, 0.5, 0], size: [0.08, 0.39, 0.39], bevel: 0.02 });
          });
        },
      });
    },
    LEADER * 1.02,
  );
}

/** Regent Zenoj: down on one knee, hidden in hood and cloak, behind a crossbow longer than he is. */
export function zenoj(f: Figure): void {
  stand(
    f,
    22,
    () => {
      // One knee on the ground, the other before him.
      f.rod(BLACK, [[-0.09, 0.3, 0], [-0.12, 0.06, 0.14], 0.095, 0.08], 5, 'none');
      f.rod(BLACK, [[-0.12, 0.06, 0.14], [-0.13, 0.05, -0.3], 0.08, 0.06], 5);
      f.rod(BLACK, [[0.1, 0.28, 0], [0.15, 0.3, 0.3], 0.1, 0.085], 5, 'none');
      f.rod(BLACK, [[0.15, 0.3, 0.3], [0.15, 0.03, 0.26], 0.085, 0.065], 5);
      f.box(DARK_LEATHER, [0.15, 0.04, 0.32], [0.12, 0.08, 0.22]);
      f.within({ at: [0, -0.08, 0] }, () => {
        f.plate(
          HOUSE,
          [
            [-0.19, 0.68],
            [-0.42, 0.36],
            [-0.62, 0.12],
            [-0.3, 0.16],
            [-0.06, 0.08],
            [0.24, 0.16],
            [0.46, 0.1],
            [0.34, 0.38],
            [0.19, 0.68],
          ],
          0.06,
          { at: [0, 0.04, -0.2], turn: [24, 0, 0] },
          0.012,
        );
        man(f, {
          seated: true,
          tunic: DARK_LEATHER,
          sleeves: HOUSE_DARK,
          broad: 0.95,
          lean: [6, 10, 0],
          look: [10, -6, 10],
          reach: [
            [0.14, 0.26, 0.42],
            [-0.16, 0.22, 0.24],
          ],
          hat: (g) => {
            g.cap(HOUSE, [0, 0.02, -0.02], [0.21, 0.24, 0.22], 112, [-30, 0, 0]);
            g.horn(
              HOUSE,
              [
                [0, 0.16, -0.08, 0.13],
                [0, 0.24, -0.3, 0.08],
                [0, 0.12, -0.5, 0.006],
              ],
              3,
              6,
            );
            // A mask of bone, for an assassin has no face.
            g.plate(
              WHITE,
              [
                [0, -0.26],
                [0.13, -0.1],
                [0.13, 0.1],
                [-0.13, 0.1],
                [-0.13, -0.1],
              ],
              0.03,
              { at: [0, -0.01, 0.155] },
            );
            for (const side of [1, -1])
              g.patch(BLACK, [0.07, 0.035], { at: [side * 0.058, 0.03, 0.176], turn: [0, 0, side * 14] });
          },
          gear: (g) => {
            g.within({ at: [0.02, 0.27, 0.34], turn: [-30, -12, 0] }, () => {
              crossbow(g, 1.22, 0.66);
              g.rod(BRASS, [[0, 0.12, -0.22], [0, 0.12, 0.26], 0.045, 0.06], 6);
              g.rod(WOOD, [[0, -0.03, 0.42], [0, -0.5, 0.5], 0.022], 3);
            });
            g.within({ at: [-0.14, 0.12, -0.22], turn: [0, 0, 26] }, () => {
              g.rod(DARK_LEATHER, [[0, -0.22, 0], [0, 0.22, 0], 0.085, 0.095], 5);
              for (const x of [-0.05, 0, 0.05])
                g.rod(WHITE, [[x, 0.16, 0], [x * 1.7, 0.42, 0], 0.02, 0.034], 3);
            });
          },
        });
      });
    },
    LEADER * 1.1,
  );
}

/** Duchess Rammstein: a gown like a bell, a ruff like a millstone, a hat with two horns and a veil, a lance as for a joust, her chin up. */
export function rammstein(f: Figure): void {
  stand(f, 23, () => {
    f.lathe(HOUSE, {
      profile: [
        [0.45, 0],
        [0.42, 0.09],
        [0.34, 0.24],
        [0.18, 0.4],
        [0.16, 0.46],
      ],
      sides: 11,
    });
    f.lathe(WHITE, {
      profile: [
        [0.455, 0.005],
        [0.435, 0.07],
      ],
      sides: 11,
    });
    man(f, {
      seated: true,
      tunic: STEEL,
      sleeves: STEEL,
      broad: 1.02,
      lean: [-6, 0, 0],
      look: [-14, -10, 0],
      reach: [
        [0.34, 0.02, 0.14],
        [-0.4, 0.2, 0.2],
      ],
      hat: (g) => {
        g.lathe(WHITE, {
          profile: [
            [0.12, -0.21],
            [0.38, -0.2],
            [0.38, -0.12],
            [0.12, -0.12],
          ],
          sides: 12,
          turn: [12, 0, 0],
        });
        g.cap(DARK_HAIR, [0, 0.05, -0.04], [0.18, 0.18, 0.18], 100, [-22, 0, 0]);
        for (const side of [1, -1]) {
          g.horn(
            HOUSE_DARK,
            [
              [side * 0.1, 0.1, -0.04, 0.12],
              [side * 0.22, 0.28, -0.07, 0.1],
              [side * 0.32, 0.58, -0.12, 0.012],
            ],
            3,
            7,
          );
          g.ball(GOLD, [side * 0.32, 0.59, -0.12], 0.035, [0, 0, 0], 0.7);
        }
        // The veil hangs from tip to tip and down her back.
        g.plate(
          WHITE,
          [
            [-0.3, -0.16],
            [-0.06, -0.24],
            [0.24, -0.14],
            [0.32, 0.57],
            [0.14, 0.38],
            [-0.14, 0.38],
            [-0.32, 0.57],
          ],
          0.02,
          { at: [0, 0, -0.15], turn: [6, 0, 0] },
        );
        g.lathe(GOLD, {
          profile: [
            [0.185, 0.07],
            [0.19, 0.12],
          ],
          sides: 8,
          turn: [-10, 0, 0],
        });
      },
      gear: (g) => {
        for (const side of [1, -1])
          g.cap(STEEL, [side * 0.22, 0.28, 0], [0.13, 0.11, 0.13], 90, [0, 0, side * -26]);
        // A lance with a guard, in the colours of her House.
        g.within({ at: [-0.4, 0.2, 0.22], turn: [6, 0, 7] }, () => {
          g.rod(WOOD, [[0, -0.42, 0], [0, 0.04, 0], 0.03, 0.045], 5, 'both');
          g.lathe(STEEL, {
            profile: [
              [0.17, -0.02],
              [0.12, 0.1],
              [0.06, 0.14],
            ],
            sides: 8,
          });
          for (const [index, coat] of [HOUSE, WHITE, HOUSE, WHITE].entries()) {
            const from = 0.12 + index * 0.26;
            const radius = (y: number) => 0.08 - 0.05 * (y - 0.12);
            g.rod(coat, [[0, from, 0], [0, from + 0.26, 0], radius(from), radius(from + 0.26)], 6, 'none');
          }
          g.horn(
            STEEL,
            [
              [0, 1.15, 0, 0.06],
              [0, 1.4, 0, 0.004],
            ],
            1,
            5,
          );
          g.plate(
            HOUSE,
            [
              [0, 0.92],
              [0.4, 0.96],
              [0.26, 1.03],
              [0.4, 1.12],
              [0, 1.13],
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

/** A fan of feathers, each with an eye; its handle at the origin. */
function feathers(f: Figure): void {
  for (const [index, turn] of (f.fine ? [-66, -33, 0, 33, 66] : [-60, 0, 60]).entries())
    f.within({ turn: [0, 0, turn], at: [0, 0, index % 2 === 0 ? 0 : 0.012] }, () => {
      f.plate(
        HOUSE,
        [
          [-0.02, 0.02],
          [0.02, 0.02],
          [0.13, 0.36],
          [0.08, 0.5],
          [0, 0.54],
          [-0.08, 0.5],
          [-0.13, 0.36],
        ],
        0.02,
      );
      for (const [side, yaw] of [
        [1, 0],
        [-1, 180],
      ] as const)
        if (f.fine)
          f.within({ at: [0, 0.4, side * 0.014], turn: [0, yaw, 45] }, () => {
            f.patch(GOLD, [0.11, 0.11], {});
            f.patch(WHITE, [0.055, 0.055], { at: [0, 0, 0.003] });
          });
    });
  f.ball(GOLD, [0, 0, 0], 0.05, [0, 0, 0], 0.8);
}

/** Lady Oznam: dances on the tip of one toe behind a mask, a fan of feathers over her head, a rapier, hair in the wind. */
export function oznam(f: Figure): void {
  stand(f, 24, () => {
    f.rod(LINEN, [[0, 0.42, 0], [0.02, 0.03, 0.02], 0.075, 0.035], 5);
    f.rod(LINEN, [[-0.02, 0.42, -0.02], [-0.26, 0.3, -0.28], 0.075, 0.04], 5);
    f.ball(BLACK, [-0.3, 0.3, -0.36], [0.045, 0.045, 0.1], [30, 30, 0]);
    f.ball(BLACK, [0.02, 0.03, 0.05], [0.04, 0.035, 0.08]);
    f.within({ at: [0, 0.12, 0], turn: [12, 0, -8] }, () => {
      f.lathe(HOUSE, {
        profile: [
          [0.42, 0.16],
          [0.3, 0.24],
          [0.14, 0.36],
          [0.12, 0.42],
        ],
        sides: 10,
        turn: [-12, 0, 10],
      });
      f.lathe(WHITE, {
        profile: [
          [0.43, 0.13],
          [0.4, 0.18],
        ],
        sides: 10,
        turn: [-12, 0, 10],
      });
      man(f, {
        seated: true,
        tunic: HOUSE,
        sleeves: SKIN,
        broad: 0.82,
        look: [-6, -18, 10],
        reach: [
          [0.3, 0.62, -0.02],
          [-0.3, 0.3, 0.36],
        ],
        hat: (g) => {
          g.cap(RED_HAIR, [0, 0.02, -0.03], [0.175, 0.18, 0.18], 114, [-26, 0, 0]);
          for (const [x, y] of [
            [0, 0],
            [0.12, -0.1],
          ] as const)
            g.horn(
              RED_HAIR,
              [
                [x, 0.1 + y, -0.12, 0.12],
                [x + 0.12, 0.12 + y, -0.36, 0.12],
                [x + 0.3, y, -0.52, 0.08],
                [x + 0.36, 0.12 + y, -0.74, 0.006],
              ],
              5,
              5,
            );
          // A mask with wings.
          g.plate(
            BLACK,
            [
              [-0.24, 0.1],
              [-0.12, -0.03],
              [0, 0],
              [0.12, -0.03],
              [0.24, 0.1],
              [0, 0.075],
            ],
            0.03,
            { at: [0, 0.005, 0.158] },
          );
          for (const side of [1, -1]) g.patch(WHITE, [0.045, 0.03], { at: [side * 0.06, 0.03, 0.176] });
        },
        gear: (g) => {
          g.within({ at: [-0.3, 0.31, 0.38], turn: [46, -30, 0] }, () => {
            g.rod(STEEL, [[0, -0.06, 0], [0, 0.88, 0], 0.024, 0.008], 4);
            g.ball(GOLD, [0, 0.04, 0], [0.09, 0.05, 0.09]);
          });
          g.within({ at: [0.32, 0.68, -0.02], turn: [0, -8, -22] }, () => feathers(g));
        },
      });
    });
  });
}

/** Prince Nayr III: a boy under too large a crown, on a hobby horse on a drum, a wooden sword up. */
export function nayr(f: Figure): void {
  stand(f, 25, () => {
    f.lathe(HOUSE, {
      profile: [
        [0.29, 0],
        [0.29, 0.18],
      ],
      sides: 11,
    });
    for (const [low, high] of [
      [0, 0.035],
      [0.155, 0.19],
    ] as const)
      f.lathe(GOLD, {
        profile: [
          [0.305, low],
          [0.305, high],
          [0.26, high + 0.002],
        ],
        sides: 11,
      });
    f.lathe(LINEN, {
      profile: [
        [0.275, 0.185],
        [0.001, 0.188],
      ],
      sides: 11,
    });
    f.within({ at: [0, 0.18, -0.02], size: 0.84 }, () => {
      cloak(f, 0.08, 1.2);
      f.plate(
        WHITE,
        [
          [-0.26, -0.07],
          [0.26, -0.07],
          [0.22, 0.07],
          [-0.22, 0.07],
        ],
        0.11,
        { at: [0, 0.65, -0.1], turn: [-20, 0, 0] },
      );
      man(f, {
        tunic: HOUSE,
        sleeves: WHITE,
        legs: WHITE,
        broad: 0.9,
        stride: 0.16,
        lean: [-8, 0, 0],
        look: [2, -6, 0],
        reach: [
          [0.16, 0.06, 0.26],
          [-0.34, 0.6, 0.1],
        ],
        hat: (g) => {
          g.within({ size: 1.22 }, () => {
            g.ball(SKIN, [0, 0, 0], [0.15, 0.16, 0.152]);
            if (g.fine)
              for (const side of [1, -1]) {
                g.patch(WHITE, [0.06, 0.07], { at: [side * 0.06, 0.01, 0.152], turn: [0, side * 20, 0] });
                g.patch(BLACK, [0.034, 0.05], { at: [side * 0.056, 0.006, 0.158], turn: [0, side * 18, 0] });
              }
            g.cap(BLOND, [0, 0.01, -0.03], [0.18, 0.18, 0.185], 118, [-22, 0, 0]);
            g.within({ at: [0.02, 0.11, 0], turn: [-8, 0, -13] }, () => {
              g.lathe(GOLD, {
                profile: [
                  [0.19, -0.02],
                  [0.225, 0.11],
                ],
                sides: 10,
              });
              for (let i = 0; i < 5; i++) {
                const turn = (i / 5) * Math.PI * 2 + 0.3;
                const [c, s] = [Math.cos(turn) * 0.215, Math.sin(turn) * 0.215];
                g.horn(
                  GOLD,
                  [
                    [c, 0.07, s, 0.1],
                    [c * 1.16, 0.32, s * 1.16, 0.012],
                  ],
                  1,
                  4,
                );
                if (g.fine) g.ball(WHITE, [c * 1.16, 0.33, s * 1.16], 0.036, [0, 0, 0], 0.6);
              }
            });
          });
        },
        gear: (g) => {
          g.within({ at: [-0.35, 0.62, 0.1], turn: [-8, 0, 22] }, () =>
            sword(g, 0.6, 0.055, PALE_WOOD, WOOD),
          );
          // The hobby horse.
          g.rod(PALE_WOOD, [[-0.02, -0.3, -0.42], [0.16, -0.02, 0.34], 0.032], 5);
          g.within({ at: [0.18, 0, 0.36], turn: [6, 28, 0] }, () => {
            g.rod(WHITE, [[0, -0.08, -0.02], [0, 0.22, 0.04], 0.09, 0.085], 6);
            g.rod(WHITE, [[0, 0.22, 0], [0, 0.1, 0.3], 0.1, 0.065], 6);
            g.plate(
              RED_HAIR,
              [
                [-0.02, -0.1],
                [0.06, -0.1],
                [0.1, 0.34],
                [-0.04, 0.36],
              ],
              0.06,
              { at: [0, 0, -0.09], turn: [0, -90, 0] },
            );
            for (const side of g.fine ? [1, -1] : []) {
              g.horn(
                WHITE,
                [
                  [side * 0.06, 0.28, -0.02, 0.04],
                  [side * 0.08, 0.4, -0.02, 0.004],
                ],
                1,
                4,
              );
              g.ball(BLACK, [side * 0.085, 0.2, 0.12], 0.03, [0, 0, 0], 0.6);
            }
          });
        },
      });
    });
  });
}
