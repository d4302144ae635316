import { CEILING_DB } from './ladder';

/** Threshold in decibels below full scale, and compression ratio, of the compressor on the page's sum. */
const THRESHOLD = -3;
const RATIO = 20;
/** Exponent of the browsers' automatic makeup gain, applied to the compressor's full-range gain (Web Audio, 1.19.6). */
const MADE_UP = 0.6;

/** Inputs above this level are treated as equal to it. */
const REACH = 4;
const POINTS = 4097;

/**
 * A soft ceiling: values well below it are unchanged, values above approach it and never exceed it.
 * @param value any @param ceiling 0 … 1 @param from share of the ceiling at which bending begins
 */
function bent(value: number, ceiling: number, from: number): number {
  const height = Math.abs(value);
  const straight = from * ceiling;
  if (height <= straight) return value;
  const room = ceiling - straight;
  return Math.sign(value) * (straight + room * Math.tanh((height - straight) / room));
}

/** Bends values above a ceiling, oversampled to catch peaks between samples. @param decibels level of the ceiling */
function softCeiling(context: BaseAudioContext, decibels: number, from: number): WaveShaperNode {
  const node = context.createWaveShaper();
  const ceiling = 10 ** (decibels / 20);
  node.curve = Float32Array.from({ length: POINTS }, (_, index) =>
    bent(REACH * ((2 * index) / (POINTS - 1) - 1), ceiling, from),
  );
  node.oversample = '4x';
  return node;
}

/** Higher frequencies are hardly audible, but peak most between samples; hertz. */
const MAX_FREQUENCY = 17_000;
/** Web Audio filter Q, in decibels: maximally flat below the cutoff. */
const FLAT = -3;

/**
 * Two ceilings, in decibels below that of the sum: downsampling removes harmonics and so overshoots the first one, and the
 * second one less.
 */
const CEILINGS = [
  { below: 1.2, from: 0.75 },
  { below: 0.7, from: 0.9 },
] as const;

/**
 * The page's limiter, built from nodes that all browsers have, even on pages without TLS: a compressor, with an attack of
 * one millisecond, followed by instantaneous soft ceilings. Soft signals are unchanged.
 */
export function limiterIn(context: BaseAudioContext): {
  readonly input: AudioNode;
  readonly output: AudioNode;
} {
  const input = context.createDynamicsCompressor();
  input.threshold.value = THRESHOLD;
  input.knee.value = 0;
  input.ratio.value = RATIO;
  input.attack.value = 0;
  input.release.value = 0.12;
  const taken = -THRESHOLD * (1 - 1 / RATIO);
  const dull = context.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = MAX_FREQUENCY;
  dull.Q.value = FLAT;
  let last: AudioNode = input.connect(dull);
  let gain = 10 ** ((-MADE_UP * taken) / 20);
  for (const { below, from } of CEILINGS) {
    // A wave shaper accepts −1 … 1, so the input is scaled down and the curve scales it back up.
    const entry = context.createGain();
    entry.gain.value = gain / REACH;
    gain = 1;
    const ceiling = softCeiling(context, CEILING_DB - below, from);
    last.connect(entry).connect(ceiling);
    last = ceiling;
  }
  return { input, output: last };
}
