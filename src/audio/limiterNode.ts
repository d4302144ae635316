import { CEILING_DB } from './ladder';

/** Decibels below full scale from which the page's sum is held back, and how many of input become one of output there. */
const THRESHOLD = -3;
const RATIO = 20;
/** Browsers raise what a compressor puts out by this share of what it takes from full scale (Web Audio, 1.19.6). */
const MADE_UP = 0.6;

/** What comes in beyond this height is as loud as at it. */
const REACH = 4;
const POINTS = 4097;

/**
 * A ceiling that is soft: what is well below it passes as it is, what is above comes ever nearer to it and never over it.
 * @param value any @param ceiling 0 … 1 @param from the share of it from which on it is bent
 */
function bent(value: number, ceiling: number, from: number): number {
  const height = Math.abs(value);
  const straight = from * ceiling;
  if (height <= straight) return value;
  const room = ceiling - straight;
  return Math.sign(value) * (straight + room * Math.tanh((height - straight) / room));
}

/** Bends what is above a ceiling, on the curve between the samples too. @param decibels where the ceiling is */
function softCeiling(context: BaseAudioContext, decibels: number, from: number): WaveShaperNode {
  const node = context.createWaveShaper();
  const ceiling = 10 ** (decibels / 20);
  node.curve = Float32Array.from({ length: POINTS }, (_, index) =>
    bent(REACH * ((2 * index) / (POINTS - 1) - 1), ceiling, from),
  );
  node.oversample = '4x';
  return node;
}

/** What is higher is hardly heard, but swings farthest between the samples, hertz. */
const MAX_FREQUENCY = 17_000;
/** Decibels, as filters of Web Audio take it: as flat as can be below. */
const FLAT = -3;

/**
 * Two ceilings, in decibels below that of the sum: what is taken off the overtones on the way back to the usual rate swings
 * over the first one, and less over the second.
 */
const CEILINGS = [
  { below: 1.2, from: 0.75 },
  { below: 0.7, from: 0.9 },
] as const;

/**
 * The page's limiter, of what all browsers have, on pages without TLS too: a compressor, which takes a millisecond to give
 * way, and behind it soft ceilings that hold at once. What is soft passes as it is.
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
    // A shaper takes −1 … 1: what comes is made smaller for it, and its curve makes it large again.
    const entry = context.createGain();
    entry.gain.value = gain / REACH;
    gain = 1;
    const ceiling = softCeiling(context, CEILING_DB - below, from);
    last.connect(entry).connect(ceiling);
    last = ceiling;
  }
  return { input, output: last };
}
