import { type Pose, together } from '../kit/pose';
import { clamp } from '../kit/vector';
import { lids, type Mood } from './gestures';
import { track, wave, within } from './motion';

/** Breathes, shifts its weight, looks about, blinks. */
export function idle(t: number, { energy: e, blink }: Mood): Pose {
  const breath = wave(t, 2);
  const sway = wave(t, 1);
  const glance = track(t, [0, 0], [0.3, 0], [0.38, 1], [0.62, 1], [0.72, -0.5], [0.88, -0.5], [1, 0]);
  const shut = Math.max(within(t, 0.28, 0.3, 0.315, 0.35), within(t, 0.7, 0.72, 0.735, 0.77));
  return together(lids(blink * shut), {
    hips: { move: [0.008 * sway * e, -0.006 + 0.005 * breath, 0], turn: [0, 2 * sway * e, 1.2 * sway * e] },
    spine: { turn: [1 * breath, 0, -1.2 * sway * e] },
    chest: {
      turn: [-1.6 * wave(t, 2, 0.1), 1.5 * sway * e, -0.8 * sway],
      size: [1 + 0.012 * breath, 1 + 0.006 * breath, 1 + 0.02 * breath],
    },
    neck: { turn: [1.2 * wave(t, 2, 0.15), 5 * glance * e, 0] },
    head: { turn: [-1.5 * wave(t, 2, 0.2), 8 * glance * e, 3 * glance * e] },
    jaw: { turn: [1.5 + 1.5 * breath, 0, 0] },
    armL: { turn: [2 * wave(t, 2, 0.2) * e, 0, 2.2 * breath * e] },
    armR: { turn: [2.2 * wave(t, 2, 0.25) * e, 0, -2.2 * breath * e] },
    foreL: { turn: [-3 * wave(t, 1, 0.2) * e, 0, 0] },
    foreR: { turn: [-3 * wave(t, 1, 0.7) * e, 0, 0] },
    handL: { turn: [4 * wave(t, 1, 0.35) * e, 0, 0] },
    handR: { turn: [4 * wave(t, 1, 0.85) * e, 0, 0] },
  });
}

/** Stamps along on its base: weight over one leg, the other swings forward and comes down hard. */
export function walk(t: number, { energy: e, weight: w }: Mood): Pose {
  const side = wave(t, 1);
  const step = (phase: number): { lift: number; ahead: number; thud: number } => {
    const u = (t + phase) % 1;
    return {
      lift: Math.max(0, Math.sin(Math.PI * clamp((u - 0.05) / 0.4))) ** 0.8,
      ahead: track(u, [0, -1], [0.45, 1], [1, -1]),
      thud: within(u, 0.42, 0.48, 0.5, 0.68),
    };
  };
  const left = step(0);
  const right = step(0.5);
  const thud = Math.max(left.thud, right.thud);
  const foot = ({ lift, ahead }: typeof left) => ({
    move: [0, 0.1 * lift * e, 0.05 * ahead * e] as const,
    turn: [-16 * lift + 10 * ahead * lift, 0, 0] as const,
  });
  return {
    hips: {
      move: [-0.028 * side * w, -0.012 - 0.03 * thud * w, 0],
      turn: [3, 9 * wave(t, 1, 0.1) * e, -5 * side * w],
    },
    spine: { turn: [2 + 2 * thud, -5 * wave(t, 1, 0.1) * e, 4 * side * w] },
    chest: { turn: [2 + 3 * thud, -9 * wave(t, 1, 0.12) * e, 4 * side * w] },
    neck: { turn: [-3 - 3 * thud, 3 * wave(t, 1, 0.15), -2 * side] },
    head: { turn: [-2 + 4 * thud, 3 * wave(t, 1, 0.15), -4 * side * w] },
    jaw: { turn: [3 + 6 * thud, 0, 0] },
    armL: { turn: [-20 * wave(t, 1, -0.02) * e, 0, 4 * thud] },
    armR: { turn: [20 * wave(t, 1, -0.02) * e, 0, -4 * thud] },
    foreL: { turn: [-8 - 10 * wave(t, 1, 0.08) * e, 0, 0] },
    foreR: { turn: [-8 + 10 * wave(t, 1, 0.08) * e, 0, 0] },
    legL: foot(left),
    legR: foot(right),
  };
}
