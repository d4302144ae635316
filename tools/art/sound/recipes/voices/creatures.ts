import { Random } from '#core';
import { glide, line, struck, sway } from '../../kit/curves';
import { bandPass, highPass, lowPass, ringing } from '../../kit/filters';
import { between, scattered } from '../../kit/grains';
import { crackle, pinkNoise, wander, whiteNoise } from '../../kit/noise';
import { tone } from '../../kit/oscillators';
import { coarse, combed, driven, folded } from '../../kit/shaping';
import { mix, ring, type Signal, secondsOf, times, toPeak } from '../../kit/signal';
import { knock, MODES } from '../materials';
import { type Call, called } from './calls';
import { BIRD, BRUTE, CRAB, GAWKER, GULPER, ICE, REPTILE } from './throats';

/** Calls of creatures other than people. */
export type Roar = Exclude<Call, 'shout' | 'cry'>;
/** Renders a creature's call, at any level and without reverb. */
export type Creature = (call: Roar, seed: number) => Signal;

/** Envelope follower. */
export function loudnessOf(signal: Signal): Signal {
  return toPeak(lowPass(signal.map(Math.abs), 14));
}

/** The classic movie monster: a roar, and a bow drawn over a slack string a twelfth above it. */
const zorglA: Creature = (call, seed) => {
  const bow = { ...REPTILE, pitch: 3.01 * REPTILE.pitch, size: 0.75, growl: 0, breath: 0, drive: 5, q: 7 };
  const loud = call === 'howl' || call === 'cheer' ? 0.4 : 0.22;
  return mix([toPeak(called(REPTILE, call, seed))], [toPeak(called(bow, call, seed)), 0, loud]);
};

/** A gorilla of a thing: deep, from the chest, which it beats when it is happy. */
const zorglB: Creature = (call, seed) => {
  const voice = toPeak(called(BRUTE, call, seed));
  if (call !== 'cheer' && call !== 'howl') return voice;
  const beats = Array.from(
    { length: 7 },
    (_, beat) => [knock('crate', 1.5, 700, seed + beat), 0.2 + 0.13 * beat, 0.45] as const,
  );
  return mix([voice], ...(call === 'cheer' ? beats : beats.slice(4)));
};

/** All eye and wonder: it yodels. */
const zorglC: Creature = (call, seed) => called(GAWKER, call, seed);

/** A frog with a belly: croaks, belches, and gulps when it has done. */
const zorglD: Creature = (call, seed) => {
  const voice = called(GULPER, call, seed);
  const seconds = secondsOf(voice);
  const flap = times(voice, (t) => 0.6 + 0.4 * Math.max(0, Math.sin(2 * Math.PI * 21 * t)));
  const gulp = times(tone('sine', 0.3, glide([0, 170], [0.16, 430])), struck(0.02, 0.04));
  return mix([toPeak(flap)], [gulp, Math.max(0, seconds - 0.12), 0.4]);
};

/** A mountain that would rather sleep: slow and breathy, with frost that tinkles off it. */
const greatzilla: Creature = (call, seed) => {
  const voice = called(ICE, call, seed);
  const seconds = secondsOf(voice);
  const busy = call === 'grunt' || call === 'effort' ? 16 : 11;
  const frost = scattered(
    seconds + 0.15,
    line([0, busy], [seconds, busy * 0.4], [seconds + 0.15, 0]),
    seed + 3,
    (random) => [
      knock('glass', between(random, 0.45, 0.95), 9000, random.below(90_000)),
      0.25 + 0.4 * random.unit(),
    ],
  );
  const rime = times(
    ringing(
      ring(highPass(whiteNoise(seconds, seed + 4), 3000), loudnessOf(voice)),
      MODES.glass.map(([hz, decay, gain]) => [hz * 1.06, decay * 1.5, gain]),
    ),
    1,
  );
  return mix([toPeak(voice)], [frost, 0, 0.26], [toPeak(rime), 0, 0.16]);
};

/** Claws that clatter, and a throat under water. */
const krustazor: Creature = (call, seed) => {
  const voice = called(CRAB, call, seed);
  const seconds = secondsOf(voice);
  const beaten = call === 'groan';
  const under = times(
    lowPass(voice, sway([0, 900], [seconds * 0.4, 2600], [seconds, 700]), 2),
    (t) => 0.75 + 0.25 * Math.sin(2 * Math.PI * 17 * t),
  );
  const bubbles = scattered(seconds, line([0, 55], [seconds * 0.8, 45], [seconds, 0]), seed + 5, (random) => {
    const hz = between(random, 240, 900);
    return [
      times(tone('sine', 0.08, glide([0, hz], [0.08, hz * 2.1])), struck(0.005, 0.02)),
      0.2 + 0.5 * random.unit(),
    ];
  });
  const chatter = scattered(
    seconds,
    (t) => (Math.sin(2 * Math.PI * 3.4 * t) > -0.2 ? 42 : 4),
    seed + 6,
    (random) => [
      knock('plastic', between(random, 0.75, 1.25), 8000, random.below(90_000)),
      0.4 + 0.6 * random.unit(),
    ],
  );
  const snap = mix([knock('plastic', 1.5, 9000, seed + 7)], [knock('wood', 0.7, 5000, seed + 8), 0.002, 0.7]);
  return mix(
    [toPeak(under), 0, 1],
    [bubbles, 0, beaten ? 0.6 : 0.35],
    [chatter, 0, beaten ? 0.1 : 0.25],
    [snap, 0.01, beaten ? 0 : 0.8],
    [snap, seconds * 0.82, beaten ? 0.3 : 0.55],
  );
};

/** Notes of the robot for each call, in semitones relative to its base. */
const PHRASES: Readonly<Record<Roar, readonly number[]>> = {
  howl: [0, 0, 7, 12, 15, 12, 3],
  snarl: [0, 7, 3],
  grunt: [5, -2],
  effort: [0, 5],
  cheer: [0, 4, 7, 12, 7, 12, 16],
  groan: [3, 2, 0, -3, -8],
};
const BEEP: Readonly<Record<Roar, number>> = {
  howl: 0.28,
  snarl: 0.27,
  grunt: 0.13,
  effort: 0.19,
  cheer: 0.23,
  groan: 0.28,
};
/** Glide time between notes, seconds. */
const SLIDES = 0.05;

/** A robot: a buzz that slides from step to step, its mouth opening and closing, ring-modulated, with servos. */
const xman: Creature = (call, seed) => {
  const random = Random.fromSeed(seed);
  const phrase = PHRASES[call];
  const length = BEEP[call] * (0.94 + 0.12 * random.unit());
  const seconds = length * phrase.length;
  const root = 110 * (0.95 + 0.1 * random.unit());
  const steps = glide(
    ...phrase.flatMap((note, index) => {
      const hz = root * 2 ** (note / 12);
      return [
        [index * length + (index === 0 ? 0 : SLIDES), hz] as const,
        [(index + 1) * length, hz] as const,
      ];
    }),
  );
  const tremor = wander(14, seed + 17);
  const pitch = (t: number) => steps(t) * (1 + 0.02 * tremor(t));
  const open = (t: number) => Math.sin((Math.PI * (t % length)) / length);
  const buzz = combed(tone('square', seconds, pitch), 2 * root, 0.45);
  const mouth = mix(
    [bandPass(buzz, (t) => 350 + 430 * open(t), 6)],
    [bandPass(buzz, (t) => 900 + 600 * open(t), 7), 0, 0.8],
    [bandPass(buzz, 2700, 6), 0, 0.4],
  );
  const spoken = times(mouth, (t) => {
    const share = (t % length) / length;
    return Math.min(1, 0.25 + share * 14, 0.25 + (1 - share) * 7) * Math.min(1, t * 40, (seconds - t) * 12);
  });
  const rung = ring(
    spoken,
    tone('sine', seconds, root / 2).map((value) => 0.75 + 0.25 * value),
  );
  const servo = times(
    lowPass(tone('saw', seconds, glide([0, 420], [seconds * 0.5, 1250], [seconds, 520])), 2600),
    line([0, 0], [0.05, 0.08], [seconds - 0.04, 0.06], [seconds, 0]),
  );
  return mix(
    [toPeak(coarse(driven(toPeak(rung), 2.5), 18_000, 64))],
    [servo, 0, 0.7],
    [knock('tin', 1.2, 5000, seed + 3), 0, 0.3],
  );
};

/** A leather-winged screech, and the wings. */
const nogyab: Creature = (call, seed) => {
  const voice = called(BIRD, call, seed);
  const seconds = secondsOf(voice);
  const screech = called(
    { ...BIRD, pitch: 2 * BIRD.pitch, size: 0.55, growl: 0, breath: 0, drive: 8 },
    call,
    seed,
  );
  const wings = times(
    bandPass(pinkNoise(seconds, seed + 4), 520, 0.8),
    (t) => Math.max(0, Math.sin(2 * Math.PI * 11 * t)) ** 2 * Math.min(1, t * 9, (seconds - t) * 6),
  );
  const rattle = ringing(
    crackle(seconds, () => 140, seed + 5),
    [[2900, 0.002, 1]],
  );
  return mix(
    [toPeak(voice), 0, 0.75],
    [toPeak(folded(toPeak(screech), 1.3)), 0, 0.3],
    [toPeak(wings), 0, 0.5],
    [toPeak(ring(rattle, loudnessOf(voice))), 0, 0.1],
  );
};

/** The voices by the names of the figures. */
export const CREATURES: Readonly<Record<string, Creature>> = {
  'zorgl-a': zorglA,
  'zorgl-b': zorglB,
  'zorgl-c': zorglC,
  'zorgl-d': zorglD,
  greatzilla,
  krustazor,
  xman,
  nogyab,
};
