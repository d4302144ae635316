import { Random } from '#core';
import { line, struck } from '../kit/curves';
import { bandPass, highPass } from '../kit/filters';
import { whiteNoise } from '../kit/noise';
import { addTo, mix, type Signal, silence, times, toPeak } from '../kit/signal';
import { knock, slide } from './materials';
import { type Recipe, recipe } from './recipe';

/** The edge of a card that springs free. */
function flick(seed: number, hz: number): Signal {
  const snap = times(highPass(whiteNoise(0.03, seed), 2500), struck(0.001, 0.005));
  const paper = times(bandPass(whiteNoise(0.06, seed + 1), hz, 1.4), struck(0.002, 0.014));
  return toPeak(mix([snap, 0, 0.5], [paper]));
}

/** Cards that fall on each other one by one, quicker and quicker. */
function riffle(seconds: number, count: number, seed: number): Signal {
  const random = Random.fromSeed(seed);
  const out = silence(seconds + 0.1);
  for (let card = 0; card < count; card++) {
    const at = seconds * (card / count) ** 0.8;
    const loud = 0.4 + 0.6 * Math.sin((Math.PI * (card + 1)) / (count + 1));
    addTo(out, [flick(random.below(90_000), 2400 + 1800 * random.unit()), at, loud]);
  }
  return out;
}

export const CARDS: readonly Recipe[] = [
  recipe('card-lift', 7, (seed) =>
    mix(
      [slide(0.14, 1200, 6500, line([0, 0], [0.03, 0.7], [0.1, 0.4], [0.14, 0]), seed)],
      [flick(seed + 2, 3100), 0.075, 0.55],
    ),
  ),
  recipe('card-drop', 5, (seed) =>
    mix(
      [slide(0.09, 900, 5000, line([0, 0], [0.06, 0.5], [0.09, 0]), seed), 0, 0.4],
      [flick(seed + 2, 2100), 0.05, 0.9],
      [knock('wood', 0.75, 1500, seed + 3), 0.056, 0.55],
    ),
  ),
  recipe('draw', 7, (seed) =>
    mix(
      [slide(0.2, 1000, 7500, line([0, 0], [0.09, 0.5], [0.15, 1], [0.2, 0]), seed)],
      [flick(seed + 2, 3600), 0.155, 0.7],
    ),
  ),
  recipe('shuffle', 3, (seed) =>
    mix(
      [riffle(0.55, 22, seed), 0, 0.8],
      [slide(0.3, 900, 5500, line([0, 0], [0.12, 1], [0.3, 0]), seed + 4), 0.58, 0.6],
      [knock('wood', 0.8, 1800, seed + 5), 0.86, 0.6],
      [knock('wood', 0.75, 1800, seed + 6), 0.99, 0.45],
    ),
  ),
];
