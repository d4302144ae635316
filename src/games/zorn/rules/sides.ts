import { NOBODY, type State } from './state';
import { HERO } from './units';

/** Whether a House has units in an area. */
export const standsIn = (s: State, seat: number, area: number): boolean =>
  s.rosters[seat]!.some((unit) => s.at[unit] === area);

/** House of the first unit in an area in unit order; NOBODY if there is only the Hero, or no unit. */
export function firstHouseIn(s: State, area: number): number {
  for (let seat = 0; seat < s.rosters.length; seat++) if (standsIn(s, seat, area)) return seat;
  return NOBODY;
}

/** Matching House-side units clockwise: by seat from the Steward, then the Hero (N3.8). */
export function clockwiseUnits(s: State, test: (unit: number) => boolean): number[] {
  const list: number[] = [];
  for (const seat of s.clockwise()) for (const unit of s.rosters[seat]!) if (test(unit)) list.push(unit);
  if (test(HERO)) list.push(HERO);
  return list;
}

/** Matching House-side units in unit order (N3.8). */
export function houseUnits(s: State, test: (unit: number) => boolean): number[] {
  const list: number[] = [];
  for (const roster of s.rosters) for (const unit of roster) if (test(unit)) list.push(unit);
  if (test(HERO)) list.push(HERO);
  return list;
}
