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
/** What a miniature can do with its limbs; one whose model lacks a clip holds still. */
export type ClipKey = (typeof CLIPS)[number];
