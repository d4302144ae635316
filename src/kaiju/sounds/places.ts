import type { Layer, Soundscape } from '#audio';

/** A reactor under load: the mains' hum and its overtones, and steam that finds a gap. */
const REACTOR: readonly Layer[] = [
  { pitch: 100, level: 0, waves: [4, 0.3] },
  { pitch: 150.5, level: -4, waves: [7, 0.5] },
  { pitch: 200, level: -4, waves: [9, 0.4] },
  { pitch: 300, level: -7, waves: [13, 0.6] },
  { pitch: 401, level: -9, waves: [18, 0.7] },
  { pitch: [900, 2400], level: -10, waves: [3, 0.8] },
];

/** What is heard of the places where kaiju play while nothing happens, by name. */
export const PLACES = {
  /** Traffic far below, wind in the streets, a substation. */
  city: {
    always: [
      { pitch: [60, 320], level: 0, waves: [2, 0.4] },
      { pitch: [300, 900], level: -11, waves: [3, 0.7] },
      { pitch: [1200, 3000], level: -24, waves: [1, 0.5] },
      { pitch: 100, level: -16 },
    ],
    strained: REACTOR,
  },
  /** The sea runs up the beach and back again. */
  harbour: {
    always: [
      { pitch: [70, 300], level: -4, waves: [2, 0.6] },
      { pitch: [350, 1600], level: -3, waves: [2, 0.9] },
      { pitch: [1500, 4500], level: -13, waves: [3, 0.95] },
    ],
    strained: REACTOR,
  },
  /** A room at night: a fan, the street behind a window. */
  room: {
    always: [
      { pitch: [90, 260], level: 0, waves: [1, 0.2] },
      { pitch: [250, 700], level: -14 },
      { pitch: 120, level: -13, waves: [5, 0.2] },
      { pitch: [2000, 4000], level: -30, waves: [2, 0.4] },
    ],
  },
} as const satisfies Record<string, Soundscape>;
export type PlaceName = keyof typeof PLACES;
