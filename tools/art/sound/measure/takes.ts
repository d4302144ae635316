import { powerSpectrum } from './spectrum';

const SIZE = 1024;
/** Hop size, samples. */
const HOP = 512;
/** Third-octave bands from 100 Hz. */
const BANDS = Array.from({ length: 21 }, (_, band) => 100 * 2 ** (band / 3));
/** Levels this far below the maximum are masked, dB. */
const HEARD = 50;

/** Spectrogram in dB, by time and band; the maximum is 0. */
function pictureOf(signal: Float32Array, rate: number): number[][] {
  const rows: number[][] = [];
  for (let centre = HOP; centre < signal.length; centre += HOP) {
    const bins = powerSpectrum(signal, centre, SIZE);
    rows.push(
      BANDS.map((hz) => {
        const from = Math.max(1, Math.round((hz * 2 ** (-1 / 6) * SIZE) / rate));
        const to = Math.max(from + 1, Math.round((hz * 2 ** (1 / 6) * SIZE) / rate));
        return bins.subarray(from, to).reduce((sum, power) => sum + power, 1e-12);
      }),
    );
  }
  const most = Math.max(...rows.flat());
  return rows.map((row) => row.map((power) => Math.max(-HEARD, 10 * Math.log10(power / most))));
}

/** Distance of two variations of a sound: mean difference of their spectrograms, dB. */
export function distance(one: Float32Array, other: Float32Array, rate: number): number {
  const [a, b] = [pictureOf(one, rate), pictureOf(other, rate)];
  let sum = 0;
  let count = 0;
  for (let row = 0; row < Math.max(a.length, b.length); row++) {
    for (let band = 0; band < BANDS.length; band++) {
      const [x, y] = [a[row]?.[band] ?? -HEARD, b[row]?.[band] ?? -HEARD];
      if (x === -HEARD && y === -HEARD) continue;
      sum += Math.abs(x - y);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
