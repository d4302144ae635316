import { softEnds } from '../kit/signal';
import { CHORDS, HALL } from './calm';
import { bowed, brass, cymbal, drum, plucked, snare, theremin } from './instruments';
import { BAR, BARS, BEAT, LOOP, melody, pitchOf, type Stereo, Tape } from './score';

/** Roots in the lowest octave that small loudspeakers still tell. */
const LOW: Readonly<Record<string, string>> = { D: 'D2', G: 'G2', Bb: 'Bb2', A: 'A2', F: 'F2', Eb: 'Eb2' };

/** Eighths of a bar that are struck: three, three, two. */
const PULSE = [1, 0, 0.35, 0.9, 0, 0.4, 0.9, 0.3];

/** Something is coming: the same sixteen bars with drums, basses, horns and a theremin. */
export function dangerLoop(): Stereo {
  const tape = new Tape(LOOP);
  for (const [bar, chord] of CHORDS.entries()) {
    const root = pitchOf(LOW[chord[0]]!);
    for (let step = 0; step < 8; step++) {
      const at = bar * BAR + (step * BEAT) / 2;
      // The half step above the root is the sting in it.
      const sting = step === 3 || step === 7 ? 2 ** (1 / 12) : 1;
      tape.add(bowed(root * sting, BEAT * 0.42, bar * 8 + step), at, step % 4 === 0 ? 0.26 : 0.19, -0.25);
      tape.add(bowed(root * sting * 2, BEAT * 0.36, 300 + bar * 8 + step), at, 0.09, 0.3);
      const force = PULSE[step]!;
      if (force > 0)
        tape.add(drum(step === 0 ? 52 : 68, bar * 8 + step), at, 0.3 * force, step % 2 === 0 ? -0.1 : 0.15);
      if (step % 2 === 1 && bar % 2 === 1) tape.add(snare(900 + bar * 8 + step), at, 0.07, 0.25);
    }
    for (let roll = 0; roll < 4; roll++) {
      if (bar % 4 === 3)
        tape.add(snare(1200 + roll), bar * BAR + (3 + roll / 4) * BEAT, 0.06 + 0.025 * roll, 0.25);
    }
    tape.add(plucked(root, BAR * 0.5, 0.6, 40 + bar), bar * BAR, 0.3, -0.05);
    if (bar % 2 === 0) {
      for (const [index, name] of chord.entries()) {
        const octave = name === 'A' || name === 'Bb' || name === 'G' ? 2 : 3;
        const pan = 0.5 - 0.25 * index;
        tape.add(brass(pitchOf(`${name}${octave}`), BEAT * 0.9, 0.9), bar * BAR, 0.23, pan);
        tape.add(brass(pitchOf(`${name}${octave}`), BEAT * 0.4, 0.7), bar * BAR + 1.5 * BEAT, 0.17, pan);
      }
    }
    if (bar % 8 === 0) tape.add(cymbal(70 + bar), bar * BAR, 0.09, -0.4);
  }
  const wail = [
    ...melody(4, 'D5:1.5 F5:0.5 E5:1 Bb4:1 A4:3 -:1 A4:1 D5:1 F5:2 E5:3.5 -:0.5'),
    ...melody(12, 'G5:2 Eb5:1 Bb4:1 A4:1.5 C#5:0.5 E5:2 F5:1 E5:1 D5:2 A4:3.5 -:0.5'),
  ];
  tape.add(theremin(wail, BARS * BAR), 0, 0.14, 0.2);
  // A rumble under the last bar hands over to the first.
  for (let hit = 0; hit < 16; hit++) {
    tape.add(
      softEnds(drum(46, 400 + hit), 0.001, 0.1),
      (BARS - 1) * BAR + (hit * BAR) / 16,
      0.04 + 0.011 * hit,
      0.1,
    );
  }
  return tape.looped(HALL);
}
