/** One or two channels at the same rate. */
export interface Sounding {
  readonly rate: number;
  readonly channels: readonly Float32Array[];
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The head's shelf of ITU-R BS.1770, for any rate. */
function shelf(rate: number): Biquad {
  const gain = 10 ** (3.999843853973347 / 20);
  const q = 0.7071752369554196;
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const middle = gain ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [
      (gain + (middle * k) / q + k * k) / norm,
      (2 * (k * k - gain)) / norm,
      (gain - (middle * k) / q + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

/** The high pass of ITU-R BS.1770, for any rate. */
function bassCut(rate: number): Biquad {
  const q = 0.5003270373238773;
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}

function biquad(signal: Float32Array | Float64Array, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(signal.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < signal.length; index++) {
    const x = signal[index]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    out[index] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return out;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const toPower = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

/** Mean K-weighted power of windows of the sound, summed over its channels. Silence is assumed around it. */
function windows({ rate, channels }: Sounding, seconds: number, step: number): number[] {
  const weighted = channels.map((channel) => biquad(biquad(channel, shelf(rate)), bassCut(rate)));
  const length = Math.max(0, ...weighted.map((channel) => channel.length));
  const width = Math.round(seconds * rate);
  const stride = Math.round(step * rate);
  const sums = new Float64Array(length + 1);
  for (let index = 0; index < length; index++) {
    sums[index + 1] = sums[index]! + weighted.reduce((sum, channel) => sum + (channel[index] ?? 0) ** 2, 0);
  }
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + width <= length; start += stride) {
    powers.push((sums[Math.min(length, start + width)]! - sums[start]!) / width);
  }
  return powers;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Loudness of a whole programme after ITU-R BS.1770-4, with both gates, in LUFS; −Infinity for silence. */
export function integratedLoudness(sounding: Sounding): number {
  const audible = windows(sounding, 0.4, 0.1).filter((power) => power > toPower(-70));
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toPower(toLufs(mean(audible)) - 10);
  return toLufs(mean(audible.filter((power) => power > gate)));
}

/** How long the ear gathers a short sound, in seconds. */
const GATHERING = 0.2;

/** Loudness of the loudest fifth of a second, K-weighted, in LUFS: how loud a short sound seems. */
export function strikingLoudness(sounding: Sounding): number {
  return toLufs(Math.max(...windows(sounding, GATHERING, 0.01)));
}
