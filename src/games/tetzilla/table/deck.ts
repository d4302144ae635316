import { blocks, type ModelPart, type PlainBlock } from '#stage';

/** Thickness and width of a face-down tile in the stack, table units. */
const [THICK, BROAD] = [0.045, 1.7];
/** Number of visible layers, whatever the height of the stack. */
const LAYERS = 9;
const SEAM = 0.22;

/**
 * One face-down tile of the stack, square to hide its shape. The stack is this model, scaled to its number of
 * tiles.
 */
export function deckTile(): readonly ModelPart[] {
  const step = THICK / LAYERS;
  const layers = Array.from({ length: LAYERS }, (_, layer): readonly PlainBlock[] => {
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
  const back: PlainBlock = {
    at: [0, THICK + 0.0005, 0],
    size: [BROAD - 0.3, 0.001, BROAD - 0.3],
    colour: '#3a6f72',
  };
  return [blocks([...layers.flat(), back])];
}
