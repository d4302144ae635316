import type { Theme } from '#audio';
import { ALL, DANGER, LOUD, QUIET } from './moods';

const FIRST = 'Dm Dm Gm Dm Bb A Dm A7 Dm F Gm Bb Eb A Dm A7';

/** A sly little tune with pauses, which leave room to think. */
const TUNE = {
  instrument: 'clarinet',
  moods: QUIET,
  level: 0.4,
  pan: 0.25,
} as const;

/** A wordless wail: something is coming. */
const WAIL = { instrument: 'theremin', moods: DANGER, level: 0.3, pan: 0.35 } as const;

/** A city at night, with something in it: a tiptoeing bass, marimba, brushes; drums, horns and a theremin in danger. */
export const CITY: Theme = {
  tempo: 100,
  sections: [
    {
      chords: FIRST,
      lines: [
        {
          ...TUNE,
          phrases: [
            [0, '-:1 A4:0.5 G#4:0.5 A4:1.5 -:0.5 -:1 F4:0.5 E4:0.5 D4:1.5 -:0.5'],
            [4, '-:1 D5:0.5 C#5:0.5 D5:1 Bb4:1 A4:1.5 G4:0.5 E4:1 -:1'],
            [9, '-:1 C5:0.5 B4:0.5 C5:1 A4:1 Bb4:1.5 A4:0.5 G4:1 -:1'],
            [12, 'Eb5:1 -:0.5 D5:0.5 Bb4:1 G4:1 A4:1.5 G4:0.5 E4:0.5 C#4:0.5 E4:1 D4:2 -:2'],
          ],
        },
        {
          ...WAIL,
          phrases: [
            [4, 'D5:1.5 F5:0.5 E5:1 Bb4:1 A4:3 -:1 A4:1 D5:1 F5:2 E5:3.5 -:0.5'],
            [12, 'G5:2 Eb5:1 Bb4:1 A4:1.5 C#5:0.5 E5:2 F5:1 E5:1 D5:2 A4:3.5 -:0.5'],
          ],
        },
      ],
    },
    { chords: FIRST },
    { chords: 'Dm Dm Gm Gm Dm Dm A7 A7', only: ['bass', 'shaker', 'brush', 'bowed', 'drum'] },
    {
      chords: 'Gm Gm Cm Gm Eb F Bb D7 Gm Eb Cm Gm Eb D7 Gm A7',
      lines: [
        {
          ...TUNE,
          phrases: [
            [1, '-:2 D5:0.5 Bb4:0.5 G4:1'],
            [2, 'C5:1.5 D5:0.5 Eb5:1 C5:1 D5:2 -:2'],
            [6, '-:1 F5:0.5 D5:0.5 Bb4:1 F4:1 F#4:1.5 A4:0.5 C5:1 -:1'],
            [10, 'Eb5:1 D5:0.5 C5:0.5 G4:2 Bb4:1.5 A4:0.5 G4:2'],
          ],
        },
        {
          ...WAIL,
          phrases: [
            [2, 'C5:2 Eb5:2 D5:3.5 -:0.5'],
            [8, 'G5:1.5 F#5:0.5 G5:2 Eb5:2 D5:1.5 -:0.5'],
          ],
        },
      ],
    },
    { chords: 'Gm Gm Dm Dm Gm Gm A7 A7', only: ['brush', 'bowed'], quiet: true },
  ],
  parts: [
    {
      instrument: 'bass',
      moods: ALL,
      low: 'A1',
      level: 0.62,
      pan: -0.15,
      bars: [
        '1:1 -:0.5 5:0.5 1:1 3:1',
        '1:1 -:0.5 5:0.5 1:0.5 2:0.5 3:1',
        '1:1 -:0.5 5:0.5 8:1 5:1',
        '1:1.5 5:0.5 -:1 3:1',
        '1:1 -:1 5:1 3:0.5 2:0.5',
      ],
    },
    {
      instrument: 'marimba',
      moods: QUIET,
      low: 'G3',
      level: 0.5,
      pan: 0.6,
      bars: [
        '-:0.5 1:1 3:1 5:1.5',
        '-:0.5 3:1 5:1 8:1.5',
        '-:0.5 5:1 3:0.5 1:1 3:1',
        '-:0.5 1:0.5 3:1 5:0.5 3:0.5 1:1',
        '-:4',
      ],
    },
    {
      instrument: 'marimba',
      moods: QUIET,
      low: 'D5',
      level: 0.22,
      pan: 0.75,
      bars: ['1:4', '3:4', '-:4', '-:2 5:2', '-:4'],
    },
    {
      instrument: 'shaker',
      moods: ALL,
      level: 0.2,
      pan: -0.7,
      bars: [
        'x:0.56 x:0.44 x:0.56 x:0.44 x:0.56 x:0.44 x:0.56 x:0.44',
        'x:0.56 x:0.44 -:1 x:0.56 x:0.44 x:1',
        '-:0.56 x:0.44 x:1 -:0.56 x:0.44 x:1',
      ],
    },
    {
      instrument: 'brush',
      moods: QUIET,
      level: 0.34,
      pan: -0.4,
      bars: ['-:1 x:2 x:1', '-:1 x:2 x:0.5 x:0.5', '-:1 x:3'],
    },
    {
      instrument: 'block',
      moods: QUIET,
      level: 0.3,
      pan: 0.8,
      bars: ['-:4', '-:2.5 x:0.5 x:0.5 x:0.5', '-:4', '-:4', '-:3 x:0.5 x:0.5'],
    },
    {
      instrument: 'bowed',
      moods: DANGER,
      low: 'A1',
      level: 0.34,
      pan: -0.45,
      bars: [
        '1:0.5 1:0.5 1:0.5 2:0.5 1:0.5 1:0.5 1:0.5 2:0.5',
        '1:0.5 1:0.5 5:0.5 1:0.5 1:0.5 3:0.5 1:0.5 2:0.5',
        '1:0.5 -:0.5 1:0.5 1:0.5 -:0.5 1:0.5 3:0.5 2:0.5',
      ],
    },
    {
      instrument: 'drum',
      moods: DANGER,
      level: 0.5,
      pan: 0.1,
      bars: ['x:1.5 x:1.5 x:1', 'x:1 -:0.5 x:1.5 x:0.5 x:0.5', 'x:1.5 x:2 x:0.5'],
    },
    {
      instrument: 'snare',
      moods: LOUD,
      level: 0.2,
      pan: 0.4,
      bars: ['-:0.5 x:1 x:1 x:1 x:0.5', '-:3 x:0.25 x:0.25 x:0.25 x:0.25', '-:1 x:2 x:0.5 x:0.5'],
    },
    {
      instrument: 'brass',
      moods: LOUD,
      low: 'G2',
      level: 0.34,
      pan: 0.4,
      bars: ['1:1 -:0.5 1:2.5', '-:4', '5:1 -:0.5 3:0.5 -:2', '8:1.5 5:1.5 -:1'],
    },
    {
      instrument: 'brass',
      moods: LOUD,
      low: 'G2',
      level: 0.26,
      pan: -0.55,
      bars: ['3:1 -:0.5 3:2.5', '-:4', '3:1 -:3'],
    },
    {
      instrument: 'cymbal',
      moods: LOUD,
      level: 0.2,
      pan: -0.7,
      bars: ['-:4', '-:4', '-:4', '-:4', '-:4', 'x:4'],
    },
  ],
};
