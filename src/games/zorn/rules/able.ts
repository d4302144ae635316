import { actorsOf } from './activation';
import { hasRoomForHouse } from './ratings';
import { GOLD, HUNGRY, NEW, STUNNED, type State } from './state';
import { UNIT_COUNT } from './units';

/** Units of the active House that can act on the map (N9.2), in order. */
export interface Able {
  /** All that can act, including Stunned ones, and their number. */
  readonly ready: Uint8Array;
  readyCount: number;
  /** Those that are not Stunned. */
  readonly free: Uint8Array;
  freeCount: number;
}

/** Whether a House unit can act now (N9.2). */
function mayAct(s: State, unit: number): boolean {
  return (s.cond[unit]! & (HUNGRY | NEW)) === 0 && !s.activation!.acted.includes(unit);
}
export const isFree = (s: State, unit: number): boolean => (s.cond[unit]! & STUNNED) === 0 && mayAct(s, unit);

/** Result of {@link ableOf}, reused by each call. */
const able: Able = {
  ready: new Uint8Array(UNIT_COUNT),
  readyCount: 0,
  free: new Uint8Array(UNIT_COUNT),
  freeCount: 0,
};

/** Units that can act now; valid until the next call. */
export function ableOf(s: State): Able {
  let ready = 0;
  let free = 0;
  for (const unit of actorsOf(s)) {
    if (!s.onMap(unit) || !mayAct(s, unit)) continue;
    able.ready[ready++] = unit;
    if ((s.cond[unit]! & STUNNED) === 0) able.free[free++] = unit;
  }
  able.readyCount = ready;
  able.freeCount = free;
  return able;
}

/** Whether a seat can pay food or supplies, with gold for what is short (N19.1). */
export const canPay = (s: State, seat: number, what: number, count: number): boolean =>
  s.holds(seat, what) + s.holds(seat, GOLD) >= count;
export const isOpenToHouse = (s: State, area: number): boolean =>
  s.blightCount[area] === 0 && !s.barredForHouse(area);
export const takesHouse = (s: State, area: number): boolean =>
  isOpenToHouse(s, area) && hasRoomForHouse(s, area);
