import { blocks, type ModelPart, type PlainBlock } from '#stage';
import { spunBy, type TileId, type TileShape } from '#tetzilla/rules';
import { TILE_DEPTH } from '#tetzilla/view';

const BRICKS: Readonly<Record<TileShape, string>> = {
  I: '#3f8f92',
  O: '#c29a34',
  T: '#8058a2',
  S: '#5c9048',
  Z: '#b0453a',
  L: '#c87432',
  J: '#4668ac',
};
const RIM = 0.07;
const BACK = 0.06;

/** The centres of a tile's boxes at spin 0, relative to the centre of its bounding rectangle. */
export function cellsOf(tile: TileId) {
  const { width, height, boxes } = spunBy(tile, 0);
  return boxes.map(({ column, row, sign }) => ({
    x: column + 0.5 - width / 2,
    y: row + 0.5 - height / 2,
    sign,
  }));
}

/** Stand-in for a tile until its model is loaded: a rim around each box. */
export function plainTile(shape: TileShape): readonly ModelPart[] {
  const colour = BRICKS[shape];
  const z = TILE_DEPTH / 2;
  const half = 0.5 - RIM / 2;
  const sides = cellsOf(`${shape}1`).flatMap(({ x, y }): readonly PlainBlock[] => [
    { at: [x, y - half, z], size: [1, RIM, TILE_DEPTH], colour },
    { at: [x, y + half, z], size: [1, RIM, TILE_DEPTH], colour },
    { at: [x - half, y, z], size: [RIM, 1, TILE_DEPTH], colour },
    { at: [x + half, y, z], size: [RIM, 1, TILE_DEPTH], colour },
  ]);
  return [blocks(sides)];
}

const wall = (colour: string, marks: readonly PlainBlock[]): readonly ModelPart[] => [
  blocks([{ at: [0, 0, BACK / 2], size: [0.9, 0.9, BACK], colour }, ...marks]),
];

const CREAM = '#f6efdc';

function mark(x: number, y: number, width: number, height: number, colour = CREAM, roll = 0): PlainBlock {
  return { at: [x, y, BACK], size: [width, height, 0.01], colour, roll };
}

/** Stand-ins for the parts of the kit until they are loaded. */
export const STAND_INS: Readonly<Record<string, () => readonly ModelPart[]>> = {
  'wall.street': () => wall('#44464f', [mark(0, 0, 0.05, 0.8), mark(0, 0, 0.8, 0.05)]),
  'wall.plot': () =>
    wall('#b2a794', [
      mark(0, -0.08, 0.28, 0.2, '#c2452e'),
      mark(0, 0.04, 0.24, 0.24, '#c2452e', Math.PI / 4),
    ]),
  'wall.post': () => wall('#7c8470', [mark(0, 0, 0.5, 0.07), mark(0, 0, 0.07, 0.5)]),
  depot: () => [
    blocks([
      { at: [0, 0.03, 0], size: [0.76, 0.06, 0.56], colour: '#f0b62c' },
      { at: [-0.17, 0.28, -0.05], size: [0.3, 0.44, 0.3], colour: '#eae2ce' },
      { at: [0.19, 0.36, -0.09], size: [0.25, 0.58, 0.25], colour: '#eae2ce' },
      { at: [0, 0.28, -0.05], size: [0.68, 0.1, 0.32], colour: '#e0451f' },
    ]),
  ],
  'guard.laser': () => [
    blocks([
      { at: [0, 0.06, 0], size: [0.5, 0.12, 0.5], colour: '#4c545c' },
      { at: [0, 0.3, 0], size: [0.24, 0.4, 0.24], colour: '#4f9458' },
      { at: [0, 0.42, 0.14], size: [0.36, 0.36, 0.06], colour: '#e4dcc6' },
    ]),
    blocks([{ at: [0, 0.42, 0.2], size: [0.08, 0.08, 0.16], colour: '#5ce6ff' }], { material: 'emissive' }),
  ],
  'guard.laser.crushed': () => [
    blocks([
      { at: [0, 0.04, 0], size: [0.5, 0.08, 0.5], colour: '#3a4048' },
      { at: [0.12, 0.12, 0.1], size: [0.34, 0.1, 0.2], colour: '#3f6a48', roll: 0.4 },
    ]),
  ],
};
