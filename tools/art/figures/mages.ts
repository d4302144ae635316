import type { Node } from '../kit/shapes';
import type { Vec3 } from '../kit/vector';
import { leaderBase } from './bases';
import {
  AIR,
  BLACK,
  type Coat,
  DARK_HAIR,
  EMBER,
  FLAME,
  FOAM,
  GOLD,
  GREY_HAIR,
  HOUSE,
  HOUSE_DARK,
  LAMP,
  RED_HAIR,
  SPIRIT,
  STEEL,
  STONE,
  TAN,
  WATER,
  WHITE,
  WOOD,
} from './coats';
import type { Figure } from './figure';
import { type Hat, type Man, man } from './men';

const MAGE = 0.15;
/** How high a robe floats over its base, heights of a mage. */
const FLOAT = 0.22;

interface Mage extends Pick<Man, 'reach' | 'lean' | 'look' | 'gear' | 'broad' | 'skin'> {
  readonly hat: Hat;
  readonly trim: Coat;
}

/** A robed figure that floats off its base; the robe ends in a wisp. */
function float(f: Figure, seed: number, spec: Mage, around: () => void, size = MAGE): void {
  const height = leaderBase(f, seed);
  f.alone({ at: [0, height, 0], size }, 'always', () => {
    f.within({ at: [0, FLOAT, 0] }, () => {
      f.lathe(HOUSE, {
        profile: [
          [0.2, -0.02],
          [0.31, 0.05],
          [0.24, 0.22],
          [0.17, 0.42],
        ],
        sides: 10,
      });
      f.lathe(HOUSE_DARK, {
        profile: [
          [0.06, -0.08],
          [0.2, -0.018],
        ],
        sides: 10,
      });
      f.lathe(spec.trim, {
        profile: [
          [0.3, 0.015],
          [0.318, 0.05],
          [0.295, 0.085],
        ],
        sides: 10,
      });
      f.horn(
        HOUSE,
        [
          [0, 0.02, -0.12, 0.12],
          [0.04, -0.1, -0.26, 0.08],
          [0, -0.12, -0.44, 0.006],
        ],
        3,
        5,
      );
      man(f, { seated: true, tunic: HOUSE, sleeves: HOUSE, ...spec });
      around();
    });
  });
}

/** A band that winds upwards around the y axis. @param rings radius and height at the foot and at the top */
function swirl(
  f: Figure,
  coat: Coat,
  turns: number,
  [low, high]: readonly [Vec3, Vec3],
  thick: number,
  start = 0,
): void {
  const steps = Math.round(turns * f.of(10, 6));
  const nodes = Array.from({ length: steps + 1 }, (_, i): Node => {
    const t = i / steps;
    const turn = start + t * turns * Math.PI * 2;
    const radius = low[0] + (high[0] - low[0]) * t;
    const end = Math.min(1, 6 * t, 6 * (1 - t));
    return [
      radius * Math.cos(turn) + low[2] + (high[2] - low[2]) * t,
      low[1] + (high[1] - low[1]) * t,
      radius * Math.sin(turn),
      thick * (0.2 + 0.8 * end),
    ];
  });
  f.tube(coat, nodes, steps, 4);
}

/** Morgan Von Fay: a hat like a storm cloud's tail, wind that winds around her. */
export function morgan(f: Figure): void {
  float(
    f,
    31,
    {
      trim: AIR,
      broad: 0.88,
      lean: [-8, 0, 4],
      look: [-6, 10, 0],
      reach: [
        [0.46, 0.44, 0.1],
        [-0.42, 0.2, 0.2],
      ],
      hat: (g) => {
        g.cap(DARK_HAIR, [0, 0.01, -0.03], [0.18, 0.18, 0.18], 116, [-24, 0, 0]);
        g.lathe(HOUSE_DARK, {
          profile: [
            [0.36, 0.06],
            [0.365, 0.085],
            [0.16, 0.11],
          ],
          sides: 11,
          turn: [-6, 0, 6],
        });
        g.horn(
          HOUSE_DARK,
          [
            [0, 0.1, 0, 0.165],
            [0.01, 0.36, -0.05, 0.1],
            [0.14, 0.56, -0.14, 0.05],
            [0.3, 0.52, -0.18, 0.004],
          ],
          5,
          7,
        );
      },
    },
    () => {
      swirl(
        f,
        AIR,
        2.3,
        [
          [0.24, -0.14, 0],
          [0.58, 0.62, 0],
        ],
        0.035,
      );
      swirl(
        f,
        WHITE,
        1.6,
        [
          [0.2, -0.14, 0],
          [0.46, 0.4, 0],
        ],
        0.024,
        2.4,
      );
      swirl(
        f,
        AIR,
        1.4,
        [
          [0.06, 0.78, 0.46],
          [0.2, 1.1, 0.46],
        ],
        0.024,
        1,
      );
    },
  );
}

/** Anselm Wake: a monk without a face, a lantern on a crook, a ring of light, small ghosts. */
export function wake(f: Figure): void {
  float(
    f,
    32,
    {
      trim: GOLD,
      skin: BLACK,
      broad: 1.02,
      lean: [8, 0, 0],
      look: [8, 0, 0],
      reach: [
        [0.24, 0.16, 0.3],
        [-0.42, 0.36, 0.16],
      ],
      hat: (g) => {
        g.cap(HOUSE, [0, 0.02, -0.02], [0.21, 0.24, 0.22], 112, [-30, 0, 0]);
        g.horn(
          HOUSE,
          [
            [0, 0.16, -0.1, 0.13],
            [0, 0.12, -0.28, 0.06],
            [0, -0.02, -0.36, 0.006],
          ],
          3,
          6,
        );
        for (const side of [1, -1]) g.patch(SPIRIT, [0.055, 0.045], { at: [side * 0.055, 0, 0.165] });
      },
      gear: (g) => {
        g.within({ at: [-0.42, 0.36, 0.18], turn: [6, 0, 4] }, () => {
          g.rod(WOOD, [[0, -0.62, 0], [0, 0.5, 0], 0.028], 5);
          g.tube(
            WOOD,
            [
              [0, 0.48, 0, 0.028],
              [0, 0.72, 0.06, 0.028],
              [0, 0.74, 0.26, 0.024],
              [0, 0.6, 0.3, 0.016],
            ],
            5,
            5,
          );
          g.lathe(GOLD, {
            profile: [
              [0.09, 0],
              [0.09, 0.03],
            ],
            sides: 6,
            at: [0, 0.32, 0.3],
          });
          g.lathe(LAMP, {
            profile: [
              [0.075, 0.03],
              [0.085, 0.1],
              [0.06, 0.18],
            ],
            sides: 6,
            at: [0, 0.32, 0.3],
          });
          g.lathe(GOLD, {
            profile: [
              [0.09, 0.17],
              [0.02, 0.26],
            ],
            sides: 6,
            at: [0, 0.32, 0.3],
          });
        });
      },
    },
    () => {
      f.within({ at: [0, 0.86, -0.2], turn: [76, 0, 0] }, () =>
        f.tube(
          LAMP,
          Array.from(
            { length: 13 },
            (_, i): Node => [0.34 * Math.cos((i / 12) * 6.283), 0, 0.34 * Math.sin((i / 12) * 6.283), 0.022],
          ),
          12,
          4,
        ),
      );
      for (const [x, y, z, s] of [
        [0.5, 0.5, 0.1, 0.12],
        [0.42, 0.12, 0.34, 0.09],
        [-0.48, 0.06, -0.2, 0.1],
      ] as const) {
        f.horn(
          SPIRIT,
          [
            [x, y + s * 0.7, z, s * 0.6],
            [x, y, z, s],
            [x + s, y - s * 1.6, z, s * 0.4],
            [x + s * 1.8, y - s * 1.6, z, 0.004],
          ],
          4,
          6,
        );
        f.ball(SPIRIT, [x, y + s * 0.5, z], s * 0.86);
        if (f.fine)
          for (const side of [1, -1])
            f.patch(BLACK, [s * 0.34, s * 0.5], { at: [x + side * s * 0.36, y + s * 0.6, z + s * 0.86] });
      }
    },
  );
}

/** Ondra Tidewell: a crown of shells, a wave that curls over her. */
export function tidewell(f: Figure): void {
  float(
    f,
    33,
    {
      trim: FOAM,
      skin: TAN,
      broad: 0.94,
      lean: [-4, -16, 0],
      look: [-4, 12, 0],
      reach: [
        [0.46, 0.5, 0.04],
        [-0.4, 0.1, 0.28],
      ],
      hat: (g) => {
        g.cap(DARK_HAIR, [0, 0.01, -0.03], [0.18, 0.18, 0.19], 120, [-20, 0, 0]);
        g.horn(
          DARK_HAIR,
          [
            [0, 0.02, -0.12, 0.14],
            [0, -0.24, -0.24, 0.12],
            [0.06, -0.5, -0.24, 0.01],
          ],
          4,
          6,
        );
        for (const x of [-0.13, 0, 0.13])
          g.horn(
            FOAM,
            [
              [x, 0.12, 0.06, 0.05],
              [x * 1.5, 0.3 - Math.abs(x) * 0.5, 0.04, 0.006],
            ],
            1,
            5,
          );
        g.lathe(GOLD, {
          profile: [
            [0.178, 0.08],
            [0.178, 0.12],
          ],
          sides: 9,
        });
      },
      gear: (g) => g.ball(WATER, [-0.42, 0.22, 0.34], 0.12),
    },
    () => {
      const crest: readonly Node[] = [
        [0.5, -0.16, -0.1, 0.15],
        [0.62, 0.24, -0.16, 0.15],
        [0.54, 0.7, -0.12, 0.13],
        [0.26, 0.98, -0.06, 0.11],
        [-0.08, 0.98, 0.04, 0.075],
        [-0.2, 0.84, 0.1, 0.01],
      ];
      f.horn(WATER, crest, 9, 7);
      f.tube(
        FOAM,
        [
          [0.62, 0.4, -0.06, 0.045],
          [0.48, 0.84, -0.04, 0.055],
          [0.22, 1.08, 0, 0.06],
          [-0.1, 1.04, 0.08, 0.055],
          [-0.24, 0.86, 0.14, 0.05],
        ],
        7,
        5,
      );
      for (const [x, y, z] of [
        [-0.3, 0.72, 0.16],
        [-0.2, 1.06, 0.16],
        [0.72, 0.1, 0.06],
      ] as const)
        f.ball(FOAM, [x, y, z], 0.05);
      f.lathe(WATER, {
        profile: [
          [0.46, -0.2],
          [0.4, -0.15],
          [0.2, -0.14],
        ],
        sides: 11,
      });
    },
  );
}

/** A flame at a point, of three tongues. */
function flame(f: Figure, [x, y, z]: Vec3, size: number): void {
  f.horn(
    EMBER,
    [
      [x, y - size * 0.3, z, size * 0.3],
      [x, y + size * 0.2, z, size * 0.42],
      [x + size * 0.14, y + size * 0.8, z, size * 0.2],
      [x + size * 0.04, y + size * 1.3, z, 0.004],
    ],
    4,
    6,
  );
  f.horn(
    FLAME,
    [
      [x, y - size * 0.2, z + size * 0.2, size * 0.24],
      [x - size * 0.06, y + size * 0.3, z + size * 0.26, size * 0.2],
      [x + size * 0.02, y + size * 0.84, z + size * 0.2, 0.004],
    ],
    3,
    5,
  );
  f.horn(
    EMBER,
    [
      [x - size * 0.26, y, z, size * 0.2],
      [x - size * 0.4, y + size * 0.4, z, size * 0.14],
      [x - size * 0.3, y + size * 0.8, z, 0.004],
    ],
    3,
    5,
  );
}

/** Cinda Ashgrove: her hair is on fire, and so is all that she holds. */
export function ashgrove(f: Figure): void {
  float(
    f,
    34,
    {
      trim: EMBER,
      broad: 0.9,
      lean: [6, 0, 0],
      look: [-8, 0, 0],
      reach: [
        [0.5, 0.38, 0.2],
        [-0.5, 0.38, 0.2],
      ],
      hat: (g) => {
        g.cap(RED_HAIR, [0, 0.02, -0.03], [0.175, 0.18, 0.18], 104, [-24, 0, 0]);
        for (const [x, z, h, lean] of [
          [0, -0.02, 0.62, 0.02],
          [0.12, -0.06, 0.46, 0.16],
          [-0.12, -0.06, 0.5, -0.14],
          [0.02, -0.16, 0.5, -0.04],
        ] as const)
          g.horn(
            x === 0 ? FLAME : EMBER,
            [
              [x, 0.08, z, 0.11],
              [x + lean * 0.5, 0.26, z - 0.03, 0.1],
              [x + lean, h * 0.74, z - 0.08, 0.05],
              [x + lean * 0.6, h, z - 0.06, 0.004],
            ],
            4,
            5,
          );
      },
      gear: (g) => {
        flame(g, [0.52, 0.52, 0.22], 0.26);
        flame(g, [-0.52, 0.52, 0.22], 0.26);
      },
    },
    () => {
      for (let i = 0; i < 5; i++) {
        const turn = (i / 5) * 6.283 + 0.5;
        flame(f, [0.4 * Math.cos(turn), -0.16, 0.4 * Math.sin(turn)], 0.13);
      }
    },
  );
}

/** Grum Stonehollow: as wide as high, a beard to his belt, fists of rock, rocks that circle him. */
export function stonehollow(f: Figure): void {
  float(
    f,
    35,
    {
      trim: STONE,
      broad: 1.55,
      lean: [4, 0, 0],
      look: [0, 0, 0],
      reach: [
        [0.54, 0.18, 0.28],
        [-0.56, 0.5, 0.14],
      ],
      hat: (g) => {
        g.within({ size: 1.12 }, () => {
          g.horn(
            GREY_HAIR,
            [
              [0, -0.04, 0.1, 0.17],
              [0, -0.24, 0.2, 0.16],
              [0, -0.5, 0.2, 0.1],
              [0.02, -0.66, 0.22, 0.006],
            ],
            4,
            7,
          );
          for (const side of [1, -1])
            g.horn(
              GREY_HAIR,
              [
                [side * 0.03, -0.05, 0.17, 0.05],
                [side * 0.24, -0.12, 0.14, 0.006],
              ],
              2,
              4,
            );
          g.lathe(STEEL, {
            profile: [
              [0.19, 0.09],
              [0.16, 0.18],
              [0.05, 0.27],
              [0.001, 0.28],
            ],
            sides: 8,
          });
          g.lathe(GOLD, {
            profile: [
              [0.2, 0.08],
              [0.195, 0.12],
            ],
            sides: 8,
          });
        });
      },
      gear: (g) => {
        for (const [x, y, z] of [
          [0.56, 0.16, 0.34],
          [-0.58, 0.56, 0.18],
        ] as const) {
          g.block(STONE, {
            at: [x, y, z],
            size: [0.3, 0.28, 0.3],
            turn: [14, 30, 10],
            bevel: 0.05,
            taper: [0.86, 0.86],
          });
          g.block(STONE, {
            at: [x * 1.1, y + 0.13, z + 0.02],
            size: [0.2, 0.14, 0.22],
            turn: [-8, 60, 20],
            bevel: 0.04,
          });
        }
      },
    },
    () => {
      for (const [turn, y, size] of [
        [0.6, 0.04, 0.17],
        [2.2, 0.66, 0.14],
        [3.6, 0.2, 0.18],
        [5.1, -0.06, 0.15],
        [4.4, 0.8, 0.12],
      ] as const) {
        const far = 0.56;
        f.block(STONE, {
          at: [far * Math.cos(turn), y, far * Math.sin(turn)],
          size: [size, size * 1.2, size],
          turn: [turn * 40, turn * 80, 25],
          bevel: size * 0.2,
          taper: [0.7, 0.8],
        });
      }
    },
    MAGE * 0.94,
  );
}
