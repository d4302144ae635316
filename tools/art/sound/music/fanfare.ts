import type { Room } from '../kit/rooms';
import type { Signal } from '../kit/signal';
import { brass, cymbal, drum, marimba, snare } from './instruments';
import { BEAT, melody, pitchOf, Tape } from './score';

const SQUARE: Room = { decay: 1.4, size: 2, damping: 0.5, share: 0.24 };

/** In D major at last: the sun comes out over the rubble. */
export function fanfare(): Signal {
  const tape = new Tape(4.4);
  // Twice as fast as the table's music.
  const quick = (text: string) =>
    melody(text).map((note) => ({ ...note, at: note.at / 1.6, seconds: note.seconds / 1.6 }));
  for (const [text, gain] of [
    ['D4:0.5 D4:0.5 D4:0.5 F#4:1 D4:0.5 A4:2 B4:0.5 A4:0.5 D5:4', 0.5],
    ['A3:0.5 A3:0.5 A3:0.5 D4:1 A3:0.5 F#4:2 G4:0.5 F#4:0.5 F#4:4', 0.35],
    ['D3:0.5 D3:0.5 D3:0.5 D3:1 D3:0.5 D3:2 G3:0.5 A3:0.5 D3:4', 0.4],
  ] as const) {
    for (const { at, seconds, hz } of quick(text)) tape.add(brass(hz, seconds * 0.95, 1), at, gain);
  }
  const last = (6 * BEAT) / 1.6;
  for (const [index, at] of [0, 0.5, 1, 1.5, 3, 5, 5.5].entries()) {
    tape.add(snare(30 + index), (at * BEAT) / 1.6, 0.22);
  }
  for (const at of [0, (1.5 * BEAT) / 1.6, (3 * BEAT) / 1.6, last])
    tape.add(drum(58, 60 + Math.round(at * 9)), at, 0.6);
  tape.add(cymbal(90), last, 0.3);
  for (const [index, name] of ['D5', 'F#5', 'A5', 'D6'].entries()) {
    tape.add(marimba(pitchOf(name), 0.8), last + 0.09 * index, 0.3);
  }
  return tape.inRoom(SQUARE);
}

/** In D minor: the tune goes down step by step, and the drum with it. */
export function defeat(): Signal {
  const tape = new Tape(3.2);
  for (const [text, gain] of [
    ['A4:1 G4:0.5 F4:0.5 E4:1 D4:3', 0.45],
    ['F4:1 E4:0.5 D4:0.5 C#4:1 A3:3', 0.35],
    ['D3:1 D3:1 A2:1 D2:3', 0.5],
  ] as const) {
    for (const { at, seconds, hz } of melody(text))
      tape.add(brass(hz, (seconds * 0.95) / 1.3, 0.5), at / 1.3, gain);
  }
  for (const [index, beat] of [0, 2, 3, 3.5].entries()) {
    tape.add(drum(56 - 3 * index, 80 + index), (beat * BEAT) / 1.3, 0.5 - 0.08 * index);
  }
  return tape.inRoom(SQUARE);
}

/** Neither up nor down: it ends on a chord that asks. */
export function draw(): Signal {
  const tape = new Tape(2.8);
  for (const [text, gain] of [
    ['D4:0.5 F4:0.5 A4:1 G4:2.5', 0.4],
    ['A3:0.5 D4:0.5 F4:1 D4:2.5', 0.3],
    ['D3:1 D3:1 Bb2:2.5', 0.4],
  ] as const) {
    for (const { at, seconds, hz } of melody(text))
      tape.add(brass(hz, (seconds * 0.95) / 1.5, 0.6), at / 1.5, gain);
  }
  for (const [index, name] of ['D5', 'G5', 'A5'].entries()) {
    tape.add(marimba(pitchOf(name), 0.7), (2 * BEAT) / 1.5 + 0.12 * index, 0.25);
  }
  return tape.inRoom(SQUARE);
}
