import { noteAgain } from './afterFight';
import type { FrameOf } from './frames';
import { settleFrame } from './makeFrames';
import { type Activation, type AreaMark, NOBODY, type State } from './state';
import { nameOf, placeName, seatName, type Table } from './table';
import { HERO } from './units';

/** Steps of an activation (N9.1), from 1. */
export const SPELL = 1;
export const MISSILE = 2;
export const MELEE = 3;
export const MOVE = 4;
export const REGROUP = 5;

const fresh = (seat: number): Activation => ({
  seat,
  step: 0,
  acted: [],
  charges: [],
  fighting: false,
  closed: false,
  again: [],
  assaulted: [],
  free: [],
  pushed: [],
  named: [],
  rally: false,
  lure: false,
  potion: false,
  spoils: [0, 0, 0],
});

/** Removes markers of a type that match. */
export function endMarks(t: Table, what: 'quake' | 'wall', ends: (mark: AreaMark) => boolean): void {
  const { s } = t;
  const list = what === 'quake' ? s.quakes : s.walls;
  if (!list.some(ends)) return;
  for (const mark of list) {
    if (ends(mark)) t.tell?.({ type: 'mark', what, on: false, at: placeName(mark.at) });
  }
  const left = list.filter((mark) => !ends(mark));
  if (what === 'quake') s.quakes = left;
  else s.walls = left;
  s.setBars();
}

/** A House activates (N9); effects that last until then end. */
export function activate(t: Table, seat: number): void {
  const { s } = t;
  s.activation = fresh(seat);
  t.tell?.({ type: 'activated', seat: seatName(seat) });
  const mine = (mark: AreaMark) => mark.seat === seat && mark.till === 'activation';
  endMarks(t, 'quake', mine);
  endMarks(t, 'wall', mine);
  for (const { unit } of s.bold.filter((each) => each.seat === seat)) {
    t.tell?.({ type: 'mark', what: 'bold', on: false, unit: nameOf(unit) });
  }
  s.bold = s.bold.filter((each) => each.seat !== seat);
  t.push({ do: 'house', pc: 0 });
}

/** The House opposing the active one in an area without Blight (N22); NOBODY if none. */
export function victimIn(s: State, area: number): number {
  const active = s.activation!.seat;
  for (const roster of s.rosters) {
    for (const unit of roster) if (s.at[unit] === area && s.owner[unit] !== active) return s.owner[unit]!;
  }
  return NOBODY;
}

/** An area that all enemies have left counts as won without a fight (N12.7). */
function countEmptied(t: Table): void {
  const { s } = t;
  const activation = s.activation!;
  if (activation.charges.length === 0) {
    activation.fighting = false;
    return;
  }
  for (const area of new Set(activation.charges.map(({ to }) => to))) {
    if (s.blightCount[area]! > 0 || victimIn(s, area) !== NOBODY) continue;
    const units = activation.charges.filter(({ to }) => to === area).map(({ unit }) => unit);
    activation.charges = activation.charges.filter(({ to }) => to !== area);
    activation.closed = true;
    activation.fighting = true;
    for (const unit of units) s.from[unit] = 255;
    noteAgain(t, units, area, false, []);
  }
  if (activation.charges.length === 0) activation.fighting = false;
}

/** Runs the activation of a House, one action at a time. */
export function runHouse(t: Table, f: FrameOf<'house'>): void {
  const { s } = t;
  switch (f.pc) {
    case 0:
      s.ask = { seat: s.activation!.seat, why: 'house' };
      return;
    case 1:
      countEmptied(t);
      f.pc = 2;
      t.push(settleFrame());
      return;
    case 2:
      countEmptied(t);
      f.pc = 0;
      return;
    default:
      finish(t);
  }
}

function finish(t: Table): void {
  const { s } = t;
  const { seat } = s.activation!;
  for (const unit of s.rosters[seat]!) if (s.lives(unit)) t.hunger(unit, false);
  t.tell?.({ type: 'ended', seat: seatName(seat) });
  s.activation = null;
  t.done();
  if (s.stack.length > 0 || s.wedding === 0) return;
  s.wedding--;
  if (s.wedding === 0) t.push({ do: 'homecoming', pc: 0, list: [], i: 0 });
}

/** Marks a unit as having acted in a step (N9.1). */
export function acts(s: State, unit: number, step: number): void {
  const activation = s.activation!;
  if (step !== activation.step && activation.again.length > 0) activation.again = [];
  activation.step = step;
  if (!activation.acted.includes(unit)) activation.acted.push(unit);
  if (activation.free.includes(unit)) activation.free = activation.free.filter((each) => each !== unit);
}

/** Units that act in an activation: the House's in unit order, then the Hero (N9.3). */
export const actorsOf = (s: State): readonly number[] => {
  const roster = s.rosters[s.activation!.seat]!;
  return s.onMap(HERO) ? [...roster, HERO] : roster;
};
