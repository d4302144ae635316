import { bandPass, highPass, lowPass } from '../kit/filters';
import { mix, type Signal, samples, secondsOf } from '../kit/signal';

/** A sound of the game, with its synthesis. */
export interface Recipe {
  /** The key by which the game plays it; that of a voice is its call and its creature: `roar.greatzilla`. */
  readonly key: string;
  /** Number of variations. */
  readonly takes: number;
  /** Renders a variation at any level; deterministic. @param take 0 … takes−1 */
  readonly render: (take: number) => Signal;
}

/** Largest relative change of pitch and speed in a variation. */
const PITCH = 0.17;
/** Octaves over which variations shift their spectral emphasis, and its strength. */
const OCTAVES = 3.2;
const EMPHASIS = 2.2;
const MIDDLE = 900;
/** Largest gain of the high or low band that makes a variation brighter or duller. */
const TILT = 2.4;

/** A low-discrepancy sequence in 0 … 1. */
const spread = (index: number, step: number): number => (0.5 + index * step) % 1;

/** A variation of a sound: other pitch, speed and spectral emphasis. */
function another(signal: Signal, take: number): Signal {
  const pace = 1 + PITCH * (2 * spread(take, 0.8192) - 1);
  const out: Signal = new Float32Array(samples(secondsOf(signal) / pace));
  for (let index = 0; index < out.length; index++) {
    const place = index * pace;
    const before = Math.floor(place);
    const low = signal[before] ?? 0;
    out[index] = low + ((signal[before + 1] ?? 0) - low) * (place - before);
  }
  const hz = MIDDLE * 2 ** (OCTAVES * (spread(take, 0.671) - 0.5));
  const tilt = 2 * spread(take, 0.5497) - 1;
  const side = tilt > 0 ? highPass(out, 2 * MIDDLE) : lowPass(out, MIDDLE / 2);
  return mix([out], [bandPass(out, hz, 0.9), 0, EMPHASIS], [side, 0, TILT * Math.abs(tilt)]);
}

// Far apart, so that the layers of a sound may use consecutive seeds.
const seedOf = (key: string, take: number): number => 1000 + 97 * take + key.length * 7919;

/** A recipe whose variations differ in seed, pitch and spectrum. */
export const recipe = (key: string, takes: number, render: (seed: number) => Signal): Recipe => ({
  key,
  takes,
  render: (take) => another(render(seedOf(key, take)), take),
});

/** A recipe whose variations differ only in seed, for pitched sounds, voices and notes. */
export const tuned = (key: string, takes: number, render: (seed: number) => Signal): Recipe => ({
  key,
  takes,
  render: (take) => render(seedOf(key, take)),
});
