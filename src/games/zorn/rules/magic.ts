import { SPELLS } from './facts';
import type { CastFrame } from './frames';
import { fightFrame, hitFrame, retreatFrame, spreadFrame, testFrame } from './makeFrames';
import { AREA_COUNT, CAPACITY, CELLS, isArea, NOWHERE } from './map';
import { hasCasualties, rowOf } from './ratings';
import { houseUnits } from './sides';
import {
  BLESSINGS,
  FIRST,
  MAGIC,
  NO,
  NOBODY,
  POISONED,
  SECOND,
  STUNNED,
  type State,
  TERRORIZED,
} from './state';
import { nameOf, placeName, type Table } from './table';
import { D6, D8, D10, D20, type Die, FIRST_BLIGHT, UNIT_COUNT } from './units';

const BOLT = 4;
const FULL_FROM = 6;
const HALF = 5;

/** The second die of a level (N23.2). */
export const betterDie = (level: number): Die => (level >= 5 ? D10 : level >= 3 ? D8 : D6);

/** Effect of a spell's two dice (N23.4). */
export function effectOf(first: number, second: number): 'full' | 'half' | 'none' | 'stunned' | 'hit' {
  if (first >= FULL_FROM || second >= FULL_FROM) return 'full';
  if (first === HALF || second === HALF) return 'half';
  const ones = Number(first === 1) + Number(second === 1);
  return ones === 0 ? 'none' : ones === 1 ? 'stunned' : 'hit';
}

/** Casts a spell (N23). */
export function runCast(t: Table, f: CastFrame): void {
  const { s } = t;
  const { seat } = s.activation!;
  switch (f.pc) {
    case 0:
      f.first = t.roll('spell', D6, f.unit);
      f.other = t.roll('spell', betterDie(s.holds(seat, MAGIC)), f.unit);
      f.pc = 1;
      return;
    case 1:
      if (
        effectOf(f.first, f.other) !== 'full' &&
        s.holds(seat, BLESSINGS) > 0 &&
        s.order(seat, BOLT) === 0
      ) {
        if (!bolt(t, f, seat)) return;
      }
      begin(t, f);
      return;
    case 2:
      carryOut(t, f, seat);
      return;
    case 3:
      f.pc = 2;
      if (t.result === 0) failed(t, f, seat);
      f.i++;
      return;
    case 4:
      f.pc = 5;
      if (f.effect === 'full' && s.onMap(f.target)) t.stun(f.target);
      return;
    default:
      t.done();
      t.gain(seat, BLESSINGS, Number(f.first >= FULL_FROM) + Number(f.other >= FULL_FROM));
  }
}

function bolt(t: Table, f: CastFrame, seat: number): boolean {
  const answer = t.askWord({ seat, why: 'bolt', of: [NO, FIRST, SECOND], unit: f.unit, for: 'spell' });
  if (answer < 0) return false;
  if (answer === NO) return true;
  t.gain(seat, BLESSINGS, -1);
  if (answer === FIRST) f.first = t.roll('spell', D6, f.unit);
  else f.other = t.roll('spell', betterDie(t.s.holds(seat, MAGIC)), f.unit);
  return true;
}

function begin(t: Table, f: CastFrame): void {
  f.effect = effectOf(f.first, f.other);
  const byUnit = SPELLS[f.spell] === 'fata-morgana' || SPELLS[f.spell] === 'banish';
  t.tell?.({
    type: 'cast',
    unit: nameOf(f.unit),
    spell: SPELLS[f.spell]!,
    target: byUnit ? nameOf(f.target) : placeName(f.target),
    effect: f.effect,
  });
  f.pc = 5;
  if (f.effect === 'stunned' || f.effect === 'hit') {
    t.stun(f.unit);
    if (f.effect === 'hit') t.push(hitFrame(f.unit, NOBODY));
  } else if (f.effect !== 'none') {
    f.pc = 2;
    f.list = [];
    f.i = 0;
  }
}

const blightIn = (s: State, area: number): number[] => {
  const list: number[] = [];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) if (s.at[unit] === area) list.push(unit);
  return list;
};

/**
 * Units that an area spell strikes: all, or at half effect the caster's choice; undefined while that is being
 * asked.
 */
function struck(
  t: Table,
  f: CastFrame,
  seat: number,
  units: readonly number[],
): readonly number[] | undefined {
  if (f.effect === 'full' || units.length === 0) return units;
  const one = t.choose({ seat, why: 'one', of: units, spell: f.spell });
  return one < 0 ? undefined : [one];
}

function carryOut(t: Table, f: CastFrame, seat: number): void {
  const { s } = t;
  const area = f.target;
  const full = f.effect === 'full';
  switch (SPELLS[f.spell]) {
    case 'fata-morgana':
      travel(t, f, seat);
      return;
    case 'twister':
      f.pc = 5;
      t.push(fightFrame({ area, side: 'die', word: 'tornado', die: full ? D20 : D10, seat }));
      return;
    case 'earthquake':
      f.pc = 5;
      s.quakes = [...s.quakes, { at: area, seat, till: full ? 'recovery' : 'activation' }];
      t.tell?.({ type: 'mark', what: 'quake', on: true, at: placeName(area) });
      return;
    case 'fire-wall':
      f.pc = 5;
      s.walls = [...s.walls, { at: area, seat, till: full ? 'activation' : 'blight' }];
      s.setBars();
      t.tell?.({ type: 'mark', what: 'wall', on: true, at: placeName(area) });
      return;
    case 'fire-storm':
      f.pc = 5;
      t.push(spreadFrame(blightIn(s, area), full ? 2 : 1, area, seat));
      return;
    case 'stone-fist':
    case 'torrent':
      testEach(t, f, seat);
      return;
    case 'healing-rain':
      heal(t, f, seat);
      return;
    case 'courage':
      hearten(t, f, seat);
      return;
    default:
      f.pc = 4;
      t.push(retreatFrame({ unit: f.target, steps: full ? 2 : 1, cause: s.at[f.unit]!, seat }));
  }
}

/** Stone Fist and Torrent: each unit tests. */
function testEach(t: Table, f: CastFrame, seat: number): void {
  const { s } = t;
  if (f.i === 0 && f.list.length === 0) {
    const list = struck(t, f, seat, blightIn(s, f.target));
    if (list === undefined) return;
    f.list = [...list];
  }
  while (f.i < f.list.length && s.at[f.list[f.i]!] === NOWHERE) f.i++;
  if (f.i >= f.list.length) {
    f.pc = 5;
    return;
  }
  f.pc = 3;
  t.push(testFrame(f.list[f.i]!, 'spell-test'));
}

function failed(t: Table, f: CastFrame, seat: number): void {
  const unit = f.list[f.i]!;
  if (SPELLS[f.spell] === 'torrent') t.stun(unit);
  else t.push(hitFrame(unit, seat));
}

const inUnitOrder = (s: State, area: number): number[] => houseUnits(s, (unit) => s.at[unit] === area);

/** Healing Rain. */
function heal(t: Table, f: CastFrame, seat: number): void {
  const { s } = t;
  const needy = inUnitOrder(s, f.target).filter(
    (unit) => hasCasualties(s, unit) || (s.cond[unit]! & POISONED) !== 0,
  );
  const list = struck(t, f, seat, needy);
  if (list === undefined) return;
  f.pc = 5;
  for (const unit of list) {
    if (hasCasualties(s, unit)) t.heal(unit);
    t.poison(unit, false);
  }
}

/** Courage. */
function hearten(t: Table, f: CastFrame, seat: number): void {
  const { s } = t;
  const list = struck(t, f, seat, inUnitOrder(s, f.target));
  if (list === undefined) return;
  f.pc = 5;
  for (const unit of list) {
    if ((s.cond[unit]! & (STUNNED | TERRORIZED)) !== 0) t.clearState(unit);
    s.bold = [...s.bold.filter((each) => each.unit !== unit), { unit, seat }];
    t.tell?.({ type: 'mark', what: 'bold', on: true, unit: nameOf(unit) });
  }
}

/** Areas that Fata Morgana can move a unit to, including its own. */
function mirages(s: State, unit: number, steps: number): number[] {
  const start = s.at[unit]!;
  const seen = new Uint8Array(CELLS.length);
  seen[start] = 1;
  let level = [start];
  const ends = [start];
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const cell of level) {
      for (const to of CELLS[cell]!) {
        if (seen[to] === 1) continue;
        if (to < AREA_COUNT && (s.blightCount[to]! > 0 || s.barredForHouse(to))) continue;
        seen[to] = 1;
        next.push(to);
        if (to < AREA_COUNT && s.houseCount[to]! < CAPACITY[to]!) ends.push(to);
      }
    }
    level = next;
  }
  return ends.sort((one, other) => one - other);
}

function travel(t: Table, f: CastFrame, seat: number): void {
  const { s } = t;
  const unit = f.target;
  const from = s.at[unit]!;
  const { move } = rowOf(s, unit);
  const of =
    !isArea(from) || s.isFrozen(unit) ? [from] : mirages(s, unit, f.effect === 'full' ? 2 * move : move);
  const to = t.choose({ seat, why: 'way', of, unit });
  if (to < 0) return;
  f.pc = 5;
  if (to === from) return;
  s.put(unit, to);
  t.moved(unit, [from, to], 'fata-morgana');
}
