/** In-place radix-2 Fourier transform. @param real,imaginary the length must be a power of two */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirror = 0; index < size; index++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror) {
      [real[index], real[mirror]] = [real[mirror]!, real[index]!];
      [imaginary[index], imaginary[mirror]] = [imaginary[mirror]!, imaginary[index]!];
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const turn = (-2 * Math.PI) / span;
    for (let offset = 0; offset < span / 2; offset++) {
      const cos = Math.cos(turn * offset);
      const sin = Math.sin(turn * offset);
      for (let start = offset; start < size; start += span) {
        const far = start + span / 2;
        const re = real[far]! * cos - imaginary[far]! * sin;
        const im = real[far]! * sin + imaginary[far]! * cos;
        real[far] = real[start]! - re;
        imaginary[far] = imaginary[start]! - im;
        real[start] = real[start]! + re;
        imaginary[start] = imaginary[start]! + im;
      }
    }
  }
}

/** Power spectrum around a sample, with a Hann window. @param size a power of two */
export function powerSpectrum(signal: Float32Array, centre: number, size: number): Float64Array {
  const real = new Float64Array(size);
  for (let index = 0; index < size; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
    real[index] = (signal[centre - size / 2 + index] ?? 0) * window;
  }
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return real.slice(0, size / 2).map((re, bin) => re * re + imaginary[bin]! ** 2);
}

/** Spectral centroid of the whole sound, hertz: dull or bright. */
export function spectralCentroid(signal: Float32Array, rate: number): number {
  const size = 2048;
  let weighted = 0;
  let total = 0;
  for (let centre = 0; centre < signal.length; centre += size / 2) {
    powerSpectrum(signal, centre, size).forEach((power, bin) => {
      weighted += power * ((bin * rate) / size);
      total += power;
    });
  }
  return total === 0 ? 0 : weighted / total;
}
