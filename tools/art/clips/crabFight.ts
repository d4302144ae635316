import { type Pose, together } from '../kit/pose';
import { beard, claws, legs, stalks } from './crabParts';
import { lids } from './gestures';
import { track, tremble, wave, within } from './motion';

/** Draws the crusher back wide open and brings it down like a hammer. */
export function attack(t: number): Pose {
  const wind = track(t, [0, 0], [0.3, 1], [0.4, 1], [0.5, 0, 'snap']);
  const blow = track(t, [0.38, 0], [0.5, 1, 'fall'], [0.66, 0.88], [1, 0]);
  const bite = track(t, [0.48, 0], [0.54, 1, 'snap'], [0.7, 1], [0.9, 0]);
  return together(stalks(-6 * wind + 16 * blow, 6 * blow), beard(10 * wind + 34 * blow, 5 * blow), {
    hips: {
      move: [-0.01 * wind, 0.03 * wind - 0.06 * blow, -0.03 * wind + 0.06 * blow],
      turn: [-9 * wind + 15 * blow, 12 * wind - 14 * blow, 3 * wind],
    },
    chest: { turn: [-6 * wind + 10 * blow, 10 * wind - 14 * blow, 0] },
    head: { turn: [8 * wind - 14 * blow, -14 * wind + 16 * blow, 0] },
    jaw: { turn: [6 * wind + 16 * blow, 0, 0] },
    armL: { turn: [-16 * wind + 26 * blow, -16 * blow, 18 * wind - 6 * blow] },
    foreL: { turn: [-18 * wind + 42 * blow, -10 * blow, -14 * blow] },
    handL: { turn: [-12 * wind + 26 * blow, 0, 0] },
    pinchL: { turn: [0, 0, 24 * wind - 12 * bite] },
    armR: { turn: [-14 * blow, 0, -16 * blow] },
    foreR: { turn: [8 * wind - 16 * blow, 0, 0] },
    legL0: { move: [0, 0.07 * within(t, 0.34, 0.42, 0.43, 0.5), 0.05 * blow] },
  });
}

/** Ducks behind its claws; the eyes shrink into the shell. */
export function hit(t: number): Pose {
  const k = track(t, [0, 0], [0.12, 1, 'snap'], [0.42, 0.6], [1, 0]);
  const daze = wave(t, 3) * (1 - t) * k;
  return together(
    lids(58 * within(t, 0.02, 0.08, 0.3, 0.55)),
    stalks(20 * k, 12 * k, 1 - 0.4 * k),
    beard(40 * k, 10 * k),
    claws(-8 * k, { arm: [-12 * k, 16 * k, -10 * k], fore: [14 * k, 0, 12 * k] }),
    legs((_side, sign, pair) => [sign * 0.03 * k, 0, pair === 0 ? -0.03 * k : 0]),
    {
      hips: { move: [0.02 * daze, -0.09 * k, -0.06 * k], turn: [-13 * k, 8 * daze, 8 * daze] },
      chest: { turn: [-8 * k, 8 * daze, 0] },
      head: { turn: [14 * k, 10 * daze, 10 * daze] },
      jaw: { turn: [14 * k, 0, 0] },
    },
  );
}

/** Grabs with both claws in front, swings them over its back and throws; releases at 0.62. */
export function throwing(t: number): Pose {
  const grab = track(t, [0, 0], [0.2, 1], [0.3, 1], [0.44, 0]);
  const heave = track(t, [0.26, 0], [0.48, 1], [0.56, 1], [0.64, 0, 'fall']);
  const hurl = track(t, [0.54, 0], [0.64, 1, 'fall'], [0.74, 0.9], [1, 0]);
  const hold = within(t, 0.14, 0.22, 0.6, 0.66);
  const strain = tremble(t, 60) * heave;
  const wide = within(t, 0, 0.1, 0.14, 0.22) + hurl;
  return together(
    stalks(10 * grab - 12 * heave + 16 * hurl, 4 * heave),
    beard(16 * grab + 20 * heave + 40 * hurl, 6 * hurl),
    claws(20 * wide - 10 * hold, {
      arm: [20 * grab - 22 * heave + 22 * hurl, -14 * grab - 6 * hurl, -6 * grab + 8 * heave + strain],
      fore: [38 * grab - 20 * heave + 44 * hurl, 0, 16 * grab + 8 * heave],
      hand: [10 * grab - 10 * heave + 16 * hurl, 0, 0],
    }),
    {
      hips: {
        move: [0, -0.07 * grab + 0.03 * heave - 0.05 * hurl, 0.03 * grab - 0.04 * heave + 0.05 * hurl],
        turn: [10 * grab - 12 * heave + 13 * hurl, 0, 0],
      },
      chest: { turn: [6 * grab - 8 * heave + 8 * hurl, strain, 0] },
      head: { turn: [-8 * grab + 6 * heave - 12 * hurl, 0, strain] },
      jaw: { turn: [4 * grab + 10 * heave + 20 * hurl, 0, 0] },
    },
  );
}

/** Draws a deep breath, throws itself forwards and squirts: the ink leaves its mouth from 0.42 to 0.72. */
export function ink(t: number): Pose {
  const breathe = track(t, [0, 0], [0.3, 1], [0.36, 1], [0.44, 0, 'fall']);
  const squirt = track(t, [0.36, 0], [0.44, 1, 'snap'], [0.72, 1], [1, 0]);
  const pump = tremble(t, 70) * squirt;
  return together(
    lids(30 * breathe + 58 * within(t, 0.42, 0.46, 0.66, 0.74)),
    stalks(-14 * breathe + 4 * squirt, 6 * breathe + 24 * squirt),
    beard(-14 * breathe + 72 * squirt + 4 * pump, 4 * breathe + 24 * squirt),
    claws(-6 * breathe + 14 * squirt, {
      arm: [-8 * breathe - 4 * squirt, 0, 4 * breathe + 16 * squirt],
      fore: [-6 * breathe - 14 * squirt, 0, -6 * squirt],
    }),
    {
      hips: {
        move: [0, 0.04 * breathe - 0.05 * squirt, -0.04 * breathe + 0.06 * squirt],
        turn: [-14 * breathe + 13 * squirt, 7 * wave(t, 2) * squirt, pump],
      },
      chest: {
        turn: [-9 * breathe + 6 * squirt, 5 * wave(t, 2) * squirt, 0],
        size: [1 + 0.08 * breathe - 0.03 * squirt, 1 + 0.06 * breathe, 1 + 0.08 * breathe - 0.03 * squirt],
      },
      head: {
        turn: [-6 * breathe - 12 * squirt + pump, 6 * wave(t, 2, 0.05) * squirt, 0],
        move: [0, 0, 0.02 * squirt],
      },
      jaw: { turn: [-3 * breathe + 30 * squirt, 0, 0] },
    },
  );
}
