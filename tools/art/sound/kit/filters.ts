import { type Curve, RATE, type Signal } from './signal';

type Pass = 'low' | 'band' | 'high';

/** Interval at which a moving filter updates its frequency, samples. */
const STRIDE = 16;

/**
 * A state-variable filter in Zavalishin's topology-preserving form, stable under fast modulation.
 * @param cutoff hertz @param q 0.5 (round) … 0.7 (plain) … 30 (ringing); a band pass has gain 1 at its centre
 */
function filtered(signal: Signal, pass: Pass, cutoff: number | Curve, q = 0.7): Signal {
  const out = signal.slice();
  const damping = 1 / q;
  let first = 0;
  let second = 0;
  let g = 0;
  let a = 0;
  for (let index = 0; index < out.length; index++) {
    if (index === 0 || (typeof cutoff !== 'number' && index % STRIDE === 0)) {
      const hz = typeof cutoff === 'number' ? cutoff : cutoff(index / RATE);
      g = Math.tan(Math.PI * Math.min(0.49, Math.max(0.0002, hz / RATE)));
      a = 1 / (1 + g * (g + damping));
    }
    const rest = out[index]! - second;
    const band = a * (first + g * rest);
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    if (pass === 'low') out[index] = low;
    else if (pass === 'band') out[index] = band * damping;
    else out[index] = out[index]! - damping * band - low;
  }
  return out;
}

export const lowPass = (signal: Signal, cutoff: number | Curve, q?: number): Signal =>
  filtered(signal, 'low', cutoff, q);
export const highPass = (signal: Signal, cutoff: number | Curve, q?: number): Signal =>
  filtered(signal, 'high', cutoff, q);
export const bandPass = (signal: Signal, cutoff: number | Curve, q?: number): Signal =>
  filtered(signal, 'band', cutoff, q);

/** A resonant mode of a body: frequency, decay in seconds to 1/e, gain. */
export type Mode = readonly [hz: number, decay: number, gain: number];

/** The response of a body with these modes to an exciter: the sum of two-pole resonators. */
export function ringing(exciter: Signal, modes: readonly Mode[]): Signal {
  const out: Signal = new Float32Array(exciter.length);
  for (const [hz, decay, gain] of modes) {
    const radius = Math.exp(-1 / (decay * RATE));
    const turn = (2 * Math.PI * hz) / RATE;
    if (turn >= Math.PI) continue;
    const a1 = 2 * radius * Math.cos(turn);
    const a2 = -radius * radius;
    const strength = gain * Math.sin(turn);
    let before = 0;
    let earlier = 0;
    for (let index = 0; index < exciter.length; index++) {
      const now = strength * exciter[index]! + a1 * before + a2 * earlier;
      earlier = before;
      before = now;
      out[index] = out[index]! + now;
    }
  }
  return out;
}

/** Attenuates what is below a frequency. @param gain 0 … 1 */
export function lessBelow(signal: Signal, hz: number, gain: number): Signal {
  const low = lowPass(signal, hz, 0.5);
  return signal.map((value, index) => value - (1 - gain) * low[index]!);
}

/** Removes the DC offset with a gentle high pass below the audible range. */
export const withoutOffset = (signal: Signal): Signal => highPass(signal, 18, 0.6);
