import { CEILING_DB } from './ladder';

/** Decibels below full scale from which the page's sum is held back, and how many of input become one of output there. */
const THRESHOLD = -3;
const RATIO = 20;
/** Browsers raise what a compressor puts out by this share of what it takes from full scale (Web Audio, 1.19.6). */
const MADE_UP = 0.6;

/** The height that no sample exceeds, and that from which on it is bent towards it, 0 … 1. */
const CEILING = 10 ** (CEILING_DB / 20);
const BENT_FROM = 0.75 * CEILING;
/** What comes in beyond this height is as loud as at it. */
const REACH = 4;
const POINTS = 4097;

/**
 * A ceiling that is soft: what is below three quarters of it passes as it is, what is above comes ever nearer to it and
 * never over it.
 * @param value any
 */
function bent(value: number): number {
  const height = Math.abs(value);
  if (height <= BENT_FROM) return value;
  const room = CEILING - BENT_FROM;
  return Math.sign(value) * (BENT_FROM + room * Math.tanh((height - BENT_FROM) / room));
}

/**
 * The page's limiter, of what all browsers have: a compressor, which takes a millisecond to give way, and behind it a soft
 * ceiling that holds at once. What is soft passes as it is.
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
  // A shaper takes −1 … 1: what comes is made smaller for it, and the curve makes it large again.
  const entry = context.createGain();
  const taken = -THRESHOLD * (1 - 1 / RATIO);
  entry.gain.value = 10 ** ((-MADE_UP * taken) / 20) / REACH;
  const output = context.createWaveShaper();
  output.curve = Float32Array.from({ length: POINTS }, (_, index) =>
    bent(REACH * ((2 * index) / (POINTS - 1) - 1)),
  );
  input.connect(entry).connect(output);
  return { input, output };
}
