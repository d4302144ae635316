import { Random, type Task } from '#core';
import { integratedLoudness } from './loudness';

/** A layer of an ambience: noise or a tone, swelling in waves or played in strokes. */
export interface Layer {
  /** Noise between two frequencies, or a tone at one, Hz. */
  readonly pitch: readonly [low: number, high: number] | number;
  /** Decibels relative to the other layers, averaged over the loop. */
  readonly level: number;
  /** Number of swells per loop, a whole number, and how much softer it is in between, 0 … 1. */
  readonly waves?: readonly [count: number, depth: number];
  /** Played intermittently. */
  readonly strokes?: Strokes;
}

/** Timing of an intermittent sound. */
interface Strokes {
  /** Start times within the loop, seconds. */
  readonly at: readonly number[];
  /** Duration of a call, or time constant of a struck sound, seconds. */
  readonly lasts: number;
  /** Final pitch relative to the initial one. Default: 1. */
  readonly bend?: number;
  /** Loud at once, then decaying, like a drum; otherwise it swells and fades. */
  readonly struck?: true;
}

/** A looped part of an ambience. */
export interface Bed {
  readonly layers: readonly Layer[];
  /** Loudness on its own, at full level, in the mix at full sliders, before the limiter; LUFS. */
  readonly loudness: number;
  /** Length of the loop, a whole number of seconds. */
  readonly round: number;
}

/** Parts that follow the game: the damage to the heart of the place, and the time of day. */
export const PLACE_PARTS = ['strained', 'day', 'night', 'terror'] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];
/** Level of each part, 0 … 1. Default: 0. */
export type PlaceParts = Readonly<Partial<Record<PlacePart, number>>>;

/** Ambience of a place, synthesised from its layers. */
export interface Soundscape {
  readonly always: Bed;
  readonly parts?: Readonly<Partial<Record<PlacePart, Bed>>>;
}

/** Level from which a part is audible. */
export const HEARD = 0.001;
/** Sample rate of ambiences; they have no high frequencies that would need more. */
export const PLACE_RATE = 11_025;
/**
 * Offset of the right channel behind the left, as a share of the loop, so that neither sounds like an echo of the other.
 */
const APART = 0.37;

/** Both channels of a seamless loop. */
export type Loop = readonly [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

/** Synthesises a part of an ambience, in steps of a few milliseconds each. */
export function* loopOf({ layers, loudness, round }: Bed): Task<Loop> {
  const length = round * PLACE_RATE;
  const left = new Float32Array(length);
  for (const [index, layer] of layers.entries()) {
    const steps = addLayer(left, layer, index);
    while (steps.next().done !== true) yield index / layers.length;
  }
  yield 1;
  // The other channel has the same power.
  const measured = integratedLoudness({ rate: PLACE_RATE, channels: [left] }) + 10 * Math.log10(2);
  yield 1;
  const gain = 10 ** ((loudness - measured) / 20);
  for (let index = 0; index < length; index++) left[index] = gain * left[index]!;
  const right = new Float32Array(length);
  const begins = Math.round(APART * length);
  right.set(left.subarray(begins));
  right.set(left.subarray(0, begins), length - begins);
  return [left, right];
}

type Steps = Generator<void, void>;

/** Samples per step, for expensive computations. */
const STEP = 1 << 15;

function* addLayer(out: Float32Array, layer: Layer, seed: number): Steps {
  const { pitch, level, waves = [1, 0], strokes } = layer;
  const sound = new Float32Array(out.length);
  if (typeof pitch !== 'number') yield* addNoise(sound, pitch, seed);
  else if (strokes === undefined) yield* addTone(sound, pitch);
  else addCalls(sound, pitch, strokes);
  yield;
  if (typeof pitch !== 'number' && strokes !== undefined) keepStrokes(sound, strokes);
  let power = 0;
  for (let index = 0; index < sound.length; index++) power += sound[index]! ** 2 / sound.length;
  yield;
  const gain = 10 ** (level / 20) / Math.sqrt(power);
  const [count, depth] = waves;
  for (let index = 0; index < out.length; index++) {
    if (index % STEP === STEP - 1) yield;
    // The layers' crests are out of phase.
    const crest = 0.5 + 0.5 * Math.cos(2 * Math.PI * (count * (index / out.length) + seed * 0.31));
    out[index] = out[index]! + gain * (1 - depth * (1 - crest)) * sound[index]!;
  }
  yield;
}

/** A tone at the frequency nearest to the given one that fits the loop in whole periods. */
function* addTone(out: Float32Array, hertz: number): Steps {
  const waves = Math.round((hertz * out.length) / PLACE_RATE);
  const step = (2 * Math.PI * waves) / out.length;
  for (let index = 0; index < out.length; index++) {
    if (index % STEP === STEP - 1) yield;
    out[index] = Math.sin(index * step);
  }
}

/** Audible length of a struck sound, in time constants. */
const DYING = 4;

const samplesOf = ({ lasts, struck }: Strokes): number =>
  Math.round((struck ? DYING * lasts : lasts) * PLACE_RATE);

/** Envelope of a stroke, 0 … 1. @param share of its duration that has passed */
const heightOf = ({ struck }: Strokes, share: number): number =>
  struck ? Math.exp(-DYING * share) : Math.sin(Math.PI * share);

/** Tones that start at the strokes, with their pitch bend. */
function addCalls(out: Float32Array, hertz: number, strokes: Strokes): void {
  const { at, bend = 1 } = strokes;
  const count = samplesOf(strokes);
  for (const seconds of at) {
    const begins = Math.round(seconds * PLACE_RATE);
    let phase = 0;
    for (let index = 0; index < count; index++) {
      const place = (begins + index) % out.length;
      out[place] = out[place]! + heightOf(strokes, index / count) * Math.sin(phase);
      phase += (2 * Math.PI * hertz * bend ** (index / count)) / PLACE_RATE;
    }
  }
}

/** Silences everything between the strokes. */
function keepStrokes(sound: Float32Array, strokes: Strokes): void {
  const heights = new Float32Array(sound.length);
  const count = samplesOf(strokes);
  for (const seconds of strokes.at) {
    const begins = Math.round(seconds * PLACE_RATE);
    for (let index = 0; index < count; index++) {
      const place = (begins + index) % sound.length;
      heights[place] = Math.max(heights[place]!, heightOf(strokes, index / count));
    }
  }
  for (let index = 0; index < sound.length; index++) sound[index] = sound[index]! * heights[index]!;
}

/** Filtered noise. The filters run through the loop once first, so that it is seamless. */
function* addNoise(sound: Float32Array, [low, high]: readonly [number, number], seed: number): Steps {
  const random = Random.fromSeed(seed);
  for (let index = 0; index < sound.length; index++) {
    if (index % STEP === STEP - 1) yield;
    sound[index] = 2 * random.unit() - 1;
  }
  for (const hertz of [high, high]) yield* filter(sound, hertz, false);
  for (const hertz of [low, low]) yield* filter(sound, hertz, true);
}

/** @param above true for a high-pass, false for a low-pass */
function* filter(sound: Float32Array, hertz: number, above: boolean): Steps {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / PLACE_RATE);
  let passed = 0;
  for (let index = 0; index < sound.length; index++) passed += share * (sound[index]! - passed);
  yield;
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index]!;
    passed += share * (value - passed);
    sound[index] = above ? value - passed : passed;
  }
  yield;
}
