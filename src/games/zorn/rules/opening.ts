import { spawn } from './blight';
import type { ActionList } from './code';
import { codeOf, withParts } from './code';
import { HOUSE_FACTS, HOUSE_NAMES, SETUP_FACTS } from './facts';
import type { FrameOf } from './frames';
import { EAST, NOWHERE, PASSES, WAITING, WEST } from './map';
import type { State } from './state';
import { nameOf, seatName, type Table } from './table';
import { ALL_COMMANDERS, ALL_MAGIC_USERS, COUNTER_KINDS, COUNTERS, KIND_OF } from './units';

const HORDE = 3;
const CHAMPION = 6;
const FIRST_HORDES = 4;
const DEPLOY = codeOf('deploy');

/** Counters per House (N5.1). */
export const countersOf = (s: State): number => SETUP_FACTS[s.config.players]!.counters;

/** Runs the set-up (N5): draft, muster, deployment. */
export function runSetup(t: Table, _f: FrameOf<'setup'>): void {
  const { s } = t;
  const { seats } = s.config;
  for (let seat = 0; seat < seats; seat++) {
    if (s.commander[seat]! >= 0) continue;
    askToTake(s, seat, ALL_COMMANDERS, s.commander);
    return;
  }
  for (let seat = seats - 1; seat >= 0; seat--) {
    if (s.magicUser[seat]! >= 0) continue;
    askToTake(s, seat, ALL_MAGIC_USERS, s.magicUser);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (COUNTERS[s.config.houses[seat]!]!.some((unit) => s.at[unit] !== NOWHERE)) continue;
    if (countersOf(s) === COUNTERS[s.config.houses[seat]!]!.length) {
      line(t, seat, COUNTERS[s.config.houses[seat]!]!);
      continue;
    }
    s.ask = { seat, why: 'muster' };
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    const leaders = [s.commander[seat]!, s.magicUser[seat]!];
    if (leaders.every((unit) => s.at[unit] === NOWHERE)) line(t, seat, leaders);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (!s.rosters[seat]!.some((unit) => s.at[unit] === WAITING)) continue;
    s.ask = { seat, why: 'deploy' };
    return;
  }
  t.done();
}

/** Queues units of a seat for deployment. */
function line(t: Table, seat: number, units: readonly number[]): void {
  for (const unit of units) t.s.at[unit] = WAITING;
  t.tell?.({ type: 'mustered', seat: seatName(seat), units: units.map(nameOf) });
}

function askToTake(s: State, seat: number, all: readonly number[], taken: Int16Array): void {
  s.ask = { seat, why: 'take', of: all.filter((unit) => !taken.includes(unit)) };
}

/** A seat takes a character (N5.2). */
export function take(s: State, seat: number, unit: number): void {
  if (ALL_COMMANDERS.includes(unit)) s.commander[seat] = unit;
  else s.magicUser[seat] = unit;
  s.owner[unit] = seat;
  s.setRosters();
}

const known = new Map<number, readonly (readonly number[])[]>();

/** All ways to choose the counters of a House, as numbers per kind (N5.3). */
export function musters(s: State, seat: number): readonly (readonly number[])[] {
  const house = s.config.houses[seat]!;
  const key = house * 100 + countersOf(s);
  const found = known.get(key) ?? mustersOf(house, countersOf(s));
  known.set(key, found);
  return found;
}

function mustersOf(house: number, counters: number): readonly (readonly number[])[] {
  const { units } = HOUSE_FACTS[HOUSE_NAMES[house]!]!;
  const most = COUNTER_KINDS.map(({ name }) => units[name] ?? 0);
  const ways: number[][] = [];
  const choose = (counts: number[], left: number): void => {
    if (counts.length === most.length) {
      if (left === 0) ways.push(counts);
      return;
    }
    for (let count = Math.min(left, most[counts.length]!); count >= 0; count--)
      choose([...counts, count], left - count);
  };
  choose([], counters);
  return ways;
}

/** Musters the first counters of each kind and queues them for deployment. */
export function muster(t: Table, seat: number, way: number): void {
  const { s } = t;
  const counts = [...musters(s, seat)[way]!];
  const chosen = COUNTERS[s.config.houses[seat]!]!.filter((unit) => {
    const kind = COUNTER_KINDS.indexOf(KIND_OF[unit]!);
    return counts[kind]!-- > 0;
  });
  line(t, seat, chosen);
}

/** Passes a seat may still deploy to: one, or two adjacent ones (N5.5). */
function passesOf(s: State, seat: number): readonly number[] {
  const used = PASSES.filter((pass) => s.rosters[seat]!.some((unit) => s.at[unit] === pass));
  const open = PASSES.filter((pass) => used.every((each) => Math.abs(each - pass) <= 1));
  return used.length === 2 ? used : open;
}

/** Legal actions of a set-up question. */
export function listSetup(s: State, list: ActionList): void {
  const { seat, why, of = [] } = s.ask!;
  if (why === 'take') for (const unit of of) list.add(codeOf('pick', 0, unit));
  else if (why === 'muster') {
    const count = musters(s, seat).length;
    for (let way = 0; way < count; way++) list.add(codeOf('muster', way % 256, Math.floor(way / 256)));
  } else {
    const places = [...passesOf(s, seat).filter((pass) => s.houseCount[pass]! < 10), WEST, EAST];
    for (const unit of s.rosters[seat]!) {
      if (s.at[unit] !== WAITING) continue;
      for (const place of places) list.add(withParts(DEPLOY, unit, place));
    }
  }
}

/** Spawns the first Blight (N5.6, N5.9). */
export function bringHordes(t: Table): void {
  const { s } = t;
  for (let horde = 0; horde < FIRST_HORDES + s.config.vanguard; horde++) spawn(t, HORDE);
  // No entry leads to House units, so there is no fight.
  spawn(t, CHAMPION);
}
