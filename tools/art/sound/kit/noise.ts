import { Random } from '#core';
import { type Curve, RATE, type Signal, silence } from './signal';

/** Uniform random samples, −1 … 1. */
export function whiteNoise(seconds: number, seed: number): Signal {
  const random = Random.fromSeed(seed);
  return silence(seconds).map(() => 2 * random.unit() - 1);
}

/** Equal strength in every octave (Paul Kellet's filter). */
export function pinkNoise(seconds: number, seed: number): Signal {
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const shares = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  const held = [0, 0, 0, 0, 0, 0];
  let late = 0;
  return whiteNoise(seconds, seed).map((white) => {
    let sum = late + white * 0.5362;
    for (let pole = 0; pole < held.length; pole++) {
      held[pole] = held[pole]! * poles[pole]! + white * shares[pole]!;
      sum += held[pole]!;
    }
    late = white * 0.115926;
    return sum * 0.12;
  });
}

/** Random impulses, as of something breaking. @param rate per second */
export function crackle(seconds: number, rate: Curve, seed: number): Signal {
  const random = Random.fromSeed(seed);
  return silence(seconds).map((_, index) =>
    random.unit() * RATE < rate(index / RATE)
      ? (random.unit() < 0.5 ? -1 : 1) * (0.3 + 0.7 * random.unit())
      : 0,
  );
}

/** A random curve within −1 … 1. @param hz how often it changes direction */
export function wander(hz: number, seed: number): Curve {
  const at = (index: number) => 2 * Random.fromSeed(seed * 65_537 + index).unit() - 1;
  const known: number[] = [];
  return (t) => {
    const index = Math.floor(t * hz);
    const share = t * hz - index;
    known[index] ??= at(index);
    known[index + 1] ??= at(index + 1);
    const eased = share * share * (3 - 2 * share);
    return known[index]! + (known[index + 1]! - known[index]!) * eased;
  };
}
