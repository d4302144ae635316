import type { Vec3 } from '../kit/vector';
import { BLACK, type Coat, DARK_LEATHER, HOUSE, LEATHER, SKIN, STEEL, WHITE, WOOD } from './coats';
import type { Figure } from './figure';

/** Headgear, around a head of radius 0.15 at the origin. */
export type Hat = (f: Figure) => void;

export interface Man {
  readonly tunic?: Coat;
  readonly legs?: Coat;
  readonly sleeves?: Coat;
  readonly skin?: Coat;
  readonly hands?: Coat;
  readonly hat?: Hat;
  /** Positions of his hands: left (+x), right. */
  readonly reach: readonly [left: Vec3, right: Vec3];
  /** Lean of the trunk, degrees: pitch, yaw, roll. */
  readonly lean?: Vec3;
  /** Rotation of the head relative to the trunk, degrees. */
  readonly look?: Vec3;
  /** Distance between the feet, front to back. */
  readonly stride?: number;
  /** Relative breadth of the trunk. */
  readonly broad?: number;
  /** On a horse, so without legs of his own. */
  readonly seated?: boolean;
  /** What he carries, in trunk coordinates. */
  readonly gear?: (f: Figure) => void;
  /** Omits the painted face, e.g. under a closed helmet. */
  readonly faceless?: boolean;
}

const HIP = 0.34;

/** Legs up to the hips, one in front of the other. */
function legs(f: Figure, coat: Coat, stride: number, broad: number): void {
  for (const side of [1, -1]) {
    const z = side * stride;
    f.rod(
      coat,
      [[side * 0.075 * broad, HIP + 0.03, 0], [side * 0.1 * broad, 0.04, z], 0.085, 0.06],
      4,
      'none',
    );
    if (f.fine) f.box(DARK_LEATHER, [side * 0.1 * broad, 0.03, z + 0.04], [0.1, 0.07, 0.19]);
  }
}

/** A head around the origin; looks along +z. */
function head(f: Figure, skin: Coat, hat: Hat | undefined, faceless = false): void {
  f.ball(skin, [0, 0, 0], [0.145, 0.16, 0.15]);
  if (f.fine && !faceless) {
    for (const side of [1, -1]) {
      f.patch(WHITE, [0.056, 0.066], { at: [side * 0.058, 0.025, 0.144], turn: [0, side * 22, 0] });
      f.patch(BLACK, [0.03, 0.044], { at: [side * 0.054, 0.022, 0.15], turn: [0, side * 18, 0] });
    }
    f.horn(
      skin,
      [
        [0, 0.02, 0.13, 0.02],
        [0, -0.05, 0.17, 0.035],
      ],
      1,
      3,
    );
  }
  hat?.(f);
}

/** A man standing at the origin, 1 high without his hat. */
export function man(f: Figure, spec: Man): void {
  const {
    tunic = HOUSE,
    sleeves = tunic,
    skin = SKIN,
    hands = skin,
    lean = [0, 0, 0],
    look = [0, 0, 0],
  } = spec;
  const { stride = 0.05, broad = 1, reach, hat, gear } = spec;
  if (spec.seated !== true) legs(f, spec.legs ?? LEATHER, stride, broad);
  f.within({ at: [0, HIP, 0], turn: lean }, () => {
    const b = broad;
    f.lathe(tunic, {
      profile: [
        [0.185 * b, -0.1],
        [0.15 * b, 0.05],
        [0.2 * b, 0.25],
        [0.15 * b, 0.33],
        [0.05, 0.36],
      ],
      sides: 7,
      smooth: 0.2,
    });
    if (f.fine)
      f.lathe(DARK_LEATHER, {
        profile: [
          [0.165 * b, 0.02],
          [0.165 * b, 0.075],
        ],
        sides: 7,
      });
    for (const [side, hand] of [
      [1, reach[0]],
      [-1, reach[1]],
    ] as const) {
      const shoulder: Vec3 = [side * 0.19 * b, 0.27, 0];
      const elbow: Vec3 = [
        (shoulder[0] + hand[0]) / 2 + side * 0.07,
        (shoulder[1] + hand[1]) / 2 - 0.05,
        (shoulder[2] + hand[2]) / 2 - 0.02,
      ];
      if (f.fine) {
        f.rod(sleeves, [shoulder, elbow, 0.078 * b, 0.064], 4, 'none');
        f.rod(sleeves, [elbow, hand, 0.067, 0.052], 4, 'none');
        f.ball(hands, hand, 0.062, [0, 0, 0], 0.7);
      } else f.rod(sleeves, [shoulder, hand, 0.07, 0.055], 3);
    }
    gear?.(f);
    f.within({ at: [0, 0.47, 0.02], turn: look }, () => head(f, skin, hat, spec.faceless));
  });
}

/** A kettle hat with a broad brim. */
export const kettle: Hat = (f) =>
  f.lathe(STEEL, {
    profile: [
      [0.25, 0.04],
      [0.17, 0.085],
      [0.14, 0.16],
      [0.04, 0.215],
      [0.001, 0.22],
    ],
    sides: 9,
  });

/** A round helmet with a bar before the nose. */
export const nasal: Hat = (f) => {
  f.cap(STEEL, [0, 0.02, 0], [0.17, 0.2, 0.175], 92);
  if (f.fine) f.box(STEEL, [0, -0.01, 0.172], [0.035, 0.16, 0.03]);
};

/** A closed helmet with a slit, and a plume in the colour of the House. */
export const greatHelm: Hat = (f) => {
  f.lathe(STEEL, {
    profile: [
      [0.14, -0.17],
      [0.175, -0.02],
      [0.17, 0.1],
      [0.09, 0.19],
      [0.001, 0.2],
    ],
    sides: 8,
  });
  f.box(BLACK, [0, 0.015, 0.165], [0.2, 0.035, 0.04]);
  f.horn(
    HOUSE,
    [
      [0, 0.17, 0.03, 0.05],
      [0, 0.32, -0.02, 0.075],
      [0, 0.3, -0.2, 0.06],
      [0, 0.14, -0.3, 0.01],
    ],
    4,
    5,
  );
};

/** A hood that ends in a point behind. */
export const hood =
  (coat: Coat = HOUSE): Hat =>
  (f) => {
    f.cap(coat, [0, 0.01, -0.015], [0.185, 0.2, 0.19], 105, [-32, 0, 0]);
    f.horn(
      coat,
      [
        [0, 0.13, -0.08, 0.11],
        [0, 0.13, -0.2, 0.06],
        [0, 0.05, -0.28, 0.005],
      ],
      3,
      5,
    );
  };

/** A felt hat as wide as the man. */
export const wideHat =
  (coat: Coat, band: Coat = HOUSE): Hat =>
  (f) => {
    f.lathe(coat, {
      profile: [
        [0.34, 0.07],
        [0.345, 0.095],
        [0.15, 0.11],
      ],
      sides: 10,
    });
    f.lathe(band, {
      profile: [
        [0.155, 0.1],
        [0.15, 0.17],
      ],
      sides: 8,
    });
    f.lathe(coat, {
      profile: [
        [0.15, 0.165],
        [0.12, 0.28],
        [0.001, 0.3],
      ],
      sides: 8,
    });
  };

/** A slashed cap of a hired soldier, worn aslant, with a feather as long as his arm. */
export const featherCap =
  (coat: Coat): Hat =>
  (f) =>
    f.within({ at: [0, 0.09, -0.02], turn: [-8, 0, 14] }, () => {
      f.lathe(coat, {
        profile: [
          [0.17, -0.03],
          [0.29, 0.03],
          [0.27, 0.085],
          [0.001, 0.11],
        ],
        sides: 9,
      });
      f.horn(
        WHITE,
        [
          [-0.2, 0.06, 0.04, 0.035],
          [-0.32, 0.32, -0.06, 0.085],
          [-0.28, 0.5, -0.28, 0.075],
          [-0.16, 0.48, -0.5, 0.006],
        ],
        4,
        4,
      );
    });

/**
 * A drawn crossbow along +z, its nut at the origin. @param long length of its stock @param wide half the width of its
 * bow
 */
export function crossbow(f: Figure, long: number, wide: number): void {
  f.rod(WOOD, [[0, -0.03, -long * 0.42], [0, 0, long * 0.58], 0.055, 0.04], 5, 'both');
  const front = long * 0.5;
  f.tube(
    STEEL,
    [
      [-wide, 0.03, front - wide * 0.55, 0.018],
      [-wide * 0.6, 0.03, front - wide * 0.12, 0.036],
      [0, 0.03, front, 0.045],
      [wide * 0.6, 0.03, front - wide * 0.12, 0.036],
      [wide, 0.03, front - wide * 0.55, 0.018],
    ],
    6,
    4,
  );
  if (f.fine)
    for (const side of [1, -1])
      f.rod(WHITE, [[side * wide, 0.035, front - wide * 0.55], [0, 0.05, 0], 0.012], 3, 'none');
  f.horn(
    STEEL,
    [
      [0, 0.06, front - 0.1, 0.035],
      [0, 0.06, front + 0.28, 0.004],
    ],
    1,
    4,
  );
}

export const hair =
  (coat: Coat): Hat =>
  (f) =>
    f.cap(coat, [0, 0.025, -0.02], [0.17, 0.175, 0.175], 100, [-24, 0, 0]);

/** Handle and guard of a sword; omitted at low detail. */
function grip(f: Figure, hilt: Coat): void {
  if (!f.fine) return;
  f.rod(hilt, [[0, -0.1, 0], [0, 0.06, 0], 0.025]);
  f.box(hilt, [0, 0.07, 0], [0.2, 0.035, 0.04]);
}

/** A straight sword along +y from a hand at the origin. @param long of its blade */
export function sword(
  f: Figure,
  long: number,
  broad = 0.04,
  blade: Coat = STEEL,
  hilt: Coat = LEATHER,
): void {
  f.rod(hilt, [[0, -0.1, 0], [0, 0.06, 0], 0.025]);
  f.box(hilt, [0, 0.07, 0], [0.2, 0.035, 0.04]);
  f.plate(
    blade,
    [
      [-broad, 0],
      [broad, 0],
      [broad * 0.8, long * 0.85],
      [0, long],
      [-broad * 0.8, long * 0.85],
    ],
    0.028,
    { at: [0, 0.08, 0] },
  );
}

/** A blade whose edge has been hacked, the point gone. */
export function notchedSword(f: Figure, long: number, broad = 0.04): void {
  grip(f, LEATHER);
  f.plate(
    STEEL,
    [
      [-broad, 0],
      [broad, 0],
      [broad, long * 0.3],
      [broad * 0.3, long * 0.36],
      [broad, long * 0.42],
      [broad * 0.7, long * 0.62],
      [-broad, long * 0.72],
    ],
    0.028,
    { at: [0, 0.08, 0] },
  );
}

/** A shield with its House's emblem, facing +z. @param size its height */
export function shield(f: Figure, size: number, at: Vec3, turn: Vec3): void {
  f.within({ at, turn, size }, () => {
    f.plate(
      HOUSE,
      [
        [0, -0.52],
        [0.3, -0.2],
        [0.36, 0.46],
        [-0.36, 0.46],
        [-0.3, -0.2],
      ],
      0.1,
      {},
      0.04,
    );
    f.emblem(0.56, { at: [0, 0.1, 0.052] });
  });
}
