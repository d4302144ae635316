import type { Room } from '../kit/rooms';
import { knock } from '../recipes/materials';
import { brush, clarinet, marimba, plucked, shaker } from './instruments';
import { BARS, BEAT, LOOP, melody, pitchOf, type Stereo, Tape } from './score';

export const HALL: Room = { decay: 1.6, size: 2, damping: 0.5, share: 0.2 };

/** One chord for each bar. */
export const CHORDS = [
  ['D', 'F', 'A'],
  ['D', 'F', 'A'],
  ['G', 'Bb', 'D'],
  ['D', 'F', 'A'],
  ['Bb', 'D', 'F'],
  ['A', 'C#', 'E'],
  ['D', 'F', 'A'],
  ['A', 'C#', 'G'],
  ['D', 'F', 'A'],
  ['F', 'A', 'C'],
  ['G', 'Bb', 'D'],
  ['Bb', 'D', 'F'],
  ['Eb', 'G', 'Bb'],
  ['A', 'C#', 'E'],
  ['D', 'F', 'A'],
  ['A', 'C#', 'G'],
] as const;

/** A bass that tiptoes: root, fifth, and a step to the next root. */
const BASS = [
  'D2:1 -:0.5 A2:0.5 D2:1 F2:1',
  'D2:1 -:0.5 A2:0.5 D2:0.5 E2:0.5 F2:0.5 F#2:0.5',
  'G2:1 -:0.5 D2:0.5 G2:1 Bb2:1',
  'D2:1 -:0.5 A2:0.5 D2:1 C2:1',
  'Bb1:1 -:0.5 F2:0.5 Bb1:1 D2:1',
  'A1:1 -:0.5 E2:0.5 A1:1 C#2:1',
  'D2:1 -:0.5 A2:0.5 F2:1 D2:1',
  'A1:1 -:0.5 E2:0.5 A1:0.5 B1:0.5 C#2:1',
  'D2:1 -:0.5 A2:0.5 D2:1 E2:1',
  'F2:1 -:0.5 C2:0.5 F2:1 F#2:1',
  'G2:1 -:0.5 D2:0.5 G2:1 A2:1',
  'Bb2:1 -:0.5 F2:0.5 Bb1:1 D2:1',
  'Eb2:1 -:0.5 Bb2:0.5 Eb2:1 G2:1',
  'A1:1 -:0.5 E2:0.5 A1:1 C#2:1',
  'D2:1 -:0.5 A2:0.5 D2:1 F2:1',
  'A1:1 -:0.5 E2:0.5 G2:0.5 E2:0.5 C#2:1',
];

/** A little tune that looks round corners; it leaves room to think. */
const TUNE = [
  ...melody(0, '-:1 A4:0.5 G#4:0.5 A4:1.5 -:0.5 -:1 F4:0.5 E4:0.5 D4:1.5 -:0.5'),
  ...melody(4, '-:1 D5:0.5 C#5:0.5 D5:1 Bb4:1 A4:1.5 G4:0.5 E4:1 -:1'),
  ...melody(9, '-:1 C5:0.5 B4:0.5 C5:1 A4:1 Bb4:1.5 A4:0.5 G4:1 -:1'),
  ...melody(12, 'Eb5:1 -:0.5 D5:0.5 Bb4:1 G4:1 A4:1.5 G4:0.5 E4:0.5 C#4:0.5 E4:1 D4:2 -:2'),
];

/** Patience: plucked bass, marimba, brushes, a tune now and then. */
export function calmLoop(): Stereo {
  const tape = new Tape(LOOP);
  for (const [bar, text] of BASS.entries()) {
    for (const { at, seconds, hz } of melody(bar, text)) {
      tape.add(plucked(hz, seconds + 0.25, 0.45, Math.round(hz * 31 + bar)), at, 0.3, -0.08);
    }
  }
  for (const [bar, chord] of CHORDS.entries()) {
    // Off the beat, and in the second half one bar in two answers itself.
    const steps = bar % 2 === 1 && bar > 7 ? [1, 3, 5, 6, 7] : [1, 3, 5];
    for (const [index, step] of steps.entries()) {
      const name = chord[(index + bar) % 3]!;
      const octave = name === 'A' || name === 'Bb' || name === 'G' ? 3 : 4;
      tape.add(marimba(pitchOf(`${name}${octave}`), 1), (bar * 4 + step / 2) * BEAT, 0.3, 0.35);
    }
    const high = chord[1];
    tape.add(marimba(pitchOf(`${high}5`), 0.9), bar * 4 * BEAT, 0.15, 0.45);
  }
  for (let bar = 0; bar < BARS; bar++) {
    for (let step = 0; step < 8; step++) {
      const at = (bar * 4 + step / 2 + (step % 2 === 1 ? 0.06 : 0)) * BEAT;
      tape.add(shaker(bar * 8 + step), at, step % 2 === 0 ? 0.05 : 0.085, -0.4);
      if (step === 2 || step === 6) tape.add(brush(500 + bar * 8 + step), at, 0.14, -0.2);
    }
    if (bar % 4 === 3) {
      for (const [index, beat] of [2.5, 3, 3.5].entries()) {
        tape.add(
          knock('wood', 0.45 + 0.08 * index, 3000, 700 + bar + index),
          (bar * 4 + beat) * BEAT,
          0.14,
          0.6,
        );
      }
    }
  }
  for (const { at, seconds, hz } of TUNE) tape.add(clarinet(hz, seconds * 0.92), at, 0.17, 0.12);
  return tape.looped(HALL);
}
