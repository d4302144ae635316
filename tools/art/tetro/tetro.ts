import type { Kit } from '../kit/kit';
import { lid } from '../kit/masonry';
import { depot } from './depot';
import { crushedLaser, laser } from './laser';
import { SHAPES } from './shapes';
import { plotWall, postWall, streetWall } from './signs';
import { nicheShade, tile } from './tile';

const GROUND = [lid(0, 2)];
/** The falling city: seven tiles, walls with signs for their boxes, laser guns and fuel depots. */
export const tetro: Kit = {
  name: 'tetro',
  about: 'The falling city: seven tiles of boxes, walls with signs, fuel depot, laser',
  resolution: 1024,
  parts: [
    ...SHAPES.map((shape) => ({ name: `tile.${shape}`, model: tile(shape), triangles: 260 })),
    { name: 'wall.street', model: streetWall, shade: [nicheShade()], triangles: 20 },
    { name: 'wall.plot', model: plotWall, shade: [nicheShade()], triangles: 20 },
    { name: 'wall.post', model: postWall, shade: [nicheShade()], triangles: 20 },
    { name: 'depot', model: depot, shade: GROUND, triangles: 700 },
    { name: 'guard.laser', model: laser, shade: GROUND, triangles: 700 },
    { name: 'guard.laser.crushed', model: crushedLaser, shade: GROUND, triangles: 800 },
  ],
  displays: [
    {
      name: 'tile T',
      pieces: [
        { part: 'tile.T', at: [0, 1, 0] },
        { part: 'wall.plot', at: [0, 1.5, 0] },
        { part: 'wall.plot', at: [-1, 0.5, 0] },
        { part: 'wall.street', at: [0, 0.5, 0] },
        { part: 'wall.post', at: [1, 0.5, 0] },
        { part: 'guard.laser', at: [1, 0.07, 0.42] },
        { part: 'depot', at: [-1, 0.07, 0.42] },
      ],
    },
  ],
};
