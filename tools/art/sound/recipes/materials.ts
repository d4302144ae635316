import { Random } from '#core';
import { dying, glide, struck } from '../kit/curves';
import { bandPass, highPass, lowPass, type Mode, ringing } from '../kit/filters';
import { between, scattered } from '../kit/grains';
import { pinkNoise, whiteNoise } from '../kit/noise';
import { tone } from '../kit/oscillators';
import { driven } from '../kit/shaping';
import { type Curve, lasting, mix, type Signal, times, toPeak } from '../kit/signal';

/** Resonant modes of materials, at the size of a game piece. */
export const MODES = {
  /** A thick board. */
  wood: [
    [178, 0.055, 1],
    [402, 0.04, 0.8],
    [688, 0.026, 0.55],
    [1130, 0.016, 0.4],
    [1890, 0.009, 0.3],
  ],
  /** A hollow wooden box. */
  crate: [
    [131, 0.09, 1],
    [247, 0.07, 0.8],
    [523, 0.03, 0.5],
    [910, 0.018, 0.35],
  ],
  /** A building's floor. */
  plastic: [
    [1180, 0.017, 1],
    [1960, 0.012, 0.8],
    [3150, 0.008, 0.6],
    [4620, 0.005, 0.4],
  ],
  stone: [
    [470, 0.022, 1],
    [890, 0.018, 0.8],
    [1510, 0.012, 0.6],
    [2540, 0.008, 0.4],
    [3980, 0.005, 0.25],
  ],
  tin: [
    [640, 0.07, 1],
    [1433, 0.06, 0.8],
    [2317, 0.05, 0.6],
    [3790, 0.03, 0.5],
    [5210, 0.02, 0.3],
  ],
  glass: [
    [2093, 0.16, 1],
    [3520, 0.12, 0.7],
    [5274, 0.09, 0.5],
    [7040, 0.05, 0.3],
  ],
} as const satisfies Record<string, readonly Mode[]>;

/** The modes of another piece of the same material. @param size 1: unchanged, 2: twice as large */
function cut(modes: readonly Mode[], size: number, random: Random): Mode[] {
  return modes.map(([hz, decay, gain]) => [
    (hz / size) * between(random, 0.96, 1.04),
    decay * size * between(random, 0.85, 1.15),
    gain * between(random, 0.7, 1.3),
  ]);
}

/** A knock. @param hardness hertz: 800 (felt) … 9000 (metal) @param size of the body, 1 as listed */
export function knock(material: keyof typeof MODES, size: number, hardness: number, seed: number): Signal {
  const random = Random.fromSeed(seed);
  const modes = cut(MODES[material], size, random);
  const longest = Math.max(...modes.map(([, decay]) => decay));
  const contact = times(whiteNoise(0.006, seed + 1), dying(0.0012));
  const exciter = lasting(lowPass(contact, hardness, 0.6), longest * 6 + 0.02);
  return toPeak(ringing(exciter, modes));
}

/**
 * A low thump with falling pitch. @param hz final frequency @param fall seconds @param drive 1 … 6: audible on small
 * speakers
 */
export function thump(hz: number, fall: number, drive: number): Signal {
  const seconds = fall * 5;
  const pitch = glide([0, hz * 2.6], [fall * 0.35, hz * 1.2], [fall * 2, hz]);
  const body = times(tone('sine', seconds, pitch), struck(0.003, fall));
  // Upper octaves make it audible where the fundamental is not.
  const skin = times(
    tone('triangle', seconds, (t) => 3 * pitch(t)),
    struck(0.001, fall * 0.35),
  );
  return mix([driven(body, drive), 0, 0.6], [skin, 0, 0.45]);
}

/** Air rushing past a body. @param pitch centre frequency of the noise, hertz */
export function whoosh(seconds: number, pitch: Curve, loud: Curve, q: number, seed: number): Signal {
  const air = mix(
    [bandPass(pinkNoise(seconds, seed), pitch, q)],
    [bandPass(whiteNoise(seconds, seed + 1), (t) => pitch(t) * 2.1, q * 1.6), 0, 0.25],
  );
  return toPeak(times(air, loud));
}

/** Felt or cardboard sliding. */
export function slide(seconds: number, low: number, high: number, loud: Curve, seed: number): Signal {
  return toPeak(times(lowPass(highPass(pinkNoise(seconds, seed), low), high), loud));
}

/** Falling masonry, from dust to blocks. @param size 1: bricks, 2: walls @param rate pieces per second */
export function rubble(seconds: number, rate: Curve, size: number, seed: number): Signal {
  const pieces = scattered(seconds, rate, seed, (random) => {
    const scale = size * between(random, 0.45, 2.4);
    const signal = knock('stone', scale, between(random, 1800, 6000), random.below(100_000));
    return [signal, 0.25 + 0.5 * random.unit() * Math.min(1.5, scale)];
  });
  const dust = times(bandPass(pinkNoise(seconds, seed + 5), 2600, 0.5), (t) => Math.min(1, rate(t) / 90));
  const grit = times(lowPass(pinkNoise(seconds, seed + 6), 420, 0.6), (t) => Math.min(1, rate(t) / 60));
  return toPeak(mix([pieces, 0, 1], [dust, 0, 0.5], [grit, 0, 1.1]));
}
