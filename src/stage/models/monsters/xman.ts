import { rgb } from '../kit/colour';
import { Sculpture } from '../kit/sculpture';
import { box } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { between, mirrored, plate } from './armour';
import { addBase, BASE_GROUND } from './base';
import {
  BRASS,
  BRASS_EDGE,
  block,
  COATS,
  type Giant,
  LIGHT,
  LIGHT_CORE,
  PETROL,
  PETROL_EDGE,
  SHADOW,
  SHELL,
  weather,
} from './xmanArmour';
import { addCape, addHelmet, addLauncher, addNozzle } from './xmanGear';

const BRICK = rgb(0xa8523a);

/** A giant from the stars in bevelled plates: fist on the hip, a foot on the rubble, a launcher for an arm. */
export function sculptXman(): Giant {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 71);
  const armour = s.crisp.vertices;
  addSuit(s);
  addLegs(s);
  addTorso(s);
  s.place({ at: [0, 0.965, 0.035], turn: [-13, -14, 0], size: 1.12 }, () => addHelmet(s));
  addRestingArm(s);
  addLauncher(s);
  addCape(s);
  s.crisp.repaint(weather, armour);
  return s;
}

const HIP = 0.09;
const LEFT = { knee: [-0.155, 0.32, 0.045], ankle: [-0.2, 0.13, 0.0] } as const;
const RIGHT = { knee: [0.16, 0.36, 0.12], ankle: [0.175, 0.2, 0.1] } as const;
const ELBOW: Vec3 = [-0.4, 0.66, -0.06];
const FIST: Vec3 = [-0.235, 0.53, 0.07];

/** What is seen between the plates. */
function addSuit(s: Giant): void {
  s.egg('suit', [0, 0.68, -0.01], [0.15, 0.2, 0.1], 0.03);
  s.egg('suit', [0, 0.49, 0], [0.11, 0.1, 0.08], 0.05);
  s.egg('suit', [0, 0.9, 0.01], [0.06, 0.08, 0.06], 0.03);
  for (const [side, { knee, ankle }] of [
    [-1, LEFT],
    [1, RIGHT],
  ] as const) {
    s.limb(
      'suit',
      [
        [side * HIP, 0.47, 0, 0.065],
        [...knee, 0.055],
        [...ankle, 0.045],
      ],
      0.02,
      2,
    );
  }
  s.limb(
    'suit',
    [
      [-0.2, 0.8, -0.01, 0.06],
      [...ELBOW, 0.05],
      [...FIST, 0.04],
    ],
    0.03,
    2,
  );
  s.limb(
    'suit',
    [
      [0.2, 0.8, -0.01, 0.06],
      [0.36, 0.86, -0.02, 0.055],
      [0.355, 0.97, 0.01, 0.05],
    ],
    0.03,
    2,
  );
}

function addLegs(s: Giant): void {
  const { crisp } = s;
  crisp.place({ at: [0.185, 0.085, 0.13], turn: [4, 24, -3] }, () => {
    box(crisp, { at: [0, 0, 0], size: [0.2, 0.11, 0.24], colour: BRICK, bevel: 0.02, taper: [0.85, 0.8] });
    box(crisp, { at: [0.03, -0.01, 0.1], size: [0.05, 0.05, 0.05], colour: SHADOW, bevel: 0.006 });
  });
  for (const [side, { knee, ankle }, toe] of [
    [-1, LEFT, 0],
    [1, RIGHT, 0.078],
  ] as const) {
    between(crisp, [side * HIP, 0.47, 0], knee, (l) => {
      block(s, [0, l * 0.52, 0.004], [0.115, l * 0.8, 0.13], PETROL, [1.1, 1.05]);
    });
    between(crisp, ankle, knee, (l) => {
      block(s, [0, l * 0.42, 0], [0.15, l * 1.0, 0.16], SHELL, [0.78, 0.78], 0.028);
      plate(crisp, {
        at: [0, l * 0.97, 0.055],
        outline: [
          [-0.035, -0.06],
          [0.035, -0.06],
          [0.055, 0.01],
          [0, 0.065],
          [-0.055, 0.01],
        ],
        depth: 0.045,
        bevel: 0.35,
        colour: BRASS,
        edge: BRASS_EDGE,
      });
    });
    crisp.place({ at: [ankle[0], BASE_GROUND + toe, ankle[2]], turn: [0, side * 20, 0] }, () => {
      block(s, [0, 0.034, 0.02], [0.155, 0.068, 0.2], PETROL, [0.86, 0.86], 0.02);
      block(s, [0, 0.03, 0.115], [0.13, 0.058, 0.075], SHELL, [0.8, 0.5], 0.016);
    });
  }
}

const BREAST = [
  [0.012, -0.06],
  [0.1, -0.045],
  [0.17, 0.055],
  [0.14, 0.095],
  [0.03, 0.075],
] as const;

function addTorso(s: Giant): void {
  const { crisp, glow } = s;
  block(s, [0, 0.475, 0], [0.2, 0.09, 0.16], SHELL, [0.9, 1], 0.022);
  for (const side of [-1, 1]) {
    crisp.place({ at: [side * 0.115, 0.46, 0], turn: [0, 0, side * 16] }, () =>
      block(s, [0, 0, 0], [0.05, 0.14, 0.15], PETROL, [1, 0.9], 0.016),
    );
  }
  plate(crisp, {
    at: [0, 0.47, 0.07],
    outline: [
      [-0.06, 0.045],
      [-0.03, -0.075],
      [0.03, -0.075],
      [0.06, 0.045],
    ],
    depth: 0.035,
    bevel: 0.3,
    colour: BRASS,
    edge: BRASS_EDGE,
  });
  for (const i of [0, 1]) {
    block(s, [0, 0.55 + i * 0.05, 0.006], [0.17 + 0.02 * i, 0.044, 0.155], PETROL, [1.05, 1.02], 0.014);
  }
  block(s, [0, 0.73, 0], [0.25, 0.22, 0.19], SHELL, [1.5, 1.12], 0.034);
  for (const side of [-1, 1]) {
    crisp.place({ at: [0, 0.755, 0.094], turn: [2, side * 6, 0] }, () =>
      plate(crisp, {
        at: [0, 0, 0],
        outline: side < 0 ? mirrored(BREAST) : BREAST,
        depth: 0.038,
        bevel: 0.2,
        colour: PETROL,
        edge: PETROL_EDGE,
      }),
    );
    crisp.place({ at: [side * 0.25, 0.855, -0.005], turn: [0, 0, side * -14] }, () => {
      block(s, [0, 0, 0], [0.17, 0.12, 0.21], SHELL, [0.68, 0.75], 0.03);
      block(s, [side * 0.012, -0.055, 0], [0.175, 0.03, 0.19], BRASS, [1, 1], 0.01);
    });
  }
  plate(glow, {
    at: [0, 0.7, 0.118],
    outline: [
      [-0.03, 0],
      [0, -0.055],
      [0.03, 0],
      [0, 0.055],
    ],
    depth: 0.018,
    bevel: 0.5,
    colour: LIGHT_CORE,
    edge: LIGHT,
  });
  crisp.place({ at: [0, 0.86, 0.015] }, () => block(s, [0, 0, 0], [0.17, 0.05, 0.17], BRASS, [0.8, 0.8]));
  block(s, [0, 0.76, -0.14], [0.24, 0.2, 0.1], PETROL, [1.1, 0.8], 0.026);
  for (const side of [-1, 1]) {
    crisp.place({ at: [side * 0.07, 0.66, -0.155], turn: [14, 0, 0] }, () => addNozzle(s));
  }
}

/** The arm with its fist on the hip. */
function addRestingArm(s: Giant): void {
  const { crisp } = s;
  between(crisp, [-0.27, 0.8, -0.01], ELBOW, (l) =>
    block(s, [0, l * 0.5, 0], [0.095, l * 0.75, 0.11], PETROL, [0.95, 0.95], 0.018),
  );
  between(crisp, ELBOW, FIST, (l) => {
    block(s, [0, l * 0.45, 0], [0.11, l * 0.9, 0.12], SHELL, [1.15, 1.1], 0.024);
    block(s, [0, l * 0.9, 0], [0.135, 0.03, 0.14], BRASS, [1, 1], 0.01);
    block(s, [0, l + 0.035, 0], [0.085, 0.075, 0.095], PETROL, [0.85, 0.9], 0.02);
    plate(crisp, {
      at: [0, l * 0.35, 0.058],
      outline: [
        [-0.03, -0.06],
        [0.03, -0.06],
        [0.04, 0.05],
        [-0.04, 0.05],
      ],
      depth: 0.022,
      bevel: 0.35,
      colour: PETROL,
      edge: PETROL_EDGE,
    });
  });
}
