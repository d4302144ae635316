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
  /** How loud, 0 … 1; it should begin and end at 0. */
  readonly effort: Curve;
  readonly formants: readonly Formant[];
  /** How unevenly loud the folds open, 0 (a singer) … 1 (gravel). */
  readonly rough: number;
  /** By how much an opening is longer or shorter than the pitch asks for at most, as a share. */
  readonly jitter: number;
  /** How much weaker every other opening is, 0 … 1: an octave below, as in a growl. */
  readonly growl: number;
  /** Air beside the tone, 0 … 1. */
  readonly breath: number;
  /** 1 (clean) … 12 (torn). */
  readonly drive: number;
  /** The chest: hertz and strength. */
  readonly chest: readonly [hz: number, gain: number];
  readonly seed: number;
}

/** Air in bursts: a steep fall when the folds close, a slow rise, no two cycles alike. */
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
    // Open for six tenths of the cycle: the air flows in an arc that breaks off.
    const open = phase / 0.6;
    out[index] = open < 1 ? gain * (open * open * (3 - 4 * open) + 0.1) : -0.08 * gain;
  }
  return highPass(out, 30);
}

/** What is lower takes room and is not heard from small loudspeakers, hertz. */
const LOWEST = 95;

/** The sound of an utterance, not yet levelled. */
export function uttered(utterance: Utterance): Signal {
  const { seconds, effort, formants, breath, drive, chest, seed } = utterance;
  const tone = folds(utterance);
  const throat = (source: Signal) => {
    // Lips radiate what is high better than what is low.
    const bright = mix([highPass(source, 700, 0.6), 0, 2.4], [source, 0, 0.7]);
    const out = silence(seconds);
    for (const { hz, q, gain } of formants) addTo(out, [bandPass(bright, hz, q), 0, gain]);
    return out;
  };
  const voiced = mix([throat(tone)], [lowPass(tone, chest[0], 0.9), 0, 0.45 * chest[1]]);
  // Harder when louder: the effort goes into the distortion, as in a throat.
  const torn = driven(times(voiced, effort), drive);
  // Air comes with each opening, and is not torn: it would blur the overtones.
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
