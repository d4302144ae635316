/** Seconds by which the limiter sees a peak coming, and over which it lets go. */
const FORESIGHT = 0.002;
const RELEASE = 0.12;

/**
 * Keeps both channels below a ceiling, in place: gives way shortly before a peak and comes back gently, both sides alike.
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
  for (let ahead = 0; ahead < left.length + reach; ahead++) {
    const peak = ahead < left.length ? Math.max(Math.abs(left[ahead]!), Math.abs(right[ahead]!)) : 0;
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
