/** Moods of the music, from calm to the end of the game. */
export const MUSIC_MOODS = ['calm', 'tension', 'fight', 'end'] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];

/** An instrument that plays a pattern over the chord of each bar. */
export interface Part {
  readonly instrument: string;
  readonly moods: readonly MusicMood[];
  /** Lowest note for the root of a chord, e.g. `D2`. Omitted for unpitched instruments. */
  readonly low?: string;
  /** 0 … 1. */
  readonly level: number;
  /** −1 (left) … 1 (right). */
  readonly pan: number;
  /**
   * One-bar patterns, picked at random without immediate repetition: chord steps with lengths in beats, `1:1 -:0.5 5:0.5
   * 8:2`; a dash is a rest, `x` an unpitched stroke.
   */
  readonly bars: readonly string[];
}

/** A fully notated line. */
interface Line {
  readonly instrument: string;
  readonly moods: readonly MusicMood[];
  readonly level: number;
  readonly pan: number;
  /** Bar, from 0, and the notes from there on: `D4:1 -:0.5 A4:2`. */
  readonly phrases: readonly (readonly [bar: number, notes: string])[];
}

/** A section of a theme. */
export interface Section {
  /** One chord per bar: `Dm`, `A7`, `Bb`. */
  readonly chords: string;
  /** The instruments that play. Default: all. */
  readonly only?: readonly string[];
  readonly lines?: readonly Line[];
  /** Only for calm moments: ends with the current bar as soon as something happens. */
  readonly quiet?: boolean;
}

/** The music of a game. */
export interface Theme {
  /** Beats per minute; a bar has four. */
  readonly tempo: number;
  /** Played in order, in a loop. */
  readonly sections: readonly Section[];
  readonly parts: readonly Part[];
}

/** A note to play. */
export interface Note {
  readonly instrument: string;
  /** Seconds from the beginning of its bar, and its duration. */
  readonly at: number;
  readonly seconds: number;
  /** Semitones, 69 for A4 of 440 Hz; 0 for an unpitched stroke. */
  readonly pitch: number;
  readonly level: number;
  readonly pan: number;
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1 };

/** The pitch of a note such as `Bb3` or `C#5` in semitones; A4 is 69. Throws a RangeError for an invalid name. */
export function pitchOf(name: string): number {
  const [, letter = '', sign = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (octave === undefined) throw new RangeError(`"${name}" is no note`);
  return STEPS[letter]! + (SIGNS[sign] ?? 0) + 12 * (Number(octave) + 1);
}

const FORM = /^([A-G])([#b]?)(m?)(7?)$/;

/** The root of a chord, 0 (C) … 11, and its steps in semitones above the root. Throws a RangeError for an invalid name. */
function chordOf(name: string): { readonly root: number; readonly steps: Readonly<Record<string, number>> } {
  const [whole, letter = '', sign = '', minor, seventh] = FORM.exec(name) ?? [];
  if (whole === undefined) throw new RangeError(`"${name}" is no chord`);
  const third = minor === 'm' ? 3 : 4;
  const steps = {
    1: 0,
    2: 2,
    3: third,
    4: 5,
    5: 7,
    7: seventh === '7' ? 10 : 12,
    8: 12,
    10: 12 + third,
    12: 19,
  };
  return { root: (STEPS[letter]! + (SIGNS[sign] ?? 0) + 12) % 12, steps };
}

/** Parses words with lengths in beats. @returns each with its start time */
function timed(
  text: string,
): readonly { readonly word: string; readonly at: number; readonly beats: number }[] {
  let beat = 0;
  return text.split(/\s+/).map((each) => {
    const [word = '', length] = each.split(':');
    const beats = Number(length);
    if (!(beats > 0)) throw new RangeError(`"${each}" has no length`);
    const at = beat;
    beat += beats;
    return { word, at, beats };
  });
}

type Player = Pick<Note, 'instrument' | 'level' | 'pan'>;

/** The notes of a notated line; `at` counts from its beginning. @param beat seconds */
export function readLine(text: string, beat: number, { instrument, level, pan }: Player): Note[] {
  return timed(text)
    .filter(({ word }) => word !== '-')
    .map(({ word, at, beats }) => ({
      instrument,
      level,
      pan,
      at: at * beat,
      seconds: beats * beat,
      pitch: pitchOf(word),
    }));
}

/** The notes of a pattern over a chord. @param low as in a part @param beat seconds */
export function readPattern(
  text: string,
  chord: string,
  low: string | undefined,
  beat: number,
  { instrument, level, pan }: Player,
): Note[] {
  const { root, steps } = chordOf(chord);
  const lowest = low === undefined ? 0 : pitchOf(low);
  const base = lowest + ((((root - lowest) % 12) + 12) % 12);
  return timed(text)
    .filter(({ word }) => word !== '-')
    .map(({ word, at, beats }) => {
      const step = word === 'x' ? 0 : steps[word];
      if (step === undefined) throw new RangeError(`"${word}" is no step of a chord`);
      const pitch = low === undefined ? 0 : base + step;
      return { instrument, level, pan, at: at * beat, seconds: beats * beat, pitch };
    });
}
