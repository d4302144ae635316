import { NOBODY, type State } from './state';
import { HERO } from './units';

/** Units of a House in an area. */
export const standsIn = (s: State, seat: number, area: number): boolean =>
  s.rosters[seat]!.some((unit) => s.at[unit] === area);

/** The House of the first unit in an area in unit order; NOBODY where only the Hero stands, or none. */
export function firstHouseIn(s: State, area: number): number {
  for (let seat = 0; seat < s.rosters.length; seat++) if (standsIn(s, seat, area)) return seat;
  return NOBODY;
}

/** House-side units that pass a test, clockwise: seat by seat from the Steward, the Hero last (N3.8). */
export function clockwiseUnits(s: State, test: (unit: number) => boolean): number[] {
  const list: number[] = [];
  for (const seat of s.clockwise()) for (const unit of s.rosters[seat]!) if (test(unit)) list.push(unit);
  if (test(HERO)) list.push(HERO);
  return list;
}

/** House-side units that pass a test, in unit order (N3.8). */
export function houseUnits(s: State, test: (unit: number) => boolean): number[] {
  const list: number[] = [];
  for (const roster of s.rosters) for (const unit of roster) if (test(unit)) list.push(unit);
  if (test(HERO)) list.push(HERO);
  return list;
}
