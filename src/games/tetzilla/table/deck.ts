import type { ModelPart } from '#stage';
import { type Block, blocks } from './blocks';

/** How thick a face-down tile is in the stack, and its breadth; table units. */
const [THICK, BROAD] = [0.045, 1.7];
const SEAM = 0.012;

/** One tile of the face-down stack, as square as if it were any: the stack is this as high as it has tiles. */
export function deckTile(): readonly ModelPart[] {
  const layer = (low: number, high: number, breadth: number, colour: string): Block => ({
    at: [0, (low + high) / 2, 0],
    size: [breadth, high - low, breadth],
    colour,
  });
  return [
    blocks([
      layer(0, SEAM, BROAD - 0.06, '#15110e'),
      layer(SEAM, THICK, BROAD, '#8a7a66'),
      layer(THICK, THICK + 0.001, BROAD - 0.3, '#3a6f72'),
    ]),
  ];
}
