import type { Joint, Pose } from '../kit/pose';
import type { Vec3 } from '../kit/vector';

const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;

const PAIRS = [0, 1, 2] as const;

/** The same pose for both claws. @param open additional opening angle, degrees @param rest joints of the left arm */
export function claws(
  open: number,
  rest: { readonly arm?: Vec3; readonly fore?: Vec3; readonly hand?: Vec3 } = {},
): Pose {
  const pose: Record<string, Joint> = {};
  for (const [side, sign] of SIDES) {
    pose[`pinch${side}`] = { turn: [0, 0, sign * open] };
    for (const [name, turn] of Object.entries(rest)) {
      pose[name + side] = { turn: [turn[0], sign * turn[1], sign * turn[2]] };
    }
  }
  return pose;
}

/** Turns the eye stalks: forwards, and apart. */
export const stalks = (pitch: number, apart: number, size = 1): Pose =>
  Object.fromEntries(
    SIDES.map(([side, sign]) => [
      `stalk${side}0`,
      { turn: [pitch, 0, -sign * apart] as const, size: [1, size, 1] as const },
    ]),
  );

/** Lifts and spreads the beard. */
export function beard(lift: number, spread: number, stir = 0): Pose {
  const pose: Record<string, Joint> = {};
  for (let i = 0; i < 5; i++) {
    const out = i - 2;
    for (const part of [0, 1]) {
      pose[`beard${i}_${part}`] = {
        turn: [-lift * (1 - 0.35 * part), 0, spread * out * 0.5 + stir * Math.sin(i * 2.4 + part)],
      };
    }
  }
  return pose;
}

/** Moves the tips of all legs. @param out away from the body, relative to their distance */
export function legs(
  move: (side: 'L' | 'R', sign: 1 | -1, pair: number) => readonly [number, number, number],
): Pose {
  const pose: Record<string, Joint> = {};
  for (const [side, sign] of SIDES) {
    for (const pair of PAIRS) pose[`leg${side}${pair}`] = { move: move(side, sign, pair) };
  }
  return pose;
}

/** The two sets of three legs of a tripod gait. */
export const tripod = (side: 'L' | 'R', pair: number): 0 | 1 =>
  (pair + (side === 'L' ? 0 : 1)) % 2 === 0 ? 0 : 1;
