import { type Pose, together } from '../kit/pose';
import { beard, claws, legs, stalks, tripod } from './crabParts';
import { track, tremble, wave, within } from './motion';

/** Scuttles on three legs at a time. */
export function walk(t: number): Pose {
  const sway = wave(t, 1);
  const beat = wave(t, 2);
  const step = legs((side, _sign, pair) => {
    const u = (t + 0.5 * tripod(side, pair)) % 1;
    const ahead = track(u, [0, -1], [0.45, 1], [1, -1]);
    const lift = Math.max(0, Math.sin((Math.PI * (u - 0.03)) / 0.42));
    return [0, u < 0.47 ? 0.065 * lift : 0, 0.05 * ahead];
  });
  return together(step, beard(6 + 4 * beat, 3 * sway), claws(4 * beat), {
    hips: { move: [0.012 * sway, 0.012 * beat, 0], turn: [2 * beat, 4 * sway, 4 * sway] },
    chest: { turn: [2 * wave(t, 2, 0.1), -3 * sway, -2 * sway] },
    head: { turn: [-2 * beat, -4 * sway, 0] },
    armL: { turn: [6 * sway, 0, 4 * beat] },
    armR: { turn: [-6 * sway, 0, 4 * beat] },
    foreL: { turn: [7 * wave(t, 1, 0.1), 0, 0] },
    foreR: { turn: [-7 * wave(t, 1, 0.1), 0, 0] },
  });
}

/** Crouches, flies with all limbs spread like a star, lands on six feet. The director moves it through the air. */
export function leap(t: number): Pose {
  const crouch = track(t, [0, 0], [0.2, 1], [0.28, 0, 'fall']);
  const air = track(t, [0.22, 0], [0.34, 1, 'snap'], [0.66, 1], [0.74, 0, 'fall']);
  const land = track(t, [0.7, 0], [0.78, 1, 'snap'], [1, 0]);
  const paddle = wave(t, 4) * air;
  return together(
    stalks(10 * crouch - 16 * air + 14 * land, 12 * air),
    beard(44 * air - 8 * land, 12 * air),
    claws(16 * air, {
      arm: [6 * crouch - 10 * air, 0, -6 * crouch + 16 * air - 8 * land],
      fore: [14 * crouch - 10 * air + 12 * land, 0, -8 * air],
    }),
    legs((side, sign, pair) => {
      const late = tripod(side, pair) === 0 ? paddle : -paddle;
      return [sign * 0.06 * air, (0.13 + 0.03 * late) * air, [0.05, 0, -0.05][pair]! * air];
    }),
    {
      hips: {
        move: [0, -0.13 * crouch + 0.05 * air - 0.14 * land, 0],
        turn: [8 * crouch - 8 * air + 8 * land, 0, 0],
      },
      chest: { turn: [6 * crouch - 6 * air + 6 * land, 0, 0] },
      head: { turn: [-8 * crouch + 4 * air - 8 * land, 0, 0] },
      jaw: { turn: [14 * air, 0, 0] },
    },
  );
}

/** Shovels with both claws and sinks, turning; played backwards it comes out. */
export function burrow(t: number): Pose {
  const dig = within(t, 0, 0.12, 0.8, 1);
  const paddle = wave(t, 6) * dig;
  const sink = track(t, [0.12, 0], [0.4, 0.22], [1, 1, 'fall']);
  const depth = -1.6 * sink;
  const spin = 34 * tremble(t, 20) * within(t, 0.3, 0.5, 1, 1.1);
  return together(
    stalks(-10 * dig, 8 * paddle),
    beard(10 * dig, 6 * paddle),
    legs((side, sign, pair) => [sign * 0.02 * dig * (tripod(side, pair) === 0 ? paddle : -paddle), depth, 0]),
    {
      hips: { move: [0, depth - 0.04 * dig, 0], turn: [8 * dig, spin, 6 * paddle] },
      chest: { turn: [8 * dig, 6 * paddle, 0] },
      head: { turn: [-8 * dig, -6 * paddle, 0] },
      armL: { turn: [(12 + 14 * paddle) * dig, 0, -10 * dig] },
      armR: { turn: [(12 - 14 * paddle) * dig, 0, 10 * dig] },
      foreL: { turn: [(46 + 34 * paddle) * dig, 0, 0] },
      foreR: { turn: [(30 - 30 * paddle) * dig, 0, 0] },
      pinchL: { turn: [0, 0, -10 * dig] },
      pinchR: { turn: [0, 0, 8 * dig] },
    },
  );
}
