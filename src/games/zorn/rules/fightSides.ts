import { blightOrder } from './blight';
import type { FightFrame } from './frames';
import { clockwiseUnits, houseUnits } from './sides';
import { NOBODY, type State } from './state';
import { FIRST_BLIGHT, HERO, isBlight, UNIT_COUNT } from './units';

/** Blight units in an area, in unit order. */
function blightIn(s: State, area: number): number[] {
  const list: number[] = [];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) if (s.at[unit] === area) list.push(unit);
  return list;
}

const housesIn = (s: State, area: number, seat = NOBODY): number[] =>
  houseUnits(
    s,
    (unit) => s.at[unit] === area && (seat === NOBODY || (unit !== HERO && s.owner[unit] === seat)),
  );

/** Both sides at the start of a fight, in unit order. */
export function sidesOf(
  s: State,
  f: FightFrame,
): { readonly attackers: number[]; readonly defenders: number[] } {
  const { area, only, victim } = f;
  const chosen = only.filter((unit) => s.at[unit] === area);
  if (f.side === 'die') return { attackers: [], defenders: only.length > 0 ? chosen : blightIn(s, area) };
  if (victim !== NOBODY) {
    return { attackers: housesIn(s, area, s.activation!.seat), defenders: housesIn(s, area, victim) };
  }
  const [own, other] = f.side === 'house' ? [housesIn, blightIn] : [blightIn, housesIn];
  return { attackers: only.length > 0 ? chosen : own(s, area), defenders: other(s, area) };
}

export const alive = (s: State, f: FightFrame, units: readonly number[]): number[] =>
  units.filter((unit) => s.at[unit] === f.area);

/** Units in order of retreats and tests: Houses clockwise, the Blight in Blight order (N12.6). */
export function inTurn(s: State, units: readonly number[]): number[] {
  if (units.length < 2) return [...units];
  const among = (unit: number) => units.includes(unit);
  return isBlight(units[0]!) ? blightOrder(s, among) : clockwiseUnits(s, among);
}
