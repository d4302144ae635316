import { both, glide, line, struck, swing } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { pinkNoise, whiteNoise } from '../kit/noise';
import { shaken, tone } from '../kit/oscillators';
import { mix, times } from '../kit/signal';
import { knock, rubble, thump, whoosh } from './materials';
import { type Recipe, recipe } from './recipe';

/** Falling city tiles, and the guards' weapons. */
export const TILES: readonly Recipe[] = [
  // A slab of streets comes down on others in its wooden frame.
  recipe('slab', 4, (seed) =>
    mix(
      [thump(44, 0.16, 4), 0, 0.8],
      [knock('crate', 1.3, 3200, seed), 0.001, 1],
      [knock('stone', 1.5, 5200, seed + 1), 0.002, 0.8],
      [knock('wood', 1.2, 2600, seed + 2), 0.06, 0.4],
      [knock('stone', 1.1, 4400, seed + 3), 0.115, 0.22],
      [rubble(0.6, line([0, 90], [0.12, 60], [0.6, 0]), 0.6, seed + 4), 0.02, 0.35],
    ),
  ),
  // It falls: air past a flat body, and its edge along the frame.
  recipe('rush', 4, (seed) =>
    mix(
      [
        whoosh(
          0.75,
          glide([0, 180], [0.7, 1150], [0.75, 900]),
          line([0, 0], [0.62, 1], [0.75, 0]),
          1.1,
          seed,
        ),
      ],
      [
        times(
          bandPass(whiteNoise(0.75, seed + 3), glide([0, 1400], [0.75, 3600]), 1.4),
          both(line([0, 0], [0.65, 0.5], [0.75, 0]), swing(38, 0.7)),
        ),
        0,
        0.35,
      ],
    ),
  ),
  recipe('laser', 3, (seed) =>
    mix(
      [
        times(
          lowPass(
            shaken(0.55, glide([0, 1900], [0.12, 760], [0.55, 640]), 1.5, line([0, 5], [0.55, 1])),
            5200,
          ),
          line([0, 0], [0.006, 1], [0.4, 0.6], [0.55, 0]),
        ),
        0,
        0.7,
      ],
      [times(tone('saw', 0.5, glide([0, 95], [0.5, 88])), line([0, 0], [0.02, 0.5], [0.5, 0])), 0, 0.25],
      // What it touches fries.
      [
        times(
          highPass(whiteNoise(0.7, seed), 3000),
          both(line([0, 0], [0.1, 0.8], [0.4, 0.5], [0.7, 0]), swing(27, 0.8)),
        ),
        0.06,
        0.5,
      ],
      [times(lowPass(pinkNoise(0.12, seed + 2), 1800), struck(0.001, 0.03)), 0, 0.9],
    ),
  ),
  // A shot that does no harm.
  recipe('glance', 3, (seed) =>
    mix(
      [knock('tin', 0.42, 8200, seed), 0, 0.7],
      [
        times(tone('sine', 0.4, glide([0, 1180], [0.05, 2350], [0.4, 2750])), struck(0.002, 0.11)),
        0.004,
        0.45,
      ],
      [times(tone('triangle', 0.3, glide([0, 3500], [0.3, 1700])), struck(0.002, 0.06)), 0.02, 0.2],
    ),
  ),
  // A building springs up on its sign.
  recipe('pop', 5, (seed) =>
    mix(
      [times(tone('sine', 0.11, glide([0, 250], [0.09, 680])), struck(0.004, 0.032)), 0, 0.9],
      [knock('plastic', 1.15, 7000, seed), 0.05, 0.8],
      [knock('wood', 0.7, 2600, seed + 1), 0.055, 0.4],
    ),
  ),
];
