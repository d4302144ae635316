import { type Pose, together } from '../kit/pose';
import { clamp } from '../kit/vector';
import { among, gesture, gestures, lids, type Mood } from './gestures';
import { track, tremble, wave, within } from './motion';

/** Ducks, then rears up and lets the whole table hear it. */
export function roar(t: number, { energy: e, jaw }: Mood): Pose {
  const duck = track(t, [0, 0], [0.2, 1], [0.34, 0, 'snap']);
  const rear = track(t, [0.2, 0], [0.38, 1, 'spring'], [0.8, 1], [1, 0]);
  const shake = tremble(t, 95) * rear;
  return together(gestures(clamp(rear), [-26, 0, 62 * e], [-66, 0, 0], [14, 0, 0]), {
    hips: { move: [0, -0.05 * duck - 0.005 * rear, 0.02 * rear], turn: [12 * duck - 6 * rear, 0, 0] },
    spine: { turn: [12 * duck - 9 * rear, 0, 0] },
    chest: {
      turn: [12 * duck - 13 * rear, 1.2 * shake, 1 * shake],
      size: [1 + 0.05 * rear, 1 + 0.02 * rear, 1 + 0.07 * rear],
    },
    neck: { turn: [10 * duck - 12 * rear, 2 * shake, 0] },
    head: { turn: [8 * duck - 8 * rear, 2.6 * shake, 1.5 * shake] },
    jaw: { turn: [-2 * duck + jaw * rear + 2 * shake, 0, 0] },
    armL: { turn: [12 * duck, 0, -6 * duck + shake] },
    armR: { turn: [12 * duck, 0, 6 * duck + shake] },
  });
}

/** A dance of triumph: three hops with the fists in the air. */
export function victory(t: number, { energy: e, jaw }: Mood): Pose {
  const on = within(t, 0, 0.14, 0.86, 1);
  const hop = Math.abs(Math.sin(3 * Math.PI * clamp((t - 0.1) / 0.8))) * on;
  const turnAbout = wave(clamp((t - 0.1) / 0.8), 1.5) * on;
  const pump = wave(t, 6);
  const lift = 0.08 * hop * e;
  return together(
    gesture('L', on, [-150 - 16 * pump, 0, 34], [-30 + 24 * pump, 0, 0]),
    gesture('R', on, [-150 + 16 * pump, 0, 34], [-30 - 24 * pump, 0, 0]),
    {
      hips: {
        move: [0.02 * turnAbout, lift - 0.02 * on * (1 - hop), 0],
        turn: [0, 14 * turnAbout * e, 6 * turnAbout],
      },
      spine: { turn: [-3 * on, 6 * turnAbout, -4 * turnAbout] },
      chest: { turn: [-8 * on, 8 * turnAbout, -5 * turnAbout] },
      neck: { turn: [-6 * on, -8 * turnAbout, 0] },
      head: { turn: [-6 * on + 5 * pump * on, -10 * turnAbout, 10 * turnAbout] },
      jaw: { turn: [0.8 * jaw * on + 3 * pump * on, 0, 0] },
      legL: { move: [0, lift + 0.03 * Math.max(0, turnAbout) * hop, 0] },
      legR: { move: [0, lift + 0.03 * Math.max(0, -turnAbout) * hop, 0] },
    },
  );
}

/** Hands to the head, knees give way; stays slumped. */
export function defeat(t: number, { jaw, blink }: Mood): Pose {
  const shock = within(t, 0, 0.12, 0.24, 0.42);
  const slump = track(t, [0.22, 0], [0.62, 1, 'spring'], [1, 1]);
  const sob = wave(t, 5) * track(t, [0.6, 0], [0.75, 1]);
  return together(
    lids(0.75 * blink * slump - 12 * shock),
    gestures(
      clamp(shock + slump),
      among([shock, [-128, 0, 26]], [slump, [-44, 0, 8]]),
      among([shock, [-100, 0, 0]], [slump, [-8, 0, 0]]),
    ),
    {
      hips: {
        move: [0, 0.012 * shock - 0.1 * slump, -0.05 * slump],
        turn: [-4 * shock + 13 * slump, 0, 3 * slump],
      },
      spine: { turn: [-6 * shock + 11 * slump + sob, 0, 3 * slump] },
      chest: { turn: [-8 * shock + 11 * slump + 1.5 * sob, 0, 0] },
      neck: { turn: [-8 * shock + 10 * slump, 0, 0] },
      head: { turn: [-10 * shock + 14 * slump + 3 * sob, 0, 10 * slump] },
      jaw: { turn: [0.8 * jaw * shock + 5 * slump, 0, 0] },
    },
  );
}
