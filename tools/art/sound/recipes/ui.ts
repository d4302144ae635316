import { line, struck } from '../kit/curves';
import { bandPass } from '../kit/filters';
import { pinkNoise } from '../kit/noise';
import { mix, times } from '../kit/signal';
import { marimba } from '../music/instruments';
import { pitchOf } from '../music/score';
import { knock, slide } from './materials';
import { type Recipe, tuned } from './recipe';

type Note = readonly [name: string, at: number];

/** Short melodies of the interface: notes with their start times, seconds. */
const NOTES: readonly (readonly [key: string, ...notes: readonly Note[]])[] = [
  ['undo', ['A4', 0.01], ['E4', 0.07]],
  ['hint', ['E5', 0.01], ['B5', 0.12]],
  ['save', ['D5', 0.01], ['D5', 0.09]],
  ['ready', ['D5', 0.01], ['A5', 0.11], ['D6', 0.21]],
  ['solved', ['D5', 0.01], ['F#5', 0.1], ['A5', 0.19], ['D6', 0.32]],
  ['done', ['A4', 0.01], ['D5', 0.13], ['F#5', 0.25], ['D6', 0.43], ['A5', 0.43]],
  ['failed', ['F4', 0.01], ['C#4', 0.14]],
  ['join', ['D5', 0.01], ['G5', 0.08]],
  ['leave', ['G5', 0.01], ['D5', 0.08]],
  ['message', ['B5', 0.01]],
];

/** The interface: small wooden things under the fingers. */
export const UI: readonly Recipe[] = [
  tuned('ui-hover', 3, (seed) =>
    mix(
      [knock('wood', 0.5, 2200, seed), 0, 0.8],
      [slide(0.03, 1500, 5000, struck(0.003, 0.006), seed + 1), 0, 0.2],
    ),
  ),
  tuned('ui-select', 2, (seed) =>
    mix([knock('wood', 0.6, 3200, seed)], [knock('plastic', 1.2, 4200, seed + 1), 0.002, 0.3]),
  ),
  tuned('ui-confirm', 2, (seed) =>
    mix(
      [knock('wood', 0.7, 2600, seed)],
      [marimba(587.33, 0.3), 0.012, 0.4],
      [marimba(880, 0.3), 0.075, 0.35],
    ),
  ),
  tuned('ui-end-turn', 1, (seed) =>
    mix(
      [knock('crate', 1.05, 1500, seed), 0, 0.9],
      [marimba(440, 0.4), 0.015, 0.4],
      [marimba(293.66, 0.5), 0.12, 0.45],
      [slide(0.16, 700, 3600, line([0, 0], [0.08, 1], [0.16, 0]), seed + 1), 0.02, 0.2],
    ),
  ),
  tuned('ui-back', 1, (seed) => mix([knock('wood', 0.75, 1800, seed)], [marimba(329.63, 0.25), 0.01, 0.25])),
  tuned('ui-refuse', 1, (seed) =>
    mix(
      [knock('crate', 0.9, 1100, seed)],
      [knock('crate', 0.95, 1000, seed + 1), 0.1, 0.8],
      [times(bandPass(pinkNoise(0.1, seed + 2), 300, 1), struck(0.004, 0.03)), 0, 0.6],
    ),
  ),
  ...NOTES.map(([key, ...notes]) =>
    tuned(`ui-${key}`, 1, (seed) =>
      mix(
        [knock('wood', 0.7, 2600, seed), 0, 0.35],
        ...notes.map(([name, at]) => [marimba(pitchOf(name), 0.45), at, 0.45] as const),
      ),
    ),
  ),
  // The last seconds of a clock.
  tuned('ui-tick', 2, (seed) =>
    mix([knock('wood', 0.42, 5200, seed)], [knock('plastic', 0.9, 6000, seed + 1), 0.001, 0.3]),
  ),
];
