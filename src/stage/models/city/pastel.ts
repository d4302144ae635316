import { type Rgb, rgb, shade } from '../kit/colour';
import { ball, box, lathe } from '../kit/solids';
import { addAwning, addDoor, addTree } from './details';
import { addOpenTop } from './ruin';
import { type CoursePoint, LAMP_TOP, type Opening, ROOF, Storey, type StoreyKind, WALL } from './storey';

const STUCCO = rgb(0xf2b6b0);
const TRIM = rgb(0xfff4e6);
const SHUTTER = rgb(0x3f9c8c);
const TILE = rgb(0xd8663a);
const LEAF = rgb(0x4fae4a);
const FLOWERS = [rgb(0xf2416a), rgb(0xffd23a), rgb(0xf2f2ff)];

/** A holiday town: pink stucco, arched windows with shutters, balconies full of flowers, a garden on the roof. */
export function pastelStorey(kind: StoreyKind): Storey {
  const storey = new Storey(kind === 'ground' ? 501 : kind === 'middle' ? 502 : 503);
  const top: readonly CoursePoint[] =
    kind === 'top'
      ? [
          [WALL, 0.245, TRIM],
          [0.343, 0.252, TRIM],
          [0.343, 0.262, TILE],
          [0.37, 0.268, TILE],
          [0.34, 0.31, TRIM],
          [0.312, 0.31, shade(TRIM, 0.6)],
          [0.308, ROOF],
        ]
      : [
          [WALL, 0.27, TRIM],
          [0.342, 0.278],
          [0.342, 0.293],
          [0.336, 0.3],
          [0.33, 0.3],
        ];
  storey.course([[0.336, 0, shade(TRIM, 0.6)], [0.336, 0.024, TRIM], [WALL, 0.03, STUCCO], ...top], TRIM);
  storey.facades((side) => {
    if (kind === 'ground') addCafe(storey, side);
    else {
      for (const x of [-0.17, 0.17]) addShutteredWindow(storey, { x, y: 0.075, width: 0.105, height: 0.12 });
      if (kind === 'middle' && side % 2 === 0) addBalcony(storey);
    }
    if (kind === 'top') addTiles(storey);
  });
  if (kind === 'top') addGarden(storey);
  else addOpenTop(storey, rgb(0x9fd0c4), rgb(0xe0a898));
  return storey;
}

/** A round head over an opening, as a fan of slices. */
function addArch(
  storey: Storey,
  { x, y, width }: Opening,
  out: number,
  colour: Rgb,
  mesh = storey.painted,
): void {
  const slices = 5;
  const z = WALL + out;
  const rim = Array.from({ length: slices + 1 }, (_, i) => {
    const around = (i / slices) * Math.PI;
    return [x + (width / 2) * Math.cos(around), y + (width / 2) * 0.6 * Math.sin(around), z] as const;
  });
  for (let i = 0; i < slices; i++) mesh.polygon([[x, y, z], rim[i]!, rim[i + 1]!], [0, 0, 1], colour);
}

function addShutteredWindow(storey: Storey, opening: Opening): void {
  const { x, y, width, height } = opening;
  const head = y + height;
  addArch(storey, { x, y: head, width: width + 0.03, height: 0 }, 0.002, TRIM);
  storey.panel({ x, y, width: width + 0.03, height }, 0.002, TRIM);
  const lamp = storey.random.unit() < 0.35;
  storey.pane({ x, y: y + 0.006, width, height: height - 0.006 }, 0.0035, lamp);
  addArch(
    storey,
    { x, y: head, width, height: 0 },
    0.0035,
    lamp ? LAMP_TOP : rgb(0x8fc3d8),
    lamp ? storey.lit : storey.painted,
  );
  storey.panel({ x, y, width: 0.009, height: height + 0.02 }, 0.0045, TRIM);
  storey.panel({ x, y: y + height * 0.55, width, height: 0.008 }, 0.0045, TRIM);
  for (const side of [-1, 1]) {
    storey.relief(
      { x: x + side * (width / 2 + 0.034), y, width: 0.042, height: height + 0.015 },
      0.012,
      SHUTTER,
    );
  }
  storey.relief({ x, y: y - 0.03, width: width + 0.05, height: 0.03 }, 0.03, rgb(0x9a5a34));
  for (let i = 0; i < 4; i++) {
    const px = x - 0.05 + i * 0.034;
    const colour = storey.random.unit() < 0.6 ? storey.random.pick(FLOWERS) : LEAF;
    box(storey.painted, {
      at: [px, y + 0.007, WALL + 0.017],
      size: [0.026, 0.022, 0.024],
      colour,
      skip: ['-y', '-z'],
    });
  }
}

function addBalcony(storey: Storey): void {
  storey.panel({ x: 0, y: 0.045, width: 0.09, height: 0.15 }, 0.003, TRIM);
  storey.pane({ x: 0, y: 0.05, width: 0.07, height: 0.135 }, 0.004, true);
  storey.relief({ x: 0, y: 0.03, width: 0.15, height: 0.016 }, 0.058, TRIM);
  const z = WALL + 0.054;
  box(storey.painted, { at: [0, 0.098, z], size: [0.15, 0.01, 0.008], colour: SHUTTER });
  for (let i = 0; i < 7; i++) {
    const x = -0.069 + i * 0.023;
    storey.painted.polygon(
      [
        [x - 0.004, 0.046, z],
        [x + 0.004, 0.046, z],
        [x + 0.004, 0.094, z],
        [x - 0.004, 0.094, z],
      ],
      [0, 0, 1],
      SHUTTER,
    );
  }
}

function addCafe(storey: Storey, side: number): void {
  const awning = [rgb(0x3aa596), rgb(0xf0a03a), rgb(0x3aa596), rgb(0xe0607c)][side]!;
  addDoor(storey, 0.19, TRIM, SHUTTER);
  storey.relief({ x: -0.09, y: 0.035, width: 0.36, height: 0.16 }, 0.01, TRIM);
  for (let i = 0; i < 3; i++) {
    storey.pane({ x: -0.205 + i * 0.115, y: 0.05, width: 0.103, height: 0.135 }, 0.0108, i === side % 3);
  }
  addAwning(storey, -0.09, 0.225, 0.4, awning);
  storey.relief({ x: -0.09, y: 0.228, width: 0.4, height: 0.036 }, 0.01, awning);
  for (const [i, x] of [-0.22, -0.16, -0.11, -0.03, 0.03].entries()) {
    storey.panel({ x, y: 0.237, width: 0.03 + 0.012 * (i % 2), height: 0.018 }, 0.0108, TRIM);
  }
  for (const x of [0.1, 0.28]) {
    box(storey.painted, {
      at: [x, 0.018, WALL + 0.03],
      size: [0.034, 0.036, 0.034],
      colour: TILE,
      skip: ['-y'],
      taper: [1.25, 1.25],
    });
    ball(storey.painted, [x, 0.058, WALL + 0.03], [0.027, 0.03, 0.027], LEAF, 6, 4);
  }
}

function addTiles(storey: Storey): void {
  for (let i = 0; i < 9; i++) {
    const x = -0.304 + i * 0.076;
    const colour = i % 2 === 0 ? shade(TILE, 1.18) : shade(TILE, 0.82);
    storey.painted.polygon(
      [
        [x - 0.032, 0.2695, 0.3705],
        [x + 0.032, 0.2695, 0.3705],
        [x + 0.03, 0.308, 0.343],
        [x - 0.03, 0.308, 0.343],
      ],
      [0, 1, 1],
      colour,
    );
  }
}

function addGarden(storey: Storey): void {
  const { painted } = storey;
  storey.roof(0.309, rgb(0xc9a68c));
  const grass = rgb(0x6cbc4e);
  box(painted, {
    at: [-0.13, ROOF + 0.01, -0.1],
    size: [0.3, 0.02, 0.36],
    colour: grass,
    bevel: 0.006,
    edge: TRIM,
    skip: ['-y'],
  });
  addTree(storey, [-0.2, ROOF + 0.018, -0.2], 0.06, LEAF);
  addTree(storey, [-0.07, ROOF + 0.018, -0.14], 0.048, rgb(0x7cc050));
  addTree(storey, [-0.2, ROOF + 0.018, 0.0], 0.042, rgb(0x3d9448));
  for (const [i, z] of [-0.22, -0.12, -0.02].entries()) {
    box(painted, {
      at: [0.0, ROOF + 0.03, z + 0.02],
      size: [0.03, 0.022, 0.03],
      colour: FLOWERS[i]!,
      bevel: 0.008,
      skip: ['-y'],
    });
  }
  // A parasol and two deck chairs.
  const stripes = [rgb(0xf2f2ee), rgb(0xe0455a)];
  painted.place({ at: [0.17, ROOF, 0.12], turn: [8, 0, -6] }, () => {
    box(painted, { at: [0, 0.06, 0], size: [0.01, 0.12, 0.01], colour: TRIM, skip: ['-y', '+y'] });
    for (let i = 0; i < 8; i++) {
      const [a, b] = [(i / 8) * 2 * Math.PI, ((i + 1) / 8) * 2 * Math.PI];
      painted.polygon(
        [
          [0, 0.155, 0],
          [0.1 * Math.sin(a), 0.118, 0.1 * Math.cos(a)],
          [0.1 * Math.sin(b), 0.118, 0.1 * Math.cos(b)],
        ],
        [0, 1, 0],
        stripes[i % 2]!,
      );
      painted.polygon(
        [
          [0, 0.15, 0],
          [0.1 * Math.sin(a), 0.117, 0.1 * Math.cos(a)],
          [0.1 * Math.sin(b), 0.117, 0.1 * Math.cos(b)],
        ],
        [0, -1, 0],
        shade(stripes[i % 2]!, 0.4),
      );
    }
  });
  for (const [x, z] of [
    [0.1, 0.2],
    [0.24, 0.2],
  ] as const) {
    box(painted, { at: [x, ROOF + 0.02, z], size: [0.05, 0.012, 0.1], colour: rgb(0x3aa5c8), bevel: 0.004 });
    painted.place({ at: [x, ROOF + 0.038, z - 0.058], turn: [-35, 0, 0] }, () =>
      box(painted, { at: [0, 0, 0], size: [0.05, 0.05, 0.01], colour: rgb(0x3aa5c8), bevel: 0.003 }),
    );
  }
  lathe(painted, {
    at: [0.2, ROOF, -0.18],
    sides: 12,
    colour: TRIM,
    profile: [
      [0.1, 0],
      [0.1, 0.026],
      [0.086, 0.026, rgb(0x4fc0e8)],
      [0.084, 0.018],
      [0, 0.018],
    ],
  });
}
