import { horn } from '../kit/blades';
import { rgb, shade } from '../kit/colour';
import { box, lathe } from '../kit/solids';
import { addCooler, addStairHead } from './details';
import { addOpenTop } from './ruin';
import { type CoursePoint, ROOF, Storey, type StoreyKind, WALL } from './storey';

const CONCRETE = rgb(0xb3b0aa);
const DARK = rgb(0x3a3c42);
const ORANGE = rgb(0xe8792a);

/** Concrete of the sixties: one deep ribbon of windows to a side, orange blinds, a sign on the roof. */
export function concreteStorey(kind: StoreyKind): Storey {
  const storey = new Storey(kind === 'ground' ? 401 : kind === 'middle' ? 402 : 403);
  const top: readonly CoursePoint[] =
    kind === 'top'
      ? [
          [0.345, 0.215, CONCRETE],
          [0.365, 0.235],
          [0.365, 0.298],
          [0.358, 0.305],
          [0.325, 0.305, shade(CONCRETE, 0.5)],
          [0.32, ROOF],
        ]
      : [
          [0.335, 0.222, CONCRETE],
          [0.352, 0.236],
          [0.352, 0.292],
          [0.345, 0.3],
          [0.33, 0.3],
        ];
  const sill = kind === 'ground' ? 0.03 : 0.072;
  storey.course(
    [
      [0.345, 0, shade(CONCRETE, 0.75)],
      [0.345, sill - 0.006, CONCRETE],
      [0.338, sill, CONCRETE],
      [0.3, sill, DARK],
      [0.3, top[0]![1] - 0.012, shade(CONCRETE, 0.5)],
      ...top,
    ],
    CONCRETE,
  );
  storey.facades((side) => {
    if (kind === 'ground') addArcade(storey, side);
    else addRibbon(storey, sill, top[0]![1] - 0.012);
    for (const x of [-0.22, 0, 0.22])
      storey.panel(
        { x, y: top[0]![1] + 0.026, width: 0.006, height: 0.045 },
        top[1]![0] - WALL + 0.001,
        shade(CONCRETE, 0.6),
      );
  });
  if (kind === 'top') {
    storey.roof(0.321, rgb(0x55555a));
    addBillboard(storey);
    addCooler(storey, -0.19, 0.16, 0.14);
    addStairHead(storey, 0.18, 0.14, CONCRETE);
    addDish(storey);
  } else {
    addOpenTop(storey, rgb(0xb89a7c), rgb(0x9a9690));
  }
  return storey;
}

/** The ribbon lies back from the wall: its panes have a depth of their own. */
const BACK = 0.301 - WALL;

function addRibbon(storey: Storey, low: number, high: number): void {
  const count = 5;
  const width = 0.6 / count;
  for (let i = 0; i < count; i++) {
    const x = -0.3 + width * (i + 0.5);
    const roll = storey.random.unit();
    storey.pane({ x, y: low + 0.008, width: width - 0.014, height: high - low - 0.01 }, BACK, roll < 0.3);
    if (roll > 0.6) {
      const drop = (high - low) * (roll > 0.8 ? 0.6 : 0.35);
      storey.panel(
        { x, y: high - drop, width: width - 0.014, height: drop },
        BACK + 0.001,
        shade(ORANGE, 0.75),
        ORANGE,
      );
    }
  }
  for (const x of [-0.31, -0.105, 0.105, 0.31]) {
    box(storey.painted, {
      at: [x, (low + high) / 2, 0.318],
      size: [0.036, high - low + 0.02, 0.05],
      colour: CONCRETE,
      bevel: 0.006,
      skip: ['-z', '+y', '-y'],
    });
  }
}

function addArcade(storey: Storey, side: number): void {
  for (const x of [-0.31, -0.105, 0.105, 0.31]) {
    box(storey.painted, {
      at: [x, 0.12, 0.32],
      size: [0.06, 0.22, 0.056],
      colour: CONCRETE,
      bevel: 0.009,
      skip: ['-z', '+y', '-y'],
      foot: 0.7,
      taper: [1, 1],
    });
  }
  for (const [i, x] of [-0.207, 0, 0.207].entries()) {
    if (side % 2 === 1 && i === 1) {
      storey.panel({ x, y: 0.03, width: 0.14, height: 0.15 }, BACK + 0.001, rgb(0x777a80), rgb(0xa8abb0));
      for (let line = 1; line < 5; line++)
        storey.panel({ x, y: 0.03 + 0.03 * line, width: 0.14, height: 0.005 }, BACK + 0.002, DARK);
      storey.panel({ x, y: 0.184, width: 0.14, height: 0.02 }, BACK + 0.002, rgb(0xf2c21a));
    } else {
      storey.pane({ x, y: 0.034, width: 0.135, height: 0.15 }, BACK + 0.001, (i + side) % 3 !== 1);
      storey.panel({ x, y: 0.034, width: 0.008, height: 0.15 }, BACK + 0.002, DARK);
    }
  }
  if (side % 2 === 0) {
    storey.panel({ x: 0, y: 0.242, width: 0.3, height: 0.04 }, 0.0285, shade(ORANGE, 0.8), ORANGE);
    for (const [i, x] of [-0.11, -0.06, -0.015, 0.05, 0.1].entries()) {
      storey.panel({ x, y: 0.252, width: 0.024 + 0.012 * (i % 2), height: 0.02 }, 0.0295, rgb(0xfff0d0));
    }
  }
}

function addBillboard(storey: Storey): void {
  const { painted, lit } = storey;
  storey.place({ at: [0, ROOF, -0.2], turn: [0, 0, 0] }, () => {
    for (const x of [-0.2, 0, 0.2])
      box(painted, { at: [x, 0.02, 0], size: [0.016, 0.04, 0.016], colour: DARK, skip: ['-y', '+y'] });
    box(painted, { at: [0, 0.11, 0], size: [0.52, 0.15, 0.024], colour: DARK, bevel: 0.006 });
    for (const turn of [0, 180]) {
      storey.place({ turn: [0, turn, 0] }, () => {
        const z = 0.0126;
        const quad = (
          x0: number,
          x1: number,
          y0: number,
          y1: number,
          out: number,
          low: number,
          high: number,
        ): void =>
          lit.polygon(
            [
              [x0, y0, z + out],
              [x1, y0, z + out],
              [x1, y1, z + out],
              [x0, y1, z + out],
            ],
            [0, 0, 1],
            [rgb(low), rgb(low), rgb(high), rgb(high)],
          );
        quad(-0.248, 0.248, 0.046, 0.174, 0, 0xd8322a, 0xf26a2a);
        // A fizzy drink and a grin.
        quad(-0.2, -0.13, 0.058, 0.15, 0.001, 0xfff0c8, 0xffffff);
        quad(-0.2, -0.13, 0.085, 0.115, 0.002, 0x2a8ad0, 0x2a8ad0);
        quad(-0.17, -0.16, 0.15, 0.168, 0.001, 0xffffff, 0xffffff);
        for (let i = 0; i < 5; i++)
          quad(
            -0.08 + i * 0.06,
            -0.035 + i * 0.06,
            0.09 - 0.012 * (i % 2),
            0.14 - 0.012 * (i % 2),
            0.001,
            0xffe08a,
            0xfffbe0,
          );
      });
    }
  });
}

function addDish(storey: Storey): void {
  const { painted } = storey;
  horn(
    painted,
    [
      [0, ROOF, 0.2, 0.012],
      [0, ROOF + 0.05, 0.2, 0.01],
    ],
    DARK,
    DARK,
    { sides: 5, rings: 1 },
  );
  painted.place({ at: [0, ROOF + 0.06, 0.2], turn: [50, 25, 0] }, () => {
    lathe(painted, {
      sides: 12,
      colour: rgb(0xeceae4),
      profile: [
        [0, -0.02, shade(CONCRETE, 0.8)],
        [0.045, -0.01],
        [0.07, 0.014, rgb(0xf4f2ec)],
        [0.066, 0.016],
        [0.04, -0.006],
        [0, -0.014],
      ],
    });
    horn(
      painted,
      [
        [0, -0.014, 0, 0.005],
        [0, 0.035, 0, 0.004],
      ],
      DARK,
      ORANGE,
      { sides: 4, rings: 1 },
    );
  });
}
