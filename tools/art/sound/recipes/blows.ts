import { both, glide, line, struck } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { between, scattered } from '../kit/grains';
import { pinkNoise, whiteNoise } from '../kit/noise';
import { shaken, tone } from '../kit/oscillators';
import { driven } from '../kit/shaping';
import { mix, type Signal, times, toPeak } from '../kit/signal';
import { knock, rubble, thump, whoosh } from './materials';
import { type Recipe, recipe, tuned } from './recipe';

/** A blast: pressure, fire, and falling debris. @param size 0.5 (a toy gun) … 1.5 */
function blast(size: number, seed: number): Signal {
  const seconds = 1.1 * size;
  return mix(
    [thump(38 / size ** 0.4, 0.2 * size, 5), 0, 0.8],
    [times(highPass(whiteNoise(0.05, seed), 1800), struck(0.0005, 0.008)), 0, 0.7],
    [
      driven(
        times(
          lowPass(pinkNoise(seconds, seed + 1), glide([0, 6500], [0.25 * size, 1500], [seconds, 260])),
          struck(0.004, 0.22 * size),
        ),
        3,
      ),
      0,
      1.5,
    ],
  );
}

/** Midrange of a blow that phones can reproduce. @param hz its centre */
function flesh(hz: number, seed: number): Signal {
  return mix(
    [times(bandPass(pinkNoise(0.3, seed), hz, 0.8), struck(0.002, 0.09)), 0, 4],
    [times(bandPass(pinkNoise(0.25, seed + 1), 2.4 * hz, 0.9), struck(0.002, 0.06)), 0, 5],
  );
}

/** Parameters of the three weights of a blow. */
interface Weight {
  /** Final frequency of its drum in hertz, and duration of the fall in seconds. */
  readonly drum: number;
  readonly fall: number;
  /** Centre frequency of its body, hertz. */
  readonly body: number;
  /** Amounts of slap (skin and wood) and of falling debris. */
  readonly slap: number;
  readonly debris: number;
}

function blow({ drum, fall, body, slap, debris }: Weight, seed: number): Signal {
  return mix(
    [thump(drum, fall, 4)],
    [flesh(body, seed + 7), 0, 1],
    [times(bandPass(whiteNoise(0.12, seed), 6 * body, 0.6), struck(0.001, 0.022)), 0, 2.6 * slap],
    [times(lowPass(pinkNoise(0.3, seed + 1), 7 * body), struck(0.002, 0.45 * fall)), 0, 3],
    [knock('wood', 270 / body, 5200, seed + 2), 0.002, 1.1 * slap],
    [knock('crate', 260 / body, 2600, seed + 3), 0.003, 0.7],
    [rubble(0.7, line([0, 0], [0.08, 90], [0.7, 0]), 0.9, seed + 4), 0.05, debris],
  );
}

const HITS: readonly Recipe[] = [
  recipe('hit', 5, (seed) => blow({ drum: 60, fall: 0.11, body: 250, slap: 1, debris: 0 }, seed)),
  recipe('hit-light', 4, (seed) => blow({ drum: 90, fall: 0.055, body: 380, slap: 1.3, debris: 0 }, seed)),
  recipe('hit-heavy', 4, (seed) => blow({ drum: 44, fall: 0.17, body: 190, slap: 0.8, debris: 0.5 }, seed)),
];

/** Blows, throws and explosions. */
/** G minor in three positions: as a chord, arpeggiated upwards, and downwards. Hertz, and seconds from note to note. */
const STINGS = [
  { chord: [196, 233.08, 293.66, 392], spread: 0 },
  { chord: [146.83, 196, 293.66, 466.16], spread: 0.045 },
  { chord: [466.16, 392, 293.66, 233.08], spread: 0.03 },
] as const;

export const BLOWS: readonly Recipe[] = [
  recipe('lunge', 4, (seed) =>
    mix(
      [whoosh(0.42, glide([0, 260], [0.3, 980], [0.42, 500]), line([0, 0], [0.3, 1], [0.42, 0]), 1, seed)],
      [thump(74, 0.04, 2), 0.02, 0.35],
    ),
  ),
  ...HITS,
  recipe('throw', 2, (seed) =>
    mix(
      [whoosh(0.7, glide([0, 240], [0.25, 1300], [0.7, 380]), line([0, 0], [0.2, 1], [0.7, 0]), 1.3, seed)],
      [thump(64, 0.07, 3), 0, 0.7],
      [
        times(
          tone('sine', 0.6, glide([0, 330], [0.2, 620], [0.6, 250])),
          line([0, 0], [0.15, 0.2], [0.6, 0]),
        ),
        0.04,
        0.5,
      ],
    ),
  ),
  recipe('tail', 2, (seed) =>
    mix(
      [
        whoosh(
          0.62,
          glide([0, 170], [0.34, 1500], [0.42, 1100], [0.62, 300]),
          line([0, 0], [0.34, 1], [0.62, 0]),
          1.5,
          seed,
        ),
      ],
      [times(highPass(whiteNoise(0.06, seed + 2), 2200), struck(0.001, 0.011)), 0.36, 0.75],
      [thump(66, 0.07, 3), 0.365, 0.7],
    ),
  ),
  recipe('shake', 2, (seed) => {
    const rattle = scattered(0.95, line([0, 45], [0.7, 60], [0.95, 0]), seed, (random) => [
      knock(random.unit() < 0.5 ? 'tin' : 'plastic', between(random, 0.8, 1.6), 5200, random.below(90_000)),
      0.3 + 0.4 * random.unit(),
    ]);
    const quake = times(
      driven(
        tone('sine', 1, (t) => 47 + 5 * Math.sin(40 * t)),
        3,
      ),
      both(line([0, 0], [0.08, 1], [0.75, 0.8], [1, 0]), (t) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 12.5 * t)),
    );
    return mix(
      [quake, 0, 0.6],
      [rattle, 0, 0.6],
      [rubble(0.95, line([0, 20], [0.4, 70], [0.95, 0]), 0.7, seed + 1), 0, 0.8],
    );
  }),
  recipe('missile', 4, (seed) =>
    mix(
      [blast(0.45, seed), 0, 0.5],
      [
        times(
          bandPass(pinkNoise(1.1, seed + 4), glide([0, 900], [0.3, 2600], [1.1, 1100]), 0.8),
          line([0, 0], [0.04, 1], [0.5, 0.8], [1.1, 0]),
        ),
        0.02,
        3,
      ],
      [
        times(
          shaken(1.05, glide([0, 500], [0.35, 1150], [1.05, 640]), 1.01, line([0, 0.5], [1, 2])),
          line([0, 0], [0.1, 0.22], [1.05, 0]),
        ),
        0.03,
        0.6,
      ],
    ),
  ),
  // A second, smaller blast follows, then debris falls.
  recipe('explosion', 5, (seed) =>
    mix(
      [blast(1.35, seed)],
      [flesh(240, seed + 3), 0, 0.9],
      [blast(0.6, seed + 31), 0.22 + 0.03 * (seed % 5), 0.55],
      [rubble(1.3, line([0, 0], [0.12, 110], [1.3, 0]), 0.9, seed + 7), 0.3, 0.45],
    ),
  ),
  recipe('cannon', 5, (seed) =>
    mix(
      [blast(0.5, seed), 0, 1],
      // A toy anyway: a cork leaves its barrel.
      [times(tone('sine', 0.12, glide([0, 950], [0.05, 330])), struck(0.001, 0.022)), 0, 0.75],
      [knock('tin', 1.3, 3800, seed + 9), 0.004, 0.25],
    ),
  ),
  tuned('combo', STINGS.length, (seed) =>
    mix(
      [thump(42, 0.28, 5), 0, 0.7],
      [thump(84, 0.1, 3), 0.004, 0.5],
      ...STINGS[seed % STINGS.length]!.chord.map(
        (hz, index) =>
          [
            times(
              lowPass(tone('saw', 0.9, hz * (1 + 0.002 * index)), line([0, 3200], [0.7, 500])),
              struck(0.012, 0.26),
            ),
            0.01 + STINGS[seed % STINGS.length]!.spread * index,
            0.5,
          ] as const,
      ),
      [times(highPass(pinkNoise(1, seed), 3500), struck(0.003, 0.26)), 0, 0.6],
    ),
  ),
  recipe('crush', 3, (seed) =>
    mix(
      [thump(72, 0.05, 3), 0, 0.8],
      [
        toPeak(
          scattered(0.22, line([0, 380], [0.22, 40]), seed, (random) => [
            knock('tin', between(random, 0.5, 1.1), 6000, random.below(90_000)),
            0.3 + 0.6 * random.unit(),
          ]),
        ),
        0,
        0.55,
      ],
      // Air goes out of it.
      [times(tone('triangle', 0.25, glide([0, 720], [0.25, 190])), struck(0.01, 0.09)), 0.05, 0.25],
    ),
  ),
];
