import { type Signal, softEnds } from '../kit/signal';
import { knock } from '../recipes/materials';
import {
  bowed,
  brass,
  brush,
  clarinet,
  cymbal,
  drum,
  flute,
  gong,
  koto,
  marimba,
  plucked,
  shaker,
  snare,
  theremin,
  tile,
} from './instruments';

/** An instrument of the kit that all themes share. */
interface Instrument {
  /** Interval between its stored notes in semitones; 0 for unpitched ones. */
  readonly every: number;
  /** Longest note, seconds. */
  readonly seconds: number;
  /** Whether it sounds only while held. */
  readonly held: boolean;
  /** Number of variations of each note. */
  readonly takes: number;
  readonly render: (hz: number, seconds: number, seed: number) => Signal;
}

const pitched = (every: number, seconds: number, render: Instrument['render']): Instrument => ({
  every,
  seconds,
  held: false,
  takes: 1,
  render,
});
const blown = (seconds: number, render: Instrument['render']): Instrument => ({
  ...pitched(3, seconds, render),
  held: true,
});
const struck = (takes: number, render: (seed: number) => Signal): Instrument => ({
  every: 0,
  seconds: 0,
  held: false,
  takes,
  render: (_hz, _seconds, seed) => render(seed),
});

/** Strings sound as long as they are bowed. */
const strings = (hz: number, seconds: number, seed: number) => softEnds(bowed(hz, seconds, seed), 0.18, 0.2);

/** All instruments by name. */
export const KIT: Readonly<Record<string, Instrument>> = {
  bass: pitched(4, 1.3, (hz, seconds, seed) => plucked(hz, seconds, 0.45, seed)),
  marimba: pitched(4, 0.8, (hz, seconds) => marimba(hz, seconds)),
  koto: pitched(3, 1.2, koto),
  clarinet: blown(1.7, (hz, seconds) => clarinet(hz, seconds)),
  flute: blown(1.9, flute),
  theremin: { ...blown(2.2, (hz, seconds) => theremin(hz, seconds)), every: 4 },
  bowed: { ...blown(0.5, bowed), every: 4 },
  strings: { ...blown(2.9, strings), every: 4 },
  brass: { ...blown(1.6, (hz, seconds) => brass(hz, seconds, 0.9)), every: 4 },
  horn: { ...blown(1.9, (hz, seconds) => brass(hz, seconds, 0.55)), every: 4 },
  tuba: { ...blown(2.2, (hz, seconds) => brass(hz, seconds, 0.75)), every: 4 },
  shaker: struck(3, shaker),
  brush: struck(3, brush),
  drum: struck(3, (seed) => drum(56, seed)),
  taiko: struck(3, (seed) => drum(74, seed)),
  timpani: struck(2, (seed) => drum(65, seed)),
  snare: struck(3, snare),
  cymbal: struck(1, cymbal),
  gong: struck(1, gong),
  tile: struck(4, tile),
  block: struck(3, (seed) => knock('wood', 0.5, 3200, seed)),
};
