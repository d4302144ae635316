import { Random } from '#core';
import { both, glide, line, struck } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { between, scattered } from '../kit/grains';
import { crackle, pinkNoise, whiteNoise } from '../kit/noise';
import { shaken, tone } from '../kit/oscillators';
import { driven } from '../kit/shaping';
import { mix, times } from '../kit/signal';
import { marimba } from '../music/instruments';
import { knock, rubble, slide, thump } from './materials';
import { type Recipe, recipe, tuned } from './recipe';

/** Two rising notes, in hertz: D A, D G, F A. */
const TURNS = [
  [293.66, 440],
  [293.66, 392],
  [349.23, 440],
] as const;

/** Sirens of three districts: hertz, the interval of their two horns, and seconds until they are up. */
const SIRENS = [
  { low: 190, high: 640, interval: 1.2, rises: 1 },
  { low: 150, high: 470, interval: 1.5, rises: 0.6 },
  { low: 240, high: 850, interval: 1.25, rises: 1.35 },
] as const;

/** Buildings, the army, ink, and the plant's alarm. */
export const CITY: readonly Recipe[] = [
  recipe('crack', 5, (seed) =>
    mix(
      [times(highPass(whiteNoise(0.05, seed), 1500), struck(0.0005, 0.007)), 0, 0.8],
      [knock('stone', 1.3, 7000, seed + 1), 0, 0.9],
      [knock('stone', 0.9, 7000, seed + 2), 0.055, 0.5],
      [rubble(0.45, line([0, 140], [0.45, 0]), 0.7, seed + 3), 0.01, 0.6],
      [thump(60, 0.07, 2.5), 0, 0.6],
    ),
  ),
  // It cracks, two or three slabs come down one by one, then dust.
  recipe('collapse', 5, (seed) => {
    const random = Random.fromSeed(seed);
    const slabs = [0.16, 0.36, 0.6].slice(0, 2 + (seed % 2)).map((at, index) => {
      const slab = mix(
        [thump(44 + 14 * random.unit(), 0.14, 4), 0, 0.8],
        [knock('crate', 1.2 + 0.4 * random.unit(), 2600, seed + 11 * index), 0, 0.9],
        [knock('stone', 1.3 + 0.5 * random.unit(), 4800, seed + 11 * index + 1), 0.002, 0.8],
        [rubble(0.3, line([0, 130], [0.3, 0]), 0.8, seed + 11 * index + 2), 0.01, 0.5],
      );
      return [slab, at + 0.06 * random.unit(), 1 - 0.18 * index] as const;
    });
    return mix(
      [times(highPass(whiteNoise(0.06, seed), 1300), struck(0.0005, 0.01)), 0, 1.4],
      [knock('stone', 1.2, 7000, seed + 5), 0, 1.2],
      ...slabs,
      [rubble(1.5, line([0, 20], [0.4, 90], [0.9, 60], [1.5, 0]), 1, seed + 6), 0.1, 0.5],
      [
        times(
          lowPass(pinkNoise(1.6, seed + 1), glide([0, 1400], [1.6, 200])),
          line([0, 0], [0.5, 0.8], [1.6, 0]),
        ),
        0.1,
        0.8,
      ],
      [knock('glass', 0.8, 8000, seed + 2), 0.14, 0.12],
    );
  }),
  recipe('clack', 8, (seed) =>
    mix(
      [knock('plastic', 1, 9000, seed), 0, 1.3],
      [knock('wood', 0.8, 3400, seed + 1), 0.001, 0.6],
      [knock('plastic', 1.08, 7500, seed + 2), 0.034, 0.5],
      [knock('plastic', 1.02, 6500, seed + 3), 0.056, 0.2],
    ),
  ),
  recipe('splash', 3, (seed) => {
    const drops = scattered(0.6, line([0, 90], [0.2, 60], [0.6, 0]), seed, (random) => {
      const hz = between(random, 380, 1500);
      return [
        times(tone('sine', 0.07, glide([0, hz], [0.07, hz * 1.9])), struck(0.004, 0.016)),
        0.2 + 0.5 * random.unit(),
      ];
    });
    return mix(
      [drops, 0, 0.55],
      [
        times(bandPass(whiteNoise(0.4, seed + 1), glide([0, 2300], [0.4, 600]), 0.6), struck(0.012, 0.075)),
        0,
        1.5,
      ],
      [thump(95, 0.05, 2), 0.004, 0.7],
    );
  }),
  recipe('engine', 5, (seed) => {
    // A clockwork tank: a sputtering motor and tracks of tin.
    const sputter = (t: number) => 23 + 9 * Math.sin(Math.PI * Math.min(1, t / 0.8));
    const motor = driven(lowPass(shaken(0.85, sputter, 3.02, line([0, 4], [0.4, 7], [0.85, 3])), 1300), 4);
    const tracks = Array.from(
      { length: 13 },
      (_, link) =>
        [knock('tin', 0.75, 4200, seed + link), 0.03 + 0.06 * link, 0.13 + 0.05 * (link % 2)] as const,
    );
    return mix(
      [times(motor, line([0, 0], [0.08, 1], [0.65, 0.9], [0.85, 0])), 0, 0.8],
      [
        times(
          bandPass(pinkNoise(0.85, seed + 40), 1050, 1.2),
          both(
            line([0, 0], [0.1, 1], [0.7, 0.8], [0.85, 0]),
            (t) => 0.4 + 0.6 * Math.abs(Math.sin(Math.PI * sputter(t) * t)),
          ),
        ),
        0,
        1.2,
      ],
      ...tracks,
    );
  }),
  tuned('siren', SIRENS.length, (seed) => {
    // Wound up by hand: slow to rise, slow to sink.
    const { low, high, interval, rises } = SIRENS[seed % SIRENS.length]!;
    const pitch = glide([0, low], [rises, high], [1.7, high], [2.4, 1.35 * low]);
    const horn = mix(
      [lowPass(tone('saw', 2.4, pitch), 3.4 * high)],
      [
        lowPass(
          tone('saw', 2.4, (t) => pitch(t) * interval),
          2.8 * high,
        ),
        0,
        0.6,
      ],
    );
    return mix(
      [times(horn, line([0, 0], [0.5 * rises, 0.8], [1.7, 1], [2.4, 0]))],
      [times(bandPass(pinkNoise(2.4, seed), 900, 0.8), line([0, 0], [1, 0.5], [2.4, 0])), 0, 0.4],
    );
  }),
  tuned('alarm', 2, (seed) => {
    // Two tones of a horn in a works, three times.
    const [low, high] = [370 + 9 * (seed % 7), 493 + 11 * (seed % 5)];
    const pitch = (t: number) => (t % 0.6 < 0.3 ? high : low);
    const gate = (t: number) => Math.min(1, (t % 0.3) * 60, (0.3 - (t % 0.3)) * 40);
    const horn = driven(lowPass(tone('square', 1.8, pitch), 2600), 1.5);
    return mix(
      [times(horn, (t) => gate(t) * Math.min(1, (1.8 - t) * 8))],
      [times(bandPass(pinkNoise(1.8, seed), 1400, 0.9), (t) => gate(t) * 0.5)],
      [knock('tin', 1.5, 4200, seed + 2), 0, 0.4],
    );
  }),
  recipe('sag', 2, (seed) =>
    mix(
      [
        times(
          bandPass(pinkNoise(0.8, seed), glide([0, 900], [0.8, 260]), 0.8),
          line([0, 0], [0.15, 1], [0.8, 0]),
        ),
        0,
        1.6,
      ],
      [times(tone('triangle', 0.8, glide([0, 240], [0.7, 92])), line([0, 0], [0.12, 0.5], [0.8, 0])), 0, 0.5],
    ),
  ),
  tuned('turn', TURNS.length, (seed) =>
    mix(
      [knock('wood', 0.9, 2400, seed), 0, 0.5],
      ...TURNS[seed % TURNS.length]!.map((hz, note) => [marimba(hz, 0.5), 0.11 * note, 0.8] as const),
      [slide(0.12, 900, 4200, line([0, 0], [0.05, 1], [0.12, 0]), seed + 1), 0, 0.1],
    ),
  ),
  // The plant goes: a flash, a long roar that sinks, a hail of steel and glass.
  recipe('meltdown', 2, (seed) =>
    mix(
      [times(highPass(whiteNoise(0.08, seed), 1200), struck(0.0005, 0.02)), 0, 1.2],
      [thump(36, 0.35, 5), 0, 0.9],
      [thump(54, 0.25, 4), 0.3, 0.6],
      [
        driven(
          times(
            lowPass(pinkNoise(2.8, seed + 1), glide([0, 6000], [0.4, 1800], [2.8, 240])),
            line([0, 0.2], [0.02, 1], [0.5, 0.7], [0.8, 0.9], [2.8, 0]),
          ),
          3,
        ),
        0,
        1.4,
      ],
      [
        times(lowPass(tone('saw', 2.6, glide([0, 190], [2.6, 62])), 700), line([0, 0], [0.1, 0.6], [2.6, 0])),
        0.05,
        0.4,
      ],
      [rubble(2.2, line([0, 20], [0.5, 90], [2.2, 0]), 1, seed + 2), 0.4, 0.6],
      ...[0.5, 0.82, 1.05, 1.4].map(
        (at, index) =>
          [knock(index % 2 === 0 ? 'tin' : 'glass', 1.2, 7000, seed + 9 + index), at, 0.25] as const,
      ),
    ),
  ),
  recipe('glass', 3, (seed) =>
    mix(
      [knock('glass', 0.9, 9000, seed), 0, 0.8],
      [
        scattered(0.8, line([0, 160], [0.25, 60], [0.8, 0]), seed + 1, (random) => [
          knock('glass', between(random, 0.35, 1), 9000, random.below(90_000)),
          0.2 + 0.4 * random.unit(),
        ]),
        0.01,
        0.6,
      ],
      [times(highPass(whiteNoise(0.06, seed + 2), 2600), struck(0.0005, 0.012)), 0, 0.6],
    ),
  ),
  recipe('fire', 2, (seed) =>
    mix(
      [
        times(
          lowPass(pinkNoise(1.8, seed), line([0, 700], [0.3, 1600], [1.8, 500])),
          both(
            line([0, 0], [0.2, 1], [1.1, 0.7], [1.8, 0]),
            (t) => 0.7 + 0.3 * Math.sin(31 * t + 2 * Math.sin(7 * t)),
          ),
        ),
        0,
        1.4,
      ],
      [highPass(crackle(1.8, line([0, 20], [0.3, 90], [1.8, 10]), seed + 1), 1500), 0, 0.8],
    ),
  ),
  // People, far below: a murmur of many small voices that rises and runs away.
  tuned('crowd', 2, (seed) => {
    const random = Random.fromSeed(seed);
    const voices = Array.from({ length: 14 }, () => {
      const hz = between(random, 320, 760);
      const rises = 1.1 + 0.5 * random.unit();
      const seconds = 0.35 + 0.4 * random.unit();
      const voice = bandPass(
        tone('saw', seconds, glide([0, hz], [seconds * 0.3, hz * rises], [seconds, hz * 0.9])),
        2.3 * hz,
        2,
      );
      return [times(voice, line([0, 0], [0.06, 1], [seconds, 0])), 0.9 * random.unit(), 0.25] as const;
    });
    return mix(...voices, [
      times(bandPass(pinkNoise(1.5, seed + 1), 900, 0.7), line([0, 0], [0.3, 0.7], [1.5, 0])),
      0,
      0.8,
    ]);
  }),
  // A tower of a guard unfolds out of its sign, and locks.
  recipe('guard', 3, (seed) =>
    mix(
      [knock('tin', 1, 5200, seed), 0, 0.6],
      [
        times(
          bandPass(tone('saw', 0.22, glide([0, 180], [0.22, 420])), 1400, 2),
          line([0, 0], [0.05, 1], [0.22, 0.3]),
        ),
        0.03,
        0.4,
      ],
      [knock('tin', 0.7, 7000, seed + 1), 0.24, 0.9],
      [knock('wood', 0.8, 3000, seed + 2), 0.245, 0.5],
    ),
  ),
  // A tile of a city is turned over: its flat air, and its edge on the wood.
  recipe('tile-turn', 4, (seed) =>
    mix(
      [slide(0.26, 500, 3200, line([0, 0], [0.1, 1], [0.26, 0]), seed), 0, 0.7],
      [knock('stone', 1.3, 3600, seed + 1), 0.2, 0.7],
      [knock('crate', 1, 2000, seed + 2), 0.205, 0.5],
    ),
  ),
];
