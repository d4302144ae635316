import { rgb, shade } from '../kit/colour';
import { box, lathe } from '../kit/solids';
import { addCooler, addMast } from './details';
import { addOpenTop } from './ruin';
import { type CoursePoint, ROOF, Storey, type StoreyKind, WALL } from './storey';

const CREAM = rgb(0xecdcae);
const TEAL = rgb(0x2b7f86);
const GOLD = rgb(0xe0a52e);
const DARK = rgb(0x2c2620);

/** Art deco: cream ribs that run up the façade, teal panels between them, gold at every edge. */
export function decoStorey(kind: StoreyKind): Storey {
  const storey = new Storey(kind === 'ground' ? 201 : kind === 'middle' ? 202 : 203);
  const top: readonly CoursePoint[] =
    kind === 'top'
      ? [
          [WALL, 0.235, CREAM],
          [0.345, 0.24],
          [0.345, 0.262, GOLD],
          [0.345, 0.272, CREAM],
          [0.355, 0.276],
          [0.355, 0.305, GOLD],
          [0.34, 0.318, CREAM],
          [0.315, 0.318, shade(CREAM, 0.6)],
          [0.31, ROOF],
        ]
      : [
          [WALL, 0.268, CREAM],
          [0.342, 0.274, GOLD],
          [0.342, 0.286, CREAM],
          [0.342, 0.3],
          [0.33, 0.3],
        ];
  const wall = kind === 'ground' ? DARK : TEAL;
  storey.course(
    [[0.345, 0, rgb(0x3a332c)], [0.345, 0.03, GOLD], [0.335, 0.036, GOLD], [WALL, 0.036, wall], ...top],
    CREAM,
  );
  storey.facades((side) => {
    const high = top[0]![1];
    for (let i = 0; i < 5; i++) {
      const x = -0.295 + 0.1475 * i;
      const end = i === 0 || i === 4;
      storey.relief(
        { x, y: 0.03, width: end ? 0.085 : 0.045, height: high - 0.03 },
        end ? 0.02 : 0.026,
        CREAM,
        0.007,
      );
    }
    if (kind === 'ground') addLobby(storey, side);
    else addBays(storey, high);
  });
  if (kind === 'top') addCrown(storey);
  else addOpenTop(storey, rgb(0x8fb8a8), rgb(0xcbb890));
  return storey;
}

function addBays(storey: Storey, high: number): void {
  for (let i = 0; i < 4; i++) {
    const x = -0.221 + 0.1475 * i;
    const lamp = storey.random.unit() < 0.35;
    storey.pane({ x, y: 0.075, width: 0.082, height: high - 0.1 }, 0.003, lamp);
    storey.panel({ x, y: 0.075 + (high - 0.1) * 0.6, width: 0.082, height: 0.01 }, 0.0045, DARK);
    storey.panel({ x, y: 0.075, width: 0.009, height: high - 0.1 }, 0.0045, DARK);
    storey.panel({ x, y: 0.042, width: 0.05, height: 0.02 }, 0.003, GOLD);
  }
}

function addLobby(storey: Storey, side: number): void {
  for (const [i, x] of [-0.221, -0.074, 0.074, 0.221].entries()) {
    const entrance = i === 1 || i === 2;
    if (entrance && side % 2 === 0) {
      storey.panel({ x, y: 0.03, width: 0.095, height: 0.15 }, 0.003, rgb(0x6a4418), rgb(0xb8862c));
      storey.pane({ x, y: 0.06, width: 0.05, height: 0.1 }, 0.004, true);
    } else {
      storey.pane({ x, y: 0.05, width: 0.09, height: 0.135 }, 0.003, storey.random.unit() < 0.5);
      storey.panel({ x, y: 0.05, width: 0.008, height: 0.135 }, 0.004, GOLD);
    }
    storey.panel({ x, y: 0.19, width: 0.098, height: 0.066 }, 0.003, shade(TEAL, 0.6), TEAL);
    for (const lean of [-0.028, 0, 0.028]) {
      const z = WALL + 0.0045;
      storey.painted.polygon(
        [
          [x - 0.004, 0.194, z],
          [x + 0.004, 0.194, z],
          [x + lean + 0.006, 0.25, z],
          [x + lean - 0.006, 0.25, z],
        ],
        [0, 0, 1],
        GOLD,
      );
    }
  }
  if (side % 2 === 0) {
    storey.relief({ x: 0, y: 0.183, width: 0.3, height: 0.022 }, 0.06, GOLD, 0.006);
    storey.panel(
      { x: 0, y: 0.187, width: 0.28, height: 0.013 },
      0.061,
      rgb(0xe0851e),
      rgb(0xf4bc58),
      storey.lit,
    );
  }
}

function addCrown(storey: Storey): void {
  const { painted } = storey;
  storey.roof(0.311, rgb(0x5d5148));
  box(painted, {
    at: [0, ROOF + 0.03, 0],
    size: [0.36, 0.06, 0.36],
    colour: CREAM,
    bevel: 0.012,
    edge: GOLD,
    skip: ['-y'],
    foot: 0.65,
  });
  box(painted, {
    at: [0, ROOF + 0.085, 0],
    size: [0.24, 0.06, 0.24],
    colour: CREAM,
    bevel: 0.012,
    edge: GOLD,
    skip: ['-y'],
    foot: 0.65,
  });
  storey.facades(() => {
    for (const x of [-0.07, 0, 0.07]) {
      const [x0, x1, z] = [x - 0.018, x + 0.018, 0.1212];
      storey.lit.polygon(
        [
          [x0, ROOF + 0.064, z],
          [x1, ROOF + 0.064, z],
          [x1, ROOF + 0.1, z],
          [x0, ROOF + 0.1, z],
        ],
        [0, 0, 1],
        rgb(0xe89a34),
      );
    }
  });
  lathe(painted, {
    at: [0, ROOF + 0.115, 0],
    sides: 8,
    colour: TEAL,
    profile: [
      [0.085, 0],
      [0.07, 0.022, GOLD],
      [0.072, 0.03, TEAL],
      [0.03, 0.056, GOLD],
      [0, 0.07],
    ],
  });
  addMast(storey, 0, 0, 0.476);
  addCooler(storey, 0.245, 0.245, 0.09);
  addCooler(storey, -0.245, -0.245, 0.09);
}
