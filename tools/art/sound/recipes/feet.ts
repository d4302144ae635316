import { Random } from '#core';
import { both, dying, glide, line, struck } from '../kit/curves';
import { bandPass, lowPass, ringing } from '../kit/filters';
import { between } from '../kit/grains';
import { crackle, pinkNoise, wander } from '../kit/noise';
import { tone } from '../kit/oscillators';
import { driven } from '../kit/shaping';
import { mix, times, toPeak } from '../kit/signal';
import { knock, MODES, rubble, slide, thump, whoosh } from './materials';
import { type Recipe, recipe } from './recipe';

/** How monsters get from place to place: wood on wood, with weight below. */
export const FEET: readonly Recipe[] = [
  // A foot is put down flat, or heel and toe one after the other.
  recipe('step', 12, (seed) => {
    const random = Random.fromSeed(seed);
    const weight = between(random, 0.8, 1.3);
    const toe = between(random, 0.004, 0.05);
    return mix(
      [knock('wood', 1.05 * weight, between(random, 1900, 4200), seed), 0, 1.1],
      [knock('crate', weight, between(random, 900, 1700), seed + 1), toe, between(random, 0.4, 0.8)],
      [thump(62 / weight, 0.05 * weight, 2), 0, 0.4 * weight],
      [slide(0.07 * weight, 500, 3400, struck(0.004, 0.02), seed + 2), 0.01, between(random, 0.2, 0.5)],
    );
  }),
  // The same foot on a roof: hollow, with gravel under it.
  recipe('step-roof', 4, (seed) => {
    const random = Random.fromSeed(seed);
    const weight = between(random, 0.85, 1.25);
    return mix(
      [knock('plastic', 1.7 * weight, between(random, 3200, 6500), seed), 0, 0.9],
      [knock('crate', 0.8 * weight, 1900, seed + 1), between(random, 0.002, 0.03), 0.7],
      [thump(88 / weight, 0.04, 2), 0, 0.3],
      [rubble(0.16, line([0, 140], [0.16, 0]), between(random, 0.35, 0.6), seed + 2), 0.015, 0.45],
    );
  }),
  recipe('land', 5, (seed) =>
    mix(
      [thump(44, 0.13, 3), 0, 0.65],
      [knock('crate', 1.3, 2400, seed), 0, 1],
      [knock('wood', 1.2, 4000, seed + 1), 0.002, 0.9],
      [times(lowPass(pinkNoise(0.5, seed + 2), 1500), struck(0.003, 0.1)), 0, 2.4],
      [rubble(0.4, line([0, 50], [0.4, 0]), 0.7, seed + 3), 0.05, 0.22],
    ),
  ),
  recipe('stamp', 5, (seed) =>
    mix(
      [thump(50, 0.1, 3), 0, 0.65],
      [knock('crate', 1.15, 2200, seed), 0, 1.1],
      [knock('wood', 1.1, 3600, seed + 3), 0.001, 0.8],
      [knock('tin', 1.6, 1100, seed + 1), 0.006, 0.12],
      [times(lowPass(pinkNoise(0.3, seed + 2), 1600), struck(0.002, 0.045)), 0, 2],
    ),
  ),
  recipe('dash', 2, (seed) =>
    mix(
      [
        whoosh(
          0.55,
          glide([0, 380], [0.3, 1500], [0.55, 520]),
          line([0, 0], [0.28, 1], [0.55, 0]),
          1.1,
          seed,
        ),
      ],
      ...[0, 0.085, 0.165, 0.24, 0.31, 0.375].map(
        (at, index) => [knock('wood', 1.1, 1900, seed + 10 + index), at, 0.35 + 0.06 * index] as const,
      ),
      [thump(58, 0.08, 2.5), 0.38, 0.6],
    ),
  ),
  recipe('dig', 2, (seed) =>
    mix(
      [rubble(0.95, line([0, 30], [0.3, 120], [0.8, 70], [0.95, 0]), 0.6, seed), 0, 0.8],
      [
        times(
          lowPass(pinkNoise(1, seed + 1), line([0, 900], [1, 170])),
          both(
            line([0, 0], [0.12, 1], [0.8, 0.8], [1, 0]),
            (t) => 0.55 + 0.45 * Math.sin(2 * Math.PI * 11 * t),
          ),
        ),
        0,
        2.2,
      ],
      [times(tone('sine', 1, glide([0, 70], [1, 36])), line([0, 0], [0.2, 1], [1, 0])), 0, 0.6],
    ),
  ),
  recipe('erupt', 2, (seed) =>
    mix(
      [thump(40, 0.2, 4), 0, 0.8],
      [times(lowPass(pinkNoise(0.9, seed), line([0, 4500], [0.5, 600])), struck(0.01, 0.2)), 0, 2.6],
      [rubble(1, line([0, 150], [0.25, 90], [1, 0]), 0.9, seed + 1), 0.02, 1.1],
    ),
  ),
  recipe('leap', 3, (seed) =>
    mix(
      [thump(70, 0.06, 2.5), 0, 0.8],
      [knock('crate', 1.1, 1500, seed), 0, 0.5],
      [
        whoosh(
          0.65,
          glide([0, 300], [0.4, 1250], [0.65, 700]),
          line([0, 0], [0.2, 1], [0.65, 0]),
          1.2,
          seed + 1,
        ),
        0.03,
        0.8,
      ],
    ),
  ),
  recipe('hover', 2, (seed) => {
    const beats = (t: number) => (0.5 - 0.5 * Math.cos(2 * Math.PI * 5.4 * t)) ** 2;
    return mix(
      [
        times(
          bandPass(pinkNoise(1.3, seed), (t) => 240 + 320 * beats(t), 0.9),
          both(line([0, 0], [0.2, 1], [0.9, 0.8], [1.3, 0]), (t) => 0.15 + beats(t)),
        ),
        0,
        3,
      ],
      [
        times(tone('sine', 1.3, glide([0, 82], [0.7, 118], [1.3, 96])), line([0, 0], [0.4, 0.5], [1.3, 0])),
        0,
        0.5,
      ],
    );
  }),
  recipe('teeter', 3, (seed) => {
    // A stick-slip hinge: single clicks through a wooden body, faster and slower.
    const nervous = wander(5, seed);
    const creak = ringing(
      crackle(0.75, (t) => 70 + 55 * nervous(t) + 60 * Math.sin(9 * t) ** 2, seed + 1),
      MODES.wood.map(([hz, decay, gain]) => [hz * 1.7, decay * 1.3, gain]),
    );
    return mix(
      [toPeak(times(creak, line([0, 0], [0.1, 0.8], [0.6, 1], [0.75, 0])))],
      [
        times(
          tone('triangle', 0.75, (t) => 310 + 46 * Math.sin(24 * t) + 90 * t),
          line([0, 0], [0.2, 0.12], [0.75, 0]),
        ),
        0,
        0.8,
      ],
    );
  }),
  recipe('scrape', 8, (seed) => {
    const bite = wander(24, seed);
    const rub = times(
      bandPass(pinkNoise(0.55, seed + 1), (t) => 720 + 160 * bite(t), 1.3),
      (t) => 0.6 + 0.4 * bite(t),
    );
    return mix(
      [toPeak(times(ringing(rub, MODES.wood), line([0, 0], [0.06, 1], [0.35, 0.7], [0.55, 0])))],
      [slide(0.5, 1400, 5200, line([0, 0], [0.08, 0.8], [0.5, 0]), seed + 2), 0, 0.3],
      [times(driven(tone('sine', 0.5, 54), 2), line([0, 0], [0.1, 0.7], [0.5, 0])), 0, 0.4],
    );
  }),
  recipe('flee', 3, (seed) =>
    mix(
      ...Array.from(
        { length: 8 },
        (_, index) =>
          [
            knock('plastic', 1.1 + 0.12 * (index % 2), 4500, seed + index),
            0.062 * index,
            0.75 - 0.06 * index,
          ] as const,
      ),
      [
        times(tone('sine', 0.18, glide([0, 520], [0.18, 1180])), both(struck(0.01, 0.08), dying(0.2))),
        0,
        0.25,
      ],
    ),
  ),
];
