import { Random } from '#core';
import { sway } from '../../kit/curves';
import { wander } from '../../kit/noise';
import type { Curve, Signal } from '../../kit/signal';
import { type Formant, type Utterance, uttered } from '../../kit/throat';

/** What a creature has to say: a roar, a short one, being hit, hitting, winning, losing; and people: hitting, being hit. */
export type Call = 'howl' | 'snarl' | 'grunt' | 'effort' | 'cheer' | 'groan' | 'shout' | 'cry';

/** Values at shares of a call's length, 0 … 1. */
type Points = readonly (readonly [share: number, value: number])[];

/** The course of a call. */
interface Gesture {
  readonly seconds: number;
  /** Relative to the creature's own pitch. */
  readonly pitch: Points;
  /** The vowels that the mouth glides through, evenly; see {@link VOWELS}. */
  readonly mouth: string;
  /** How loud, 0 … 1; as everybody's if left out. */
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
/** The fourth stays where it is. */
const FOURTH = { hz: 3350, gain: 0.22 };

/** A creature's throat, and what it does with it. */
export interface Throat {
  /** Hertz at which it speaks. */
  readonly pitch: number;
  /** Of head and neck: 1 a person's, 2 twice as long. */
  readonly size: number;
  /** 0 … 1. */
  readonly rough: number;
  readonly growl: number;
  readonly breath: number;
  readonly drive: number;
  readonly chest: Utterance['chest'];
  /** Sharpness of its formants; about 5. */
  readonly q?: number;
  /** By how much one opening of its folds is longer than the next at most, as a share; 0.03 if left out. */
  readonly jitter?: number;
  /** Trembling of the pitch: swings per second, share of the pitch. */
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

/** By how much a take differs from its creature's gesture, as shares: of pitch, length, and of each point of its pitch. */
const VARIED = { pitch: 0.06, pace: 0.08, point: 0.07 };

/** How long a snarl is beside a roar, as a share. */
const SHORT = 0.42;

/** What a throat does in a call: a snarl is its roar in short. */
function gestureOf({ gestures }: Throat, call: Call): Gesture | undefined {
  const { howl } = gestures;
  if (call !== 'snarl' || howl === undefined) return gestures[call];
  const mouth = [...howl.mouth].filter((_, index) => index % 2 === 0).join('');
  return { seconds: SHORT * howl.seconds, mouth, pitch: howl.pitch };
}

/** A call from a throat. Each seed varies pitch, pace and the course of the pitch. Throws if it has no such call. */
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
