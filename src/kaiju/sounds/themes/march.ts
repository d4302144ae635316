import type { Theme } from '#audio';
import { ALL, DANGER, LOUD, QUIET } from './moods';

const FIRST = 'Cm Cm Ab Cm Fm Fm Cm G7 Cm Cm Ab Eb Fm G7 Cm Cm';

/** Motif of the monster from the sea: low half notes, a step up that falls back. */
const KING = { instrument: 'tuba', moods: ALL, level: 0.42, pan: -0.4 } as const;
/** Motif of its opponents: up, and up again. */
const HEROES = { instrument: 'horn', moods: ALL, level: 0.34, pan: 0.45 } as const;

/** A giant crossing an island, and its defenders: low brass, slow drums, a motif for either side. */
export const MARCH: Theme = {
  tempo: 84,
  sections: [
    {
      chords: FIRST,
      lines: [
        {
          ...KING,
          phrases: [
            [0, 'C3:2 Db3:1 C3:1 G2:3 -:1'],
            [4, 'F2:2 Ab2:1 G2:1 Eb2:3 -:1'],
            [10, 'Ab2:2 G2:1 F2:1 Eb2:3 -:1'],
          ],
        },
        { ...HEROES, phrases: [[12, 'C4:1 F4:1 Ab4:2 G4:1 B4:1 D5:2 C5:4']] },
      ],
    },
    { chords: FIRST, only: ['strings', 'bass', 'timpani', 'bowed', 'brush', 'snare', 'cymbal'] },
    {
      chords: 'Eb Eb Bb Bb Cm Cm Ab G7',
      lines: [
        {
          ...HEROES,
          phrases: [
            [0, 'Eb4:1 G4:1 Bb4:2 -:1 Bb4:0.5 C5:0.5 D5:2'],
            [3, '-:2 F4:1 Bb4:1'],
            [4, 'C5:1.5 Bb4:0.5 G4:2 -:4'],
            [6, 'Ab4:1 C5:1 Eb5:2 D5:2 B4:1.5 -:0.5'],
          ],
        },
      ],
    },
    {
      chords: 'Fm Fm Cm Cm Db Db G7 G7',
      lines: [
        {
          ...KING,
          phrases: [
            [0, 'F2:2 Gb2:1 F2:1 C3:2 Ab2:2'],
            [2, 'G2:2 Ab2:1 G2:1 Eb2:3 -:1'],
            [4, 'Db3:1.5 C3:0.5 Ab2:2 F2:4 G2:2 Ab2:1 G2:1'],
          ],
        },
      ],
    },
    { chords: 'Cm Cm Fm Fm Cm Cm G7 G7', only: ['strings'], quiet: true },
  ],
  parts: [
    {
      instrument: 'bass',
      moods: ALL,
      low: 'Bb1',
      level: 0.55,
      pan: 0,
      bars: ['1:2 5:2', '1:1.5 1:0.5 5:2', '1:2 -:1 5:1', '1:3 5:0.5 3:0.5'],
    },
    {
      instrument: 'strings',
      moods: QUIET,
      low: 'G3',
      level: 0.24,
      pan: -0.65,
      bars: ['1:4', '3:2 1:2', '-:4', '5:4'],
    },
    {
      instrument: 'strings',
      moods: QUIET,
      low: 'G3',
      level: 0.2,
      pan: 0.65,
      bars: ['5:4', '-:2 3:2', '3:4', '-:4'],
    },
    {
      instrument: 'timpani',
      moods: ALL,
      level: 0.44,
      pan: 0.2,
      bars: ['x:4', 'x:3 x:0.5 x:0.5', '-:4', 'x:2 x:2', '-:2 x:2'],
    },
    {
      instrument: 'brush',
      moods: QUIET,
      level: 0.26,
      pan: 0.5,
      bars: ['-:1 x:1 -:1 x:1', '-:4', '-:1 x:2.5 x:0.5'],
    },
    {
      instrument: 'bowed',
      moods: DANGER,
      low: 'Bb1',
      level: 0.32,
      pan: 0.4,
      bars: [
        '1:0.5 1:0.5 1:0.5 1:0.5 1:0.5 1:0.5 2:0.5 1:0.5',
        '1:0.5 -:0.5 1:0.5 1:0.5 3:0.5 -:0.5 2:0.5 1:0.5',
        '1:0.75 1:0.25 1:0.5 5:0.5 1:0.75 1:0.25 3:0.5 2:0.5',
      ],
    },
    {
      instrument: 'snare',
      moods: DANGER,
      level: 0.2,
      pan: -0.4,
      bars: [
        'x:1 x:0.5 x:0.5 x:1 x:1',
        '-:1 x:1 x:0.25 x:0.25 x:0.5 x:1',
        'x:0.75 x:0.25 x:1 x:0.75 x:0.25 x:1',
      ],
    },
    {
      instrument: 'timpani',
      moods: LOUD,
      level: 0.5,
      pan: -0.2,
      bars: ['x:1 x:1 x:1 x:1', 'x:1.5 x:0.5 x:1 x:1'],
    },
    {
      instrument: 'horn',
      moods: LOUD,
      low: 'G3',
      level: 0.26,
      pan: 0.6,
      bars: ['1:1 -:1 5:1 -:1', '-:4', '3:1.5 5:2.5'],
    },
    {
      instrument: 'tuba',
      moods: LOUD,
      low: 'G2',
      level: 0.3,
      pan: -0.6,
      bars: ['1:2 1:2', '-:4', '1:1.5 3:0.5 1:2'],
    },
    { instrument: 'cymbal', moods: LOUD, level: 0.2, pan: 0.7, bars: ['-:4', '-:4', '-:4', 'x:4'] },
  ],
};
