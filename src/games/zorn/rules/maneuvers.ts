import { openToBlight } from './blight';
import type { FrameOf } from './frames';
import { lose } from './losses';
import { hitFrame, retreatFrame, revealFrame, testFrame } from './makeFrames';
import { NOWHERE } from './map';
import { NOBODY, OPEN, type State } from './state';
import type { Table } from './table';
import { FIRST_BLIGHT, isGarrison, UNIT_COUNT } from './units';

/** Test after a forced march (N10.3). */
export function runMarch(t: Table, f: FrameOf<'march'>): void {
  if (f.pc === 0) {
    f.pc = 1;
    t.push(testFrame(f.unit, 'march'));
    return;
  }
  const failed = f.pc === 1 && t.result === 0;
  t.done();
  if (failed) t.push(hitFrame(f.unit, NOBODY));
}

/** Test to drop Terrorized (N20.2); the test itself clears the state (N21.2). */
export function runCalm(t: Table, f: FrameOf<'calm'>): void {
  t.done();
  t.push(testFrame(f.unit, 'terror'));
}

/** Neighbours to push or lure into: with room, not barred, without House units. */
const emptyOfHouses = (s: State, area: number): number[] =>
  openToBlight(s, area).filter((next) => s.houseCount[next] === 0);

/** Push of Pikes (N25.1). */
export function runPush(t: Table, f: FrameOf<'push'>): void {
  const { s } = t;
  const { seat } = s.activation!;
  switch (f.pc) {
    case 0:
      f.pc = 1;
      t.push(testFrame(f.unit, 'push'));
      return;
    case 1:
      if (t.result === 0) t.done();
      else f.pc = 2;
      return;
    case 2: {
      const of: number[] = [];
      for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) if (s.at[unit] === f.area) of.push(unit);
      if (of.length === 0) {
        t.done();
        return;
      }
      const target = t.choose({ seat, why: 'pushed', of, unit: f.unit });
      if (target < 0) return;
      f.target = target;
      f.pc = 3;
      if (isGarrison[target] === 1 && (s.cond[target]! & OPEN) === 0) t.push(revealFrame(target));
      return;
    }
    default: {
      const unit = f.target;
      if (s.at[unit] === NOWHERE || s.isFrozen(unit)) {
        t.done();
        return;
      }
      const of = emptyOfHouses(s, f.area);
      if (of.length === 0) {
        t.done();
        lose(t, unit, seat);
        return;
      }
      const to = t.choose({ seat, why: 'push-to', of, unit });
      if (to < 0) return;
      t.done();
      s.put(unit, to);
      t.moved(unit, [f.area, to], 'push');
    }
  }
}

/** Spearhead (N25.2). */
export function runSpearhead(t: Table, f: FrameOf<'spearhead'>): void {
  const { s } = t;
  const { seat } = s.activation!;
  switch (f.pc) {
    case 0:
      f.pc = 1;
      t.push(testFrame(f.target, 'spearhead'));
      return;
    case 1:
      if (t.result === 1 || s.at[f.target] !== f.area) {
        t.done();
        return;
      }
      f.pc = 2;
      t.push(hitFrame(f.target, seat));
      return;
    default: {
      const { charges } = s.activation!;
      const closed = charges.filter(({ to }) => to === f.area).map(({ from }) => from);
      t.done();
      if (s.at[f.target] !== f.area) return;
      t.push(retreatFrame({ unit: f.target, steps: 1, cause: f.area, closed, seat }));
    }
  }
}

/** Lure (N25.4). */
export function runLure(t: Table, f: FrameOf<'lure'>): void {
  const { s } = t;
  if (f.pc === 0) {
    f.pc = 1;
    t.push(testFrame(f.target, 'lure'));
    return;
  }
  if (f.pc === 1) {
    f.pc = t.result === 1 ? 3 : 2;
    return;
  }
  const { target } = f;
  const from = s.at[target]!;
  const of = f.pc === 3 || !s.onMap(target) || s.isFrozen(target) ? [] : emptyOfHouses(s, from);
  if (of.length === 0) {
    t.done();
    return;
  }
  const to = t.choose({ seat: s.activation!.seat, why: 'lure-to', of, unit: target });
  if (to < 0) return;
  t.done();
  s.put(target, to);
  t.moved(target, [from, to], 'lure');
}
