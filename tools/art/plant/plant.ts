import type { Kit, KitPart } from '../kit/kit';
import type { Sculpture } from '../kit/sculpture';
import { plantCoats, ringCoats } from './coats';
import { riser, signs } from './fittings';
import { LAWN, LINTEL, plot } from './plot';
import { core, ladder, shell, trim } from './ring';
import { RING_HEIGHT, RINGS } from './tower';

/** The ring with the signs. */
const SIGNED = 4;

function ring(number: number): KitPart {
  return {
    name: `plant.${number}`,
    triangles: 1200,
    model: (s: Sculpture) => {
      ringCoats(s, number);
      plantCoats(s);
      const foot = number === 1 ? LINTEL : 0;
      shell(s, number, foot);
      core(s, number);
      ladder(s, number, number === 1 ? LAWN : 0);
      riser(s, number, number === 1 ? LAWN : 0);
      if (number === 1) plot(s);
      if (number === SIGNED) signs(s, number);
      trim(s);
    },
  };
}

/** The nuclear plant: stackable rings that form a cooling tower, the lowest one with its surroundings. */
export const plant: Kit = {
  name: 'plant',
  about: 'The nuclear plant in eight rings',
  parts: Array.from({ length: RINGS }, (_, i) => ring(i + 1)),
  resolution: 1072,
  displays: [RINGS, 5, 2, 1].map((height) => ({
    name: `${height}`,
    pieces: Array.from({ length: height }, (_, i) => ({
      part: `plant.${i + 1}`,
      at: [0, i * RING_HEIGHT, 0] as const,
    })),
  })),
};
