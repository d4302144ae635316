import { RATE, type Signal } from './signal';

/** Soft saturation. @param drive 1 (hardly) … 20 (torn) */
export function driven(signal: Signal, drive: number): Signal {
  const top = Math.tanh(drive);
  return signal.map((value) => Math.tanh(value * drive) / top);
}

/** Wave folding: snarling, hollow. @param amount 1 (nothing is folded within ±1) … 5 */
export const folded = (signal: Signal, amount: number): Signal =>
  signal.map((value) => Math.sin((Math.PI / 2) * value * amount));

/** Sample rate and bit depth reduction: the voice of an old machine. @param hz new values per second */
export function coarse(signal: Signal, hz: number, steps: number): Signal {
  const hold = Math.max(1, Math.round(RATE / hz));
  return signal.map((_, index) => Math.round(signal[index - (index % hold)]! * steps) / steps);
}

/** Comb filter: a pipe, metallic echoes. @param feedback −0.95 … 0.95 */
export function combed(signal: Signal, hz: number, feedback: number): Signal {
  const out = signal.slice();
  const delay = Math.max(1, Math.round(RATE / hz));
  for (let index = delay; index < out.length; index++) {
    out[index] = out[index]! + feedback * out[index - delay]!;
  }
  return out;
}
