import type { Vec3 } from '../kit/vector';
import { BASE, banner, houseBase } from './bases';
import { horse, wolf } from './beasts';
import {
  BLACK,
  BLOND,
  BRASS,
  BROWN_CLOTH,
  DARK_HAIR,
  DARK_HORSE,
  DARK_LEATHER,
  EMBER,
  FLAME,
  GREY_CLOTH,
  GREY_HAIR,
  GREY_HORSE,
  HORSE,
  HOUSE,
  HOUSE_DARK,
  IRON,
  LEATHER,
  LINEN,
  PALE_WOOD,
  RED_HAIR,
  ROPE,
  SKIN,
  SMOKE,
  SOOT,
  STEEL,
  STONE,
  WHITE,
  WOOD,
} from './coats';
import type { Figure, Occasion, Rod } from './figure';
import {
  greatHelm,
  hair,
  hood,
  kettle,
  type Man,
  man,
  nasal,
  notchedSword,
  shield,
  sword,
  wideHat,
} from './men';

/** A man of a group, 1 high. */
const MAN = 0.104;
const GROUND = BASE.height;

/** Position of a man in a group, and when he is shown. */
type Post = readonly [x: number, z: number, yaw: number, occasion?: Occasion];

function post(f: Figure, [x, z, yaw, occasion = 'always']: Post, build: () => void, size = MAN): void {
  f.alone({ at: [x, GROUND, z], turn: [0, yaw, 0], size }, occasion, build);
}

/** Three heavy riders in a wedge, lances up; one of the horses looks at you. */
export function ironmen(f: Figure): void {
  houseBase(f, 3);
  const riders = [
    { at: [0, 0.045, 0], coat: HORSE, look: [0, 0], lance: 0 },
    { at: [0.056, -0.028, -5], coat: GREY_HORSE, look: [-8, 0], lance: 9 },
    { at: [-0.056, -0.03, 6, 'fresh'], coat: DARK_HORSE, look: [58, -16], lance: -8 },
  ] as const;
  for (const [index, { at, coat, look, lance }] of riders.entries()) {
    post(
      f,
      at,
      () => {
        horse(f, {
          coat,
          mane: index === 1 ? WHITE : DARK_LEATHER,
          cloth: HOUSE,
          look,
          wideEyed: index === 2,
          step:
            index === 0
              ? [
                  [0, 0.26, 0.14],
                  [0, 0, 0],
                ]
              : [
                  [0, 0, 0.06],
                  [0, 0.18, 0.1],
                ],
        });
        f.within({ at: [0, 0.58, -0.06], size: 0.98 }, () => {
          man(f, {
            tunic: STEEL,
            hands: STEEL,
            hat: greatHelm,
            faceless: true,
            seated: true,
            broad: 1.1,
            reach: [
              [0.3, 0.12, 0.2],
              [-0.32, 0.14, 0.16],
            ],
            gear: () => {
              shield(f, 0.52, [0.34, 0.1, 0.2], [0, 40, 0]);
              f.within({ at: [-0.33, 0.15, 0.17], turn: [-6, 0, lance] }, () => {
                f.on('fresh', () => {
                  f.rod(WOOD, [[0, -0.35, 0], [0, 1.15, 0], 0.035, 0.026]);
                  f.horn(
                    STEEL,
                    [
                      [0, 1.12, 0, 0.05],
                      [0, 1.36, 0, 0.004],
                    ],
                    1,
                    4,
                  );
                  f.plate(
                    HOUSE,
                    [
                      [0, 0.86],
                      [0.42, 0.95],
                      [0, 1.08],
                    ],
                    0.02,
                    { turn: [0, 200, 0] },
                  );
                });
                f.on('worn', () => {
                  f.rod(WOOD, [[0, -0.35, 0], [0, 0.5, 0], 0.035, 0.03]);
                  f.horn(
                    WOOD,
                    [
                      [0.01, 0.48, 0, 0.026],
                      [0.05, 0.66, 0.02, 0.004],
                    ],
                    1,
                    3,
                  );
                });
              });
            },
          });
          f.rod(STEEL, [[0.2, 0.34, 0], [0.27, 0.02, 0.18], 0.1, 0.07], 5);
          f.rod(STEEL, [[-0.2, 0.34, 0], [-0.27, 0.02, 0.18], 0.1, 0.07], 5);
        });
      },
      0.086,
    );
  }
}

/** A bow as high as a man, drawn; its middle at the origin, shooting along +z. */
function bow(f: Figure): void {
  f.tube(
    PALE_WOOD,
    [
      [0, 0.72, -0.2, 0.024],
      [0, 0.42, 0.06, 0.042],
      [0, 0, 0.13, 0.048],
      [0, -0.42, 0.06, 0.042],
      [0, -0.72, -0.2, 0.024],
    ],
    6,
    4,
  );
  if (f.fine)
    for (const end of [0.71, -0.71]) f.rod(WHITE, [[0, end, -0.2], [0, 0, -0.42], 0.014], 3, 'none');
  f.rod(PALE_WOOD, [[0, 0, -0.44], [0, 0, 0.3], 0.02], 3);
  f.horn(
    STEEL,
    [
      [0, 0, 0.27, 0.04],
      [0, 0, 0.4, 0.003],
    ],
    1,
    4,
  );
  if (f.fine)
    for (const roll of [0, 90])
      f.plate(
        WHITE,
        [
          [-0.045, -0.08],
          [0.045, -0.08],
          [0.045, 0.06],
          [0, 0.1],
          [-0.045, 0.06],
        ],
        0.008,
        { at: [0, 0, -0.38], turn: [90, 0, roll] },
      );
}

/** A loose row with long bows drawn; one aims the wrong way. */
export function archers(f: Figure): void {
  houseBase(f, 5);
  const posts: readonly (readonly [Post, pitch: number])[] = [
    [[0.066, 0.034, -14], -18],
    [[-0.004, 0.052, -4], -34],
    [[-0.066, 0.03, 12, 'fresh'], -12],
    [[0.036, -0.042, 172], -30],
    [[-0.04, -0.048, -6, 'fresh'], -40],
  ];
  for (const [at, pitch] of posts) {
    post(f, at, () =>
      man(f, {
        hat: hood(),
        legs: BROWN_CLOTH,
        sleeves: LINEN,
        stride: 0.12,
        lean: [-6, -34, 0],
        look: [-4, 44, 0],
        reach: [
          [0.34, 0.3, 0.34],
          [-0.26, 0.3, 0.08],
        ],
        gear: () => {
          f.within({ at: [0.3, 0.32, 0.4], turn: [pitch, 38, -8] }, () => bow(f));
          f.within({ at: [-0.1, 0.16, -0.2], turn: [0, 0, 24] }, () => {
            f.rod(LEATHER, [[0, -0.2, 0], [0, 0.2, 0], 0.075, 0.085], 5);
            if (f.fine)
              for (const x of [-0.04, 0.03]) f.rod(WHITE, [[x, 0.16, 0], [x * 1.4, 0.34, 0], 0.025], 3);
          });
        },
      }),
    );
  }
}

/** Two-handed swords that cross over heads; one man is too short for his. */
export function swordstrikers(f: Figure): void {
  houseBase(f, 7);
  const striker = (at: Post, roll: number, short = false): void =>
    post(
      f,
      at,
      () =>
        man(f, {
          tunic: HOUSE,
          sleeves: STEEL,
          legs: GREY_CLOTH,
          hat: short ? kettle : nasal,
          stride: 0.13,
          lean: short ? [-4, 0, 0] : [8, roll / 2, 0],
          look: short ? [-20, 0, 0] : [0, 0, 0],
          broad: 1.1,
          reach: short
            ? [
                [0.16, 0.36, 0.3],
                [-0.05, 0.3, 0.34],
              ]
            : [
                [0.12, 0.66, 0.16],
                [-0.1, 0.6, 0.2],
              ],
          gear: () =>
            f.within(
              short
                ? { at: [0.05, 0.38, 0.34], turn: [0, 0, 176], size: 1 }
                : { at: [0, 0.68, 0.18], turn: [-14, 0, roll] },
              () => {
                f.on('fresh', () => sword(f, short ? 0.62 : 1.05, 0.062));
                f.on('worn', () => notchedSword(f, short ? 0.62 : 1.05, 0.062));
                if (short) f.within({ turn: [180, 0, 0], at: [0, -0.2, 0] }, () => sword(f, 0.12, 0.05));
              },
            ),
        }),
      short ? MAN * 0.78 : MAN,
    );
  striker([0.052, 0.034, -8], 38);
  striker([-0.052, 0.034, 8], -38);
  striker([0.05, -0.05, -10, 'fresh'], 32);
  striker([-0.054, -0.046, 10, 'fresh'], -36);
  striker([0, 0.074, 0], 0, true);
}

/** A hedge of pikes, leaning; shirts and pennants hang on a line between them. */
export function pikers(f: Figure): void {
  houseBase(f, 9);
  const posts: readonly Post[] = [
    [0.06, 0.048, 0],
    [0, 0.066, 0],
    [-0.06, 0.046, 0],
    [0.036, -0.008, 0, 'fresh'],
    [-0.034, -0.01, 0],
    [0, -0.062, 0, 'fresh'],
  ];
  for (const [index, at] of posts.entries()) {
    post(f, at, () =>
      man(f, {
        tunic: index % 2 === 0 ? HOUSE : LEATHER,
        sleeves: LINEN,
        legs: BROWN_CLOTH,
        hat: kettle,
        stride: 0.14,
        lean: [6, 0, 0],
        reach: [
          [0.06, 0.22, 0.28],
          [-0.16, 0.08, 0.14],
        ],
        gear: () =>
          f.within({ at: [-0.08, 0.14, 0.2], turn: [12, 0, -6] }, () => {
            const broken = index === 1 || index === 4;
            f.on(broken ? 'fresh' : 'always', () => {
              f.rod(PALE_WOOD, [[0, -0.5, 0], [0, 1.75, 0], 0.027, 0.02]);
              f.horn(
                STEEL,
                [
                  [0, 1.72, 0, 0.048],
                  [0, 1.98, 0, 0.004],
                ],
                1,
                4,
              );
            });
            if (broken)
              f.on('worn', () => f.rod(PALE_WOOD, [[0, -0.5, 0], [0.02, 0.72, 0.03], 0.027, 0.012]));
          }),
      }),
    );
  }
  // The washing line.
  f.on('fresh', () => {
    const [from, to]: [Vec3, Vec3] = [
      [0.05, 0.168, 0.086],
      [-0.07, 0.168, 0.08],
    ];
    f.rod(ROPE, [from, to, 0.0014], 3, 'none');
    const hang = (
      share: number,
      size: number,
      coat: Parameters<Figure['plate']>[0],
      shirt: boolean,
    ): void => {
      const at: Vec3 = [from[0] + (to[0] - from[0]) * share, from[1], from[2] + (to[2] - from[2]) * share];
      f.plate(
        coat,
        shirt
          ? [
              [-0.5, -0.9],
              [0.5, -0.9],
              [0.45, -0.35],
              [0.85, -0.5],
              [0.95, -0.2],
              [0.4, 0],
              [-0.4, 0],
              [-0.95, -0.2],
              [-0.85, -0.5],
              [-0.45, -0.35],
            ].map(([x, y]) => [x! * size, y! * size] as const)
          : [
              [0, -1.1],
              [0.5, 0],
              [-0.5, 0],
            ].map(([x, y]) => [x! * size, y! * size] as const),
        0.002,
        { at, turn: [6, 0, 4] },
      );
    };
    hang(0.2, 0.022, HOUSE, false);
    hang(0.45, 0.024, WHITE, true);
    hang(0.68, 0.022, HOUSE, false);
    hang(0.88, 0.02, HOUSE_DARK, false);
  });
}

/** Muzzle flash along +z, with smoke that rises from it. */
function blast(f: Figure): void {
  f.horn(
    FLAME,
    [
      [0, 0, -0.02, 0.1],
      [0, 0.02, 0.1, 0.15],
      [0, 0.04, 0.36, 0.006],
    ],
    2,
    5,
  );
  if (f.fine)
    for (const turn of [0.5, 2.6, 4.7])
      f.horn(
        EMBER,
        [
          [0, 0, 0, 0.07],
          [0.22 * Math.cos(turn), 0.22 * Math.sin(turn), 0.16, 0.006],
        ],
        1,
        4,
      );
  // A single billowing column, so that it does not look like heads.
  f.tube(
    SMOKE,
    [
      [0, 0.12, 0.22, 0.04],
      [0.03, 0.26, 0.26, 0.13],
      [-0.03, 0.4, 0.2, 0.1],
      [0.04, 0.56, 0.1, 0.19],
      [0.08, 0.7, -0.04, 0.14],
      [0.02, 0.84, -0.22, 0.24],
      [-0.04, 0.98, -0.42, 0.17],
      [-0.1, 1.02, -0.66, 0.02],
    ],
    11,
    6,
  );
}

/** Wide hats, barrels on forks, fire and smoke; faces full of soot. */
export function boomstickers(f: Figure): void {
  houseBase(f, 11);
  const posts: readonly (readonly [Post, smokes: boolean])[] = [
    [[0.062, 0.002, 22], true],
    [[0, 0.014, 0], false],
    [[-0.062, 0, -22, 'fresh'], true],
    [[0.034, -0.062, 6, 'fresh'], false],
    [[-0.034, -0.062, -6], false],
  ];
  for (const [at, smokes] of posts) {
    const aims = at[1] > -0.03;
    post(f, at, () => {
      man(f, {
        tunic: HOUSE,
        legs: GREY_CLOTH,
        skin: SOOT,
        hands: SKIN,
        hat: wideHat(DARK_LEATHER),
        stride: 0.13,
        lean: [aims ? 8 : -4, 0, 0],
        reach: aims
          ? [
              [0.02, 0.28, 0.4],
              [-0.14, 0.22, 0.14],
            ]
          : [
              [0.26, 0.16, 0.2],
              [-0.2, 0.3, 0.2],
            ],
        gear: () => {
          if (!aims) {
            // Loads: the stock on the ground, the ramrod in hand.
            f.rod(WOOD, [[0.26, -0.32, 0.24], [0.26, 0, 0.22], 0.07, 0.05], 4);
            f.rod(IRON, [[0.26, 0, 0.22], [0.26, 0.62, 0.18], 0.045, 0.055], 6);
            if (f.fine) f.rod(PALE_WOOD, [[-0.2, 0.3, 0.22], [0.2, 0.8, 0.2], 0.02], 3);
            return;
          }
          f.rod(WOOD, [[-0.13, 0.18, -0.14], [-0.08, 0.27, 0.2], 0.075, 0.05], 4);
          f.within({ at: [-0.08, 0.28, 0.1], turn: [-12, 4, 0] }, () => {
            f.rod(IRON, [[0, 0, 0], [0, 0, 0.92], 0.055, 0.062], 6, 'none');
            f.lathe(BRASS, {
              profile: [
                [0.06, 0],
                [0.075, 0.1],
                [0.13, 0.24],
                [0.085, 0.24],
              ],
              sides: 8,
              at: [0, 0, 0.78],
              turn: [90, 0, 0],
            });
            if (smokes) f.on('fresh', () => f.within({ at: [0, 0, 1.02], turn: [12, 0, 0] }, () => blast(f)));
            f.rod(WOOD, [[0, -0.04, 0.62], [0, -0.66, 0.76], 0.026, 0.02]);
            for (const side of f.fine ? [1, -1] : [])
              f.rod(WOOD, [[0, -0.1, 0.63], [side * 0.1, 0.04, 0.6], 0.022], 3);
          });
        },
      });
    });
  }
  f.lathe(WOOD, {
    profile: [
      [0.014, 0],
      [0.019, 0.014],
      [0.014, 0.03],
      [0.001, 0.03],
    ],
    sides: 8,
    at: [0, GROUND, -0.04],
  });
}

/** Two riders who lie low on leaping wolves, and a scout on his belly with a spyglass. */
export function harassers(f: Figure): void {
  houseBase(f, 13);
  const riders = [
    { at: [0.048, -0.02, -16], look: [-14, 4], leap: 14, swing: 0.14 },
    { at: [-0.052, -0.034, 12, 'fresh'], look: [18, 8], leap: 2, swing: -0.1 },
  ] as const;
  for (const { at, look, leap, swing } of riders) {
    post(
      f,
      at,
      () => {
        wolf(f, {
          look,
          leap,
          steps: [
            [0, 0.16, 0.26 + swing],
            [0, 0.02, 0.2 - swing],
            [0, 0, -0.2 + swing],
            [0, 0, -0.1 - swing],
          ],
        });
        f.within({ at: [0, 0.62 + leap / 90, -0.16], turn: [-leap, 0, 0], size: 1.16 }, () => {
          man(f, {
            seated: true,
            hat: hood(),
            sleeves: LEATHER,
            lean: [40, 0, 0],
            look: [-38, look[0], 0],
            reach: [
              [0.24, 0.06, 0.28],
              [-0.36, 0.5, 0.04],
            ],
            gear: () =>
              f.within({ at: [-0.37, 0.52, 0.04], turn: [18, 0, -14] }, () => {
                f.rod(PALE_WOOD, [[0, -0.7, 0], [0, 0.8, 0], 0.03]);
                f.horn(
                  STEEL,
                  [
                    [0, 0.78, 0, 0.075],
                    [0, 1.1, 0, 0.004],
                  ],
                  1,
                  4,
                );
              }),
          });
          for (const side of [1, -1])
            f.rod(LEATHER, [[side * 0.14, 0.32, 0], [side * 0.34, -0.06, 0.16], 0.1, 0.07], 4);
        });
      },
      0.074,
    );
  }
  // The scout, a spyglass as long as he is.
  post(f, [0.036, 0.072, -62], () =>
    f.within({ at: [0, 0.09, -0.46], turn: [76, 0, 0] }, () =>
      man(f, {
        hat: hood(),
        legs: BROWN_CLOTH,
        stride: 0,
        look: [-70, 0, 0],
        reach: [
          [0.12, 0.6, -0.24],
          [-0.12, 0.6, -0.24],
        ],
        gear: () => {
          f.within({ at: [0, 0.56, -0.18], turn: [-22, 0, 0] }, () => {
            f.rod(BRASS, [[0, 0, 0], [0, 0.34, 0], 0.055, 0.065], 6);
            f.rod(LEATHER, [[0, 0.3, 0], [0, 0.62, 0], 0.08, 0.085], 6);
            f.rod(BRASS, [[0, 0.6, 0], [0, 0.9, 0], 0.1, 0.125], 7);
          });
        },
      }),
    ),
  );
}

/** A trebuchet with two men, and a cow as its counterweight. */
export function rockThrower(f: Figure): void {
  houseBase(f, 15);
  const beam = (from: Vec3, to: Vec3, thick = 0.0055): void =>
    f.rod(WOOD, [from, to, thick] satisfies Rod, 4, 'both');
  for (const x of [0.026, -0.026]) {
    beam([x, GROUND + 0.006, 0.062], [x, GROUND + 0.006, -0.062], 0.007);
    beam([x, GROUND, 0.05], [x * 0.8, 0.125, 0]);
    beam([x, GROUND, -0.05], [x * 0.8, 0.125, 0]);
    f.lathe(LEATHER, {
      profile: [
        [0.018, 0],
        [0.018, 0.008],
      ],
      sides: 9,
      at: [x * 1.36, GROUND + 0.018, 0.052],
      turn: [0, 0, 90],
    });
    f.lathe(LEATHER, {
      profile: [
        [0.018, 0],
        [0.018, 0.008],
      ],
      sides: 9,
      at: [x * 1.36, GROUND + 0.018, -0.052],
      turn: [0, 0, 90],
    });
  }
  beam([0.03, 0.122, 0], [-0.03, 0.122, 0], 0.006);
  f.alone({ at: [0, 0.122, 0] }, 'always', () =>
    f.within({ turn: [42, 0, 0] }, () => {
      f.rod(PALE_WOOD, [[0, 0, 0.052], [0, 0, -0.15], 0.0075, 0.004], 4, 'both');
      f.rod(ROPE, [[0, 0, -0.148], [0, -0.034, -0.17], 0.0015], 3, 'none');
      f.ball(STONE, [0, -0.042, -0.176], 0.016);
      // The cow hangs in a belt and is not amused.
      f.within({ at: [0, 0, 0.05], turn: [-42, 0, 0] }, () => {
        for (const z of [0.012, -0.012]) f.rod(ROPE, [[0, 0, 0], [0, -0.03, z], 0.0016], 3, 'none');
        f.within({ at: [0, -0.046, 0], size: 0.05 }, () => {
          f.ball(WHITE, [0, 0, 0], [0.34, 0.36, 0.56]);
          f.ball(BLACK, [0.16, 0.1, 0.12], [0.22, 0.26, 0.2]);
          f.ball(BLACK, [-0.18, 0.06, -0.26], [0.18, 0.22, 0.2]);
          f.ball(WHITE, [0, 0.16, 0.62], [0.19, 0.2, 0.24]);
          f.ball(SKIN, [0, 0.08, 0.82], [0.15, 0.12, 0.1]);
          for (const side of [1, -1]) {
            f.horn(
              PALE_WOOD,
              [
                [side * 0.14, 0.32, 0.6, 0.06],
                [side * 0.26, 0.5, 0.62, 0.005],
              ],
              1,
              4,
            );
            for (const z of [0.3, -0.3])
              f.rod(WHITE, [[side * 0.2, -0.2, z], [side * 0.26, -0.66, z * 1.5], 0.085, 0.06]);
          }
          f.ball(SKIN, [0, -0.3, -0.16], [0.14, 0.14, 0.16]);
        });
      });
    }),
  );
  const crew = (at: Post, spec: Man): void => post(f, at, () => man(f, spec), MAN * 0.92);
  crew([0.078, 0.006, -60], {
    hat: kettle,
    legs: BROWN_CLOTH,
    lean: [14, 0, 0],
    reach: [
      [0.1, 0.3, 0.36],
      [-0.12, 0.34, 0.32],
    ],
    gear: () => f.rod(ROPE, [[0, 0.32, 0.36], [0, 0.7, 0.8], 0.02], 3),
  });
  crew([-0.078, -0.012, 50, 'fresh'], {
    tunic: LEATHER,
    sleeves: HOUSE,
    hat: hair(RED_HAIR),
    legs: GREY_CLOTH,
    lean: [-8, 0, 0],
    look: [-18, 0, 0],
    reach: [
      [0.14, 0.16, 0.26],
      [-0.14, 0.16, 0.26],
    ],
    gear: () => f.ball(STONE, [0, 0.2, 0.3], 0.16),
  });
  f.within({ at: [-0.05, GROUND, 0.075] }, () => {
    f.ball(STONE, [0, 0.009, 0], 0.013);
    f.ball(STONE, [0.02, 0.008, 0.006], 0.011);
    f.ball(STONE, [0.009, 0.022, 0.002], 0.011);
  });
  f.within({ at: [0, 0.12, 0], size: 1 }, () => banner(f, 0.07, 0.03));
}

/** A crowd with forks, pans and a cart; grandmother goes first. */
export function levy(f: Figure): void {
  houseBase(f, 17);
  // Grandmother.
  post(
    f,
    [0.006, 0.072, 0],
    () => {
      man(f, {
        tunic: GREY_CLOTH,
        legs: GREY_CLOTH,
        hat: (g) => {
          hair(GREY_HAIR)(g);
          g.ball(GREY_HAIR, [0, 0.19, -0.06], 0.085);
        },
        lean: [16, 0, 0],
        look: [-12, 0, 0],
        broad: 1.15,
        reach: [
          [0.28, -0.06, 0.2],
          [-0.36, 0.62, 0.12],
        ],
        gear: () => {
          f.rod(PALE_WOOD, [[-0.36, 0.42, 0.14], [-0.36, 0.98, 0.06], 0.07], 6, 'both');
          f.lathe(HOUSE, {
            profile: [
              [0.24, -0.26],
              [0.17, 0.04],
            ],
            sides: 8,
            at: [0, 0, 0.02],
          });
          f.rod(WOOD, [[0.28, 0.02, 0.2], [0.3, -0.36, 0.28], 0.022]);
        },
      });
      f.lathe(GREY_CLOTH, {
        profile: [
          [0.26, 0],
          [0.17, 0.36],
        ],
        sides: 9,
      });
    },
    MAN * 0.92,
  );
  const fork = (): void => {
    f.rod(WOOD, [[0, -0.5, 0], [0, 0.85, 0], 0.024]);
    f.box(IRON, [0, 0.87, 0], [0.26, 0.035, 0.035]);
    for (const x of [-0.11, 0, 0.11])
      f.horn(
        IRON,
        [
          [x, 0.88, 0, 0.022],
          [x, 1.16, 0, 0.004],
        ],
        1,
        3,
      );
  };
  post(f, [0.066, 0.03, -12], () =>
    man(f, {
      tunic: LINEN,
      sleeves: HOUSE,
      hat: wideHat(ROPE, HOUSE),
      legs: BROWN_CLOTH,
      stride: 0.12,
      lean: [6, 0, 0],
      reach: [
        [0.1, 0.2, 0.3],
        [-0.3, 0.4, 0.12],
      ],
      gear: () => f.within({ at: [-0.3, 0.42, 0.14], turn: [10, 0, 6] }, fork),
    }),
  );
  post(f, [-0.064, 0.036, 12, 'fresh'], () =>
    man(f, {
      tunic: HOUSE,
      hat: (g) =>
        g.lathe(IRON, {
          profile: [
            [0.2, 0.02],
            [0.19, 0.16],
            [0.001, 0.18],
          ],
          sides: 9,
        }),
      legs: GREY_CLOTH,
      stride: 0.1,
      reach: [
        [0.3, 0.56, 0.16],
        [-0.26, 0.16, 0.26],
      ],
      gear: () => {
        f.rod(IRON, [[0.3, 0.5, 0.16], [0.42, 0.86, 0.14], 0.025]);
        f.lathe(IRON, {
          profile: [
            [0.001, 0],
            [0.15, 0.01],
            [0.17, 0.06],
          ],
          sides: 9,
          at: [0.47, 1, 0.1],
          turn: [80, 0, -18],
        });
        f.lathe(WOOD, {
          profile: [
            [0.24, 0],
            [0.24, 0.03],
            [0.001, 0.05],
          ],
          sides: 10,
          at: [-0.3, 0.14, 0.34],
          turn: [76, -16, 0],
        });
      },
    }),
  );
  post(f, [0.004, 0.006, 0], () =>
    man(f, {
      tunic: BROWN_CLOTH,
      sleeves: HOUSE,
      hat: hair(BLOND),
      legs: LEATHER,
      lean: [0, 10, 0],
      broad: 1.2,
      reach: [
        [0.3, 0.62, 0.08],
        [-0.28, 0.6, 0.1],
      ],
      gear: () =>
        f.within({ at: [0, 0.66, 0.1], turn: [0, 0, 78] }, () => f.within({ at: [0, -0.2, 0] }, fork)),
    }),
  );
  if (f.fine)
    post(
      f,
      [-0.044, -0.03, 16, 'fresh'],
      () =>
        man(f, {
          tunic: LEATHER,
          sleeves: LINEN,
          hat: hair(DARK_HAIR),
          reach: [
            [0.28, 0.1, 0.2],
            [-0.3, 0.5, 0.16],
          ],
          gear: () => f.within({ at: [-0.3, 0.5, 0.18], turn: [14, 0, 10] }, fork),
        }),
      MAN * 0.86,
    );
  // The cart.
  f.alone({ at: [0.03, GROUND, -0.058], turn: [0, 62, 0] }, 'always', () => {
    f.box(WOOD, [0, 0.026, 0], [0.05, 0.006, 0.075]);
    for (const side of [1, -1]) {
      f.box(PALE_WOOD, [side * 0.026, 0.036, 0], [0.004, 0.02, 0.075]);
      f.lathe(WOOD, {
        profile: [
          [0.001, 0],
          [0.024, 0],
          [0.024, 0.006],
          [0.001, 0.007],
        ],
        sides: 10,
        at: [side * 0.034, 0.022, -0.004],
        turn: [0, 0, side * -90],
      });
      f.rod(WOOD, [[side * 0.022, 0.026, 0.036], [side * 0.018, 0.012, 0.08], 0.003]);
    }
    f.ball(LINEN, [0.008, 0.042, 0.01], [0.018, 0.016, 0.02]);
    f.ball(ROPE, [-0.01, 0.04, -0.02], [0.014, 0.014, 0.014]);
    f.ball(BRASS, [0.012, 0.042, -0.022], [0.012, 0.013, 0.012]);
    f.within({ at: [-0.018, 0.03, 0.03] }, () => banner(f, 0.105, 0.04));
  });
}
