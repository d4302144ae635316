import type { Pose } from '../kit/pose';
import { add, clamp, scale, type Vec3 } from '../kit/vector';

/** How a monster moves. */
export interface Temper {
  /** Size of its gestures; default 1. */
  readonly energy?: number;
  /** How heavy its steps are: 0.6 nimble … 1.5 ponderous. */
  readonly weight?: number;
  /** Largest opening angle of the jaw, degrees. */
  readonly jaw?: number;
  /** Angle by which the lids close from rest, degrees. */
  readonly blink?: number;
}

export type Mood = Required<Temper>;

export const lids = (degrees: number): Pose => ({
  lidL: { turn: [degrees, 0, 0] },
  lidR: { turn: [degrees, 0, 0] },
});

/**
 * Moves an arm from its stance to a gesture, given for the left side from a hanging arm.
 * @param amount 0 … 1
 */
export function gesture(
  side: 'L' | 'R',
  amount: number,
  arm: Vec3,
  fore: Vec3 = [0, 0, 0],
  hand: Vec3 = [0, 0, 0],
): Pose {
  const sign = side === 'L' ? 1 : -1;
  const turn = ([x, y, z]: Vec3): Vec3 => [x * amount, sign * y * amount, sign * z * amount];
  const relax = clamp(amount);
  return {
    [`arm${side}`]: { turn: turn(arm), relax },
    [`fore${side}`]: { turn: turn(fore), relax },
    [`hand${side}`]: { turn: turn(hand), relax },
  };
}

/** The same gesture with both arms. */
export const gestures = (amount: number, arm: Vec3, fore?: Vec3, hand?: Vec3): Pose => ({
  ...gesture('L', amount, arm, fore, hand),
  ...gesture('R', amount, arm, fore, hand),
});

/** Interpolates between values by weights that may all be 0. */
export const among = (...parts: readonly (readonly [share: number, turn: Vec3])[]): Vec3 => {
  const sum = parts.reduce((total, [share]) => total + share, 0) || 1;
  return parts.reduce<Vec3>((all, [share, turn]) => add(all, scale(turn, share / sum)), [0, 0, 0]);
};
