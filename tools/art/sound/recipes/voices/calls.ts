import { Random } from '#core';
import { sway } from '../../kit/curves';
import { wander } from '../../kit/noise';
import type { Curve, Signal } from '../../kit/signal';
import { type Formant, type Utterance, uttered } from '../../kit/throat';

/** Calls of a creature: a roar, a short one, being hit, hitting, winning, losing; and of people: hitting, being hit. */
export type Call = 'howl' | 'snarl' | 'grunt' | 'effort' | 'cheer' | 'groan' | 'shout' | 'cry';

/** Values at fractions of a call's length, 0 … 1. */
type Points = readonly (readonly [share: number, value: number])[];

/** The course of a call. */
interface Gesture {
  readonly seconds: number;
  /** Relative to the creature's own pitch. */
  readonly pitch: Points;
  /** Vowels that the mouth glides through at a constant rate; see {@link VOWELS}. */
  readonly mouth: string;
  /** Loudness, 0 … 1; the default curve if left out. */
  readonly effort?: Points;
}

const HIT: Points = [
  [0, 0],
  [0.05, 1],
  [0.35, 0.6],
  [1, 0],
];
const STRIKE: Points = [
  [0, 0],
  [0.22, 0.35],
  [0.65, 1],
  [1, 0],
];
const EFFORTS: Readonly<Record<Call, Points>> = {
  howl: [
    [0, 0],
    [0.05, 0.75],
    [0.3, 1],
    [0.65, 0.85],
    [1, 0],
  ],
  snarl: [
    [0, 0],
    [0.07, 1],
    [0.5, 0.75],
    [1, 0],
  ],
  grunt: HIT,
  effort: STRIKE,
  cheer: [
    [0, 0],
    [0.03, 0.9],
    [0.1, 0.7],
    [0.15, 0.05],
    [0.21, 0.9],
    [0.29, 0.7],
    [0.35, 0.05],
    [0.44, 1],
    [0.74, 0.9],
    [1, 0],
  ],
  groan: [
    [0, 0],
    [0.13, 0.6],
    [0.33, 0.75],
    [0.67, 0.5],
    [1, 0],
  ],
  shout: STRIKE,
  cry: HIT,
};

/** The lowest three resonances of a throat of size 1, hertz. */
const VOWELS: Readonly<Record<string, readonly [number, number, number]>> = {
  m: [260, 700, 2200],
  u: [330, 780, 2300],
  o: [450, 880, 2500],
  a: [800, 1280, 2600],
  e: [520, 1850, 2600],
  i: [320, 2300, 3000],
};
const STRENGTHS = [1, 0.75, 0.4] as const;
/** The fourth formant is constant. */
const FOURTH = { hz: 3350, gain: 0.22 };

/** A creature's throat and its gestures. */
export interface Throat {
  /** Base pitch, hertz. */
  readonly pitch: number;
  /** Relative length of the vocal tract: 1 for a person, 2 twice as long. */
  readonly size: number;
  /** 0 … 1. */
  readonly rough: number;
  readonly growl: number;
  readonly breath: number;
  readonly drive: number;
  readonly chest: Utterance['chest'];
  /** Sharpness of its formants; about 5. */
  readonly q?: number;
  /** Largest relative deviation between glottal pulses; 0.03 if left out. */
  readonly jitter?: number;
  /** Tremor of the pitch: oscillations per second, relative depth. */
  readonly tremor: readonly [hz: number, depth: number];
  readonly gestures: Readonly<Partial<Record<Call, Gesture>>>;
}

function formantsOf(mouth: string, seconds: number, size: number, q: number): Formant[] {
  const shapes = [...mouth].map((vowel) => VOWELS[vowel]!);
  const along = (formant: 0 | 1 | 2) => {
    const last = Math.max(1, shapes.length - 1);
    return sway(...shapes.map((shape, index) => [(index / last) * seconds, shape[formant]] as const));
  };
  const moving = ([0, 1, 2] as const).map((formant) => {
    const hz = along(formant);
    return { hz: (t: number) => hz(t) / size, q, gain: STRENGTHS[formant] };
  });
  return [...moving, { hz: () => FOURTH.hz / size, q, gain: FOURTH.gain }];
}

/** Relative variation between takes: of pitch, length, and of each point of the pitch curve. */
const VARIED = { pitch: 0.06, pace: 0.08, point: 0.07 };

/** Length of a snarl relative to a roar. */
const SHORT = 0.42;

/** The gesture of a call; a snarl is a short roar. */
function gestureOf({ gestures }: Throat, call: Call): Gesture | undefined {
  const { howl } = gestures;
  if (call !== 'snarl' || howl === undefined) return gestures[call];
  const mouth = [...howl.mouth].filter((_, index) => index % 2 === 0).join('');
  return { seconds: SHORT * howl.seconds, mouth, pitch: howl.pitch };
}

/** A call from a throat. Each seed varies pitch, speed and pitch curve. Throws if the throat has no such call. */
export function called(throat: Throat, call: Call, seed: number): Signal {
  const gesture = gestureOf(throat, call);
  if (gesture === undefined) throw new RangeError(`no gesture for "${call}"`);
  const { q = 5, jitter = 0.03 } = throat;
  const random = Random.fromSeed(seed);
  const around = (share: number) => 1 + share * (2 * random.unit() - 1);
  const pitch = throat.pitch * around(VARIED.pitch);
  const seconds = gesture.seconds * around(VARIED.pace);
  const stretched = (points: Points): Curve =>
    sway(...points.map(([share, value]) => [share * seconds, value] as const));
  const contour = stretched(gesture.pitch.map(([share, value]) => [share, value * around(VARIED.point)]));
  const [hz, depth] = throat.tremor;
  // A swing has two directions.
  const tremor = wander(2 * hz, seed + 17);
  return uttered({
    seconds,
    pitch: (t) => pitch * contour(t) * (1 + depth * tremor(t)),
    effort: stretched(gesture.effort ?? EFFORTS[call]),
    formants: formantsOf(gesture.mouth, seconds, throat.size, q),
    rough: throat.rough,
    jitter,
    growl: throat.growl,
    breath: throat.breath,
    drive: throat.drive,
    chest: throat.chest,
    seed: seed + 31,
  });
}
