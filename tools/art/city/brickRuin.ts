import type { Point } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { ARCHES, brickScenes, FOOT, SASHES, SHOP_DOOR, SHOP_FOOT, SHOP_WINDOWS } from './brick';
import { BRICK_TORN, brickCoats, brickPaints } from './brickPaints';
import { alike, around, band, pane, relief, WALL, windowPane } from './facade';
import { addRooms } from './interior';
import { rubbleOf } from './rubble';
import { addAwning } from './things';
import { tornPosts, tornWalls } from './torn';

type Glaze = Parameters<typeof tornWalls>[2];

/** The ruin of a storey with the one above torn off. */
function ruin(
  s: Sculpture,
  name: string,
  coat: string,
  openings: readonly (readonly Point[])[],
  glaze: Glaze,
): void {
  tornWalls(s, { family: 'brick', name, coat, half: WALL, z: WALL, openings }, glaze);
  tornPosts(s, 'brick', 'quoin', 0.344, 0.05);
  addRooms(s, 'brick', 0.302);
}

export function brickGroundBroken(s: Sculpture): void {
  brickCoats(s);
  ruin(s, 'ground', 'plinth', [...SHOP_WINDOWS, SHOP_DOOR], (opening, side, number) => {
    if (number === 2) {
      pane(s, 'door', opening, 'brick door');
      return;
    }
    windowPane(s, 'brick', 'shop', opening, 'goods');
    const cloth = side % 2 ? 'green' : 'red';
    s.within([(opening[0]![0] + opening[1]![0]) / 2, 0, 0], [0, 0, 0], () =>
      s.repeat(`brick awning ${cloth}`, () => addAwning(s, cloth, 0.222, 0.232, 0.058, 0.05, WALL)),
    );
  });
  around(s, (side) => {
    if (side < 2)
      s.within([0.02, 0.165, 0], [0, 0, side ? 8 : -10], () =>
        relief(s, side ? 'books' : 'cafe', [0, 0, WALL], [0.26, 0.04, 0.02], ['-z']),
      );
  });
  band(s, 'plinth', SHOP_FOOT, 'brick ground foot');
}

export function brickMiddleBroken(s: Sculpture): void {
  brickCoats(s);
  ruin(s, 'middle', 'brick', SASHES, (opening, side, i) =>
    windowPane(s, 'brick', 'sash', opening, brickScenes[side]![i]!),
  );
  alike(s, 'brick torn sills', () => {
    for (const x of [-0.19, 0, 0.19])
      relief(s, 'stone', [x, 0.061, WALL], [0.13, 0.014, 0.022], ['-z', '-y']);
  });
  band(s, 'plinth', FOOT, 'brick foot');
}

export function brickTopBroken(s: Sculpture): void {
  brickCoats(s);
  ruin(s, 'top', 'brick', ARCHES, (opening, side, i) =>
    windowPane(s, 'brick', 'arch', opening, (side + i) % 2 ? 'dark' : 'lit'),
  );
  band(s, 'plinth', FOOT, 'brick foot');
}

const { brick, stone } = brickPaints();
export const brickRubble = rubbleOf(BRICK_TORN, { brick: brick!, stone: stone! }, 3);
