import { Random } from '#core';
import { addTo, type Curve, type Signal, silence } from './signal';

/** A short sound with its gain. */
export type Grain = (random: Random) => readonly [signal: Signal, gain: number];

/**
 * Many short sounds at random times: rubble, bubbles, rain.
 * @param rate starts per second, at most about a thousand
 */
export function scattered(seconds: number, rate: Curve, seed: number, grain: Grain): Signal {
  const random = Random.fromSeed(seed);
  const out = silence(seconds);
  const step = 1 / 1000;
  for (let t = 0; t < seconds; t += step) {
    if (random.unit() >= rate(t) * step) continue;
    const [signal, gain] = grain(random);
    addTo(out, [signal, t, gain]);
  }
  return out;
}

/** A random number, log-uniform. */
export const between = (random: Random, low: number, high: number): number =>
  low * (high / low) ** random.unit();
