import { Random } from '#core';
import { bandPass, highPass, lowPass } from './filters';
import { pinkNoise } from './noise';
import { driven } from './shaping';
import { addTo, type Curve, mix, RATE, ring, type Signal, silence, times, toPeak } from './signal';

/** A resonance of throat and mouth. */
export interface Formant {
  /** Hertz. */
  readonly hz: Curve;
  /** Sharpness: 3 (wide) … 12 (whistling). */
  readonly q: number;
  readonly gain: number;
}

/** One utterance of a creature, from its lungs to its lips. */
export interface Utterance {
  readonly seconds: number;
  /** Of the vocal folds, hertz. */
  readonly pitch: Curve;
  /** Loudness, 0 … 1; it should start and end at 0. */
  readonly effort: Curve;
  readonly formants: readonly Formant[];
  /** Irregularity of the loudness of single glottal pulses, 0 (a singer) … 1 (gravel). */
  readonly rough: number;
  /** Largest relative deviation of a pulse's length from the pitch. */
  readonly jitter: number;
  /** Attenuation of every other pulse, 0 … 1: a subharmonic, as in a growl. */
  readonly growl: number;
  /** Breath noise in addition to the tone, 0 … 1. */
  readonly breath: number;
  /** 1 (clean) … 12 (torn). */
  readonly drive: number;
  /** Resonance of the chest: hertz and gain. */
  readonly chest: readonly [hz: number, gain: number];
  readonly seed: number;
}

/** Glottal pulses: a steep fall when the folds close, a slow rise, no two cycles alike. */
function folds({ seconds, pitch, rough, jitter, growl, seed }: Utterance): Signal {
  const random = Random.fromSeed(seed);
  const out = silence(seconds);
  let phase = 0;
  let cycle = 0;
  let gain = 1;
  let stretch = 1;
  for (let index = 0; index < out.length; index++) {
    phase += (pitch(index / RATE) * stretch) / RATE;
    if (phase >= 1) {
      phase -= 1;
      cycle++;
      gain = (cycle % 2 === 0 ? 1 : 1 - growl) * (1 - 0.7 * rough * random.unit());
      stretch = 1 + jitter * (2 * random.unit() - 1);
    }
    // Open for 60 % of the cycle: the flow follows an arc that breaks off.
    const open = phase / 0.6;
    out[index] = open < 1 ? gain * (open * open * (3 - 4 * open) + 0.1) : -0.08 * gain;
  }
  return highPass(out, 30);
}

/** Lower frequencies take headroom and are inaudible on small speakers; hertz. */
const LOWEST = 95;

/** The sound of an utterance, not yet normalised. */
export function uttered(utterance: Utterance): Signal {
  const { seconds, effort, formants, breath, drive, chest, seed } = utterance;
  const tone = folds(utterance);
  const throat = (source: Signal) => {
    // Lips radiate high frequencies better than low ones.
    const bright = mix([highPass(source, 700, 0.6), 0, 2.4], [source, 0, 0.7]);
    const out = silence(seconds);
    for (const { hz, q, gain } of formants) addTo(out, [bandPass(bright, hz, q), 0, gain]);
    return out;
  };
  const voiced = mix([throat(tone)], [lowPass(tone, chest[0], 0.9), 0, 0.45 * chest[1]]);
  // More distortion when louder, as in a real throat.
  const torn = driven(times(voiced, effort), drive);
  // Breath follows the pulses and is not distorted, which would blur the overtones.
  const air = ring(
    throat(pinkNoise(seconds, seed + 1)),
    tone.map((value) => 0.35 + Math.abs(value)),
  );
  const whole = mix([toPeak(torn), 0, 1 - breath], [toPeak(times(air, effort)), 0, breath]);
  return highPass(
    times(whole, (t) => Math.min(1, effort(t) * 3)),
    LOWEST,
  );
}
