/** Seconds by which the limiter sees a peak coming, and over which it lets go. */
const FORESIGHT = 0.002;
const RELEASE = 0.12;

/** How finely the curve between two samples is looked at, and how many neighbours to either side tell its course. */
const OVERSAMPLING = 4;
const NEIGHBOURS = 12;

/** What each neighbour counts for at a point between two samples: a windowed sinc. */
const KERNELS = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVERSAMPLING;
  return Float64Array.from({ length: 2 * NEIGHBOURS }, (_value, tap) => {
    const x = tap - NEIGHBOURS + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / NEIGHBOURS);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
});
/** Between samples that are lower than this share of the ceiling it is not reached. */
const WORTH = 0.4;

/** The height of the curve through the samples from one of them to the next. @param worth from which on it matters */
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
 * Keeps both channels below a ceiling, between their samples too, in place: gives way shortly before a peak and comes back gently, both sides alike.
 * What stays below it is left as it is.
 * @param ceiling 0 … 1 @param rate samples per second
 */
export function limit(left: Float32Array, right: Float32Array, ceiling: number, rate: number): void {
  const reach = Math.max(1, Math.round(FORESIGHT * rate));
  const back = 1 - Math.exp(-1 / (RELEASE * rate));
  // The gain that the next `reach` samples need, kept as a queue of ever larger needs.
  const places = new Int32Array(reach + 1);
  const needs = new Float64Array(reach + 1);
  let first = 0;
  let count = 0;
  // The mean of the last `reach` gains reaches the lowest one exactly when its peak comes.
  const recent = new Float64Array(reach).fill(1);
  let sum = reach;
  let gain = 1;
  const worth = WORTH * ceiling;
  // What has been limited must not be measured again.
  const heights = Float64Array.from(left, (_, index) =>
    Math.max(heightFrom(left, index, worth), heightFrom(right, index, worth)),
  );
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
