import { glide, line, struck } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { whiteNoise } from '../kit/noise';
import { tone } from '../kit/oscillators';
import { mix, times } from '../kit/signal';
import { defeat, draw, fanfare } from '../music/fanfare';
import { brass, marimba } from '../music/instruments';
import { knock, thump } from './materials';
import { type Recipe, recipe, tuned } from './recipe';

/** Musical events and other highlights. */
export const MOMENTS: readonly Recipe[] = [
  { key: 'fanfare', takes: 1, render: fanfare },
  { key: 'defeat', takes: 1, render: defeat },
  { key: 'stalemate', takes: 1, render: draw },
  // The chime of any turn, an octave higher and with an answer.
  tuned('your-turn', 1, (seed) =>
    mix(
      [knock('wood', 0.9, 2400, seed), 0, 0.4],
      ...(
        [
          [587.33, 0],
          [880, 0.1],
          [1174.66, 0.2],
        ] as const
      ).map(([hz, at]) => [marimba(hz, 0.6), at, 0.8] as const),
    ),
  ),
  // Something is won; in a series, each is higher than the one before.
  tuned('gain', 1, (seed) =>
    mix(
      [knock('plastic', 1, 8000, seed), 0, 0.6],
      [knock('wood', 0.8, 3400, seed + 1), 0.001, 0.5],
      [marimba(440, 0.5), 0.004, 0.8],
      [marimba(1318.5, 0.25), 0.03, 0.2],
    ),
  ),
  // Light runs along a row from its middle to both ends.
  tuned('row', 1, (seed) =>
    mix(
      [thump(46, 0.2, 4), 0, 0.6],
      ...[293.66, 349.23, 440, 587.33, 698.46, 880].map(
        (hz, index) => [marimba(hz, 0.7), 0.02 + 0.08 * index, 0.55] as const,
      ),
      [
        times(
          bandPass(whiteNoise(1, seed), glide([0, 1400], [0.5, 6500], [1, 4000]), 1.5),
          line([0, 0], [0.45, 0.7], [1, 0]),
        ),
        0,
        0.4,
      ],
    ),
  ),
  // The city gives way: two horns, the second lower.
  tuned('advance', 1, (seed) =>
    mix(
      [brass(110, 0.7, 1), 0, 0.8],
      [brass(116.5, 0.7, 1), 0, 0.5],
      [brass(82.4, 1, 1), 0.5, 0.9],
      [brass(87.3, 1, 1), 0.5, 0.5],
      [thump(44, 0.2, 4), 0.5, 0.6],
      [knock('crate', 1.4, 1600, seed), 0.5, 0.4],
    ),
  ),
  // A bar of steel falls across a row and stays.
  recipe('bar', 2, (seed) =>
    mix(
      [thump(52, 0.12, 4), 0, 0.7],
      [knock('tin', 1.7, 5200, seed), 0, 0.9],
      [knock('tin', 1.3, 4600, seed + 1), 0.09, 0.5],
      [times(highPass(whiteNoise(0.05, seed + 2), 1500), struck(0.0005, 0.008)), 0, 0.5],
      [times(lowPass(tone('saw', 0.7, glide([0, 150], [0.7, 140])), 900), struck(0.002, 0.16)), 0, 0.25],
    ),
  ),
];
