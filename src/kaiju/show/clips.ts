export const CLIPS = [
  'walk',
  'attack',
  'throw',
  'hit',
  'roar',
  'leap',
  'burrow',
  'victory',
  'defeat',
  'tail',
  'missile',
  'hover',
  'ink',
] as const;
/** Animation clips of miniatures; a model that lacks a clip holds still. */
export type ClipKey = (typeof CLIPS)[number];
