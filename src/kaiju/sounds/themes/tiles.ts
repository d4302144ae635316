import type { Theme } from '#audio';
import { ALL, DANGER, LOUD, QUIET } from './moods';

const FIRST = 'Am Am G Am Am C G Am F G Am Am C G Em Am';
const SECOND = 'Em Em G Em Am Am Em Em C D Em G Am Am Em Em';

const KOTO = { instrument: 'koto', moods: QUIET, level: 0.5, pan: 0.3 } as const;
const FLUTE = { instrument: 'flute', moods: ALL, level: 0.3, pan: -0.35 } as const;

/** Tiles falling into place: five notes on a plucked string, a flute, stones as drums, quick and light. */
export const TILES: Theme = {
  tempo: 120,
  sections: [
    {
      chords: FIRST,
      lines: [
        {
          ...KOTO,
          phrases: [
            [0, 'A4:1 C5:0.5 D5:0.5 E5:1.5 -:0.5 D5:0.5 C5:0.5 A4:1 G4:1 -:1'],
            [4, 'E5:1 G5:0.5 E5:0.5 D5:1 C5:1 D5:0.5 E5:0.5 G5:1 A5:1.5 -:0.5'],
            [8, 'A5:0.5 G5:0.5 E5:1 -:1 D5:1 B4:0.5 D5:0.5 E5:2 -:1'],
            [12, 'G5:1 E5:1 D5:0.5 C5:0.5 D5:1 B4:1 G4:1 A4:2'],
          ],
        },
      ],
    },
    {
      chords: SECOND,
      lines: [
        {
          ...FLUTE,
          phrases: [
            [2, 'B4:2 D5:1 E5:1 G5:3 -:1'],
            [8, 'E5:1.5 D5:0.5 C5:2 A4:1 B4:1 D5:2'],
            [12, 'C5:1 E5:1 D5:2 B4:3 -:1'],
          ],
        },
      ],
    },
    { chords: FIRST },
    { chords: 'Am Am Em Em Am Am G G', only: ['tile', 'bass', 'taiko', 'bowed'] },
    {
      chords: 'C C G G Am Am Em Em F F C C G Em Am Am',
      lines: [
        {
          ...KOTO,
          phrases: [
            [1, '-:2 G4:0.5 A4:0.5 C5:1'],
            [2, 'D5:1.5 B4:0.5 G4:2 -:1 A4:0.5 C5:0.5 E5:2'],
            [6, 'G5:1 E5:0.5 D5:0.5 B4:2'],
            [8, 'A4:0.5 C5:0.5 F5:1 E5:1 C5:1 D5:1 E5:1 G5:2'],
          ],
        },
        { ...FLUTE, phrases: [[10, 'G5:3 E5:1 C5:2 D5:2 B4:2 G4:2 A4:3.5 -:0.5']] },
      ],
    },
    { chords: SECOND, only: ['bass', 'tile', 'koto', 'taiko', 'bowed', 'snare', 'gong'] },
    { chords: 'Am Am G G Em Em Am Am', only: ['flute', 'gong', 'bowed'], quiet: true },
  ],
  parts: [
    {
      instrument: 'bass',
      moods: ALL,
      low: 'E2',
      level: 0.55,
      pan: -0.1,
      bars: ['1:1.5 5:0.5 1:2', '1:1 -:1 5:1 8:1', '1:0.5 1:1 5:0.5 8:1 5:1', '1:2 -:2'],
    },
    {
      instrument: 'koto',
      moods: QUIET,
      low: 'A3',
      level: 0.3,
      pan: 0.65,
      bars: [
        '1:0.5 5:0.5 8:0.5 5:0.5 1:0.5 5:0.5 8:1',
        '-:0.5 5:0.5 8:0.5 12:0.5 8:0.5 5:0.5 1:1',
        '8:1 5:1 1:2',
        '-:4',
        '1:0.5 2:0.5 5:1 -:0.5 8:0.5 5:1',
      ],
    },
    {
      instrument: 'tile',
      moods: ALL,
      level: 0.36,
      pan: -0.65,
      bars: [
        'x:1 x:0.5 x:0.5 x:1 x:1',
        '-:1 x:0.5 x:0.5 -:1 x:1',
        'x:0.75 x:0.75 x:0.5 x:0.75 x:0.75 x:0.5',
        'x:2 x:0.5 x:0.5 x:1',
      ],
    },
    {
      instrument: 'tile',
      moods: DANGER,
      level: 0.24,
      pan: 0.75,
      bars: ['-:0.5 x:1 x:1 x:1 x:0.5', '-:0.25 x:0.5 x:0.5 x:0.75 x:1 x:1'],
    },
    {
      instrument: 'gong',
      moods: ALL,
      level: 0.32,
      pan: -0.3,
      bars: ['-:4', '-:4', '-:4', '-:4', '-:4', '-:4', 'x:4'],
    },
    {
      instrument: 'bowed',
      moods: DANGER,
      low: 'A1',
      level: 0.3,
      pan: 0.45,
      bars: [
        '1:0.5 1:0.5 -:0.5 1:0.5 1:0.5 -:0.5 5:0.5 1:0.5',
        '1:0.5 5:0.5 1:0.5 1:0.5 8:0.5 1:0.5 5:0.5 1:0.5',
        '1:0.5 -:0.5 1:0.5 5:0.5 1:0.5 2:0.5 1:0.5 5:0.5',
      ],
    },
    {
      instrument: 'taiko',
      moods: DANGER,
      level: 0.5,
      pan: 0.15,
      bars: ['x:1.5 x:1.5 x:1', 'x:1 x:0.5 x:0.5 x:1 x:1', 'x:2 x:0.5 x:0.5 x:1'],
    },
    {
      instrument: 'snare',
      moods: LOUD,
      level: 0.16,
      pan: -0.4,
      bars: ['-:1 x:2 x:1', '-:1 x:1 -:1 x:0.5 x:0.5', 'x:0.5 x:0.5 x:1 x:0.5 x:0.5 x:1'],
    },
    {
      instrument: 'brass',
      moods: LOUD,
      low: 'A2',
      level: 0.28,
      pan: -0.55,
      bars: ['1:1.5 5:2.5', '-:4', '8:1 5:1 1:2', '-:4'],
    },
    {
      instrument: 'brass',
      moods: ['end'],
      low: 'A2',
      level: 0.24,
      pan: 0.55,
      bars: ['5:1.5 8:2.5', '-:2 3:2', '12:1 8:1 5:2'],
    },
  ],
};
