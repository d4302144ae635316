import { horn } from '../kit/blades';
import { mix, type Rgb, rgb, shade, WHITE } from '../kit/colour';
import { ball, box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { ROOF, type Storey, WALL } from './storey';

const METAL = rgb(0xb9c2c8);
const DARK_METAL = rgb(0x4a5058);

/** A striped awning that slopes down and outwards from the wall. @param y its upper edge */
export function addAwning(storey: Storey, x: number, y: number, width: number, colour: Rgb): void {
  const stripes = Math.max(3, Math.round(width / 0.045)) | 1;
  const [z0, z1] = [WALL + 0.004, WALL + 0.06];
  const [low, lip] = [y - 0.042, y - 0.056];
  for (let i = 0; i < stripes; i++) {
    const paint = i % 2 === 0 ? colour : rgb(0xfaf3e4);
    const x0 = x - width / 2 + (width * i) / stripes;
    const x1 = x0 + width / stripes;
    storey.painted.polygon(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, low, z1],
        [x0, low, z1],
      ],
      [0, 1, 1],
      [shade(paint, 0.8), shade(paint, 0.8), paint, paint],
    );
    storey.painted.polygon(
      [
        [x0, low, z1],
        [x1, low, z1],
        [x1 - 0.006, lip, z1],
        [x0 + 0.006, lip, z1],
      ],
      [0, 0, 1],
      shade(paint, 0.85),
    );
  }
  for (const side of [-1, 1]) {
    const end = x + (side * width) / 2;
    storey.painted.polygon(
      [
        [end, y, z0],
        [end, low, z1],
        [end, low, z0],
      ],
      [side, 0, 0],
      shade(colour, 0.6),
    );
  }
  storey.painted.polygon(
    [
      [x - width / 2, low, z0],
      [x + width / 2, low, z0],
      [x + width / 2, low, z1],
      [x - width / 2, low, z1],
    ],
    [0, -1, 0],
    shade(colour, 0.25),
  );
}

/** A door with a lit fanlight and a step. */
export function addDoor(storey: Storey, x: number, frame: Rgb, leaf: Rgb): void {
  storey.relief({ x, y: 0.012, width: 0.11, height: 0.2 }, 0.012, frame);
  storey.panel({ x, y: 0.016, width: 0.082, height: 0.135 }, 0.0128, shade(leaf, 0.7), leaf);
  storey.panel({ x, y: 0.085, width: 0.05, height: 0.05 }, 0.0136, rgb(0x1d3d52), rgb(0x7fb6cc));
  storey.panel({ x, y: 0.16, width: 0.082, height: 0.04 }, 0.0128, rgb(0xd9701a), rgb(0xf0a83c), storey.lit);
  storey.panel({ x: x + 0.03, y: 0.07, width: 0.009, height: 0.012 }, 0.0144, rgb(0xf2cc50));
  storey.relief({ x, y: 0, width: 0.13, height: 0.014 }, 0.04, rgb(0x9b968e));
}

/** The barrel on legs that every old roof has. */
export function addWaterTank(storey: Storey, x: number, z: number): void {
  const wood = rgb(0xa0602c);
  const { painted } = storey;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      box(painted, {
        at: [x + sx * 0.045, ROOF + 0.022, z + sz * 0.045],
        size: [0.014, 0.044, 0.014],
        colour: DARK_METAL,
        skip: ['-y', '+y'],
      });
    }
  }
  lathe(painted, {
    at: [x, ROOF + 0.042, z],
    sides: 12,
    colour: wood,
    profile: [
      [0, 0, rgb(0x3c2412)],
      [0.07, 0, shade(wood, 0.7)],
      [0.075, 0.03, DARK_METAL],
      [0.077, 0.036, DARK_METAL],
      [0.077, 0.042, wood],
      [0.075, 0.046, wood],
      [0.074, 0.1, rgb(0x8a949c)],
      [0.088, 0.098, METAL],
      [0, 0.152],
    ],
  });
}

/** A cooling unit with a fan. */
export function addCooler(storey: Storey, x: number, z: number, size = 0.12): void {
  const { painted } = storey;
  const height = size * 0.5;
  box(painted, {
    at: [x, ROOF + height / 2, z],
    size: [size, height, size],
    colour: METAL,
    bevel: 0.008,
    skip: ['-y'],
    foot: 0.6,
  });
  lathe(painted, {
    at: [x, ROOF + height, z],
    sides: 10,
    colour: DARK_METAL,
    profile: [
      [size * 0.36, 0],
      [size * 0.36, 0.012, shade(METAL, 1.2)],
      [size * 0.3, 0.012, rgb(0x23282e)],
      [size * 0.28, 0.004],
      [0, 0.004],
    ],
  });
  for (const turn of [45, 135]) {
    painted.place({ at: [x, ROOF + height + 0.006, z], turn: [0, turn, 0] }, () => {
      painted.polygon(
        [
          [-size * 0.27, 0, -0.009],
          [size * 0.27, 0, -0.009],
          [size * 0.27, 0, 0.009],
          [-size * 0.27, 0, 0.009],
        ],
        [0, 1, 0],
        METAL,
      );
    });
  }
}

/** A mast with a warning lamp. @param top its height over the storey's own floor, at most 0.47 */
export function addMast(storey: Storey, x: number, z: number, top: number): void {
  horn(
    storey.painted,
    [
      [x, ROOF, z, 0.008],
      [x, (ROOF + top) / 2, z, 0.005],
      [x, top - 0.01, z, 0.004],
    ],
    DARK_METAL,
    METAL,
    { sides: 4, rings: 1 },
  );
  ball(storey.lit, [x, top - 0.011, z], [0.011, 0.011, 0.011], rgb(0xff3a1c), 6, 4);
}

/** A little hut with a door: the way out onto the roof. */
export function addStairHead(storey: Storey, x: number, z: number, colour: Rgb): void {
  box(storey.painted, {
    at: [x, ROOF + 0.045, z],
    size: [0.13, 0.09, 0.11],
    colour,
    bevel: 0.008,
    skip: ['-y'],
    foot: 0.65,
  });
  storey.painted.polygon(
    [
      [x - 0.03, ROOF, z + 0.0565],
      [x + 0.025, ROOF, z + 0.0565],
      [x + 0.025, ROOF + 0.065, z + 0.0565],
      [x - 0.03, ROOF + 0.065, z + 0.0565],
    ],
    [0, 0, 1],
    rgb(0x5a3a22),
  );
}

/** A round bush or tree crown on a stem. */
export function addTree(storey: Storey, at: Vec3, radius: number, leaf: Rgb): void {
  const { painted } = storey;
  const first = painted.vertices;
  horn(
    painted,
    [
      [at[0], at[1], at[2], 0.012],
      [at[0], at[1] + radius, at[2], 0.01],
    ],
    rgb(0x5a3a20),
    rgb(0x5a3a20),
    { sides: 4, rings: 1 },
  );
  const crown = painted.vertices;
  ball(painted, [at[0], at[1] + radius * 1.25, at[2]], [radius, radius * 0.95, radius], leaf, 8, 5);
  painted.repaint(
    (colour, _p, n) => mix(shade(colour, 0.4), mix(colour, WHITE, 0.12), 0.5 + 0.5 * n[1]),
    crown,
  );
  painted.repaint((colour) => colour, first);
}
