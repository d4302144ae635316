import { Random } from '#core';
import { both, constant, glide, line, struck, sway } from '../../kit/curves';
import { bandPass, highPass, lowPass, ringing } from '../../kit/filters';
import { between, scattered } from '../../kit/grains';
import { crackle, pinkNoise, whiteNoise } from '../../kit/noise';
import { shaken, tone } from '../../kit/oscillators';
import { coarse, combed, driven, folded } from '../../kit/shaping';
import { mix, ring, type Signal, secondsOf, times, toPeak } from '../../kit/signal';
import { knock, MODES } from '../materials';
import { type Call, called, type Throat } from './calls';

/** A creature's call, at any level and without a room. */
export type Creature = (call: Call, seed: number) => Signal;

/** Follows a sound: loud where it is loud. */
function loudnessOf(signal: Signal): Signal {
  return toPeak(lowPass(signal.map(Math.abs), 14));
}

const reptile: Throat = {
  pitch: 118,
  size: 1.7,
  rough: 0.35,
  growl: 0.25,
  breath: 0.16,
  drive: 4,
  chest: [170, 0.9],
};

/** The one that all know from the pictures: a roar with a bow drawn over a slack string above it. */
const zorglA: Creature = (call, seed) => {
  const voice = called(reptile, call, seed);
  const seconds = secondsOf(voice);
  const arc = (from: number, over: number, to: number) =>
    call === 'groan'
      ? glide([0, from], [seconds, to * 0.7])
      : glide([0, from], [seconds * 0.3, over], [seconds, to]);
  const bow = ring(
    bandPass(tone('saw', seconds, arc(410, 980, 330)), arc(900, 2300, 700), 3),
    loudnessOf(voice),
  );
  return mix([toPeak(voice)], [toPeak(bow), 0, call === 'howl' || call === 'cheer' ? 0.5 : 0.28]);
};

const brute: Throat = {
  pitch: 66,
  size: 2.1,
  rough: 0.5,
  growl: 0.5,
  breath: 0.2,
  drive: 6,
  chest: [130, 0.8],
};

/** A gorilla of a thing: deep, from the chest, which it beats when it is happy. */
const zorglB: Creature = (call, seed) => {
  const voice = toPeak(called(brute, call, seed));
  if (call !== 'cheer' && call !== 'howl') return voice;
  const beats = Array.from(
    { length: 7 },
    (_, beat) => [knock('crate', 1.5, 700, seed + beat), 0.2 + 0.13 * beat, 0.45] as const,
  );
  return mix([voice], ...(call === 'cheer' ? beats : beats.slice(4)));
};

const gawker: Throat = {
  pitch: 236,
  size: 1.15,
  rough: 0.12,
  growl: 0.1,
  breath: 0.12,
  drive: 2.4,
  chest: [260, 0.5],
  q: 7,
  tremble: [7.5, 0.07],
};

/** All eye and wonder: a wobbling hoot that cracks. */
const zorglC: Creature = (call, seed) => {
  const voice = called(gawker, call, seed);
  const whistle = times(
    tone(
      'sine',
      secondsOf(voice),
      (t) => 690 + 110 * Math.sin(2 * Math.PI * 7.5 * t) + 120 * Math.sin(5 * t),
    ),
    0.3,
  );
  return mix([toPeak(voice)], [ring(whistle, loudnessOf(voice))]);
};

const gulper: Throat = {
  pitch: 92,
  size: 1.45,
  rough: 0.2,
  growl: 0.7,
  breath: 0.06,
  drive: 3,
  chest: [210, 1],
  q: 8,
  tremble: [13, 0.09],
};

/** A frog with a belly: croaks, belches, and gulps when it has done. */
const zorglD: Creature = (call, seed) => {
  const voice = called(gulper, call, seed);
  const seconds = secondsOf(voice);
  const flap = times(voice, (t) => 0.45 + 0.55 * Math.max(0, Math.sin(2 * Math.PI * 21 * t)));
  const gulp = times(tone('sine', 0.3, glide([0, 170], [0.16, 430])), struck(0.02, 0.04));
  return mix([toPeak(flap)], [gulp, Math.max(0, seconds - 0.12), 0.4]);
};

const ice: Throat = {
  pitch: 54,
  size: 2.6,
  rough: 0.28,
  growl: 0.3,
  breath: 0.42,
  drive: 3,
  chest: [110, 1.5],
  slow: 1.3,
  tremble: [3.1, 0.03],
};

/** A mountain that would rather sleep: slow and breathy, with frost that tinkles off it. */
const greatzilla: Creature = (call, seed) => {
  const voice = called(ice, call, seed);
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

const crab: Throat = {
  pitch: 84,
  size: 1.3,
  rough: 0.6,
  growl: 0.6,
  breath: 0.5,
  drive: 3,
  chest: [300, 0.5],
  q: 8,
};

/** Claws that clatter, and a throat under water. */
const krustazor: Creature = (call, seed) => {
  const voice = called(crab, call, seed);
  const seconds = secondsOf(voice);
  const beaten = call === 'groan';
  const under = times(
    lowPass(voice, sway([0, 700], [seconds * 0.4, 1900], [seconds, 500]), 2),
    (t) => 0.5 + 0.5 * Math.sin(2 * Math.PI * 17 * t + 3 * Math.sin(2 * Math.PI * 3 * t)),
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
    [toPeak(under), 0, 0.8],
    [bubbles, 0, beaten ? 0.9 : 0.5],
    [chatter, 0, beaten ? 0.1 : 0.4],
    [snap, 0.01, beaten ? 0 : 0.8],
    [snap, seconds * 0.82, beaten ? 0.3 : 0.55],
  );
};

/** Notes of a machine for each call, in semitones from its own. */
const PHRASES: Readonly<Record<Call, readonly number[]>> = {
  howl: [0, 0, 7, 12, 12, 10, 7],
  grunt: [5, -2],
  effort: [0, 5],
  cheer: [0, 4, 7, 12, 7, 12, 16],
  groan: [3, 2, 0, -3, -8],
};
const BEEP: Readonly<Record<Call, number>> = {
  howl: 0.17,
  grunt: 0.13,
  effort: 0.19,
  cheer: 0.21,
  groan: 0.26,
};

/** A robot: a buzz on fixed steps through a pipe of a throat, ring-modulated, with servos. */
const xman: Creature = (call, seed) => {
  const random = Random.fromSeed(seed);
  const phrase = PHRASES[call];
  const length = BEEP[call] * (0.95 + 0.1 * random.unit());
  const seconds = length * phrase.length;
  const root = 98 * (0.98 + 0.04 * random.unit());
  const note = (t: number) => phrase[Math.min(phrase.length - 1, Math.floor(t / length))]!;
  const pitch = (t: number) => root * 2 ** (note(t) / 12);
  const vowelOf = (t: number) => (Math.floor(t / length) % 2 === 0 ? 1 : 0.45);
  const buzz = combed(tone('square', seconds, pitch), 196, 0.55);
  const mouth = mix(
    [bandPass(buzz, (t) => 760 * vowelOf(t), 6)],
    [bandPass(buzz, (t) => 1500 * vowelOf(t) ** 0.6, 7), 0, 0.8],
    [bandPass(buzz, 2700, 6), 0, 0.4],
    [lowPass(buzz, 180), 0, 0.22],
  );
  const spoken = times(mouth, (t) => {
    const share = (t % length) / length;
    return Math.min(1, share * 14, (1 - share) * 7) * Math.min(1, (seconds - t) * 12);
  });
  const rung = ring(
    spoken,
    tone('sine', seconds, 62).map((value) => 0.65 + 0.35 * value),
  );
  const servo = times(
    lowPass(tone('saw', seconds, glide([0, 420], [seconds * 0.5, 1250], [seconds, 520])), 2600),
    line([0, 0], [0.05, 0.08], [seconds - 0.04, 0.06], [seconds, 0]),
  );
  return mix(
    [toPeak(coarse(driven(toPeak(rung), 2.5), 15_000, 48))],
    [servo],
    [knock('tin', 1.2, 5000, seed + 3), 0, 0.3],
  );
};

const bird: Throat = {
  pitch: 330,
  size: 0.85,
  rough: 0.55,
  growl: 0.35,
  breath: 0.25,
  drive: 5,
  chest: [500, 0.3],
  q: 6,
  slow: 0.9,
  tremble: [24, 0.06],
};

/** A leather-winged screech, and the wings. */
const nogyab: Creature = (call, seed) => {
  const voice = called(bird, call, seed);
  const seconds = secondsOf(voice);
  const screech = ring(
    shaken(
      seconds,
      call === 'groan'
        ? glide([0, 1250], [seconds, 380])
        : glide([0, 900], [seconds * 0.25, 2150], [seconds * 0.7, 1800], [seconds, 750]),
      0.5,
      both(constant(3), line([0, 0.4], [seconds * 0.3, 1], [seconds, 0.5])),
    ),
    loudnessOf(voice),
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
    [toPeak(folded(screech, 1.5)), 0, 0.42],
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
