import { GRID } from './board';
import type { State } from './state';

/** What the end of a line of pushed monsters runs into (Z6.1–Z6.3). */
export const MEETS_EDGE = 0;
export const MEETS_BUILDING = 1;
const MEETS_FREE = 2;
export const MEETS_UNIT = 3;

/**
 * The line of monsters that an attack would push (Z6.4). A shared object: read it before the next {@link
 * scanLine}.
 */
export interface Line {
  /** Number of monsters pushed, at least 1. */
  length: number;
  /** The box of the last of them. */
  last: number;
  /** The box behind the last one, or -1 at the edge. */
  recoil: number;
  meets: number;
}

const line: Line = { length: 0, last: 0, recoil: 0, meets: MEETS_EDGE };

/** Scans along the push direction from the target's box. @param direction 0 … 7 */
export function scanLine(state: State, target: number, direction: number): Readonly<Line> {
  let length = 1;
  let last = target;
  let recoil = GRID.step(target, direction);
  // A monster on a building counts as a building (Z11.10).
  while (recoil >= 0 && state.floors(recoil) === 0 && state.monsterIn(recoil) >= 0) {
    length++;
    last = recoil;
    recoil = GRID.step(recoil, direction);
  }
  line.length = length;
  line.last = last;
  line.recoil = recoil;
  if (recoil < 0) line.meets = MEETS_EDGE;
  else if (state.floors(recoil) > 0) line.meets = MEETS_BUILDING;
  else line.meets = state.hasUnit(recoil) ? MEETS_UNIT : MEETS_FREE;
  return line;
}
