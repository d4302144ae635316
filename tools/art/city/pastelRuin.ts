import { box, type Point } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { alike, band, pane, put, relief, WALL, windowPane } from './facade';
import { addRooms } from './interior';
import { ARCHES, FRENCH_DOOR, SASH_WINDOWS, SHOP_DOOR, SHOP_WINDOWS } from './pastel';
import { PASTEL_TORN, pastelCoats, pastelPaints } from './pastelPaints';
import { rubbleOf } from './rubble';
import { addAwning } from './things';
import { tornPosts, tornWalls } from './torn';

type Glaze = Parameters<typeof tornWalls>[2];

function ruin(s: Sculpture, name: string, openings: readonly (readonly Point[])[], glaze: Glaze): void {
  pastelCoats(s);
  tornWalls(s, { family: 'pastel', name, coat: 'plaster', half: WALL, z: WALL, openings }, glaze);
  tornPosts(s, 'pastel', 'trim', 0.34, 0.038);
  // Rafters and tiles of the torn eaves.
  s.repeat('pastel torn eaves', () => {
    put(s, 'tiles', box({ at: [0.22, 0.2, 0.35], size: [0.14, 0.012, 0.05], turn: [40, 0, -12] }));
    put(s, 'tiles', box({ at: [-0.35, 0.22, -0.12], size: [0.05, 0.012, 0.16], turn: [0, 0, 34] }));
    put(s, 'wood', box({ at: [0.05, 0.2, -0.1], size: [0.5, 0.02, 0.022], turn: [0, 24, 15] }));
  });
  addRooms(s, 'pastel', 0.302);
}

export function pastelGroundBroken(s: Sculpture): void {
  ruin(s, 'ground', [...SHOP_WINDOWS, SHOP_DOOR], (opening, side, number) => {
    if (number === 2) {
      pane(s, 'door', opening, 'pastel door');
      return;
    }
    windowPane(s, 'pastel', 'shop', opening, side % 2 ? 'goods' : 'bakery');
    const cloth = side % 2 ? 'rose' : 'lemon';
    s.within([(opening[0]![0] + opening[1]![0]) / 2, 0, 0], [0, 0, 0], () =>
      s.repeat(`pastel awning ${cloth}`, () => addAwning(s, cloth, 0.22, 0.225, 0.056, 0.045, WALL)),
    );
  });
  band(
    s,
    'base',
    [
      [WALL + 0.012, 0],
      [WALL + 0.012, 0.02],
      [WALL, 0.028],
    ],
    'pastel foot',
  );
}

export function pastelMiddleBroken(s: Sculpture): void {
  ruin(s, 'middle', [...SASH_WINDOWS, FRENCH_DOOR], (opening, side, number) => {
    const scene = (side + number) % 3 ? 'dark' : 'lit';
    windowPane(s, 'pastel', number === 2 ? 'french' : 'sash', opening, scene);
    if (number === 2) return;
    const x = (opening[0]![0] + opening[1]![0]) / 2;
    s.within([x + 0.073, 0.139, 0], [0, 0, side % 2 ? -11 : 0], () =>
      relief(s, 'shutter', [0, 0, WALL], [0.048, 0.146, 0.012], ['-z', '-y']),
    );
  });
  alike(s, 'pastel torn sills', () => {
    for (const x of [-0.205, 0.205]) relief(s, 'trim', [x, 0.06, WALL], [0.115, 0.012, 0.02], ['-z', '-y']);
  });
}

export function pastelTopBroken(s: Sculpture): void {
  ruin(s, 'top', ARCHES, (opening, side, number) =>
    windowPane(s, 'pastel', 'loggia', opening, (side + number) % 2 ? 'dark' : 'lit'),
  );
  alike(s, 'pastel torn loggia', () => {
    for (const x of [-0.2, 0, 0.2]) relief(s, 'trim', [x, 0.038, WALL], [0.15, 0.022, 0.016], ['-z', '-y']);
  });
}

const { plaster, tiles } = pastelPaints();
export const pastelRubble = rubbleOf(PASTEL_TORN, { plaster: plaster!, tiles: tiles! }, 53);
