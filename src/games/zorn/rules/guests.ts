import { takesHouse } from './able';
import type { EventFrame, FrameOf } from './frames';
import { bring, lose, takeOff } from './losses';
import { settleFrame } from './makeFrames';
import { AREA_COUNT, NOWHERE, OFF, PASSES } from './map';
import { clockwiseUnits, standsIn } from './sides';
import { NOBODY, type State } from './state';
import { nameOf, placeName, seatName, type Table } from './table';
import { ALL_MERCENARIES, HERO, isLeader } from './units';

const openPasses = (s: State): number[] => PASSES.filter((pass) => takesHouse(s, pass));

/** Allies (N24.5). */
export function runAllies(t: Table, f: EventFrame): void {
  const { s } = t;
  switch (f.pc) {
    case 1: {
      const left = ALL_MERCENARIES.filter((unit) => s.at[unit] === NOWHERE && !s.gone.includes(unit));
      if (left.length === 0) {
        t.done();
        return;
      }
      f.unit = t.lot('mercenary', left);
      f.pc = 2;
      t.push({ do: 'council', why: 'allies' });
      return;
    }
    case 2:
      f.i = t.result;
      f.pc = 3;
      return;
    default: {
      const of = openPasses(s);
      if (of.length === 0) {
        t.done();
        return;
      }
      const at = t.choose({ seat: f.i, why: 'pass', of, unit: f.unit });
      if (at < 0) return;
      t.done();
      s.owner[f.unit] = f.i;
      bring(t, f.unit, at);
      t.tell?.({
        type: 'arrived',
        unit: nameOf(f.unit),
        at: placeName(at),
        by: 'allies',
        seat: seatName(f.i),
      });
    }
  }
}

/** The Hero arrives or leaves (N24.10). */
export function runHero(t: Table): void {
  const { s } = t;
  if (s.at[HERO] !== NOWHERE) {
    t.done();
    takeOff(t, HERO);
    t.tell?.({ type: 'left', unit: nameOf(HERO), by: 'hero' });
    return;
  }
  const of = openPasses(s);
  if (of.length === 0) {
    t.done();
    return;
  }
  const at = t.choose({ seat: s.chooser, why: 'pass', of, unit: HERO });
  if (at < 0) return;
  t.done();
  bring(t, HERO, at);
  t.tell?.({ type: 'arrived', unit: nameOf(HERO), at: placeName(at), by: 'hero' });
}

/**
 * Areas to return to from the wedding (N24.20): own units, otherwise a pass with room, otherwise a full one.
 */
function homesOf(s: State, seat: number): number[] {
  const own: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (takesHouse(s, area) && standsIn(s, seat, area)) own.push(area);
  }
  if (own.length > 0) return own;
  const passes = openPasses(s);
  return passes.length > 0 ? passes : PASSES.filter((pass) => s.blightCount[pass] === 0);
}

/** Commanders and Magic Users return from the wedding (N24.20). */
export function runHomecoming(t: Table, f: FrameOf<'homecoming'>): void {
  const { s } = t;
  if (f.pc === 0) {
    f.pc = 1;
    t.tell?.({ type: 'mark', what: 'wedding', on: false });
    f.list = clockwiseUnits(s, (unit) => isLeader[unit] === 1 && s.at[unit] === OFF);
  }
  const unit = f.list[f.i];
  if (unit === undefined) {
    t.done();
    t.push(settleFrame());
    return;
  }
  const seat = s.owner[unit]!;
  const of = homesOf(s, seat);
  if (of.length === 0) {
    f.i++;
    lose(t, unit, NOBODY);
    return;
  }
  const at = t.choose({ seat, why: 'home', of, unit });
  if (at < 0) return;
  f.i++;
  s.put(unit, at);
  t.tell?.({ type: 'arrived', unit: nameOf(unit), at: placeName(at), by: 'wedding' });
}
