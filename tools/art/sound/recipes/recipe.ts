import { bandPass, highPass, lowPass } from '../kit/filters';
import { mix, type Signal, samples, secondsOf } from '../kit/signal';

/** A sound of the game and how it is made. */
export interface Recipe {
  /** The key by which the game asks for it; a voice's is its call and its creature: `roar.greatzilla`. */
  readonly key: string;
  /** How many variations there are. */
  readonly takes: number;
  /** Renders a variation at any level; the same one is the same to the last bit. @param take 0 … takes−1 */
  readonly render: (take: number) => Signal;
}

/** By how much a variation is higher and quicker, or lower and slower, as a share. */
const PITCH = 0.17;
/** Octaves about the middle of hearing over which the emphasis of variations lies, and how strong it is. */
const OCTAVES = 3.2;
const EMPHASIS = 2.2;
const MIDDLE = 900;
/** How much brighter or darker a variation is at most, as a share. */
const TILT = 2.4;

/** Numbers that are spread evenly however many are taken, 0 … 1. */
const spread = (index: number, step: number): number => (0.5 + index * step) % 1;

/** The same thing in another size and of another grain: another pitch and pace, another part of the spectrum in front. */
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

// Far apart, so that the layers of a sound may count on from their seed.
const seedOf = (key: string, take: number): number => 1000 + 97 * take + key.length * 7919;

/** A recipe whose variations differ by their seed, their size and their grain. */
export const recipe = (key: string, takes: number, render: (seed: number) => Signal): Recipe => ({
  key,
  takes,
  render: (take) => another(render(seedOf(key, take)), take),
});

/** A recipe whose variations differ by their seed alone: something that has its pitch, a voice or notes. */
export const tuned = (key: string, takes: number, render: (seed: number) => Signal): Recipe => ({
  key,
  takes,
  render: (take) => render(seedOf(key, take)),
});
