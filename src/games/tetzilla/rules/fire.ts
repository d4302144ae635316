import { DIRECTIONS } from '#core';
import { FIRST_GUARD, LASER, MISSILE, SOURCE_LASER, SOURCE_MISSILE, SOURCE_TANK } from './codes';
import { NO_BOX, seatLetter } from './config';
import type { Sink } from './event';
import { takeHits } from './hits';
import { GUARD_KINDS, GUARDS } from './markers';
import { canHit, lineTo, stepsBetween } from './shots';
import type { State } from './state';

/** Every kaiju in range takes a hit, in seat order (T6.5). */
function explode(state: State, guard: number, sink: Sink | undefined): void {
  for (let seat = 0; seat < state.config.players; seat++) {
    if (canHit(state, MISSILE, guard, seat)) takeHits(state, seat, SOURCE_MISSILE, GUARDS.M.shot, sink);
  }
}

/** The next kaiju to hit on a line: the nearest; within a box, `first` and then seat order; -1 for none. */
function nextOnLine(state: State, guard: number, direction: number, first: number, done: number): number {
  let next = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.config.players; seat++) {
    const box = state.at(seat);
    if (box === NO_BOX || (done & (1 << seat)) !== 0 || lineTo(state, guard, box) !== direction) continue;
    const steps = stepsBetween(state, guard, box);
    if (steps < nearest || (steps === nearest && seat === first)) {
      next = seat;
      nearest = steps;
    }
  }
  return next;
}

/** The first kaiju on the line takes two hits, the others one each (T6.6). */
function rake(state: State, guard: number, direction: number, first: number, sink: Sink | undefined): void {
  let done = 0;
  let seat = nextOnLine(state, guard, direction, first, done);
  while (seat >= 0) {
    takeHits(state, seat, SOURCE_TANK, done === 0 ? GUARDS.T.shot : GUARDS.T.beyond, sink);
    done |= 1 << seat;
    seat = nextOnLine(state, guard, direction, first, done);
  }
}

/**
 * The active player fires the guard in a box (T6).
 * @param target of a laser
 * @param direction of a tank's line
 * @param first who is hit first, if the first occupied box of the line holds two kaiju
 */
export function fireGuard(
  state: State,
  guard: number,
  target: number | undefined,
  direction: number | undefined,
  first: number | undefined,
  sink: Sink | undefined,
): void {
  const kind = state.content(guard);
  state.addFired(guard);
  sink?.({
    type: 'fired',
    player: seatLetter(state.player),
    guard: state.config.grid.name(guard),
    kind: GUARD_KINDS[kind - FIRST_GUARD]!,
    ...(target === undefined ? {} : { target: seatLetter(target) }),
    ...(direction === undefined ? {} : { dir: DIRECTIONS[direction]! }),
    ...(first === undefined ? {} : { first: seatLetter(first) }),
  });
  if (kind === MISSILE) explode(state, guard, sink);
  else if (kind === LASER) {
    if (target !== undefined) takeHits(state, target, SOURCE_LASER, GUARDS.L.shot, sink);
  } else if (direction !== undefined) rake(state, guard, direction, first ?? -1, sink);
}
