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

/** Adds the reverb of a sound to both channels: a feedback delay network of eight lines with a Householder matrix. */
function* answer(
  { decay, size, damping }: Acoustics,
  rate: number,
  input: Float32Array,
  gain: number,
  left: Float32Array,
  right: Float32Array,
): Task<void> {
  const lines = LINES.map((ms, index) => {
    return new Float32Array(Math.max(2, Math.round((ms * size * rate) / 1000) + (index % 3)));
  });
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / (decay * rate)));
  const held = damping ** (DAMPED_AT / rate);
  const damped = new Float64Array(lines.length);
  const heads = new Int32Array(lines.length);
  const spread = 2 / lines.length;
  let silent = Number.POSITIVE_INFINITY;
  for (let index = 0; index < left.length; index++) {
    const value = index < input.length ? input[index]! : 0;
    if (index % STEP === STEP - 1) yield index / left.length;
    silent = value === 0 ? silent + 1 : 0;
    if (silent > 1.2 * decay * rate) continue;
    let sum = 0;
    let west = 0;
    let east = 0;
    for (let each = 0; each < 8; each++) {
      const heard = lines[each]![heads[each]!]! * (1 - held) + damped[each]! * held;
      damped[each] = heard;
      sum += heard;
      west += heard * LEFT[each]!;
      east += heard * RIGHT[each]!;
    }
    for (let each = 0; each < 8; each++) {
      const line = lines[each]!;
      const head = heads[each]!;
      line[head] = value + gains[each]! * (damped[each]! - spread * sum);
      heads[each] = head + 1 === line.length ? 0 : head + 1;
    }
    left[index] = left[index]! + west * gain;
    right[index] = right[index]! + east * gain;
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
