import { Random } from '#core';
import { line, struck } from '../kit/curves';
import { bandPass, highPass } from '../kit/filters';
import { between } from '../kit/grains';
import { whiteNoise } from '../kit/noise';
import { addTo, mix, type Signal, silence, times, toPeak } from '../kit/signal';
import { knock, slide } from './materials';
import { type Recipe, recipe } from './recipe';

/** The snap of a card's edge. */
function flick(seed: number, hz: number): Signal {
  const snap = times(highPass(whiteNoise(0.03, seed), 2500), struck(0.001, 0.005));
  const paper = times(bandPass(whiteNoise(0.06, seed + 1), hz, 1.4), struck(0.002, 0.014));
  return toPeak(mix([snap, 0, 0.5], [paper]));
}

/** Cards falling onto each other, faster and faster. */
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
  recipe('card-lift', 8, (seed) => {
    const random = Random.fromSeed(seed);
    const peels = between(random, 0.1, 0.2);
    return mix(
      [slide(peels, 1200, 6500, line([0, 0], [0.2 * peels, 0.7], [0.7 * peels, 0.4], [peels, 0]), seed)],
      [flick(seed + 2, between(random, 2100, 4600)), between(random, 0.4, 0.7) * peels, 0.55],
    );
  }),
  recipe('card-drop', 8, (seed) => {
    const random = Random.fromSeed(seed);
    const falls = between(random, 0.06, 0.13);
    // Flat, or with one edge first.
    const edge = 0.045 * random.unit();
    return mix(
      [slide(falls, 900, 5000, line([0, 0], [0.7 * falls, 0.5], [falls, 0]), seed), 0, 0.4],
      [flick(seed + 2, between(random, 1500, 3000)), 0.55 * falls, 0.9],
      [
        knock('wood', between(random, 0.6, 0.95), between(random, 1100, 2400), seed + 3),
        0.6 * falls + edge,
        between(random, 0.35, 0.75),
      ],
    );
  }),
  recipe('draw', 8, (seed) => {
    const random = Random.fromSeed(seed);
    const pulls = between(random, 0.15, 0.27);
    return mix(
      [
        slide(
          pulls,
          1000,
          7500,
          line([0, 0], [0.45 * pulls, 0.5], [between(random, 0.6, 0.85) * pulls, 1], [pulls, 0]),
          seed,
        ),
      ],
      [flick(seed + 2, between(random, 2400, 5200)), between(random, 0.7, 0.85) * pulls, 0.7],
    );
  }),
  recipe('shuffle', 3, (seed) =>
    mix(
      [riffle(0.55, 22, seed), 0, 0.8],
      [slide(0.3, 900, 5500, line([0, 0], [0.12, 1], [0.3, 0]), seed + 4), 0.58, 0.6],
      [knock('wood', 0.8, 1800, seed + 5), 0.86, 0.6],
      [knock('wood', 0.75, 1800, seed + 6), 0.99, 0.45],
    ),
  ),
];
