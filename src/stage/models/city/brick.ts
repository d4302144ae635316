import { type Rgb, rgb, shade } from '../kit/colour';
import { box } from '../kit/solids';
import { addAwning, addCooler, addDoor, addMast, addWaterTank } from './details';
import { addOpenTop } from './ruin';
import { Storey, type StoreyKind, WALL } from './storey';

const BRICK = rgb(0xb4513a);
const BRICK_TONES = [rgb(0xcf6e4e), rgb(0x8c3a2a), rgb(0xc05f44), rgb(0xd88a63)];
const STONE = rgb(0xe8dcc0);
const FRAME = rgb(0x1f5a52);

/** Old red brick: cream stone bands and quoins, three sash windows to a side. */
export function brickStorey(kind: StoreyKind): Storey {
  const storey = new Storey(kind === 'ground' ? 101 : kind === 'middle' ? 102 : 103);
  const top: readonly (readonly [number, number, Rgb?])[] =
    kind === 'top'
      ? [
          [0.34, 0.232, STONE],
          [0.358, 0.25],
          [0.358, 0.268],
          [0.37, 0.28],
          [0.37, 0.318],
          [0.364, 0.326],
          [0.322, 0.326, shade(STONE, 0.6)],
          [0.316, 0.272],
        ]
      : [
          [0.341, 0.262, STONE],
          [0.35, 0.27],
          [0.35, 0.292],
          [0.343, 0.3],
          [0.33, 0.3],
        ];
  storey.course(
    [
      [0.338, 0, rgb(0x7d7670)],
      [0.338, 0.022, rgb(0x9a928a)],
      [WALL, 0.028, BRICK],
      [WALL, top[0]![1], STONE],
      ...top,
    ],
    STONE,
  );
  storey.facades((side) => {
    addQuoins(storey, top[0]![1]);
    if (kind === 'ground') addShops(storey, side);
    else addWindows(storey, kind === 'top' ? 0.062 : 0.075);
  });
  if (kind === 'top') {
    storey.roof(0.317, rgb(0x4a4650));
    addWaterTank(storey, -0.13, -0.12);
    addCooler(storey, 0.14, 0.1);
    addMast(storey, 0.2, -0.2, 0.46);
    box(storey.painted, {
      at: [-0.12, 0.29, 0.16],
      size: [0.16, 0.036, 0.1],
      colour: rgb(0x9b8f80),
      bevel: 0.006,
      skip: ['-y'],
    });
  } else {
    addOpenTop(storey, rgb(0xd8b878), rgb(0xb86a4c));
  }
  return storey;
}

function addQuoins(storey: Storey, height: number): void {
  for (let i = 0; i < 4; i++) {
    const y = 0.03 + ((height - 0.03) / 4) * i;
    const width = i % 2 === 0 ? 0.075 : 0.055;
    for (const side of [-1, 1]) {
      const x = side * (WALL + 0.008 - width / 2);
      storey.panel({ x, y, width, height: (height - 0.03) / 4 - 0.007 }, 0.008, shade(STONE, 0.82), STONE);
    }
  }
}

function addWindows(storey: Storey, y: number): void {
  const { random } = storey;
  for (const x of [-0.18, 0, 0.18]) {
    storey.window({ x, y, width: 0.105, height: 0.14 }, FRAME, STONE, 0.34);
    storey.relief({ x, y: y + 0.142, width: 0.13, height: 0.022 }, 0.014, STONE);
  }
  for (let i = 0; i < 9; i++) {
    const x = [-0.09, 0.09, -0.09, 0.09, 0.02][random.below(5)]! + 0.03 * (random.unit() - 0.5);
    storey.panel(
      { x, y: 0.035 + 0.2 * random.unit(), width: 0.03, height: 0.011 },
      0.0015,
      random.pick(BRICK_TONES),
    );
  }
}

function addShops(storey: Storey, side: number): void {
  const awning = [rgb(0xd83a2c), rgb(0x2f7d4f), rgb(0xd83a2c), rgb(0x2c5fa8)][side]!;
  const sign = rgb(0x233f7a);
  storey.relief({ x: 0, y: 0.213, width: 0.52, height: 0.045 }, 0.014, sign);
  for (let i = 0; i < 7; i++) {
    const width = 0.022 + 0.014 * ((i * 5 + side) % 3);
    if (i !== 3) storey.panel({ x: -0.2 + i * 0.066, y: 0.224, width, height: 0.022 }, 0.0148, rgb(0xffd65a));
  }
  addDoor(storey, 0, rgb(0x5a3a22), rgb(0xa8692c));
  for (const x of [-0.175, 0.175]) {
    storey.relief({ x, y: 0.03, width: 0.185, height: 0.165 }, 0.01, FRAME);
    storey.pane(
      { x: x - 0.042, y: 0.055, width: 0.078, height: 0.125 },
      0.0108,
      (side + (x > 0 ? 1 : 0)) % 2 === 0,
    );
    storey.pane({ x: x + 0.042, y: 0.055, width: 0.078, height: 0.125 }, 0.0108, side === 2);
    addAwning(storey, x, 0.21, 0.2, awning);
  }
}
