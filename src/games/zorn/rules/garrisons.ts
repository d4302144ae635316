import { openToBlight } from './blight';
import type { FrameOf } from './frames';
import { bring } from './losses';
import { fightFrame, settleFrame } from './makeFrames';
import { CAPACITY, NOWHERE } from './map';
import { coverOf } from './ratings';
import { OPEN, STAR } from './state';
import { nameOf, placeName, type Table } from './table';
import { AMBUSHERS, isGarrison } from './units';

/** The first face-down garrison among some units (N17.2). */
export const faceDownAmong = (t: Table, units: readonly number[]): number | undefined =>
  units.find((unit) => isGarrison[unit] === 1 && (t.s.cond[unit]! & OPEN) === 0);

function arrive(t: Table, unit: number, area: number): void {
  bring(t, unit, area);
  t.tell?.({ type: 'arrived', unit: nameOf(unit), at: placeName(area), by: 'ambush' });
}

/** Reveals a garrison; one with a star brings an Ambusher (N17.2, N17.3). */
export function runReveal(t: Table, f: FrameOf<'reveal'>): void {
  const { s } = t;
  switch (f.pc) {
    case 0: {
      s.cond[f.unit]! |= OPEN;
      const star = (s.cond[f.unit]! & STAR) !== 0;
      t.tell?.({ type: 'revealed', unit: nameOf(f.unit), star });
      const ambusher = star ? AMBUSHERS.find((each) => s.at[each] === NOWHERE) : undefined;
      if (ambusher === undefined) {
        t.done();
        return;
      }
      f.ambusher = ambusher;
      f.pc = 1;
      return;
    }
    case 1:
      comeOut(t, f);
      return;
    case 2:
      f.pc = 3;
      t.push(settleFrame());
      return;
    default:
      t.done();
  }
}

/** Places the Ambusher in the garrison's area or, if full, next to it. */
function comeOut(t: Table, f: FrameOf<'reveal'>): void {
  const { s } = t;
  const area = s.at[f.unit]!;
  if (s.blightCount[area]! < CAPACITY[area]!) {
    arrive(t, f.ambusher, area);
    t.done();
    return;
  }
  const open = openToBlight(s, area);
  const most = Math.max(...open.map((next) => coverOf(s, next)));
  const of = open.filter((next) => coverOf(s, next) === most);
  if (of.length === 0) {
    t.done();
    return;
  }
  const to = t.choose({ seat: s.chooser, why: 'ambush', of, unit: f.ambusher });
  if (to < 0) return;
  const alone = s.houseCount[to]! > 0 && s.blightCount[to] === 0;
  arrive(t, f.ambusher, to);
  if (!alone) {
    t.done();
    return;
  }
  f.pc = 2;
  t.push(fightFrame({ area: to, side: 'blight', only: [f.ambusher] }));
}
