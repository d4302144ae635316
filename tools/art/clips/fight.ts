import { type Pose, together } from '../kit/pose';
import { clamp } from '../kit/vector';
import { among, gesture, gestures, lids, type Mood } from './gestures';
import { track, tremble, wave, within } from './motion';

/** Winds up over its head and brings the right arm down like a hammer. */
export function attack(t: number, { energy: e, jaw }: Mood): Pose {
  const wind = track(t, [0, 0], [0.3, 1], [0.42, 1], [0.52, 0, 'snap']);
  const blow = track(t, [0.4, 0], [0.52, 1, 'fall'], [0.68, 0.9], [1, 0]);
  return together(
    gesture(
      'R',
      Math.min(wind + blow, 1),
      among([wind, [-165, 0, 14]], [blow, [-52, -24, 4]]),
      among([wind, [-62, 0, 0]], [blow, [-14, 0, 0]]),
      among([wind, [-20, 0, 0]], [blow, [24, 0, 0]]),
    ),
    {
      hips: {
        move: [0, -0.02 * wind - 0.04 * blow, -0.03 * wind + 0.06 * blow],
        turn: [-6 * wind + 10 * blow, -14 * wind * e + 14 * blow * e, 0],
      },
      spine: { turn: [-7 * wind + 12 * blow, -9 * wind * e + 10 * blow * e, 0] },
      chest: { turn: [-9 * wind + 14 * blow, -12 * wind * e + 14 * blow * e, 4 * wind] },
      neck: { turn: [3 * wind - 12 * blow, 12 * wind - 10 * blow, 0] },
      head: { turn: [5 * wind - 13 * blow, 14 * wind - 12 * blow, -6 * wind] },
      jaw: { turn: [0.3 * jaw * wind + jaw * blow, 0, 0] },
      armL: { turn: [-10 * wind + 26 * blow, 0, 18 * wind + 16 * blow] },
      foreL: { turn: [-12 * wind - 10 * blow, 0, 0] },
      legR: { move: [0, 0.05 * within(t, 0.38, 0.46, 0.46, 0.54), 0.08 * blow] },
    },
  );
}

/** Thrown back, dazed, catches itself. */
export function hit(t: number, { energy: e, jaw, blink }: Mood): Pose {
  const k = track(t, [0, 0], [0.12, 1, 'snap'], [0.4, 0.6], [1, 0]);
  const daze = wave(t, 3) * (1 - t) * k;
  return together(
    lids(blink * within(t, 0.02, 0.08, 0.25, 0.5)),
    gestures(0.75 * k * e, [-58, 0, 56], [-34, 0, 0]),
    {
      hips: { move: [0.02 * daze, -0.025 * k, -0.07 * k], turn: [-12 * k, 8 * daze, 4 * daze] },
      spine: { turn: [-10 * k * e, 0, 5 * daze] },
      chest: { turn: [-14 * k * e, 10 * daze, 0] },
      neck: { turn: [-10 * k, 10 * daze, 0] },
      head: { turn: [22 * k - 8 * daze, 14 * daze, 14 * k] },
      jaw: { turn: [0.7 * jaw * k, 0, 0] },
      legL: { move: [0, 0.06 * within(t, 0.02, 0.12, 0.2, 0.34), -0.05 * k] },
    },
  );
}

/** Grabs with both arms, heaves its load over its head and throws it forward; releases at 0.62. */
export function throwing(t: number, { jaw }: Mood): Pose {
  const grab = track(t, [0, 0], [0.2, 1], [0.3, 1], [0.44, 0]);
  const heave = track(t, [0.26, 0], [0.48, 1], [0.56, 1], [0.64, 0, 'fall']);
  const hurl = track(t, [0.54, 0], [0.64, 1, 'fall'], [0.74, 0.9], [1, 0]);
  const strain = tremble(t, 60) * heave;
  return together(
    gestures(
      clamp(grab + heave + hurl),
      among([grab, [-66, -16, 0]], [heave, [-168, 0, 14]], [hurl, [-64, 0, 10]]),
      among([grab, [-26, 0, 0]], [heave, [-24, 0, 0]], [hurl, [-4, 0, 0]]),
    ),
    {
      hips: {
        move: [0, -0.07 * grab - 0.03 * hurl, -0.03 * heave + 0.05 * hurl],
        turn: [14 * grab - 8 * heave + 14 * hurl, 0, 0],
      },
      spine: { turn: [12 * grab - 10 * heave + 14 * hurl, 0, 0] },
      chest: { turn: [12 * grab - 12 * heave + 16 * hurl, strain, 0] },
      neck: { turn: [-12 * grab + 4 * heave - 14 * hurl, 0, 0] },
      head: { turn: [-14 * grab - 2 * heave - 14 * hurl, 0, strain] },
      jaw: { turn: [3 * grab + 0.5 * jaw * heave + jaw * hurl, 0, 0] },
      armL: { turn: [strain, 0, 0] },
      armR: { turn: [strain, 0, 0] },
      legR: { move: [0, 0.05 * within(t, 0.5, 0.56, 0.58, 0.66), 0.07 * hurl] },
    },
  );
}
