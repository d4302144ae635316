import type { Vec3 } from '../kit/vector';
import { BASE, houseBase, leaderBase } from './bases';
import { horse } from './beasts';
import {
  BLACK,
  BLOND,
  BONE,
  BRASS,
  BROWN_CLOTH,
  type Coat,
  DARK_HAIR,
  DARK_LEATHER,
  GOLD,
  HOUSE,
  IRON,
  LEATHER,
  RED_HAIR,
  SKIN,
  STEEL,
  TAN,
  WHITE,
  WHITE_HORSE,
  WOOD,
} from './coats';
import type { Figure, Occasion } from './figure';
import { crossbow, featherCap, type Hat, hair, man, notchedSword, sword } from './men';

const MAN = 0.104;
const GROUND = BASE.height;

function post(
  f: Figure,
  at: readonly [x: number, z: number, yaw: number],
  occasion: Occasion,
  build: () => void,
  size = MAN,
): void {
  f.alone({ at: [at[0], GROUND, at[1]], turn: [0, at[2], 0], size }, occasion, build);
}

/** A tall bowed shield on a prop, with the emblem of the House that pays. */
function pavise(f: Figure): void {
  f.within({ turn: [-10, 0, 0] }, () => {
    for (const side of [1, -1])
      f.within({ turn: [0, side * 22, 0] }, () =>
        f.plate(
          HOUSE,
          (side > 0
            ? [
                [0, 0],
                [0.3, 0.04],
                [0.3, 0.74],
                [0, 0.94],
              ]
            : [
                [0, 0],
                [0, 0.94],
                [-0.3, 0.74],
                [-0.3, 0.04],
              ]) as readonly (readonly [number, number])[],
          0.055,
          {},
          0.012,
        ),
      );
    f.rod(BRASS, [[0, 0, 0.03], [0, 1, 0.03], 0.035, 0.03], 4);
    f.emblem(0.4, { at: [0, 0.5, 0.07] });
  });
  f.rod(WOOD, [[0, 0.6, -0.12], [0, 0, -0.42], 0.03], 3);
}

/** Vagnar Corps: crossbows as wide as a man is high, caps with feathers, two tall shields to stand behind. */
export function vagnar(f: Figure): void {
  houseBase(f, 41);
  const soldier = (pitch: number, yaw: number): void =>
    man(f, {
      tunic: IRON,
      sleeves: HOUSE,
      legs: BROWN_CLOTH,
      hat: featherCap(DARK_LEATHER),
      stride: 0.12,
      lean: [4, yaw, 0],
      look: [0, -yaw * 0.4, 0],
      reach: [
        [0.1, 0.34, 0.36],
        [-0.12, 0.3, 0.18],
      ],
      gear: (g) => g.within({ at: [-0.02, 0.37, 0.34], turn: [pitch, 0, 0] }, () => crossbow(g, 0.78, 0.46)),
    });
  for (const [x, yaw, occasion] of [
    [0.07, 26, 'always'],
    [-0.07, -26, 'fresh'],
  ] as const) {
    post(f, [x, 0.034, yaw], occasion, () => pavise(f));
    post(f, [x * 0.72, -0.008, yaw * 0.7], occasion, () => soldier(-16, -yaw * 0.5));
  }
  // He has no shield to hide behind, and no need of one.
  post(f, [0, 0.058, 0], 'always', () => soldier(-30, 24));
  // The captain holds his over his head.
  post(f, [0.004, -0.056, 0], 'always', () =>
    man(f, {
      tunic: LEATHER,
      sleeves: HOUSE,
      legs: BROWN_CLOTH,
      hat: featherCap(DARK_LEATHER),
      stride: 0.08,
      lean: [-6, 0, 0],
      look: [-10, 0, 0],
      reach: [
        [0.2, 0.72, 0.08],
        [-0.26, 0.04, 0.14],
      ],
      gear: (g) => g.within({ at: [0.18, 0.84, 0.06], turn: [-84, 0, 0] }, () => crossbow(g, 0.8, 0.5)),
    }),
  );
}

/** An axe along +y from a hand at the origin. */
function axe(f: Figure, side: number): void {
  f.rod(WOOD, [[0, -0.16, 0], [0, 0.52, 0], 0.028]);
  f.plate(
    STEEL,
    [
      [0, 0.3],
      [side * 0.2, 0.24],
      [side * 0.29, 0.4],
      [side * 0.2, 0.56],
      [0, 0.5],
    ].map(([x, y]) => [x!, y!] as const),
    0.045,
    {},
    0.012,
  );
}

/** Argonian Berserkers: bare chests, two axes each, mouths open. */
export function berserkers(f: Figure): void {
  houseBase(f, 43);
  const wild =
    (coat: Coat): Hat =>
    (g) => {
      g.cap(coat, [0, 0.03, -0.03], [0.18, 0.19, 0.19], 104, [-26, 0, 0]);
      g.horn(
        coat,
        [
          [0, 0.12, -0.04, 0.12],
          [0.02, 0.26, -0.2, 0.1],
          [0, 0.06, -0.42, 0.01],
        ],
        3,
        5,
      );
      g.horn(
        coat,
        [
          [0, -0.07, 0.1, 0.11],
          [0, -0.28, 0.13, 0.01],
        ],
        2,
        5,
      );
      g.patch(BLACK, [0.08, 0.06], { at: [0, -0.075, 0.168] });
    };
  const posts = [
    [0.054, 0.04, -12, 'always', BLOND, 0],
    [-0.05, 0.052, 10, 'always', RED_HAIR, 26],
    [0.062, -0.05, -20, 'fresh', DARK_HAIR, 0],
    [-0.056, -0.046, 18, 'fresh', BLOND, 16],
  ] as const;
  for (const [x, z, yaw, occasion, coat, leap] of posts) {
    post(f, [x, z, yaw], occasion, () => {
      if (leap > 0) f.ball(LEATHER, [0, 0.02, -0.05], [0.2, 0.09, 0.2]);
      f.within({ at: [0, leap / 130, 0] }, () =>
        man(f, {
          tunic: TAN,
          sleeves: SKIN,
          skin: SKIN,
          legs: BROWN_CLOTH,
          broad: 1.3,
          stride: 0.17,
          hat: wild(coat),
          lean: [16, 0, 0],
          look: [-16, 0, 0],
          reach: [
            [0.44, 0.62, 0.06],
            [-0.44, 0.58, 0.1],
          ],
          gear: () => {
            for (const side of [1, -1])
              f.within({ at: [side * 0.44, side > 0 ? 0.64 : 0.6, 0.08], turn: [-14, 0, side * -34] }, () => {
                f.on('fresh', () => axe(f, side));
                f.on('worn', () =>
                  side > 0 ? axe(f, side) : f.rod(WOOD, [[0, -0.16, 0], [0.02, 0.34, 0], 0.028]),
                );
              });
            f.plate(
              HOUSE,
              [
                [-0.19, 0.02],
                [0.19, 0.02],
                [0.16, -0.26],
                [0.02, -0.2],
                [-0.1, -0.3],
              ],
              0.42,
              {},
            );
            f.rod(HOUSE, [[-0.22, 0.26, 0.12], [0.2, 0.04, 0.2], 0.04], 4);
          },
        }),
      );
    });
  }
}

/** Death Riders of Old Mahn: skeletons in cloaks, on horses of bone, lances down. */
export function deathRiders(f: Figure): void {
  houseBase(f, 45);
  const skull: Hat = (g) => {
    g.ball(BONE, [0, 0.02, 0.05], [0.16, 0.17, 0.17]);
    g.box(BONE, [0, -0.15, 0.1], [0.14, 0.1, 0.16]);
    g.patch(BLACK, [0.12, 0.025], { at: [0, -0.115, 0.2] });
    for (const side of [1, -1])
      g.patch(BLACK, [0.06, 0.065], { at: [side * 0.062, 0.025, 0.215], turn: [0, side * 18, 0] });
    g.cap(HOUSE, [0, 0.03, -0.04], [0.21, 0.23, 0.22], 104, [-34, 0, 0]);
    g.horn(
      HOUSE,
      [
        [0, 0.16, -0.1, 0.13],
        [0, 0.2, -0.32, 0.06],
        [0, 0.12, -0.46, 0.006],
      ],
      3,
      5,
    );
  };
  for (const [x, z, yaw, occasion] of [
    [0.002, 0.04, 0, 'always'],
    [0.058, -0.03, -8, 'always'],
    [-0.056, -0.032, 8, 'fresh'],
  ] as const) {
    post(
      f,
      [x, z, yaw],
      occasion,
      () => {
        horse(f, {
          coat: BONE,
          mane: BLACK,
          step: [
            [0, 0.3, 0.16],
            [0, 0, -0.04],
          ],
          look: [x * 200, 0],
        });
        // Ribs and dark between them.
        for (const side of [1, -1]) {
          f.plate(
            BLACK,
            [
              [-0.34, -0.16],
              [0.26, -0.14],
              [0.24, 0.1],
              [-0.3, 0.1],
            ],
            0.02,
            { at: [side * 0.212, 0.76, -0.02], turn: [0, 90, 0] },
          );
          if (f.fine)
            for (const rib of [-0.24, -0.12, 0, 0.12])
              f.rod(BONE, [[side * 0.225, 0.92, rib], [side * 0.225, 0.6, rib + 0.04], 0.028, 0.02], 4);
        }
        f.within({ at: [0, 0.6, -0.06], size: 0.98 }, () => {
          man(f, {
            seated: true,
            tunic: BLACK,
            sleeves: BONE,
            hands: BONE,
            skin: BONE,
            hat: skull,
            broad: 0.86,
            faceless: true,
            lean: [14, 0, 0],
            look: [-8, 0, 0],
            reach: [
              [0.26, 0.12, 0.26],
              [-0.3, 0.16, 0.2],
            ],
            gear: () =>
              f.within({ at: [-0.32, 0.18, 0.22], turn: [66, 6, 0] }, () => {
                f.rod(IRON, [[0, -0.5, 0], [0, 0.9, 0], 0.03]);
                f.plate(
                  IRON,
                  [
                    [-0.02, 0.8],
                    [0.2, 0.86],
                    [0.44, 0.72],
                    [0.3, 0.98],
                    [-0.02, 1.0],
                  ],
                  0.03,
                  { turn: [0, 90, 0] },
                );
              }),
          });
          f.plate(
            HOUSE,
            [
              [-0.2, 0.64],
              [-0.4, 0.2],
              [-0.5, -0.2],
              [-0.24, -0.08],
              [-0.1, -0.26],
              [0.1, -0.1],
              [0.26, -0.24],
              [0.44, -0.14],
              [0.36, 0.24],
              [0.2, 0.64],
            ],
            0.04,
            { at: [0, 0, -0.22], turn: [40, 0, 0] },
          );
        });
      },
      0.086,
    );
  }
}

/** The Hero: alone on a rearing white horse; he smiles at the camera. */
export function hero(f: Figure): void {
  const height = leaderBase(f, 47);
  f.alone({ at: [-0.022, height, 0.014], turn: [0, -56, 0], size: 0.12 }, 'always', () => {
    const rear = 44;
    const lift: Vec3 = [0, 0.55, -0.42];
    horse(f, {
      coat: WHITE_HORSE,
      mane: BLOND,
      rearing: rear,
      look: [-38, 8],
      step: [
        [0.02, 0.4, 0.22],
        [-0.02, 0.5, 0.1],
      ],
    });
    f.within({ at: lift, turn: [-rear, 0, 0] }, () =>
      f.within({ at: [0, -0.55, 0.42] }, () => {
        f.cap(GOLD, [0, 0.74, -0.1], [0.25, 0.27, 0.24], 80);
        f.within({ at: [0.05, 0.6, -0.14], turn: [rear - 8, 0, -10], size: 1.06 }, () => {
          f.plate(
            HOUSE,
            [
              [-0.17, 0.64],
              [-0.4, 0.36],
              [-0.62, 0.1],
              [-0.3, 0.12],
              [-0.16, -0.06],
              [0.06, 0.1],
              [0.22, -0.02],
              [0.3, 0.3],
              [0.17, 0.64],
            ],
            0.045,
            { at: [0, 0.04, -0.22], turn: [44, 24, 0] },
            0.012,
          );
          man(f, {
            seated: true,
            tunic: GOLD,
            sleeves: STEEL,
            broad: 1.1,
            look: [6, 22, 0],
            reach: [
              [0.26, 0.1, 0.3],
              [-0.36, 0.66, 0.1],
            ],
            hat: (g) => {
              hair(BLOND)(g);
              g.horn(
                BLOND,
                [
                  [0.02, 0.14, 0.1, 0.07],
                  [0.08, 0.24, 0.12, 0.06],
                  [0.16, 0.18, 0.1, 0.006],
                ],
                3,
                5,
              );
              g.patch(WHITE, [0.13, 0.045], { at: [0, -0.085, 0.16] });
              g.patch(WHITE, [0.05, 0.03], { at: [0.06, -0.072, 0.158], turn: [0, 20, 24] });
            },
            gear: (g) => {
              g.within({ at: [-0.37, 0.68, 0.1], turn: [-10, 0, 16] }, () => {
                g.on('fresh', () => sword(g, 0.86, 0.05, STEEL, GOLD));
                g.on('worn', () => notchedSword(g, 0.86, 0.05));
              });
              shield(g);
            },
          });
          for (const side of [1, -1])
            f.rod(STEEL, [[side * 0.18, 0.32, 0], [side * 0.28, 0, 0.16], 0.1, 0.065], 5);
        });
      }),
    );
  });
}

/** A round shield of gold at the Hero's left arm. */
function shield(f: Figure): void {
  f.within({ at: [0.36, 0.1, 0.26], turn: [0, 54, 0] }, () => {
    f.lathe(GOLD, {
      profile: [
        [0.25, -0.02],
        [0.25, 0.02],
        [0.12, 0.06],
        [0.001, 0.07],
      ],
      sides: 11,
      turn: [90, 0, 0],
    });
    f.emblem(0.26, { at: [0, 0, 0.075] });
  });
}
