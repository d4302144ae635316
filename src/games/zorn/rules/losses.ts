import { NOWHERE, OFF } from './map';
import { NOBODY, type State } from './state';
import { nameOf, seatName, type Table } from './table';
import { CHAMPION_UNITS, HERO, isBlight, isCore, isGarrison, KIND_OF } from './units';

/** Whether a champion can be drawn (N7.5, N13.5). */
const inPool = (s: State, unit: number): boolean => s.at[unit] === NOWHERE && !s.resting.includes(unit);

/** Champions that can be drawn. */
export const championsInPool = (s: State): number[] => CHAMPION_UNITS.filter((unit) => inPool(s, unit));

/** Resting champions return once no other is in the pool (N13.5). */
function wakeChampions(s: State): void {
  if (s.resting.length > 0 && championsInPool(s).length === 0) s.resting = [];
}

const without = (list: number[], unit: number): number[] =>
  list.includes(unit) ? list.filter((each) => each !== unit) : list;

/** Removes a unit from the map and from everything it was part of. */
export function takeOff(t: Table, unit: number, place = NOWHERE): void {
  const { s } = t;
  s.put(unit, place);
  s.from[unit] = NOWHERE;
  if (s.frozen.includes(unit)) {
    s.frozen = without(s.frozen, unit);
    s.setBars();
    t.tell?.({ type: 'mark', what: 'frozen', on: false, unit: nameOf(unit) });
  }
  if (place === OFF) return;
  if (s.bold.some((each) => each.unit === unit)) {
    s.bold = s.bold.filter((each) => each.unit !== unit);
    t.tell?.({ type: 'mark', what: 'bold', on: false, unit: nameOf(unit) });
  }
  s.hits[unit] = 0;
  s.cond[unit] = 0;
  const { activation } = s;
  if (activation === null) return;
  activation.again = without(activation.again, unit);
  activation.free = without(activation.free, unit);
  if (activation.charges.some((charge) => charge.unit === unit)) {
    activation.charges = activation.charges.filter((charge) => charge.unit !== unit);
  }
}

/** Whether a House has a core unit left (N15.3): on the map, a flank or at the wedding. */
const survives = (s: State, seat: number): boolean =>
  s.rosters[seat]!.some((unit) => isCore[unit] === 1 && s.at[unit] !== NOWHERE);

/** A unit is lost (N13.5, N13.6). @param seat gets the Glory for a Blight unit; NOBODY for nobody */
export function lose(t: Table, unit: number, seat: number): void {
  const { s } = t;
  const kind = KIND_OF[unit]!;
  takeOff(t, unit);
  if (isBlight(unit)) {
    if (kind.sort === 'champion') {
      s.resting.push(unit);
      wakeChampions(s);
    }
    const glory = seat === NOBODY || isGarrison[unit] === 1 ? 0 : kind.glory;
    t.tell?.({ type: 'lost', unit: nameOf(unit), seat: glory === 0 ? null : seatName(seat) });
    if (glory > 0) t.glory(seat, glory);
    return;
  }
  if (kind.sort === 'counter') s.lost.push(unit);
  else if (kind.sort === 'mercenary') s.gone.push(unit);
  t.tell?.({ type: 'lost', unit: nameOf(unit), seat: null });
  if (kind.sort === 'mercenary') s.setRosters();
  if (isCore[unit] === 0) return;
  t.terror(kind.terror);
  if (!survives(s, s.owner[unit]!)) t.lose('house');
}

/** Puts a unit on the map from outside. */
export function bring(t: Table, unit: number, place: number): void {
  const { s } = t;
  s.hits[unit] = 0;
  s.cond[unit]! &= ~31;
  s.put(unit, place);
  s.from[unit] = NOWHERE;
  if (unit !== HERO && !isBlight(unit) && KIND_OF[unit]!.sort === 'mercenary') s.setRosters();
  if (KIND_OF[unit]!.sort === 'champion') wakeChampions(s);
}
