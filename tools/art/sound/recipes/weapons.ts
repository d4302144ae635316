import { glide, line, struck } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { crackle, pinkNoise, whiteNoise } from '../kit/noise';
import { shaken, tone } from '../kit/oscillators';
import { mix, type Signal, times } from '../kit/signal';
import { plucked } from '../music/instruments';
import { knock, rubble, thump, whoosh } from './materials';
import { type Recipe, recipe } from './recipe';

/** Each hero's weapon, by name. */
const WEAPONS: Readonly<Record<string, (seed: number) => Signal>> = {
  /** A bow. */
  artemis: (seed) =>
    mix(
      [plucked(196, 0.3, 0.2, seed), 0, 0.9],
      [whoosh(0.3, glide([0, 2600], [0.3, 1400]), struck(0.01, 0.1), 2, seed + 1), 0.02, 0.5],
      [knock('wood', 0.6, 6000, seed + 2), 0.26, 0.6],
    ),
  /** Electricity. */
  dynamo: (seed) =>
    mix(
      [
        times(highPass(crackle(0.45, line([0, 2600], [0.45, 200]), seed), 900), line([0, 1], [0.45, 0.2])),
        0,
        1.2,
      ],
      [times(shaken(0.4, 118, 7.03, line([0, 6], [0.4, 2])), struck(0.003, 0.13)), 0, 0.5],
    ),
  /** Masonry, dropped. */
  brick: (seed) =>
    mix(
      [thump(60, 0.08, 3), 0.02, 0.7],
      [knock('stone', 1.5, 5000, seed), 0.02, 1],
      [rubble(0.4, line([0, 110], [0.4, 0]), 0.8, seed + 1), 0.03, 0.7],
    ),
  /** A beam from elsewhere. */
  grey: (seed) =>
    mix(
      [
        times(
          shaken(0.55, glide([0, 320], [0.15, 940], [0.55, 300]), 0.5, line([0, 1], [0.55, 4])),
          struck(0.03, 0.2),
        ),
        0,
        0.8,
      ],
      [times(bandPass(pinkNoise(0.5, seed), 2400, 2), struck(0.02, 0.15)), 0, 0.8],
    ),
  /** A hammer on steel. */
  anvil: (seed) =>
    mix(
      [knock('tin', 1.1, 9000, seed), 0, 1],
      [knock('tin', 0.63, 9000, seed + 1), 0.001, 0.6],
      [thump(70, 0.07, 3), 0, 0.7],
    ),
  /** A flask that bursts and fizzes. */
  ibis: (seed) =>
    mix(
      [knock('glass', 0.8, 9000, seed), 0, 0.7],
      [knock('glass', 0.55, 9000, seed + 1), 0.03 + 0.03 * (seed % 4), 0.5],
      [
        times(
          bandPass(whiteNoise(0.55, seed + 2), glide([0, 5200], [0.55, 2600]), 1.2),
          struck(0.03, 0.1 + 0.03 * (seed % 6)),
        ),
        0.03,
        0.7,
      ],
    ),
  /** Here, and there. */
  bamf: (seed) =>
    mix(
      [whoosh(0.16, glide([0, 500], [0.16, 2200]), line([0, 0], [0.14, 1], [0.16, 0]), 1.2, seed), 0, 0.7],
      [
        times(lowPass(pinkNoise(0.3, seed + 1), glide([0, 2400], [0.3, 300])), struck(0.002, 0.07)),
        0.16,
        2.4,
      ],
      [thump(84, 0.06, 3), 0.16, 0.6],
    ),
  /** A star of steel, thrown. */
  ninja: (seed) =>
    mix(
      [
        times(whoosh(0.3, glide([0, 1800], [0.3, 3600]), line([0, 0], [0.2, 1], [0.3, 0]), 2.4, seed), (t) =>
          Math.abs(Math.sin(2 * Math.PI * 24 * t)),
        ),
        0,
        0.8,
      ],
      [knock('tin', 0.4, 9000, seed + 1), 0.27, 0.8],
      [times(tone('sine', 0.25, 3150), struck(0.001, 0.06)), 0.27, 0.3],
    ),
};

/** The weapons, each with its owner's name as if it were a voice. */
export const ARMS: readonly Recipe[] = Object.entries(WEAPONS).map(([hero, render]) =>
  recipe(`weapon.${hero}`, 2, render),
);
