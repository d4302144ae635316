import type { Section, Theme } from '#audio';
import { ALL, DANGER, LOUD, QUIET } from './moods';

/** The parts that play during a fight, by day and by night. */
const FIGHT: Theme['parts'] = [
  {
    instrument: 'bowed',
    moods: DANGER,
    low: 'A1',
    level: 0.32,
    pan: 0.4,
    bars: [
      '1:0.5 1:0.5 5:0.5 1:0.5 1:0.5 3:0.5 1:0.5 5:0.5',
      '1:0.5 -:0.5 1:0.5 3:0.5 1:0.5 1:0.5 5:0.5 3:0.5',
      '1:0.75 1:0.25 5:0.5 3:0.5 1:0.75 1:0.25 3:0.5 1:0.5',
    ],
  },
  {
    instrument: 'snare',
    moods: LOUD,
    level: 0.2,
    pan: -0.5,
    bars: ['x:1 x:0.5 x:0.5 x:1 x:1', 'x:0.75 x:0.25 x:1 x:1 x:0.5 x:0.5', '-:1 x:1 x:0.5 x:0.5 x:1'],
  },
  {
    instrument: 'timpani',
    moods: LOUD,
    level: 0.48,
    pan: -0.2,
    bars: ['x:1 x:1 x:1 x:1', 'x:1.5 x:0.5 x:1 x:1', 'x:2 x:1 x:1'],
  },
  {
    instrument: 'tuba',
    moods: LOUD,
    low: 'G2',
    level: 0.3,
    pan: -0.6,
    bars: ['1:2 1:2', '1:1.5 3:0.5 1:2', '-:4'],
  },
  { instrument: 'cymbal', moods: LOUD, level: 0.2, pan: 0.7, bars: ['-:4', '-:4', '-:4', 'x:4'] },
];

/** Long sustained notes. */
const strings = (level: number, pan: number, bars: readonly string[]) =>
  ({ instrument: 'strings', moods: QUIET, low: 'G3', level, pan, bars }) as const;

/** Only wind over the grass. */
const still = (chords: string): Section => ({ chords, only: ['strings'], quiet: true });

const CALL = { instrument: 'horn', moods: ALL, level: 0.34, pan: 0.4 } as const;

/** A green valley in the sun: a horn calls from hill to hill, and is answered. */
export const VALLEY_DAY: Theme = {
  tempo: 92,
  sections: [
    {
      chords: 'D D C G D Bm G A D D C G Em A D D',
      lines: [
        {
          ...CALL,
          phrases: [
            [0, 'D4:1.5 E4:0.5 F#4:1 A4:1 G4:1.5 F#4:0.5 E4:2'],
            [4, 'F#4:1.5 A4:0.5 D5:2 B4:1 A4:1 F#4:2'],
            [8, 'D5:1.5 C5:0.5 A4:1 F#4:1 E4:1 G4:1 C5:2'],
            [12, 'B4:1.5 A4:0.5 G4:1 E4:1 C#4:1 E4:1 A4:2 D4:4'],
          ],
        },
      ],
    },
    { chords: 'D D C G D Bm G A' },
    {
      chords: 'G G D D Em Em C A7',
      lines: [
        {
          ...CALL,
          phrases: [
            [0, 'B3:1 D4:1 G4:2 -:1 A4:0.5 B4:0.5 D5:2'],
            [4, 'E5:1.5 D5:0.5 B4:2 G4:1 F#4:1 E4:2'],
            [6, '-:2 C5:1 B4:1 A4:3 -:1'],
          ],
        },
      ],
    },
    still('D D G G Bm Bm A A'),
  ],
  parts: [
    {
      instrument: 'bass',
      moods: ALL,
      low: 'A1',
      level: 0.55,
      pan: 0,
      bars: ['1:1 -:0.5 5:0.5 1:1 5:1', '1:1.5 3:0.5 5:1 3:1', '1:2 5:1 3:1', '1:1 3:1 5:2'],
    },
    strings(0.24, -0.65, ['1:4', '3:2 5:2', '-:4', '5:4']),
    strings(0.2, 0.65, ['5:4', '-:2 3:2', '3:4', '-:4']),
    {
      instrument: 'brush',
      moods: QUIET,
      level: 0.26,
      pan: 0.5,
      bars: ['-:1 x:1 -:1 x:1', '-:1 x:1.5 x:0.5 x:1', '-:4', '-:1 x:2.5 x:0.5'],
    },
    ...FIGHT,
  ],
};

const CREEPS = { instrument: 'tuba', moods: ALL, level: 0.36, pan: -0.35 } as const;

/** The same valley at night: its tune in minor, slow and low, by what has come out of the ground. */
export const VALLEY_NIGHT: Theme = {
  tempo: 72,
  sections: [
    {
      chords: 'Dm Dm C Gm Dm Bb Gm A Dm Dm C Gm Eb A Dm Dm',
      lines: [
        {
          ...CREEPS,
          phrases: [
            [0, 'D3:1.5 E3:0.5 F3:1 A3:1 G3:1.5 F3:0.5 E3:2'],
            [4, 'F3:1.5 A3:0.5 C4:2 Bb3:1 A3:1 F3:2'],
            [8, 'A3:1.5 G3:0.5 F3:1 D3:1 E3:1 G3:1 C3:2'],
            [12, 'Bb3:1.5 A3:0.5 G3:1 Eb3:1 C#3:1 E3:1 A2:2 D3:4'],
          ],
        },
      ],
    },
    { chords: 'Dm Dm C Gm Dm Bb Gm A' },
    {
      chords: 'Gm Gm Dm Dm Eb Eb Gm A7',
      lines: [
        {
          ...CALL,
          level: 0.24,
          phrases: [
            [1, '-:2 Bb4:0.5 A4:0.5 D4:1'],
            [4, 'Eb5:2 Bb4:1 G4:1 -:4'],
            [6, '-:1 D5:1 C#5:2'],
          ],
        },
      ],
    },
    still('Dm Dm Bb Bb Gm Gm A A'),
  ],
  parts: [
    {
      instrument: 'bass',
      moods: ALL,
      low: 'A1',
      level: 0.5,
      pan: 0,
      bars: ['1:4', '1:3 5:1', '1:2 -:1 3:1', '1:2.5 5:1.5'],
    },
    strings(0.26, -0.65, ['1:4', '-:4', '3:4', '1:2 2:2']),
    strings(0.22, 0.65, ['-:2 5:2', '5:4', '-:4', '3:4']),
    {
      instrument: 'timpani',
      moods: QUIET,
      level: 0.36,
      pan: 0.2,
      bars: ['x:4', '-:4', '-:3 x:0.5 x:0.5', '-:4', '-:2 x:2'],
    },
    ...FIGHT,
  ],
};
