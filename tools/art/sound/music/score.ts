import { readLine, pitchOf as semitonesOf } from '#audio';
import { inRoom, type Room } from '../kit/rooms';
import { addTo, type Signal, silence, toPeak } from '../kit/signal';

/** Tempo of the end-of-game music, beats per minute. */
const TEMPO = 100;
/** Seconds. */
export const BEAT = 60 / TEMPO;

const toHertz = (semitones: number): number => 440 * 2 ** ((semitones - 69) / 12);

/** The frequency of a note such as `Bb3` or `C#5`, with A4 = 440 Hz. Throws for an invalid note. */
export const pitchOf = (name: string): number => toHertz(semitonesOf(name));

/** A note in a melody. */
interface Note {
  /** Seconds. */
  readonly at: number;
  readonly seconds: number;
  readonly hz: number;
}

/** Reads a melody: notes and their lengths in beats, `D4:1 F4:0.5 -:2`, a dash for a rest. */
export const melody = (text: string): Note[] =>
  readLine(text, BEAT, { instrument: '', level: 1, pan: 0 }).map(({ at, seconds, pitch }) => ({
    at,
    seconds,
    hz: toHertz(pitch),
  }));

/** Seconds of reverb after the last note. */
const RING = 3;

/** Assembles a piece of music that ends. */
export class Tape {
  private readonly signal: Signal;

  constructor(seconds: number) {
    this.signal = silence(seconds);
  }

  /** Adds a sound. @param at seconds */
  add(signal: Signal, at: number, gain: number): this {
    addTo(this.signal, [signal, at, gain]);
    return this;
  }

  /** The piece with reverb and its tail. */
  inRoom(room: Room): Signal {
    return toPeak(inRoom(this.signal, room, Math.min(RING, room.decay)));
  }
}
