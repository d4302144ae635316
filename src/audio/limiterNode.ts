/** Decibels below full scale from which the page's sum is held back, and how many of input become one of output there. */
const THRESHOLD = -3;
const RATIO = 20;
/** Browsers raise what a compressor puts out by this share of what it takes from full scale (Web Audio, 1.19.6). */
const MADE_UP = 0.6;

/** The page's limiter, as browsers have one: what is soft passes as it is, without the gain that a compressor adds by itself. */
export function limiterIn(context: AudioContext): { readonly input: AudioNode; readonly output: AudioNode } {
  const input = context.createDynamicsCompressor();
  input.threshold.value = THRESHOLD;
  input.knee.value = 0;
  input.ratio.value = RATIO;
  input.attack.value = 0.001;
  input.release.value = 0.12;
  const output = context.createGain();
  const taken = -THRESHOLD * (1 - 1 / RATIO);
  output.gain.value = 10 ** ((-MADE_UP * taken) / 20);
  input.connect(output);
  return { input, output };
}
