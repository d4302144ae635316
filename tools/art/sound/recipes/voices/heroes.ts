import type { Throat } from './calls';

/** What every hero does; each does it in a voice and at a pace of his or her own. */
const person = (
  pitch: number,
  size: number,
  pace: number,
  mouths: readonly [string, string, string],
  change: Partial<Throat> = {},
): Throat => ({
  pitch,
  size,
  rough: 0.08,
  growl: 0.04,
  breath: 0.12,
  drive: 1.8,
  chest: [260, 0.4],
  q: 6,
  jitter: 0.02,
  tremor: [6, 0.02],
  ...change,
  gestures: {
    cry: {
      seconds: 0.26 * pace,
      mouth: mouths[0],
      pitch: [
        [0, 1.5],
        [0.3, 1.2],
        [1, 0.8],
      ],
    },
    shout: {
      seconds: 0.34 * pace,
      mouth: mouths[1],
      pitch: [
        [0, 0.95],
        [0.55, 1.45],
        [1, 1.15],
      ],
    },
    groan: {
      seconds: 0.85 * pace,
      mouth: mouths[2],
      pitch: [
        [0, 1.35],
        [0.25, 1.15],
        [1, 0.65],
      ],
    },
    ...change.gestures,
  },
});

/** The heroes by their names in the rules: all people except two. */
export const HEROES: Readonly<Record<string, Throat>> = {
  artemis: person(225, 0.92, 0.9, ['ae', 'ia', 'aeu']),
  dynamo: person(150, 1, 0.8, ['ea', 'ei', 'eau'], { tremor: [9, 0.06] }),
  brick: person(96, 1.35, 1.2, ['uo', 'mua', 'aoum'], { rough: 0.2, growl: 0.2, drive: 3 }),
  // Comes from elsewhere: a hum between the vowels.
  grey: person(186, 0.8, 1.25, ['iu', 'uiu', 'iuium'], { q: 9, tremor: [6.5, 0.09], breath: 0.05 }),
  anvil: person(108, 1.2, 1, ['oa', 'oa', 'aou'], { rough: 0.15, drive: 2.6, chest: [220, 0.7] }),
  ibis: person(205, 0.95, 1.1, ['eo', 'ue', 'eou'], { breath: 0.2 }),
  bamf: person(172, 0.9, 0.75, ['ie', 'ui', 'iau'], {
    rough: 0.25,
    gestures: {
      shout: {
        seconds: 0.28,
        mouth: 'uia',
        pitch: [
          [0, 0.8],
          [0.5, 1.9],
          [1, 1.6],
        ],
      },
    },
  }),
  ninja: person(190, 0.95, 0.7, ['ae', 'ia', 'aeu'], {
    gestures: {
      shout: {
        seconds: 0.32,
        mouth: 'iai',
        pitch: [
          [0, 1.5],
          [0.4, 1.9],
          [1, 1.2],
        ],
      },
    },
  }),
};
