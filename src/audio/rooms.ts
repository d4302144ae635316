import { runToEnd, type Task } from '#core';

/** Parameters of a reverb. */
export interface Acoustics {
  /** Decay time to −60 dB, seconds. */
  readonly decay: number;
  /** 0.5 (a box) … 1 (a room) … 3 (a street at night). */
  readonly size: number;
  /** 0 (bright) … 1 (fully muffled). */
  readonly damping: number;
}

/** The reverbs; all sounds in a place share one. */
export const ROOMS = {
  street: { decay: 0.9, size: 1.2, damping: 0.5 },
  canyon: { decay: 1.7, size: 2.2, damping: 0.55 },
} as const satisfies Record<string, Acoustics>;
export type RoomName = keyof typeof ROOMS;

/** Delay line lengths in milliseconds at size 1; in samples they have no common factors. */
const LINES = [13.7, 17.3, 19.9, 23.1, 29.3, 31.7, 37.9, 41.3];
/** Sign of each delay line on either side; orthogonal, so that the channels are uncorrelated. */
const LEFT = [1, 1, -1, -1, 1, 1, -1, -1];
const RIGHT = [1, -1, -1, 1, 1, -1, -1, 1];
/** The rate to which the damping values refer. */
const DAMPED_AT = 44_100;

/** Samples per step of the task. */
const STEP = 1 << 13;

/** The delay lines of a reverb, one after another in one array, and what is on its way in them. */
interface Network {
  readonly samples: Float32Array;
  /** Of each line: its first sample, the one after its last, and the one that comes out next. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly heads: Int32Array;
  readonly gains: Float64Array;
  readonly damped: Float64Array;
  /** Share of the sample before that is heard with each sample. */
  readonly held: number;
  /** Samples without input after which nothing is heard any more. */
  readonly lasts: number;
  /** Samples since the last input. */
  silent: number;
}

function networkOf({ decay, size, damping }: Acoustics, rate: number): Network {
  const lengths = LINES.map((ms, index) => Math.max(2, Math.round((ms * size * rate) / 1000) + (index % 3)));
  let total = 0;
  const ends = Int32Array.from(lengths, (length) => {
    total += length;
    return total;
  });
  const starts = ends.map((end, index) => end - lengths[index]!);
  return {
    samples: new Float32Array(total),
    starts,
    ends,
    heads: starts.slice(),
    gains: Float64Array.from(lengths, (length) => 10 ** ((-3 * length) / (decay * rate))),
    damped: new Float64Array(LINES.length),
    held: damping ** (DAMPED_AT / rate),
    lasts: 1.2 * decay * rate,
    silent: Number.POSITIVE_INFINITY,
  };
}

/** Where a reverb is heard, and from where to where; samples. */
interface Heard {
  readonly gain: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly from: number;
  readonly to: number;
}

/** Adds the reverb of a section to both channels: a feedback delay network of eight lines with a Householder matrix. */
function flow(network: Network, input: Float32Array, { gain, left, right, from, to }: Heard): void {
  const { samples, starts, ends, heads, gains, damped, held, lasts } = network;
  const passed = 1 - held;
  const spread = 2 / heads.length;
  for (let index = from; index < to; index++) {
    const value = index < input.length ? input[index]! : 0;
    network.silent = value === 0 ? network.silent + 1 : 0;
    if (network.silent > lasts) continue;
    let sum = 0;
    let west = 0;
    let east = 0;
    for (let each = 0; each < 8; each++) {
      const sample = samples[heads[each]!]! * passed + damped[each]! * held;
      damped[each] = sample;
      sum += sample;
      west += sample * LEFT[each]!;
      east += sample * RIGHT[each]!;
    }
    for (let each = 0; each < 8; each++) {
      const head = heads[each]!;
      samples[head] = value + gains[each]! * (damped[each]! - spread * sum);
      heads[each] = head + 1 === ends[each]! ? starts[each]! : head + 1;
    }
    left[index] = left[index]! + west * gain;
    right[index] = right[index]! + east * gain;
  }
}

/** Adds the reverb of a sound to both channels, step by step. */
function* answer(
  acoustics: Acoustics,
  rate: number,
  input: Float32Array,
  gain: number,
  left: Float32Array,
  right: Float32Array,
): Task<void> {
  const network = networkOf(acoustics, rate);
  for (let from = 0; from < left.length; from += STEP) {
    if (from > 0) yield from / left.length;
    flow(network, input, { gain, left, right, from, to: Math.min(left.length, from + STEP) });
  }
}

/** Computes the stereo impulse response of a reverb, with the energy of a unit impulse. @param rate samples per second */
export function* impulseOf(
  name: RoomName,
  rate: number,
): Task<readonly [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>]> {
  const room = ROOMS[name];
  const length = Math.round(1.2 * room.decay * rate);
  const sides = [new Float32Array(length), new Float32Array(length)] as const;
  yield* answer(room, rate, Float32Array.of(1), 1, ...sides);
  const gain = 1 / Math.sqrt(strengthOf(sides));
  yield 1;
  for (const side of sides) for (let index = 0; index < length; index++) side[index] = side[index]! * gain;
  return sides;
}

function strengthOf(sides: readonly Float32Array[]): number {
  let sum = 0;
  for (const side of sides) for (let index = 0; index < side.length; index++) sum += side[index]! ** 2;
  return sum;
}

/**
 * Adds a reverb to both channels: the same as convolving with {@link impulseOf}, but faster.
 * @param input the dry signal, one channel of the same length
 */
export function addEcho(
  name: RoomName,
  rate: number,
  input: Float32Array,
  left: Float32Array,
  right: Float32Array,
): void {
  const room = ROOMS[name];
  const length = Math.round(1.2 * room.decay * rate);
  const click = [new Float32Array(length), new Float32Array(length)] as const;
  runToEnd(answer(room, rate, Float32Array.of(1), 1, ...click));
  runToEnd(answer(room, rate, input, 1 / Math.sqrt(strengthOf(click)), left, right));
}
