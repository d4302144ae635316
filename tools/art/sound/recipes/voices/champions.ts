import { line, struck } from '../../kit/curves';
import { bandPass, highPass, type Mode, ringing } from '../../kit/filters';
import { between, scattered } from '../../kit/grains';
import { crackle, pinkNoise } from '../../kit/noise';
import { mix, ring, type Signal, secondsOf, silence, times, toPeak } from '../../kit/signal';
import { knock } from '../materials';
import { called, type Throat } from './calls';
import { type Creature, loudnessOf } from './creatures';

/** A furnace that swallows before it erupts: low for a long time, with its highest pitch at the end. */
const FURNACE: Throat = {
  pitch: 78,
  size: 2.2,
  rough: 0.3,
  growl: 0.35,
  breath: 0.14,
  drive: 5,
  chest: [160, 0.7],
  tremor: [6, 0.03],
  gestures: {
    howl: {
      seconds: 2.5,
      mouth: 'muuoaaa',
      pitch: [
        [0, 0.85],
        [0.3, 0.8],
        [0.55, 0.95],
        [0.72, 2],
        [0.86, 2.1],
        [1, 1.7],
      ],
      effort: [
        [0, 0],
        [0.1, 0.5],
        [0.55, 0.6],
        [0.7, 1],
        [0.9, 0.9],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.42,
      mouth: 'ua',
      pitch: [
        [0, 0.9],
        [0.5, 1.5],
        [1, 1.2],
      ],
    },
    effort: {
      seconds: 0.55,
      mouth: 'moa',
      pitch: [
        [0, 0.8],
        [0.7, 1],
        [1, 1.7],
      ],
    },
    cheer: {
      seconds: 2,
      mouth: 'ououoaoa',
      pitch: [
        [0, 1],
        [0.15, 1.2],
        [0.3, 0.9],
        [0.5, 1.4],
        [0.6, 1],
        [0.85, 2],
        [1, 1.8],
      ],
    },
    groan: {
      seconds: 1.7,
      mouth: 'aoum',
      pitch: [
        [0, 1.9],
        [0.12, 1.1],
        [0.5, 0.9],
        [1, 0.6],
      ],
    },
  },
};

/** The horn of a herdsman: one long note, and another a fifth below it. */
const HERDSMAN: Throat = {
  pitch: 118,
  size: 1.7,
  rough: 0.08,
  growl: 0.12,
  breath: 0.1,
  drive: 2.2,
  chest: [210, 0.7],
  q: 7,
  tremor: [6.2, 0.02],
  gestures: {
    howl: {
      seconds: 2.3,
      mouth: 'muooouu',
      pitch: [
        [0, 1.25],
        [0.1, 1.5],
        [0.45, 1.5],
        [0.53, 1],
        [1, 1],
      ],
      effort: [
        [0, 0],
        [0.12, 0.9],
        [0.44, 0.8],
        [0.5, 0.35],
        [0.58, 1],
        [0.85, 0.8],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.4,
      mouth: 'mu',
      pitch: [
        [0, 1.5],
        [0.3, 1.5],
        [0.45, 1],
        [1, 1],
      ],
    },
    effort: {
      seconds: 0.5,
      mouth: 'muo',
      pitch: [
        [0, 1],
        [0.4, 1],
        [0.55, 1.5],
        [1, 1.5],
      ],
    },
    cheer: {
      seconds: 2.1,
      mouth: 'uouououo',
      pitch: [
        [0, 1],
        [0.2, 1],
        [0.26, 1.33],
        [0.45, 1.33],
        [0.52, 1.5],
        [0.7, 1.5],
        [0.76, 2],
        [1, 2],
      ],
    },
    groan: {
      seconds: 1.8,
      mouth: 'ooum',
      pitch: [
        [0, 1.5],
        [0.3, 1.45],
        [0.38, 1.2],
        [0.65, 1.15],
        [0.72, 0.9],
        [1, 0.85],
      ],
    },
  },
};

/** A queen of wasps: swoops down, and up to where nobody follows. */
const QUEEN: Throat = {
  pitch: 285,
  size: 0.9,
  rough: 0.15,
  growl: 0.3,
  breath: 0.1,
  drive: 4.5,
  chest: [420, 0.3],
  q: 7,
  tremor: [9.5, 0.035],
  gestures: {
    howl: {
      seconds: 1.95,
      mouth: 'ieaieii',
      pitch: [
        [0, 1.7],
        [0.22, 0.8],
        [0.4, 0.85],
        [0.62, 1.5],
        [0.74, 1.2],
        [1, 2.3],
      ],
    },
    grunt: {
      seconds: 0.3,
      mouth: 'ei',
      pitch: [
        [0, 1],
        [0.3, 1.3],
        [1, 2.1],
      ],
    },
    effort: {
      seconds: 0.42,
      mouth: 'iei',
      pitch: [
        [0, 1.6],
        [0.45, 0.9],
        [1, 1.9],
      ],
    },
    cheer: {
      seconds: 1.8,
      mouth: 'ieieieie',
      pitch: [
        [0, 1.3],
        [0.12, 1],
        [0.28, 1.7],
        [0.4, 1.1],
        [0.6, 2],
        [0.72, 1.4],
        [1, 2.4],
      ],
    },
    groan: {
      seconds: 1.5,
      mouth: 'ieeu',
      pitch: [
        [0, 1.8],
        [0.35, 2.1],
        [0.6, 1.1],
        [0.75, 1.3],
        [1, 0.6],
      ],
    },
  },
};

/** A veil with many throats under it: all sink to a murmur, and all come up again. */
const VEIL: Throat = {
  pitch: 150,
  size: 1.3,
  rough: 0.12,
  growl: 0.15,
  breath: 0.24,
  drive: 2.8,
  chest: [240, 0.4],
  q: 6,
  tremor: [7, 0.05],
  gestures: {
    howl: {
      seconds: 2.4,
      mouth: 'aeuuuea',
      pitch: [
        [0, 1.9],
        [0.14, 1.8],
        [0.45, 0.75],
        [0.6, 0.75],
        [0.88, 1.8],
        [1, 1.6],
      ],
      effort: [
        [0, 0],
        [0.06, 0.9],
        [0.45, 0.55],
        [0.6, 0.55],
        [0.88, 1],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.38,
      mouth: 'ue',
      pitch: [
        [0, 1.2],
        [0.5, 0.8],
        [1, 1.5],
      ],
    },
    effort: {
      seconds: 0.5,
      mouth: 'aue',
      pitch: [
        [0, 1.5],
        [0.5, 1.7],
        [1, 0.9],
      ],
    },
    cheer: {
      seconds: 2.1,
      mouth: 'ueaeueae',
      pitch: [
        [0, 1.2],
        [0.25, 1.7],
        [0.4, 1],
        [0.6, 1.8],
        [0.75, 1.2],
        [1, 2],
      ],
    },
    groan: {
      seconds: 1.9,
      mouth: 'eauum',
      pitch: [
        [0, 1.6],
        [0.2, 1],
        [0.4, 1.3],
        [0.6, 0.8],
        [0.8, 1],
        [1, 0.6],
      ],
    },
  },
};

/** A magma giant, with bursting bubbles, and fire that crackles as it speaks. */
const vulkan: Creature = (call, seed) => {
  const voice = toPeak(called(FURNACE, call, seed));
  const seconds = secondsOf(voice);
  const bubbles = scattered(seconds, line([0, 16], [seconds * 0.8, 26], [seconds, 0]), seed + 3, (random) => [
    knock('crate', between(random, 0.6, 1.6), 500, random.below(90_000)),
    0.3 + 0.5 * random.unit(),
  ]);
  const fire = bandPass(
    crackle(seconds, () => 60, seed + 4),
    1900,
    0.8,
  );
  return mix([voice], [toPeak(bubbles), 0, 0.3], [toPeak(ring(fire, loudnessOf(voice))), 0, 0.22]);
};

/** Modes of the bronze bell around its neck. */
const BELL: readonly Mode[] = [
  [310, 0.5, 0.5],
  [622, 0.42, 1],
  [742, 0.34, 0.8],
  [935, 0.3, 0.6],
  [1248, 0.22, 0.6],
  [1871, 0.13, 0.4],
];

function bell(seconds: number): Signal {
  const blow = silence(seconds);
  blow[0] = 1;
  return toPeak(times(ringing(blow, BELL), struck(0.001, 0.5)));
}

/** A healer with horns of stone; the bell at its neck rings when its head goes up. */
const tor: Creature = (call, seed) => {
  const voice = toPeak(called(HERDSMAN, call, seed));
  const seconds = secondsOf(voice);
  const strokes: readonly number[] = call === 'cheer' ? [0.02, 0.27, 0.52, 0.76] : [0.02, 0.53];
  const short = seconds < 1;
  const rung = strokes
    .slice(0, short ? 1 : undefined)
    .map((share) => [bell(seconds * (1 - share)), share * seconds, short ? 0.2 : 0.34] as const);
  return mix([voice], ...rung);
};

/** Wings that buzz, and a voice that buzzes with them. */
const xaeries: Creature = (call, seed) => {
  const voice = called(QUEEN, call, seed);
  const seconds = secondsOf(voice);
  const buzzed = times(voice, (t) => 0.72 + 0.28 * Math.sin(2 * Math.PI * 61 * t));
  const wings = times(
    bandPass(pinkNoise(seconds, seed + 4), 900, 0.7),
    (t) => (0.5 + 0.5 * Math.sin(2 * Math.PI * 122 * t)) * Math.min(1, t * 12, (seconds - t) * 6),
  );
  return mix([toPeak(buzzed)], [toPeak(wings), 0, 0.24]);
};

/** Differences of the throats under the veil in pitch and length, and delay of each, seconds. */
const SNAKES = [
  { pitch: 1.505, size: 0.8, late: 0.03, loud: 0.3 },
  { pitch: 2.02, size: 0.62, late: 0.055, loud: 0.2 },
];

/** Each snake in another mood, and all of them hiss. */
const meduzza: Creature = (call, seed) => {
  const voice = toPeak(called(VEIL, call, seed));
  const others = SNAKES.map(({ pitch, size, late, loud }, index) => {
    const throat = { ...VEIL, pitch: pitch * VEIL.pitch, size: size * VEIL.size, breath: 0 };
    return [toPeak(called(throat, call, seed + 53 * (index + 1))), late, loud] as const;
  });
  const hiss = ring(highPass(pinkNoise(secondsOf(voice), seed + 9), 3800), loudnessOf(voice));
  return mix([voice], ...others, [toPeak(hiss), 0, 0.16]);
};

/** The voices of Zorn's champions by their names in the rules. */
export const CHAMPIONS: Readonly<Record<string, Creature>> = { vulkan, tor, xaeries, meduzza };
