import type { ModelPart } from '#stage';
import { type Block, blocks } from './blocks';

/** How thick a face-down tile is in the stack, and its breadth; table units. */
const [THICK, BROAD] = [0.045, 1.7];
/** The stack shows so many layers, however high it is. */
const LAYERS = 9;
const SEAM = 0.22;

/** One tile of the face-down stack, as square as if it were any: the stack is this as high as it has tiles. */
export function deckTile(): readonly ModelPart[] {
  const step = THICK / LAYERS;
  const layers = Array.from({ length: LAYERS }, (_, layer): readonly Block[] => {
    const [low, aside] = [layer * step, 0.03 * Math.sin(layer * 2.3)];
    return [
      {
        at: [aside, low + (step * SEAM) / 2, 0],
        size: [BROAD - 0.08, step * SEAM, BROAD - 0.08],
        colour: '#15110e',
      },
      {
        at: [aside, low + (step * (1 + SEAM)) / 2, -aside],
        size: [BROAD, step * (1 - SEAM), BROAD],
        colour: layer % 2 === 0 ? '#8a7a66' : '#9a8a74',
      },
    ];
  });
  const back: Block = {
    at: [0, THICK + 0.0005, 0],
    size: [BROAD - 0.3, 0.001, BROAD - 0.3],
    colour: '#3a6f72',
  };
  return [blocks([...layers.flat(), back])];
}
