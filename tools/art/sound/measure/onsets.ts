/** Frame over which the power is measured, and length of the preceding time that it is compared with; seconds. */
const FRAME = 0.01;
const BEFORE = 0.05;
/** Minimum rise of an onset over the power before, and minimum power relative to the strongest one. */
const RISE = 2.5;
const WEAKEST = 0.004;
/** Onsets closer than this are merged, seconds. */
const APART = 0.09;

/** Onset times of a sound, seconds. @param rate sample rate */
export function onsetsOf(signal: Float32Array, rate: number): number[] {
  const width = Math.round(FRAME * rate);
  const powers = Array.from({ length: Math.floor(signal.length / width) }, (_, frame) =>
    signal.subarray(frame * width, (frame + 1) * width).reduce((sum, value) => sum + value * value, 0),
  );
  const most = Math.max(...powers);
  const frames = Math.round(BEFORE / FRAME);
  const onsets: number[] = [];
  for (const [frame, power] of powers.entries()) {
    const earlier = powers.slice(Math.max(0, frame - frames), frame);
    const mean = earlier.reduce((sum, each) => sum + each, 0) / Math.max(1, earlier.length);
    if (power < WEAKEST * most || power < RISE * mean) continue;
    const at = frame * FRAME;
    if (onsets.length === 0 || at - onsets.at(-1)! >= APART) onsets.push(at);
  }
  return onsets;
}
