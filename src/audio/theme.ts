/** What goes on in the game, for its music: from patience to the end that is near. */
export const MUSIC_MOODS = ['calm', 'tension', 'fight', 'end'] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];

/** An instrument that plays a pattern over whatever chord a bar has. */
export interface Part {
  readonly instrument: string;
  readonly moods: readonly MusicMood[];
  /** The lowest note that the root of a chord may be, as `D2`; left out for what has no pitch. */
  readonly low?: string;
  /** 0 … 1. */
  readonly level: number;
  /** −1 (left) … 1 (right). */
  readonly pan: number;
  /**
   * Patterns of one bar, one of which is played, no two times the same one: steps of the chord and their lengths in beats,
   * `1:1 -:0.5 5:0.5 8:2`, a dash for a rest, `x` for a stroke without pitch.
   */
  readonly bars: readonly string[];
}

/** A line that is written out. */
interface Line {
  readonly instrument: string;
  readonly moods: readonly MusicMood[];
  readonly level: number;
  readonly pan: number;
  /** Bar, from 0, and what is played from there on: `D4:1 -:0.5 A4:2`. */
  readonly phrases: readonly (readonly [bar: number, notes: string])[];
}

/** A stretch of music. */
export interface Section {
  /** One chord for each bar: `Dm`, `A7`, `Bb`. */
  readonly chords: string;
  /** The instruments whose parts are heard; all of them if left out. */
  readonly only?: readonly string[];
  readonly lines?: readonly Line[];
  /** It is for calm alone: whatever happens ends it with its bar. */
  readonly quiet?: boolean;
}

/** The music of a game. */
export interface Theme {
  /** Beats a minute; a bar has four. */
  readonly tempo: number;
  /** One after the other, round and round. */
  readonly sections: readonly Section[];
  readonly parts: readonly Part[];
}

/** A note to be played. */
export interface Note {
  readonly instrument: string;
  /** Seconds from the beginning of its bar, and how long it is held. */
  readonly at: number;
  readonly seconds: number;
  /** Semitones, 69 for A4 of 440 Hz; 0 for a stroke without pitch. */
  readonly pitch: number;
  readonly level: number;
  readonly pan: number;
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1 };

/** The pitch of a note such as `Bb3` or `C#5` in semitones, A4 being 69. Throws a RangeError for what is no note. */
export function pitchOf(name: string): number {
  const [, letter = '', sign = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (octave === undefined) throw new RangeError(`"${name}" is no note`);
  return STEPS[letter]! + (SIGNS[sign] ?? 0) + 12 * (Number(octave) + 1);
}

const FORM = /^([A-G])([#b]?)(m?)(7?)$/;

/** The semitones of a chord's steps above its root, and its root, 0 (C) … 11. Throws a RangeError for what is no chord. */
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

/** Reads words with lengths in beats. @returns each with its beginning */
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

/** The notes of a written line; `at` counts from its own beginning. @param beat seconds */
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
