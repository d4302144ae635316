import { strikingLoudness } from '#audio';
import type { Wanted } from './catalogue';
import { lessBelow, withoutOffset } from './kit/filters';
import { peakOf, RATE, type Signal, samples, softEnds, times } from './kit/signal';
import { truePeak } from './measure/peaks';

/** Margin below the target peak, dB: compression may raise a peak a little. */
const SPARE = 1.3;
const heightOf = (decibels: number) => 10 ** (decibels / 20);
/** Levels this far below the peak count as silence. */
const FLOOR = 10 ** (-56 / 20);
/** Small speakers reproduce little of the lowest bass, but it takes headroom from everything else. Hertz. */
const BASS = 140;
const BASS_GAIN = 0.5;
const RISE = 0.001;
const FALL = 0.025;
/** Look-ahead of the limiter, seconds. */
const FORESIGHT = 0.002;
const ROUNDS = 6;

/** Trims silence at both ends. */
function trimmed(signal: Signal): Signal {
  const floor = peakOf(signal) * FLOOR;
  let start = 0;
  let end = signal.length;
  while (start < end && Math.abs(signal[start]!) < floor) start++;
  while (end > start && Math.abs(signal[end - 1]!) < floor) end--;
  return signal.slice(start, end);
}

/** A look-ahead limiter: reduces gain shortly before and after peaks; nothing is clipped. */
export function limited(signal: Signal, ceiling: number): Signal {
  const reach = samples(FORESIGHT);
  const needed = signal.map((value) => Math.min(1, ceiling / Math.max(1e-9, Math.abs(value))));
  const lowest = needed.map((_, index) => {
    let least = 1;
    for (let near = Math.max(0, index - reach); near <= Math.min(needed.length - 1, index + reach); near++) {
      least = Math.min(least, needed[near]!);
    }
    return least;
  });
  const sums = new Float64Array(signal.length + 1);
  for (let index = 0; index < lowest.length; index++) sums[index + 1] = sums[index]! + lowest[index]!;
  return signal.map((value, index) => {
    const from = Math.max(0, index - reach);
    const to = Math.min(signal.length, index + reach + 1);
    return (value * (sums[to]! - sums[from]!)) / (to - from);
  });
}

/** Masters a rendered sound for its file: without DC offset, trimmed, faded and at the target level of its class. */
export function mastered(signal: Signal, { loudness, peak: most }: Wanted): Signal {
  const ceiling = heightOf(most - SPARE);
  let out = trimmed(lessBelow(withoutOffset(signal), BASS, BASS_GAIN));
  out = softEnds(out, RISE, Math.min(FALL, out.length / RATE / 3));
  for (let round = 0; round < ROUNDS; round++) {
    const missing = loudness - strikingLoudness({ rate: RATE, channels: [out] });
    out = times(out, 10 ** (missing / 20));
    const peak = truePeak(out);
    if (peak <= ceiling) break;
    out = limited(out, ceiling * 0.96);
  }
  const last = truePeak(out);
  return last > ceiling ? times(out, ceiling / last) : out;
}
