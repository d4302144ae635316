import { inRoom, type Room } from '../kit/rooms';
import { addTo, type Signal, samples, silence, toPeak } from '../kit/signal';
import type { Note } from './instruments';

/** Beats in a minute: a beat is a whole number of samples. */
const TEMPO = 100;
/** Seconds. */
export const BEAT = 60 / TEMPO;
export const BAR = 4 * BEAT;
export const BARS = 16;
/** How long the loops last, in seconds. */
export const LOOP = BARS * BAR;

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The frequency of a note such as `Bb3` or `C#5`, A4 being 440 Hz. Throws for what is no note. */
export function pitchOf(name: string): number {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new RangeError(`"${name}" is no note`);
  const step = STEPS[letter]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
  return 440 * 2 ** ((step - 9) / 12 + Number(octave) - 4);
}

/**
 * Reads a melody: notes and their lengths in beats, `D4:1 F4:0.5 -:2`, a dash for a rest.
 * @param at the bar with which it begins, 0 …
 */
export function melody(at: number, text: string): Note[] {
  let beat = 4 * at;
  return text.split(/\s+/).flatMap((word) => {
    const [name = '', length = ''] = word.split(':');
    const beats = Number(length);
    if (!(beats > 0)) throw new RangeError(`"${word}" has no length`);
    const note = { at: beat * BEAT, seconds: beats * BEAT };
    beat += beats;
    return name === '-' ? [] : [{ ...note, hz: pitchOf(name) }];
  });
}

/** Two channels. */
export interface Stereo {
  readonly left: Signal;
  readonly right: Signal;
}

/** Echoes ring on after the last bar; they come back at the beginning. */
const RING = 3;

/** Where music is put together: a loop, or a piece that ends. */
export class Tape {
  private readonly left: Signal;
  private readonly right: Signal;

  constructor(private readonly seconds: number) {
    this.left = silence(seconds + RING);
    this.right = silence(seconds + RING);
  }

  /** Adds a sound. @param at seconds @param pan −1 (left) … 1 (right) */
  add(signal: Signal, at: number, gain: number, pan = 0): this {
    const angle = ((pan + 1) * Math.PI) / 4;
    addTo(this.left, [signal, at, gain * Math.cos(angle)]);
    addTo(this.right, [signal, at, gain * Math.sin(angle)]);
    return this;
  }

  /** The tape in a room, its end bent round to its beginning: played again and again it has no seam. */
  looped(room: Room): Stereo {
    const [left, right] = this.finished(room);
    const length = samples(this.seconds);
    const bend = (channel: Signal) => {
      const out = channel.slice(0, length);
      for (let index = length; index < channel.length; index++) {
        out[index % length] = out[index % length]! + channel[index]!;
      }
      return out;
    };
    return { left: bend(left), right: bend(right) };
  }

  /** Both channels summed, with what rings on. */
  mono(room: Room): Signal {
    const [left, right] = this.finished(room);
    return toPeak(left.map((value, index) => value + right[index]!));
  }

  private finished(room: Room): readonly [Signal, Signal] {
    const tail = Math.min(RING, room.decay);
    return [inRoom(this.left, room, tail, 0), inRoom(this.right, room, tail, 1)];
  }
}
