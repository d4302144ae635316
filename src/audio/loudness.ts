/** One or two channels at the same rate. */
export interface SoundChannels {
  readonly rate: number;
  readonly channels: readonly Float32Array[];
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The shelving pre-filter of ITU-R BS.1770, for any rate. */
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

/** The high-pass filter of ITU-R BS.1770, for any rate. */
function bassCut(rate: number): Biquad {
  const q = 0.5003270373238773;
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const toPower = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

/** K-weighted power of consecutive blocks of a sound, summed over its channels; assumes silence before it. */
function stretches({ rate, channels }: SoundChannels, seconds: number): Float64Array {
  const stride = Math.round(seconds * rate);
  const length = Math.max(0, ...channels.map((channel) => channel.length));
  const powers = new Float64Array(Math.ceil(length / stride));
  const head = shelf(rate);
  const bass = bassCut(rate);
  for (const channel of channels) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    let z1 = 0;
    let z2 = 0;
    for (let index = 0; index < channel.length; index++) {
      const x = channel[index]!;
      const y = head.b[0] * x + head.b[1] * x1 + head.b[2] * x2 - head.a[0] * y1 - head.a[1] * y2;
      const z = bass.b[0] * y + bass.b[1] * y1 + bass.b[2] * y2 - bass.a[0] * z1 - bass.a[1] * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      const stretch = Math.floor(index / stride);
      powers[stretch] = powers[stretch]! + z * z;
    }
  }
  return powers;
}

/** Mean K-weighted power of windows of the sound, which is padded with silence. */
function windows(sound: SoundChannels, seconds: number, step: number): number[] {
  const sums = stretches(sound, step);
  const many = Math.round(seconds / step);
  const width = many * Math.round(step * sound.rate);
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + many <= sums.length; start++) {
    powers.push(sums.subarray(start, start + many).reduce((sum, power) => sum + power, 0) / width);
  }
  return powers;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness by ITU-R BS.1770-4, with both gates, in LUFS; −Infinity for silence. */
export function integratedLoudness(sound: SoundChannels): number {
  const audible = windows(sound, 0.4, 0.1).filter((power) => power > toPower(-70));
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toPower(toLufs(mean(audible)) - 10);
  return toLufs(mean(audible.filter((power) => power > gate)));
}

/** Integration time of the ear for short sounds, seconds. */
const GATHERING = 0.2;

/** Perceived loudness of a short sound: K-weighted loudness of the loudest fifth of a second, in LUFS. */
export function strikingLoudness(sound: SoundChannels): number {
  return toLufs(Math.max(...windows(sound, GATHERING, 0.01)));
}

/** Window and step of the loudness range, seconds. */
const SHORT_TERM = 3;
const LOOK = 0.1;

/** Loudness range by EBU Tech 3342, in LU; 0 for sounds shorter than three seconds. */
export function loudnessRange(sound: SoundChannels): number {
  const audible = windows(sound, SHORT_TERM, LOOK).filter((power) => power > toPower(-70));
  if (audible.length === 0) return 0;
  const gate = toPower(toLufs(mean(audible)) - 20);
  const passages = audible.filter((power) => power > gate).sort((a, b) => a - b);
  const at = (share: number) => toLufs(passages[Math.round(share * (passages.length - 1))]!);
  return at(0.95) - at(0.1);
}
