import { arrowhead, type MarkerStyle, polygon, sight, star } from '#stage';

/** Markers on the table of a kaiju game: for actions, and in the city editor. */
export const KAIJU_MARKERS = {
  move: { colour: '#12e06a', outline: polygon(40, 0.42) },
  /** Farther out than the base of a figure, so that it is visible around a red one too. */
  attack: { colour: '#ff3018', outline: sight(0.46, 0.66) },
  /** A blow with little effect; one without any. */
  shove: { colour: '#ff8f7a', outline: polygon(4, 0.52) },
  idle: { colour: '#b9aaa0', outline: polygon(40, 0.34) },
  /** A step that crushes what stands there. */
  crush: { colour: '#ffd21e', outline: star(8, 0.5, 0.37) },
  shake: { colour: '#ff9a0c', outline: star(12, 0.49, 0.38) },
  army: { colour: '#a4de0a', outline: polygon(4, 0.56, Math.PI / 4) },
  /** A unit that could take the card instead. */
  command: { colour: '#7d9c2c', outline: polygon(4, 0.47, Math.PI / 4) },
  flee: { colour: '#1cb2ff', outline: polygon(3, 0.54) },
  power: { colour: '#d85cff', outline: star(5, 0.54, 0.3) },
  /** A direction around a figure; rotated to point there. */
  way: { colour: '#d85cff', outline: arrowhead(0.3, 0.24) },
  plot: { colour: '#ffe7b0', outline: polygon(4, 0.66, Math.PI / 4) },
  fault: { colour: '#ff3b30', outline: star(4, 0.66, 0.24, Math.PI / 4) },
} satisfies Readonly<Record<string, MarkerStyle>>;
export type MarkerKind = keyof typeof KAIJU_MARKERS;
