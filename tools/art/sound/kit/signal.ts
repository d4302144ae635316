/** Sample rate of everything that is rendered. */
export const RATE = 44_100;

/** Mono samples, nominally within −1 … 1. */
export type Signal = Float32Array<ArrayBuffer>;

/** A number that changes over time. @param t seconds */
export type Curve = (t: number) => number;

/** Number of samples in a time. */
export const samples = (seconds: number): number => Math.round(seconds * RATE);

export const secondsOf = (signal: Signal): number => signal.length / RATE;

export const silence = (seconds: number): Signal => new Float32Array(samples(seconds));

/** Renders a function of time. */
export function draw(seconds: number, value: (t: number) => number): Signal {
  const out = silence(seconds);
  for (let index = 0; index < out.length; index++) out[index] = value(index / RATE);
  return out;
}

/** A part of a mix: signal, start (seconds) and gain. */
export type Part = readonly [signal: Signal, at?: number, gain?: number];

/** Adds a signal to another in place; whatever exceeds its end is lost. */
export function addTo(out: Signal, [signal, at = 0, gain = 1]: Part): void {
  const offset = samples(at);
  const end = Math.min(signal.length, out.length - offset);
  for (let index = Math.max(0, -offset); index < end; index++) {
    out[offset + index] = out[offset + index]! + signal[index]! * gain;
  }
}

/** Sums parts; as long as the last one to end. */
export function mix(...parts: readonly Part[]): Signal {
  const length = Math.max(0, ...parts.map(([signal, at = 0]) => samples(at) + signal.length));
  const out: Signal = new Float32Array(length);
  for (const part of parts) addTo(out, part);
  return out;
}

/** Applies a constant or varying gain. */
export function times(signal: Signal, gain: number | Curve): Signal {
  if (typeof gain === 'number') return signal.map((value) => value * gain);
  return signal.map((value, index) => value * gain(index / RATE));
}

/** Ring modulation: the product of two signals, as long as the shorter one. */
export function ring(signal: Signal, other: Signal): Signal {
  return signal.slice(0, Math.min(signal.length, other.length)).map((value, index) => value * other[index]!);
}

/** Truncates a signal or pads it with silence. */
export function lasting(signal: Signal, seconds: number): Signal {
  const out = silence(seconds);
  out.set(signal.subarray(0, out.length));
  return out;
}

export const peakOf = (signal: Signal): number =>
  signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Normalises the peak. A silent signal stays silent. */
export function toPeak(signal: Signal, height = 1): Signal {
  const peak = peakOf(signal);
  return peak === 0 ? signal : times(signal, height / peak);
}

/** Fades in and out with half a cosine; the first and last samples are 0. @param rise,fall seconds */
export function softEnds(signal: Signal, rise: number, fall: number): Signal {
  const up = Math.max(1, samples(rise));
  const down = Math.max(1, samples(fall));
  const last = signal.length - 1;
  const swell = (share: number) => (share >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * share));
  return signal.map((value, index) => value * swell(index / up) * swell((last - index) / down));
}
