import type { Throat } from './calls';

/** All throats but the machine's, each with its own way to roar, to be hit, to strike, to win and to lose. */

/** Rises at once to a shriek, holds it, and falls a long way. */
export const REPTILE: Throat = {
  pitch: 128,
  size: 1.6,
  rough: 0.2,
  growl: 0.2,
  breath: 0.08,
  drive: 3,
  chest: [190, 0.6],
  tremor: [7, 0.03],
  gestures: {
    howl: {
      seconds: 2.2,
      mouth: 'oaaaou',
      pitch: [
        [0, 0.8],
        [0.12, 1.5],
        [0.3, 1.75],
        [0.55, 1.6],
        [0.75, 1.05],
        [1, 0.55],
      ],
    },
    grunt: {
      seconds: 0.36,
      mouth: 'ao',
      pitch: [
        [0, 1.6],
        [0.25, 1.2],
        [1, 0.7],
      ],
    },
    effort: {
      seconds: 0.5,
      mouth: 'oa',
      pitch: [
        [0, 0.9],
        [0.6, 1.5],
        [1, 1],
      ],
    },
    cheer: {
      seconds: 2,
      mouth: 'oaoaeao',
      pitch: [
        [0, 1],
        [0.07, 1.5],
        [0.15, 0.9],
        [0.26, 1.6],
        [0.34, 1],
        [0.6, 1.9],
        [1, 0.9],
      ],
    },
    groan: {
      seconds: 1.7,
      mouth: 'aaou',
      pitch: [
        [0, 1.4],
        [0.2, 1.2],
        [0.6, 0.8],
        [1, 0.55],
      ],
    },
  },
};

/** Three barks, each higher than the one before. */
export const BRUTE: Throat = {
  pitch: 90,
  size: 1.9,
  rough: 0.18,
  growl: 0.35,
  breath: 0.1,
  drive: 4,
  chest: [170, 0.7],
  tremor: [8.5, 0.025],
  gestures: {
    howl: {
      seconds: 2.05,
      mouth: 'uauauaao',
      pitch: [
        [0, 0.9],
        [0.08, 1.2],
        [0.22, 0.8],
        [0.31, 1.4],
        [0.46, 0.85],
        [0.58, 1.65],
        [0.8, 1.45],
        [1, 0.8],
      ],
      effort: [
        [0, 0],
        [0.06, 1],
        [0.22, 0.25],
        [0.29, 1],
        [0.46, 0.25],
        [0.56, 1],
        [0.82, 0.9],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.32,
      mouth: 'uo',
      pitch: [
        [0, 1.1],
        [0.2, 1.4],
        [1, 0.9],
      ],
    },
    effort: {
      seconds: 0.48,
      mouth: 'mua',
      pitch: [
        [0, 1.3],
        [0.4, 0.9],
        [0.75, 1.5],
        [1, 1.2],
      ],
    },
    cheer: {
      seconds: 2,
      mouth: 'uauauauao',
      pitch: [
        [0, 1],
        [0.1, 1.4],
        [0.2, 1],
        [0.3, 1.5],
        [0.4, 1],
        [0.5, 1.6],
        [0.65, 1.2],
        [0.8, 1.8],
        [1, 1.1],
      ],
      effort: [
        [0, 0],
        [0.06, 1],
        [0.18, 0.1],
        [0.26, 1],
        [0.38, 0.1],
        [0.46, 1],
        [0.6, 0.2],
        [0.7, 1],
        [0.9, 0.8],
        [1, 0],
      ],
    },
    groan: {
      seconds: 1.6,
      mouth: 'aomm',
      pitch: [
        [0, 1],
        [0.15, 1.3],
        [0.4, 1],
        [0.5, 1.15],
        [1, 0.75],
      ],
    },
  },
};

/** A yodel that breaks over into the octave above, twice. */
export const GAWKER: Throat = {
  pitch: 232,
  size: 1.1,
  rough: 0.08,
  growl: 0.06,
  breath: 0.08,
  drive: 2.2,
  chest: [260, 0.4],
  q: 7,
  tremor: [7.5, 0.05],
  gestures: {
    howl: {
      seconds: 2,
      mouth: 'uiaiuau',
      pitch: [
        [0, 0.9],
        [0.25, 1.05],
        [0.3, 1.95],
        [0.5, 1.8],
        [0.55, 1],
        [0.7, 1.15],
        [0.75, 2.1],
        [1, 1.3],
      ],
    },
    grunt: {
      seconds: 0.3,
      mouth: 'iu',
      pitch: [
        [0, 1],
        [0.3, 1.8],
        [1, 1.1],
      ],
    },
    effort: {
      seconds: 0.42,
      mouth: 'ui',
      pitch: [
        [0, 0.9],
        [0.5, 1],
        [0.6, 1.8],
        [1, 2],
      ],
    },
    cheer: {
      seconds: 1.9,
      mouth: 'uiuiuiaiu',
      pitch: [
        [0, 1],
        [0.1, 2],
        [0.17, 1],
        [0.27, 2],
        [0.34, 1],
        [0.5, 2.1],
        [0.7, 1.6],
        [0.85, 2.3],
        [1, 2],
      ],
    },
    groan: {
      seconds: 1.5,
      mouth: 'eou',
      pitch: [
        [0, 1.9],
        [0.3, 1.7],
        [0.36, 0.95],
        [1, 0.6],
      ],
    },
  },
};

/** Two croaks that sink, with a gulp. */
export const GULPER: Throat = {
  pitch: 112,
  size: 1.35,
  rough: 0.15,
  growl: 0.4,
  breath: 0.05,
  drive: 2.6,
  chest: [220, 0.8],
  q: 8,
  tremor: [6.5, 0.04],
  gestures: {
    howl: {
      seconds: 2,
      mouth: 'oauoaou',
      pitch: [
        [0, 1.3],
        [0.36, 0.8],
        [0.43, 1.5],
        [0.7, 1.15],
        [1, 0.65],
      ],
      effort: [
        [0, 0],
        [0.04, 1],
        [0.34, 0.7],
        [0.4, 0.04],
        [0.46, 1],
        [0.88, 0.8],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.34,
      mouth: 'oum',
      pitch: [
        [0, 1.3],
        [0.5, 0.9],
        [1, 0.8],
      ],
    },
    effort: {
      seconds: 0.46,
      mouth: 'mo',
      pitch: [
        [0, 0.7],
        [1, 1.5],
      ],
    },
    cheer: {
      seconds: 1.9,
      mouth: 'oaoaoao',
      pitch: [
        [0, 1.4],
        [0.14, 1],
        [0.22, 1.5],
        [0.34, 1],
        [0.45, 1.6],
        [0.75, 1.1],
        [1, 1.3],
      ],
    },
    groan: {
      seconds: 1.6,
      mouth: 'oum',
      pitch: [
        [0, 1],
        [0.5, 1.05],
        [0.7, 0.75],
        [1, 0.7],
      ],
    },
  },
};

/** A swell that takes its time, and two notes at its top. */
export const ICE: Throat = {
  pitch: 92,
  size: 2.1,
  rough: 0.15,
  growl: 0.2,
  breath: 0.16,
  drive: 2.4,
  chest: [165, 0.7],
  tremor: [6, 0.025],
  gestures: {
    howl: {
      seconds: 2.5,
      mouth: 'muoaoao',
      pitch: [
        [0, 0.75],
        [0.35, 0.95],
        [0.5, 1.5],
        [0.62, 1.45],
        [0.7, 1.8],
        [0.82, 1.7],
        [1, 0.9],
      ],
      effort: [
        [0, 0],
        [0.3, 0.5],
        [0.52, 1],
        [0.85, 0.9],
        [1, 0],
      ],
    },
    grunt: {
      seconds: 0.46,
      mouth: 'mo',
      pitch: [
        [0, 1.1],
        [0.4, 1.25],
        [1, 0.9],
      ],
    },
    effort: {
      seconds: 0.6,
      mouth: 'muo',
      pitch: [
        [0, 0.9],
        [0.7, 1.25],
        [1, 1.1],
      ],
    },
    cheer: {
      seconds: 2.3,
      mouth: 'uaouaao',
      pitch: [
        [0, 0.9],
        [0.15, 1.3],
        [0.3, 1],
        [0.4, 1.2],
        [0.6, 1.6],
        [0.85, 1.9],
        [1, 1.2],
      ],
    },
    groan: {
      seconds: 2,
      mouth: 'oouum',
      pitch: [
        [0, 1.4],
        [0.3, 1.35],
        [0.35, 1.1],
        [0.7, 0.95],
        [1, 0.75],
      ],
    },
  },
};

/** Comes down in steps. */
export const CRAB: Throat = {
  pitch: 108,
  size: 1.25,
  rough: 0.18,
  growl: 0.3,
  breath: 0.2,
  drive: 3,
  chest: [300, 0.4],
  q: 8,
  tremor: [9, 0.05],
  gestures: {
    howl: {
      seconds: 2,
      mouth: 'ieaeaou',
      pitch: [
        [0, 1.9],
        [0.18, 1.8],
        [0.22, 1.4],
        [0.45, 1.45],
        [0.5, 1.05],
        [0.75, 1.1],
        [0.8, 0.75],
        [1, 0.7],
      ],
    },
    grunt: {
      seconds: 0.34,
      mouth: 'ea',
      pitch: [
        [0, 1.7],
        [0.4, 1.6],
        [0.5, 1],
        [1, 0.8],
      ],
    },
    effort: {
      seconds: 0.44,
      mouth: 'ie',
      pitch: [
        [0, 1],
        [0.4, 1],
        [0.5, 1.4],
        [1, 1.45],
      ],
    },
    cheer: {
      seconds: 1.9,
      mouth: 'eieaeie',
      pitch: [
        [0, 1],
        [0.15, 1.05],
        [0.2, 1.4],
        [0.35, 1.4],
        [0.4, 1.1],
        [0.6, 1.2],
        [0.65, 1.9],
        [1, 1.7],
      ],
    },
    groan: {
      seconds: 1.5,
      mouth: 'eaou',
      pitch: [
        [0, 1.4],
        [0.25, 1.35],
        [0.3, 1.05],
        [0.6, 1],
        [0.65, 0.75],
        [1, 0.6],
      ],
    },
  },
};

/** A screech that trills at its top. */
export const BIRD: Throat = {
  pitch: 320,
  size: 0.85,
  rough: 0.18,
  growl: 0.25,
  breath: 0.16,
  drive: 4,
  chest: [500, 0.3],
  q: 6,
  tremor: [9, 0.04],
  gestures: {
    howl: {
      seconds: 2,
      mouth: 'iaeieai',
      pitch: [
        [0, 1.2],
        [0.1, 2.1],
        [0.3, 1.7],
        [0.42, 2.3],
        [0.54, 1.7],
        [0.66, 2.2],
        [0.8, 1.6],
        [1, 1],
      ],
    },
    grunt: {
      seconds: 0.28,
      mouth: 'ie',
      pitch: [
        [0, 2.2],
        [0.3, 1.6],
        [1, 1.2],
      ],
    },
    effort: {
      seconds: 0.4,
      mouth: 'ei',
      pitch: [
        [0, 1.2],
        [0.7, 2.2],
        [1, 1.7],
      ],
    },
    cheer: {
      seconds: 1.75,
      mouth: 'eieieiei',
      pitch: [
        [0, 1.5],
        [0.08, 2.1],
        [0.16, 1.5],
        [0.25, 2.2],
        [0.33, 1.5],
        [0.5, 2.4],
        [0.6, 1.9],
        [0.75, 2.5],
        [1, 1.6],
      ],
    },
    groan: {
      seconds: 1.35,
      mouth: 'ieau',
      pitch: [
        [0, 2],
        [0.3, 1.7],
        [0.4, 1.85],
        [1, 0.8],
      ],
    },
  },
};
