/** Look-ahead and release time of the limiter, seconds. */
const FORESIGHT = 0.002;
const RELEASE = 0.12;

/** Oversampling factor of the peak search, and the number of neighbours on either side used to interpolate. */
const OVERSAMPLING = 4;
const NEIGHBOURS = 12;

/** Interpolation weights between two samples: a windowed sinc. */
const KERNELS = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVERSAMPLING;
  return Float64Array.from({ length: 2 * NEIGHBOURS }, (_value, tap) => {
    const x = tap - NEIGHBOURS + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / NEIGHBOURS);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
});
/** Below this share of the ceiling, the curve between samples cannot reach it. */
const WORTH = 0.4;

/** Peak of the interpolated curve between one sample and the next. @param worth level from which it matters */
function heightFrom(channel: Float32Array, index: number, worth: number): number {
  let height = Math.abs(channel[index]!);
  if (height < worth && Math.abs(channel[index + 1] ?? 0) < worth) return height;
  for (const kernel of KERNELS) {
    let value = 0;
    for (let tap = 0; tap < kernel.length; tap++)
      value += kernel[tap]! * (channel[index + tap - NEIGHBOURS + 1] ?? 0);
    height = Math.max(height, Math.abs(value));
  }
  return height;
}

/**
 * True-peak limiter for both channels, in place: reduces gain shortly before a peak and releases gently, equally on both
 * sides. Signals below the ceiling are unchanged.
 * @param ceiling 0 … 1 @param rate samples per second
 */
export function limit(left: Float32Array, right: Float32Array, ceiling: number, rate: number): void {
  const reach = Math.max(1, Math.round(FORESIGHT * rate));
  const back = 1 - Math.exp(-1 / (RELEASE * rate));
  // Sliding minimum of the gain for the next `reach` samples, as a monotonic queue.
  const places = new Int32Array(reach + 1);
  const needs = new Float64Array(reach + 1);
  let first = 0;
  let count = 0;
  // The mean of the last `reach` gains is at its minimum exactly at the peak.
  const recent = new Float64Array(reach).fill(1);
  let sum = reach;
  let gain = 1;
  const worth = WORTH * ceiling;
  // Peaks are measured up front, from the unlimited samples.
  const heights = new Float64Array(left.length);
  for (let index = 0; index < heights.length; index++)
    heights[index] = Math.max(heightFrom(left, index, worth), heightFrom(right, index, worth));
  for (let ahead = 0; ahead < left.length + reach; ahead++) {
    const peak = heights[ahead] ?? 0;
    const need = peak > ceiling ? ceiling / peak : 1;
    while (count > 0 && needs[(first + count - 1) % (reach + 1)]! >= need) count--;
    places[(first + count) % (reach + 1)] = ahead;
    needs[(first + count) % (reach + 1)] = need;
    count++;
    if (places[first]! <= ahead - reach) {
      first = (first + 1) % (reach + 1);
      count--;
    }
    const lowest = needs[first]!;
    gain = lowest < gain ? lowest : gain + (lowest - gain) * back;
    const slot = ahead % reach;
    sum += gain - recent[slot]!;
    recent[slot] = gain;
    const index = ahead - reach + 1;
    if (index < 0 || index >= left.length) continue;
    const share = sum / reach;
    left[index] = left[index]! * share;
    right[index] = right[index]! * share;
  }
}
