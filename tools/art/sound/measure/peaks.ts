/** How finely the curve between two samples is looked at. */
const OVERSAMPLING = 4;
const REACH = 12;

/** Windowed sinc kernels for interpolation between samples. */
const KERNELS = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVERSAMPLING;
  return Array.from({ length: 2 * REACH }, (_value, tap) => {
    const x = tap - REACH + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
});

/** Interpolates only near samples above this fraction of the peak. */
const NEAR = 0.5;

/** True peak, four times oversampled; 1 is full scale. */
export function truePeak(signal: Float32Array): number {
  let most = 0;
  for (const value of signal) most = Math.max(most, Math.abs(value));
  const worth = most * NEAR;
  for (let index = 0; index < signal.length; index++) {
    if (Math.abs(signal[index]!) < worth) continue;
    for (const kernel of KERNELS) {
      let value = 0;
      for (let tap = 0; tap < kernel.length; tap++) {
        value += kernel[tap]! * (signal[index + tap - REACH + 1] ?? 0);
      }
      most = Math.max(most, Math.abs(value));
    }
  }
  return most;
}

export const decibels = (value: number): number => 20 * Math.log10(value);

/** DC offset: the mean of the samples. */
export const offsetOf = (signal: Float32Array): number =>
  signal.reduce((sum, value) => sum + value, 0) / Math.max(1, signal.length);
