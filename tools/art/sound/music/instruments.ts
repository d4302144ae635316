import { Random } from '#core';
import { glide, line, struck } from '../kit/curves';
import { bandPass, highPass, lowPass } from '../kit/filters';
import { pinkNoise, whiteNoise } from '../kit/noise';
import { shaken, tone } from '../kit/oscillators';
import { driven } from '../kit/shaping';
import { mix, type Signal, softEnds, times, toPeak } from '../kit/signal';
import { knock, thump } from '../recipes/materials';

/** A bar of rosewood: its tone, and the overtones that make it wooden. */
export function marimba(hz: number, seconds: number): Signal {
  const bar = toPeak(
    mix(
      [times(tone('sine', seconds, hz), struck(0.002, 0.32 * Math.sqrt(220 / hz)))],
      [times(tone('sine', seconds, hz * 3.93), struck(0.001, 0.05)), 0, 0.3],
      [times(tone('sine', seconds, hz * 9.2), struck(0.001, 0.014)), 0, 0.1],
    ),
  );
  return softEnds(bar, 0.001, seconds * 0.4);
}

/** Plucking position relative to the string's length, and number of overtones worth rendering. */
const PLUCKED_AT = 0.23;
const OVERTONES = 12;

/** A plucked gut string: higher overtones decay faster. @param dull 0 … 1 */
export function plucked(hz: number, seconds: number, dull: number, seed: number): Signal {
  const strings = Array.from({ length: OVERTONES }, (_, index) => {
    const n = index + 1;
    const height = Math.abs(Math.sin(Math.PI * n * PLUCKED_AT)) / n ** (1 + 0.6 * dull);
    const decay = (0.3 * Math.sqrt(110 / hz)) / (1 + 0.55 * index * (0.4 + dull));
    // Stiff strings have slightly sharp overtones.
    const overtone = tone('sine', seconds, hz * n * (1 + 0.0004 * n * n));
    return [times(overtone, struck(0.003, decay)), 0, height] as const;
  });
  const finger = times(bandPass(whiteNoise(0.03, seed), 900, 0.8), struck(0.001, 0.006));
  return softEnds(toPeak(mix(...strings, [finger, 0, 0.5])), 0.001, Math.min(0.08, seconds / 3));
}

/** Several bows on one note. */
export function bowed(hz: number, seconds: number, seed: number): Signal {
  const random = Random.fromSeed(seed);
  const voices = [0.994, 0.998, 1.003, 1.007].map(
    (detune) => [tone('saw', seconds, hz * detune, random.unit()), 0, 0.3] as const,
  );
  const body = bandPass(mix(...voices), 1.6 * hz + 300, 0.6);
  return softEnds(
    mix([lowPass(mix(...voices), 4 * hz + 250)], [body, 0, 0.8]),
    0.012,
    Math.min(0.09, seconds / 2),
  );
}

/** A horn that blares as it swells. */
export function brass(hz: number, seconds: number, force: number): Signal {
  const swell = line([0, 0], [0.045, 1], [0.14, 0.72], [seconds * 0.8, 0.8], [seconds, 0]);
  const sing = (t: number) =>
    hz *
    (1 + 0.006 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t * 2)) *
    (1 - 0.03 * Math.exp(-t / 0.025));
  const reeds = mix(
    [tone('saw', seconds, sing)],
    [tone('saw', seconds, (t) => sing(t) * 1.004, 0.4), 0, 0.8],
  );
  return toPeak(
    times(
      lowPass(reeds, (t) => hz * (1.2 + 5.5 * force * swell(t)), 0.8),
      swell,
    ),
  );
}

/** A reed in a wooden tube. */
export function clarinet(hz: number, seconds: number): Signal {
  const sing = (t: number) => hz * (1 + 0.005 * Math.sin(2 * Math.PI * 4.8 * t) * Math.min(1, t * 1.6));
  const reed = lowPass(tone('square', seconds, sing), 1500, 0.7);
  return softEnds(times(reed, line([0, 0], [0.04, 0.8], [seconds * 0.5, 1], [seconds, 0.3])), 0.02, 0.08);
}

/** A theremin: a tone that slides up to its note, trembling. */
export function theremin(hz: number, seconds: number): Signal {
  const pitch = glide([0, hz * 0.84], [0.12, hz], [seconds, hz]);
  const trembling = (t: number) => pitch(t) * (1 + 0.017 * Math.sin(2 * Math.PI * 5.8 * t));
  return times(
    mix(
      [tone('sine', seconds, trembling)],
      [tone('sine', seconds, (t) => 2 * trembling(t)), 0, 0.16],
      [tone('sine', seconds, (t) => 3 * trembling(t)), 0, 0.06],
    ),
    line([0, 0.2], [0.14, 1], [seconds - 0.1, 0.9], [seconds, 0]),
  );
}

/** A flute of bamboo: a tone and the breath beside it. */
export function flute(hz: number, seconds: number, seed: number): Signal {
  const sing = (t: number) =>
    hz * (1 - 0.02 * Math.exp(-t / 0.04)) * (1 + 0.007 * Math.sin(2 * Math.PI * 5 * t) * Math.min(1, 2 * t));
  const breath = bandPass(pinkNoise(seconds, seed), 2 * hz, 4);
  return times(
    mix(
      [tone('sine', seconds, sing)],
      [tone('sine', seconds, (t) => 2 * sing(t)), 0, 0.25],
      [tone('triangle', seconds, (t) => 3 * sing(t)), 0, 0.08],
      [breath, 0, 0.9],
    ),
    line([0, 0], [0.06, 1], [seconds * 0.6, 0.8], [seconds, 0.4]),
  );
}

/** A long string of silk, plucked hard near its end; it bends up a little as it rings. */
export function koto(hz: number, seconds: number, seed: number): Signal {
  const bridge = times(bandPass(whiteNoise(0.03, seed + 1), 3200, 1), struck(0.0005, 0.004));
  return softEnds(mix([plucked(hz, seconds, 0.12, seed)], [bridge, 0, 0.5]), 0.001, seconds * 0.3);
}

/** A bronze disc. */
export const gong = (seed: number): Signal =>
  toPeak(
    softEnds(
      mix(
        [times(shaken(2.6, 98, 1.41, line([0, 0.6], [0.3, 2.4], [2.6, 0.4])), struck(0.03, 0.9))],
        [times(shaken(2.2, 233, 2.09, line([0, 1.6], [2.2, 0.2])), struck(0.05, 0.5)), 0, 0.4],
        [times(lowPass(pinkNoise(0.2, seed), 700), struck(0.002, 0.03)), 0, 1],
      ),
      0.002,
      0.4,
    ),
  );

/** Two tiles of stone that meet. */
export const tile = (seed: number): Signal =>
  toPeak(mix([knock('stone', 0.8, 6500, seed)], [knock('plastic', 1.1, 6000, seed + 1), 0.003, 0.6]));

/** A brush on a drum head. */
export const brush = (seed: number): Signal =>
  toPeak(times(bandPass(whiteNoise(0.16, seed), 5200, 0.6), struck(0.018, 0.035)));

/** Seeds in a gourd. */
export const shaker = (seed: number): Signal =>
  toPeak(times(highPass(whiteNoise(0.09, seed), 5500), struck(0.012, 0.016)));

/** A drum as wide as a door. @param hz of its skin */
export const drum = (hz: number, seed: number): Signal =>
  toPeak(
    mix(
      [thump(hz, 0.16, 2.5)],
      [times(lowPass(pinkNoise(0.3, seed), 900), struck(0.001, 0.03)), 0, 1],
      [knock('crate', 1.5, 1500, seed + 1), 0, 0.3],
    ),
  );

/** A drum of a marching band. */
export const snare = (seed: number): Signal =>
  toPeak(
    mix(
      [times(highPass(whiteNoise(0.2, seed), 1600), struck(0.001, 0.05))],
      [times(tone('sine', 0.12, glide([0, 260], [0.12, 185])), struck(0.001, 0.035)), 0, 0.7],
    ),
  );

/** Two discs of brass, far away. */
export const cymbal = (seed: number): Signal =>
  toPeak(driven(times(highPass(whiteNoise(2, seed), 4200), struck(0.01, 0.5)), 1.2));
