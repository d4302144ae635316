import { blade, horn } from '../kit/blades';
import { box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { between, plate } from './armour';
import {
  BRASS,
  block,
  CAPE,
  CAPE_EDGE,
  type Giant,
  LIGHT,
  LIGHT_CORE,
  PETROL,
  SHADOW,
  SHELL,
  SHELL_EDGE,
} from './xmanArmour';

/** One of the two nozzles of the pack on its back, blowing down its own −y. */
export function addNozzle(s: Giant): void {
  lathe(s.crisp, {
    profile: [
      [0.03, -0.05],
      [0.045, -0.055],
      [0.036, 0.02],
      [0.02, 0.03],
    ],
    sides: 12,
    colour: SHADOW,
  });
}

/** The head, around a point between its cheeks: a visor that shines through a slit, a crest, an aerial. */
export function addHelmet(s: Giant): void {
  const { crisp, glow } = s;
  block(s, [0, 0.065, -0.01], [0.16, 0.1, 0.18], SHELL, [0.72, 0.7], 0.03);
  block(s, [0, -0.02, -0.02], [0.15, 0.11, 0.15], SHELL, [1.06, 1.06], 0.024);
  box(crisp, { at: [0, 0.012, 0.03], size: [0.135, 0.06, 0.11], colour: SHADOW, bevel: 0.012, edge: SHADOW });
  box(glow, {
    at: [0, 0.012, 0.036],
    size: [0.144, 0.032, 0.116],
    colour: LIGHT_CORE,
    bevel: 0.006,
    edge: LIGHT,
  });
  crisp.place({ at: [0, 0.05, 0.05], turn: [20, 0, 0] }, () =>
    block(s, [0, 0, 0], [0.165, 0.026, 0.075], BRASS, [0.9, 0.9], 0.008),
  );
  plate(crisp, {
    at: [0, -0.045, 0.055],
    outline: [
      [-0.066, 0.04],
      [-0.05, -0.025],
      [-0.02, -0.045],
      [0.02, -0.045],
      [0.05, -0.025],
      [0.066, 0.04],
    ],
    depth: 0.042,
    bevel: 0.3,
    colour: SHELL,
    edge: SHELL_EDGE,
  });
  for (const side of [-1, 1]) {
    crisp.place({ at: [side * 0.085, 0.02, -0.01], turn: [0, 0, -side * 90] }, () =>
      lathe(crisp, {
        profile: [
          [0.04, 0],
          [0.036, 0.014],
          [0.02, 0.02, SHADOW],
          [0, 0.012],
        ],
        sides: 10,
        colour: BRASS,
      }),
    );
  }
  blade(crisp, {
    at: [0, 0.1, 0],
    across: [0, 0, 1],
    up: [0, 1, 0],
    outline: [
      [0.075, -0.02],
      [0.05, 0.03],
      [-0.08, 0.1],
      [-0.16, 0.11],
      [-0.09, -0.03],
    ],
    heart: [-0.03, 0.01],
    thickness: 0.04,
    colour: CAPE,
    edge: CAPE_EDGE,
  });
  horn(
    crisp,
    [
      [-0.1, 0.03, -0.01, 0.01],
      [-0.115, 0.1, -0.03, 0.008],
      [-0.125, 0.19, -0.06, 0.004],
    ],
    SHADOW,
    SHELL,
    { sides: 5, rings: 2 },
  );
}

/** The other arm ends in a rack of four missiles, aimed over the roofs. */
export function addLauncher(s: Giant): void {
  const { crisp, glow } = s;
  between(crisp, [0.25, 0.82, -0.01], [0.365, 0.87, -0.02], (l) =>
    block(s, [0, l * 0.6, 0], [0.1, l * 0.8, 0.11], PETROL, [1, 1], 0.018),
  );
  s.place({ at: [0.355, 0.92, 0.0], turn: [20, 0, -3] }, () => {
    block(s, [0, 0.15, 0.0], [0.17, 0.25, 0.17], SHELL, [1.06, 1.06], 0.022);
    block(s, [0, 0.02, 0], [0.13, 0.06, 0.13], PETROL, [1.15, 1.15], 0.014);
    block(s, [0, 0.215, 0], [0.19, 0.04, 0.19], BRASS, [1, 1], 0.01);
    box(crisp, { at: [0, 0.276, 0], size: [0.15, 0.012, 0.15], colour: SHADOW });
    box(glow, {
      at: [0, 0.12, 0.09],
      size: [0.07, 0.018, 0.012],
      colour: LIGHT,
      bevel: 0.004,
      edge: LIGHT_CORE,
    });
    for (const x of [-0.04, 0.04]) {
      for (const z of [-0.04, 0.04]) {
        lathe(crisp, {
          at: [x, 0.28, z],
          profile: [
            [0.03, 0, SHELL],
            [0.03, 0.03, CAPE],
            [0.022, 0.06],
            [0.01, 0.082],
            [0, 0.088],
          ],
          sides: 10,
          colour: CAPE,
        });
      }
    }
  });
}

/** Fins that hang from the shoulders like a cape. */
export function addCape(s: Giant): void {
  const fins: readonly (readonly [Vec3, Vec3, number])[] = [
    [[-0.17, 0.85, -0.15], [-0.42, -1, -0.2], 0.52],
    [[-0.09, 0.85, -0.18], [-0.2, -1, -0.28], 0.66],
    [[0, 0.85, -0.19], [0, -1, -0.32], 0.72],
    [[0.09, 0.85, -0.18], [0.2, -1, -0.28], 0.66],
    [[0.17, 0.85, -0.15], [0.42, -1, -0.2], 0.52],
  ];
  for (const [at, up, reach] of fins) {
    blade(s.crisp, {
      at,
      up,
      across: [1, up[0] * 0.9, at[0] * 2],
      outline: [
        [-0.05, -0.05],
        [0.05, -0.05],
        [0.085, reach * 0.62],
        [0.03, reach * 0.84],
        [0, reach],
        [-0.03, reach * 0.84],
        [-0.085, reach * 0.62],
      ],
      heart: [0, reach * 0.3],
      thickness: 0.05,
      colour: CAPE,
      edge: CAPE_EDGE,
    });
  }
}
