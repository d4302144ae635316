import { RATE, type Signal, samples } from './signal';

/** Reverb settings. */
export interface Room {
  /** Reverb time (RT60), seconds. */
  readonly decay: number;
  /** 0.5 (a box) … 1 (a room) … 3 (a street at night). */
  readonly size: number;
  /** 0 (bright) … 1 (muffled). */
  readonly damping: number;
  /** Wet share of the mix, 0 … 1. */
  readonly share: number;
}

/** Lengths of the delay lines at size 1 in milliseconds, without common factors in samples. */
const LINES = [29.7, 37.1, 41.3, 43.7, 53.9, 59.3, 67.1, 73.7];

/** Reverb: eight delay lines with a Householder feedback matrix, each with a damping filter. */
function echo(signal: Signal, { decay, size, damping }: Room, tail: number): Signal {
  const out: Signal = new Float32Array(signal.length + samples(tail));
  const lines = LINES.map((ms, index) => new Float32Array(samples((ms * size) / 1000) + (index % 3) + 1));
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / (decay * RATE)));
  const damped = new Float64Array(lines.length);
  const heads = new Int32Array(lines.length);
  const spread = 2 / lines.length;
  for (let index = 0; index < out.length; index++) {
    const input = signal[index] ?? 0;
    let sum = 0;
    let heard = 0;
    for (let each = 0; each < lines.length; each++) {
      const value = lines[each]![heads[each]!]!;
      damped[each] = value * (1 - damping) + damped[each]! * damping;
      sum += damped[each]!;
      heard += damped[each]! * (each % 4 < 2 ? 1 : -1) * 0.7;
    }
    for (let each = 0; each < lines.length; each++) {
      const line = lines[each]!;
      line[heads[each]!] = input + gains[each]! * (damped[each]! - spread * sum);
      heads[each] = (heads[each]! + 1) % line.length;
    }
    out[index] = heard * 0.35;
  }
  return out;
}

/** Adds reverb. @param tail seconds added at the end */
export function inRoom(signal: Signal, room: Room, tail = room.decay * 0.7): Signal {
  const out = echo(signal, room, tail);
  for (let index = 0; index < out.length; index++) {
    out[index] = out[index]! * room.share * 2 + (signal[index] ?? 0) * (1 - room.share * 0.5);
  }
  return out;
}
