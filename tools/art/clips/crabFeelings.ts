import { type Pose, together } from '../kit/pose';
import { beard, claws, legs, stalks } from './crabParts';
import { lids } from './gestures';
import { track, tremble, wave, within } from './motion';

/** Crouches, then rises on its tiptoes with both claws wide open and the beard on end. */
export function roar(t: number): Pose {
  const duck = track(t, [0, 0], [0.2, 1], [0.34, 0, 'snap']);
  const rear = track(t, [0.2, 0], [0.38, 1, 'spring'], [0.8, 1], [1, 0]);
  const shake = tremble(t, 90) * rear;
  return together(
    stalks(10 * duck - 10 * rear, 14 * rear, 1 + 0.15 * rear),
    beard(-6 * duck + 50 * rear + 4 * shake, 14 * rear),
    claws(-6 * duck + 20 * rear + 4 * shake, {
      arm: [8 * duck - 8 * rear, 0, -6 * duck + 16 * rear + shake],
      fore: [16 * duck - 12 * rear, 0, -10 * rear],
    }),
    {
      hips: { move: [0, -0.09 * duck + 0.055 * rear, -0.02 * rear], turn: [10 * duck - 12 * rear, 0, 0] },
      chest: {
        turn: [8 * duck - 9 * rear, 1.5 * shake, shake],
        size: [1 + 0.03 * rear, 1 + 0.02 * rear, 1 + 0.03 * rear],
      },
      head: { turn: [6 * duck - 4 * rear, 2.5 * shake, 0] },
      jaw: { turn: [22 * rear + 2 * shake, 0, 0] },
    },
  );
}

/** Dances from side to side and plays the castanets. */
export function victory(t: number): Pose {
  const on = within(t, 0, 0.14, 0.86, 1);
  const u = (t - 0.1) / 0.8;
  const sway = wave(u, 2) * on;
  const bounce = Math.abs(Math.sin(4 * Math.PI * u)) * on;
  const clack = (0.5 + 0.5 * wave(t, 8)) * on;
  return together(
    stalks(-4 * on, 10 * sway, 1 + 0.12 * bounce),
    beard(26 * on + 10 * bounce, 8 * on, 8 * sway),
    legs((_side, sign) => [0.02 * sway, 0.055 * Math.max(0, sign * sway), 0]),
    {
      hips: { move: [0.035 * sway, 0.02 * bounce - 0.01 * on, 0], turn: [-6 * on, 12 * sway, -9 * sway] },
      chest: { turn: [-6 * on, 6 * sway, -4 * sway] },
      head: { turn: [-2 * on, -12 * sway, 10 * sway] },
      jaw: { turn: [(12 + 6 * clack) * on, 0, 0] },
      armL: { turn: [-8 * on, 0, (8 + 12 * sway) * on] },
      armR: { turn: [-20 * on, 0, (-16 + 12 * sway) * on] },
      foreL: { turn: [-6 * on, 0, 8 * sway] },
      foreR: { turn: [-24 * on, 0, 8 * sway] },
      handR: { turn: [-14 * on, 0, 0] },
      pinchL: { turn: [0, 0, 18 * clack - 6 * on] },
      pinchR: { turn: [0, 0, 6 * on - 18 * (on - clack)] },
    },
  );
}

/** The legs slide apart, the claws sink to the ground, the eyes droop; stays so. */
export function defeat(t: number): Pose {
  const shock = within(t, 0, 0.1, 0.22, 0.4);
  const slump = track(t, [0.22, 0], [0.62, 1, 'spring'], [1, 1]);
  const sob = wave(t, 5) * track(t, [0.6, 0], [0.75, 1]);
  return together(
    lids(46 * slump - 12 * shock),
    stalks(-14 * shock + 42 * slump + 3 * sob, 26 * slump),
    beard(36 * shock - 12 * slump, 10 * slump),
    claws(16 * shock - 10 * slump, {
      arm: [-10 * shock + 6 * slump, -20 * slump, 16 * shock - 24 * slump],
      fore: [-10 * shock + 34 * slump, -20 * slump, -10 * slump],
      hand: [26 * slump, 0, 0],
    }),
    legs((side, sign, pair) => [
      sign * 0.055 * slump,
      side === 'R' && pair === 0 ? -0.06 * slump : 0,
      [0.02, 0, -0.03][pair]! * slump,
    ]),
    {
      hips: {
        move: [0, 0.03 * shock - 0.2 * slump, -0.02 * slump],
        turn: [-8 * shock + 10 * slump, 0, 5 * slump],
      },
      chest: { turn: [-4 * shock + 8 * slump + sob, 0, 0] },
      head: { turn: [-8 * shock + 12 * slump + 2 * sob, 0, 8 * slump] },
      jaw: { turn: [20 * shock + 4 * slump, 0, 0] },
    },
  );
}
