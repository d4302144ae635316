import { type Pose, together } from '../kit/pose';
import { clamp } from '../kit/vector';
import { among, gesture, gestures, type Mood } from './gestures';
import { track, tremble, wave, within } from './motion';

/** Crouches, flies with the limbs spread, lands hard. The director moves it through the air. */
export function leap(t: number, { energy: e, weight: w, jaw }: Mood): Pose {
  const crouch = track(t, [0, 0], [0.2, 1], [0.28, 0, 'fall']);
  const air = track(t, [0.2, 0], [0.34, 1], [0.64, 1], [0.76, 0]);
  const land = track(t, [0.68, 0], [0.78, 1], [1, 0]);
  const low = -0.1 * crouch - 0.1 * land * w;
  const tuck = (late: number) => ({
    move: [0, 0.09 * air, (0.03 - late) * air] as const,
    turn: [28 * air, 0, 0] as const,
  });
  return together(
    gestures(
      clamp(crouch + air + land),
      among([crouch, [42, 0, 12]], [air, [-104, 0, 52 * e]], [land, [-8, 0, 40]]),
      among([crouch, [-34, 0, 0]], [air, [-20, 0, 0]], [land, [-26, 0, 0]]),
    ),
    {
      hips: { move: [0, low + 0.03 * air, 0.02 * land], turn: [16 * crouch - 6 * air + 14 * land, 0, 0] },
      spine: { turn: [12 * crouch - 6 * air + 10 * land, 0, 0] },
      chest: { turn: [12 * crouch - 10 * air + 10 * land, 0, 0] },
      neck: { turn: [-16 * crouch + 2 * air - 10 * land, 0, 0] },
      head: { turn: [-16 * crouch - 4 * air - 12 * land, 0, 0] },
      jaw: { turn: [0.9 * jaw * air + 4 * land, 0, 0] },
      legL: tuck(0),
      legR: tuck(0.07),
    },
  );
}

/** Digs with both hands and sinks into the street out of sight; played backwards it comes out. */
export function burrow(t: number, { energy: e }: Mood): Pose {
  const dig = within(t, 0, 0.12, 0.8, 1);
  const paddle = wave(t, 6) * e;
  const stoop = within(t, 0, 0.2, 0.6, 0.8);
  const sink = track(t, [0.12, 0], [0.4, 0.22], [1, 1, 'fall']);
  const depth = -1.6 * sink;
  const spin = 34 * tremble(t, 20) * within(t, 0.3, 0.5, 1, 1.1);
  return together(
    gesture('L', dig, [-80 + 42 * paddle, -14, 8], [-26 - 22 * paddle, 0, 0]),
    gesture('R', dig, [-80 - 42 * paddle, -14, 8], [-26 + 22 * paddle, 0, 0]),
    {
      hips: { move: [0, depth - 0.06 * stoop, 0], turn: [20 * stoop, spin, 0] },
      spine: { turn: [18 * stoop, 4 * paddle * dig, 0] },
      chest: { turn: [16 * stoop, 6 * paddle * dig, 0] },
      neck: { turn: [-8 * stoop, 0, 0] },
      head: { turn: [-16 * stoop, 0, 8 * paddle * dig] },
      legL: { move: [0, depth, 0] },
      legR: { move: [0, depth, 0] },
    },
  );
}
