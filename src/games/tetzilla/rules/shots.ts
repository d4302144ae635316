import { MISSILE, TANK } from './codes';
import { NO_BOX } from './config';
import { distanceBetween } from './grids';
import { GUARDS } from './markers';
import type { State } from './state';

const LASER_RANGE = GUARDS.L.range;
const MISSILE_RANGE = GUARDS.M.range;
const TANK_RANGE = GUARDS.T.range;

/** Directions by the signs of the offsets east and north, at (north + 1) × 3 + east + 1; -1 for no offset. */
const DIRECTION_OF = [5, 4, 3, 6, -1, 2, 7, 0, 1];

export const OFF_LINE = -1;

/** The direction of a guard's line to a kaiju's box, or OFF_LINE; lines are four boxes long (T6.6). */
export function lineTo(state: State, guard: number, box: number): number {
  const { grid } = state.config;
  const east = grid.file(box) - grid.file(guard);
  const north = grid.rank(box) - grid.rank(guard);
  const straight = east === 0 || north === 0 || Math.abs(east) === Math.abs(north);
  if (!straight || stepsBetween(state, guard, box) > TANK_RANGE) return OFF_LINE;
  return DIRECTION_OF[(Math.sign(north) + 1) * 3 + Math.sign(east) + 1]!;
}

/** Distance of a box along its line from a guard, in boxes. */
export function stepsBetween(state: State, guard: number, box: number): number {
  return state.config.grid.distance(guard, box);
}

/** Whether a guard of a kind can hit a kaiju at its current place (T6.4–T6.6). @param kind a code */
export function canHit(state: State, kind: number, guard: number, seat: number): boolean {
  const box = state.at(seat);
  if (box === NO_BOX) return false;
  if (kind === TANK) return lineTo(state, guard, box) !== OFF_LINE;
  return distanceBetween(state.config.grid, guard, box) <= (kind === MISSILE ? MISSILE_RANGE : LASER_RANGE);
}

/** Whether the guard in a box can hit any kaiju. */
export function canHitAnybody(state: State, guard: number): boolean {
  const kind = state.content(guard);
  for (let seat = 0; seat < state.config.players; seat++) if (canHit(state, kind, guard, seat)) return true;
  return false;
}

/** Whether any guard that has not fired can hit a kaiju (T6.2). */
export function anyShotLeft(state: State): boolean {
  for (let index = 0; index < state.guardCount; index++) {
    const guard = state.guardBox(index);
    if (!state.hasFired(guard) && canHitAnybody(state, guard)) return true;
  }
  return false;
}

/** The seats in the first occupied box on a line from a guard, as bits; 0 if there is none (T6.6). */
export function firstOnLine(state: State, guard: number, direction: number): number {
  let seats = 0;
  let nearest = TANK_RANGE + 1;
  for (let seat = 0; seat < state.config.players; seat++) {
    const box = state.at(seat);
    if (box === NO_BOX || lineTo(state, guard, box) !== direction) continue;
    const steps = stepsBetween(state, guard, box);
    if (steps > nearest) continue;
    seats = steps < nearest ? 1 << seat : seats | (1 << seat);
    nearest = steps;
  }
  return seats;
}
