import { mix, type Rgb, rgb, shade } from '../kit/colour';
import { box } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { SLAB, STOREY_HEIGHT, type Storey } from './storey';

/** The inside of the walls, and the height at which they are broken off behind the outer edge. */
const INNER = 0.276;
const BREAK = 0.27;
const DUST = rgb(0x47424a);

/**
 * Shows a storey torn open: papered walls, a littered floor, the rest of a partition and of somebody's
 * furniture. Nothing rises above the storey's upper edge, so that another storey fits on it.
 * @param broken what the walls are made of
 */
export function addOpenTop(storey: Storey, wallpaper: Rgb, broken: Rgb): void {
  storey.course(
    [
      [0.33, STOREY_HEIGHT, shade(broken, 0.8)],
      [0.322, BREAK, broken],
      [INNER, BREAK, wallpaper],
      [INNER, SLAB],
    ],
    wallpaper,
  );
  addFloor(storey, wallpaper);
  addFurniture(storey, wallpaper, broken);
  for (let i = 0; i < 10; i++) addBrick(storey, i, broken);
  for (let i = 0; i < 9; i++) addRubble(storey, i, broken);
}

function addFloor(storey: Storey, wallpaper: Rgb): void {
  const tiles = 4;
  const size = (2 * INNER) / tiles;
  const tint = mix(DUST, wallpaper, 0.22);
  for (let i = 0; i < tiles; i++) {
    for (let j = 0; j < tiles; j++) {
      const [x, z] = [-INNER + i * size, -INNER + j * size];
      const colour = shade(tint, ((i + j) % 2 === 0 ? 0.7 : 1) * (0.85 + 0.3 * storey.random.unit()));
      storey.painted.polygon(
        [
          [x, SLAB, z],
          [x + size, SLAB, z],
          [x + size, SLAB, z + size],
          [x, SLAB, z + size],
        ],
        [0, 1, 0],
        colour,
      );
    }
  }
}

function addFurniture(storey: Storey, wallpaper: Rgb, broken: Rgb): void {
  const { painted } = storey;
  const put = (at: Vec3, size: Vec3, colour: Rgb): void =>
    box(painted, { at: [at[0], SLAB + at[1] + size[1] / 2, at[2]], size, colour, skip: ['-y'], foot: 0.6 });
  put([-0.02, 0, -0.16], [0.018, 0.066, 0.23], wallpaper);
  put([-0.02, 0, -0.022], [0.018, 0.034, 0.05], broken);
  put([-0.18, 0, -0.235], [0.15, 0.028, 0.07], rgb(0xe07a2c));
  put([-0.18, 0.028, -0.258], [0.15, 0.026, 0.024], rgb(0xc8622a));
  put([0.18, 0, -0.2], [0.09, 0.03, 0.12], rgb(0x8a5a34));
}

/** A course of bricks that stayed on the wall. */
function addBrick(storey: Storey, i: number, broken: Rgb): void {
  const { random, painted } = storey;
  const along = -0.27 + 0.54 * random.unit();
  const height = 0.012 + 0.017 * random.unit();
  const colour = shade(broken, 0.7 + 0.5 * random.unit());
  painted.place({ turn: [0, 90 * (i % 4), 0] }, () => {
    box(painted, {
      at: [along, BREAK + height / 2, 0.3],
      size: [0.04 + 0.07 * random.unit(), height, 0.04],
      colour,
      skip: ['-y'],
    });
  });
}

/** A chunk on the floor, the more the nearer to the walls. */
function addRubble(storey: Storey, i: number, broken: Rgb): void {
  const { random, painted } = storey;
  const across = 0.14 + 0.09 * random.unit();
  const along = -0.22 + 0.44 * random.unit();
  const size = 0.026 + 0.03 * random.unit();
  const colour = random.unit() < 0.6 ? shade(broken, 1.1) : rgb(0x8f8a88);
  painted.place({ turn: [0, 90 * ((i * 3) % 4), 0] }, () => {
    painted.place({ at: [along, SLAB + size * 0.2, across], turn: [15, 360 * random.unit(), 18] }, () => {
      box(painted, { at: [0, 0, 0], size: [size * 1.5, size * 0.8, size], colour, skip: ['-y'] });
    });
  });
}
