import { Random, type Task } from '#core';
import { integratedLoudness } from './loudness';

/** What a place sounds like is a layer of noise or a tone, each in waves or in strokes. */
export interface Layer {
  /** Noise between two frequencies, or a tone of one, Hz. */
  readonly pitch: readonly [low: number, high: number] | number;
  /** Decibels beside the other layers, as a mean over the round. */
  readonly level: number;
  /** How often it swells in a round, a whole number, and how much softer it is between, 0 … 1. */
  readonly waves?: readonly [count: number, depth: number];
  /** Played intermittently. */
  readonly strokes?: Strokes;
}

/** Timing of an intermittent sound. */
interface Strokes {
  /** When in the round each begins, seconds. */
  readonly at: readonly number[];
  /** Seconds from beginning to end of a call; until 1/e for what is struck. */
  readonly lasts: number;
  /** How many times as high a tone ends as it begins; the same if left out. */
  readonly bend?: number;
  /** It is loud at once and dies away, like a drum; a call swells and falls. */
  readonly struck?: true;
}

/** A looped part of an ambience. */
export interface Bed {
  readonly layers: readonly Layer[];
  /** LUFS by itself, at its full, in the mix at full sliders, before the limiter. */
  readonly loudness: number;
  /** Seconds until it sounds the same again, a whole number. */
  readonly round: number;
}

/** What comes and goes with what happens: the damage to the heart of the place, and the hour. */
export const PLACE_PARTS = ['strained', 'day', 'night', 'terror'] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];
/** How much of each part of a place there is, 0 … 1; nothing if left out. */
export type PlaceParts = Readonly<Partial<Record<PlacePart, number>>>;

/** Ambience of a place, synthesised from its layers. */
export interface Soundscape {
  readonly always: Bed;
  readonly parts?: Readonly<Partial<Record<PlacePart, Bed>>>;
}

/** Share from which a part is audible. */
export const HEARD = 0.001;
/** Samples per second of a place: dull as it is, more would be wasted. */
export const PLACE_RATE = 11_025;
/** The right side is that much of a round behind the left one: neither is the other's echo. */
const APART = 0.37;

/** Both sides of a loop: its end goes on with its beginning. */
export type Loop = readonly [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

/** Computes what a part of a place sounds like, in steps of a few milliseconds each. */
export function* loopOf({ layers, loudness, round }: Bed): Task<Loop> {
  const length = round * PLACE_RATE;
  const left = new Float32Array(length);
  for (const [index, layer] of layers.entries()) {
    const steps = addLayer(left, layer, index);
    while (steps.next().done !== true) yield index / layers.length;
  }
  yield 1;
  // The other side is as strong.
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

/** Samples that are computed in a step, where each takes long. */
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
    // Each layer has its crests elsewhere.
    const crest = 0.5 + 0.5 * Math.cos(2 * Math.PI * (count * (index / out.length) + seed * 0.31));
    out[index] = out[index]! + gain * (1 - depth * (1 - crest)) * sound[index]!;
  }
  yield;
}

/** The tone whose whole waves fill the round that is nearest to a frequency. */
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

/** How loud a stroke is, 0 … 1. @param share of its length that has passed */
const heightOf = ({ struck }: Strokes, share: number): number =>
  struck ? Math.exp(-DYING * share) : Math.sin(Math.PI * share);

/** Tones that begin where the strokes say, and bend. */
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

/** Takes away what lies between the strokes. */
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

/** Noise whose filters have gone round once before, so that its beginning follows from its end. */
function* addNoise(sound: Float32Array, [low, high]: readonly [number, number], seed: number): Steps {
  const random = Random.fromSeed(seed);
  for (let index = 0; index < sound.length; index++) {
    if (index % STEP === STEP - 1) yield;
    sound[index] = 2 * random.unit() - 1;
  }
  for (const hertz of [high, high]) yield* filter(sound, hertz, false);
  for (const hertz of [low, low]) yield* filter(sound, hertz, true);
}

/** @param above what is above the frequency is kept; what is below it otherwise */
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
