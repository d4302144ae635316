import { Random } from '#core';
import { sway } from '../../kit/curves';
import type { Curve, Signal } from '../../kit/signal';
import { type Formant, type Utterance, uttered } from '../../kit/throat';

export const CALLS = ['howl', 'grunt', 'effort', 'cheer', 'groan'] as const;
/** What a creature has to say: a roar, being hit, hitting, winning, losing. */
export type Call = (typeof CALLS)[number];

type Points = readonly (readonly [t: number, value: number])[];

/** The course of a call, whoever utters it. */
interface Gesture {
  readonly seconds: number;
  /** Relative to the creature's own pitch. */
  readonly pitch: Points;
  readonly effort: Points;
  /** How far the mouth is open, 0 … 1. */
  readonly mouth: Points;
}

const GESTURES: Readonly<Record<Call, Gesture>> = {
  howl: {
    seconds: 1.35,
    pitch: [
      [0, 0.75],
      [0.16, 1.3],
      [0.45, 1.55],
      [0.85, 1.3],
      [1.35, 0.62],
    ],
    effort: [
      [0, 0],
      [0.07, 0.75],
      [0.4, 1],
      [0.9, 0.8],
      [1.35, 0],
    ],
    mouth: [
      [0, 0.1],
      [0.3, 1],
      [0.8, 0.8],
      [1.35, 0.1],
    ],
  },
  grunt: {
    seconds: 0.34,
    pitch: [
      [0, 1.5],
      [0.08, 1.15],
      [0.34, 0.7],
    ],
    effort: [
      [0, 0],
      [0.018, 1],
      [0.12, 0.6],
      [0.34, 0],
    ],
    mouth: [
      [0, 0.8],
      [0.12, 0.5],
      [0.34, 0.1],
    ],
  },
  effort: {
    seconds: 0.46,
    pitch: [
      [0, 0.8],
      [0.22, 1.15],
      [0.34, 1.4],
      [0.46, 0.9],
    ],
    effort: [
      [0, 0],
      [0.1, 0.35],
      [0.3, 1],
      [0.46, 0],
    ],
    mouth: [
      [0, 0.1],
      [0.24, 0.35],
      [0.34, 1],
      [0.46, 0.4],
    ],
  },
  cheer: {
    seconds: 1.9,
    pitch: [
      [0, 1],
      [0.13, 1.4],
      [0.28, 0.9],
      [0.36, 1.1],
      [0.5, 1.55],
      [0.64, 1],
      [0.78, 1.3],
      [1.15, 1.8],
      [1.9, 1],
    ],
    effort: [
      [0, 0],
      [0.05, 0.9],
      [0.2, 0.7],
      [0.29, 0.05],
      [0.4, 0.9],
      [0.55, 0.7],
      [0.66, 0.05],
      [0.84, 1],
      [1.4, 0.9],
      [1.9, 0],
    ],
    mouth: [
      [0, 0.2],
      [0.1, 0.9],
      [0.28, 0.2],
      [0.42, 1],
      [0.66, 0.2],
      [0.9, 1],
      [1.5, 0.9],
      [1.9, 0.2],
    ],
  },
  groan: {
    seconds: 1.5,
    pitch: [
      [0, 1.1],
      [0.3, 1.2],
      [0.7, 0.85],
      [1.1, 0.7],
      [1.5, 0.5],
    ],
    effort: [
      [0, 0],
      [0.2, 0.6],
      [0.5, 0.75],
      [1, 0.5],
      [1.5, 0],
    ],
    mouth: [
      [0, 0.3],
      [0.35, 0.6],
      [0.9, 0.25],
      [1.5, 0],
    ],
  },
};

/** A creature's throat; its gestures are everyone's, at its own size, pitch and pace. */
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
  /** How much longer its calls last. */
  readonly slow?: number;
  /** Sharpness of its formants; about 5. */
  readonly q?: number;
  /** Trembling of the pitch: swings per second, share of the pitch. */
  readonly tremble?: readonly [hz: number, depth: number];
}

/** Frequencies with the mouth closed and open, of a throat of size 1, and how strong they are. */
const MOUTH = [
  { closed: 290, open: 820, gain: 1 },
  { closed: 680, open: 1280, gain: 0.75 },
  { closed: 2100, open: 2550, gain: 0.4 },
  { closed: 3200, open: 3500, gain: 0.22 },
] as const;

function formantsOf(mouth: Curve, size: number, q: number): Formant[] {
  return MOUTH.map(({ closed, open, gain }) => ({
    hz: (t) => (closed + (open - closed) * mouth(t)) / size,
    q,
    gain,
  }));
}

/** A call from a throat. Each seed varies pitch, pace and roughness a little. */
export function called(throat: Throat, call: Call, seed: number): Signal {
  const { slow = 1, q = 5, tremble = [5.5, 0.015] } = throat;
  const random = Random.fromSeed(seed);
  const around = (share: number) => 1 + share * (2 * random.unit() - 1);
  const pitch = throat.pitch * around(0.06);
  const pace = slow * around(0.08);
  const gesture = GESTURES[call];
  const stretched = (points: Points) => {
    const curve = sway(...points);
    return (t: number) => curve(t / pace);
  };
  const contour = stretched(gesture.pitch);
  const [hz, depth] = tremble;
  return uttered({
    seconds: gesture.seconds * pace,
    pitch: (t) => pitch * contour(t) * (1 + depth * Math.sin(2 * Math.PI * hz * t)),
    effort: stretched(gesture.effort),
    formants: formantsOf(stretched(gesture.mouth), throat.size, q),
    rough: () => throat.rough,
    growl: throat.growl,
    breath: () => throat.breath,
    drive: throat.drive,
    chest: throat.chest,
    seed: seed + 31,
  });
}
