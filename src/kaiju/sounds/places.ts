import type { Bed, Layer, Soundscape } from '#audio';

/** LUFS of the constant part, and length of its loop in seconds. */
const QUIET = { loudness: -46, round: 8 } as const;

/** A reactor under load: mains hum with overtones, and leaking steam. */
const REACTOR: Bed = {
  loudness: -40,
  round: 8,
  layers: [
    { pitch: 100, level: 0, waves: [4, 0.3] },
    { pitch: 150.5, level: -4, waves: [7, 0.5] },
    { pitch: 200, level: -4, waves: [9, 0.4] },
    { pitch: 300, level: -7, waves: [13, 0.6] },
    { pitch: 401, level: -9, waves: [18, 0.7] },
    { pitch: [900, 2400], level: -10, waves: [3, 0.8] },
  ],
};

/** Strokes on a regular beat. @param beats which of them are struck @param beat seconds */
const drummed = (beats: readonly number[], beat: number) => beats.map((each) => each * beat);

/** Birds in a valley, each with its call, over rustling leaves. */
const BIRDS: readonly Layer[] = [
  { pitch: [1800, 4200], level: -4, waves: [5, 0.7] },
  // A finch, three notes at a time.
  { pitch: 3100, level: 0, strokes: { at: [1.2, 1.42, 1.62, 9.3, 9.52, 9.7, 9.9], lasts: 0.13, bend: 1.25 } },
  // A cuckoo, far away.
  { pitch: 740, level: -3, strokes: { at: [4.1, 12.4], lasts: 0.24, bend: 0.98 } },
  { pitch: 588, level: -3, strokes: { at: [4.5, 12.8], lasts: 0.34, bend: 0.97 } },
  // A lark's falling song, and a buzzard.
  {
    pitch: 4300,
    level: -2,
    strokes: { at: [6.6, 6.75, 6.9, 7.05, 7.2, 15.1, 15.25], lasts: 0.1, bend: 0.7 },
  },
  { pitch: 2300, level: -4, strokes: { at: [17.6], lasts: 0.9, bend: 0.72 } },
];

/** Crickets in the grass, frogs in the bogs, an owl. */
const CRICKETS: readonly Layer[] = [
  { pitch: [90, 500], level: -2, waves: [3, 0.5] },
  { pitch: 4150, level: -4, waves: [23 * 40, 0.95] },
  { pitch: 3620, level: -7, waves: [23 * 20, 0.9] },
  { pitch: [500, 1100], level: -6, strokes: { at: [2.1, 2.4, 8.7, 9, 9.3, 16.2, 16.5], lasts: 0.16 } },
  { pitch: 392, level: -3, strokes: { at: [5.5, 14.1], lasts: 0.4, bend: 0.96 } },
  { pitch: 370, level: -3, strokes: { at: [6.2, 6.55, 14.8, 15.15], lasts: 0.34, bend: 0.92 } },
];

/** Drums behind the hills, and a wind that howls a diminished fifth. */
const DRUMS: readonly Layer[] = [
  {
    pitch: [70, 190],
    level: 0,
    strokes: { at: drummed([0.5, 2.5, 3.5, 4.5, 8.5, 10.5, 11.5, 12, 12.5], 0.8), lasts: 0.2, struck: true },
  },
  {
    pitch: [240, 420],
    level: -8,
    strokes: { at: drummed([6.5, 7, 14.5, 15], 0.8), lasts: 0.12, struck: true },
  },
  { pitch: [110, 240], level: -5, waves: [2, 0.6] },
  { pitch: 155.5, level: -9, waves: [3, 0.8] },
  { pitch: 220, level: -10, waves: [2, 0.9] },
];

/** A car horn, one street away. */
const HORNS = { at: [6.3, 6.62, 19.8], lasts: 0.24 } as const;
const TRAM = { at: [12.1, 12.42, 12.74], lasts: 0.22, struck: true } as const;
const SHIPS = { at: [8.5, 11.2, 25.4], lasts: 1.9 } as const;

/** Ambiences of the places in kaiju games, by name. */
export const PLACES = {
  /** Traffic far below, wind in the streets, a substation; now and then a horn or a tram bell. */
  city: {
    always: {
      ...QUIET,
      round: 27,
      layers: [
        { pitch: [60, 320], level: 0, waves: [7, 0.4] },
        { pitch: [300, 900], level: -11, waves: [10, 0.7] },
        { pitch: [1200, 3000], level: -24, waves: [3, 0.5] },
        { pitch: 100, level: -16 },
        { pitch: 415, level: -17, strokes: HORNS },
        { pitch: 523, level: -18, strokes: HORNS },
        { pitch: 1568, level: -25, strokes: TRAM },
        { pitch: 2349, level: -29, strokes: TRAM },
      ],
    },
    parts: { strained: REACTOR },
  },
  /** Waves on a beach; now and then one ship answers another. */
  harbour: {
    always: {
      ...QUIET,
      round: 32,
      layers: [
        { pitch: [70, 300], level: -4, waves: [8, 0.6] },
        { pitch: [350, 1600], level: -3, waves: [8, 0.9] },
        { pitch: [1500, 4500], level: -13, waves: [12, 0.95] },
        { pitch: 147, level: -14, strokes: SHIPS },
        { pitch: 220, level: -17, strokes: SHIPS },
      ],
    },
    parts: { strained: REACTOR },
  },
  /** A room at night: a fan, the street outside the window. */
  room: {
    always: {
      ...QUIET,
      layers: [
        { pitch: [90, 260], level: 0, waves: [1, 0.2] },
        { pitch: [250, 700], level: -14 },
        { pitch: 120, level: -13, waves: [5, 0.2] },
        { pitch: [2000, 4000], level: -30, waves: [2, 0.4] },
      ],
    },
  },
  /** Wind over the fields, a river, and the animals of day and night. */
  valley: {
    always: {
      ...QUIET,
      layers: [
        { pitch: [80, 420], level: 0, waves: [2, 0.6] },
        { pitch: [420, 1300], level: -8, waves: [3, 0.4] },
        { pitch: [1300, 3400], level: -16, waves: [5, 0.3] },
      ],
    },
    parts: {
      day: { loudness: -46, round: 20, layers: BIRDS },
      night: { loudness: -47, round: 23, layers: CRICKETS },
      terror: { loudness: -42, round: 13, layers: DRUMS },
    },
  },
} as const satisfies Record<string, Soundscape>;
export type PlaceName = keyof typeof PLACES;
