import { Random } from '#core';
import { integratedLoudness } from './loudness';

/** What a place sounds like is a layer of noise or a tone, each in waves. */
export interface Layer {
  /** Noise between two frequencies, or a tone of one, Hz. */
  readonly pitch: readonly [low: number, high: number] | number;
  /** Decibels beside the other layers. */
  readonly level: number;
  /** How often it swells in a round, a whole number, and how much softer it is between, 0 … 1. */
  readonly waves?: readonly [count: number, depth: number];
}

/** What is heard of a place while nothing happens. Nothing of it is stored: it is computed from its layers. */
export interface Soundscape {
  readonly always: readonly Layer[];
  /** What grows with the damage to the heart of the place. */
  readonly strained?: readonly Layer[];
}

/** Samples per second of a place: dull as it is, more would be wasted. */
export const PLACE_RATE = 11_025;
/** Seconds until a place sounds the same again. */
const ROUND = 8;
/** The right side is that much of a round behind the left one: neither is the other's echo. */
const APART = 0.37;
/** LUFS of a place by itself, and of its strain at its full, in the mix at full sliders, before the limiter. */
const ALWAYS = -46;
const STRAINED = -40;

/** Both sides of a loop: its end goes on with its beginning. */
export type Loop = readonly [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

/** What is always heard of a place. */
export const alwaysOf = ({ always }: Soundscape): Loop => loopOf(always, ALWAYS);

/** What is heard of a place as far as it is strained; undefined where nothing is. */
export const strainedOf = ({ strained }: Soundscape): Loop | undefined =>
  strained === undefined ? undefined : loopOf(strained, STRAINED);

function loopOf(layers: readonly Layer[], loudness: number): Loop {
  const length = ROUND * PLACE_RATE;
  const left = new Float32Array(length);
  for (const [index, layer] of layers.entries()) addLayer(left, layer, index);
  // The other side is as strong.
  const measured = integratedLoudness({ rate: PLACE_RATE, channels: [left] }) + 10 * Math.log10(2);
  const gain = 10 ** ((loudness - measured) / 20);
  for (let index = 0; index < length; index++) left[index] = gain * left[index]!;
  const right = new Float32Array(length);
  const begins = Math.round(APART * length);
  right.set(left.subarray(begins));
  right.set(left.subarray(0, begins), length - begins);
  return [left, right];
}

function addLayer(out: Float32Array, { pitch, level, waves = [1, 0] }: Layer, seed: number): void {
  const sound = typeof pitch === 'number' ? tone(out.length, pitch) : noise(out.length, pitch, seed);
  let power = 0;
  for (let index = 0; index < sound.length; index++) power += sound[index]! ** 2 / sound.length;
  const gain = 10 ** (level / 20) / Math.sqrt(power);
  const [count, depth] = waves;
  for (let index = 0; index < out.length; index++) {
    // Each layer has its crests elsewhere.
    const crest = 0.5 + 0.5 * Math.cos(2 * Math.PI * (count * (index / out.length) + seed * 0.31));
    out[index] = out[index]! + gain * (1 - depth * (1 - crest)) * sound[index]!;
  }
}

/** The tone whose whole waves fill the round that is nearest to a frequency. */
function tone(length: number, hertz: number): Float32Array {
  const step = (2 * Math.PI * Math.round(hertz * ROUND)) / length;
  const sound = new Float32Array(length);
  for (let index = 0; index < length; index++) sound[index] = Math.sin(index * step);
  return sound;
}

/** Noise whose filters have gone round once before, so that its beginning follows from its end. */
function noise(length: number, [low, high]: readonly [number, number], seed: number): Float32Array {
  const random = Random.fromSeed(seed);
  const sound = new Float32Array(length);
  for (let index = 0; index < length; index++) sound[index] = 2 * random.unit() - 1;
  for (const hertz of [high, high]) passLow(sound, hertz, (_, passed) => passed);
  for (const hertz of [low, low]) passLow(sound, hertz, (value, passed) => value - passed);
  return sound;
}

/** @param of what is kept of a sample, and of what a low-pass filter has let through */
function passLow(sound: Float32Array, hertz: number, of: (value: number, passed: number) => number): void {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / PLACE_RATE);
  let passed = 0;
  for (let index = 0; index < sound.length; index++) passed += share * (sound[index]! - passed);
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index]!;
    passed += share * (value - passed);
    sound[index] = of(value, passed);
  }
}
