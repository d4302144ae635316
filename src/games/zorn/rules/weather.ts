import { everyBlight } from './blight';
import type { EventFrame, FrameOf } from './frames';
import { lose } from './losses';
import { hitFrame, retreatFrame, testFrame } from './makeFrames';
import { AREA_COUNT, isCrossing, isPlains, TERRAINS } from './map';
import { nearestEnemy, refugesOf } from './retreat';
import { clockwiseUnits, houseUnits } from './sides';
import { NOBODY, type State } from './state';
import type { Table } from './table';
import { HERO, isBlight } from './units';

/** All units in an area in unit order, House side first. */
const unitsIn = (s: State, area: number): number[] => [
  ...houseUnits(s, (unit) => s.at[unit] === area),
  ...everyBlight(s)
    .filter((unit) => s.at[unit] === area)
    .sort((one, other) => one - other),
];

/** Flood (N24.2). */
export function runFlood(t: Table, f: EventFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 2;
    s.flood = true;
    s.setBars();
    t.tell?.({ type: 'mark', what: 'flood', on: true });
    for (let area = 0; area < AREA_COUNT; area++) {
      if (TERRAINS[area] === 'ford') for (const unit of unitsIn(s, area)) lose(t, unit, NOBODY);
    }
    const onBridge = (unit: number) => s.onMap(unit) && isCrossing[s.at[unit]!] === 1;
    f.list = [...clockwiseUnits(s, onBridge), ...everyBlight(s).filter(onBridge)];
    f.i = 0;
    return;
  }
  const unit = f.list[f.i++];
  if (unit === undefined) t.done();
  else if (s.onMap(unit)) t.push(retreatFrame({ unit, steps: 1, cause: nearestEnemy(s, unit) }));
}

/** Storm (N24.3). */
export function runStorm(t: Table, f: EventFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 2;
    f.area = 0;
  }
  for (; f.area < AREA_COUNT; f.area++) {
    const { area } = f;
    if (!isPlains(area)) continue;
    const of = unitsIn(s, area);
    if (of.length === 0) continue;
    const owner = s.owner[of[0]!]!;
    const alone = of.every((unit) => !isBlight(unit) && unit !== HERO && s.owner[unit] === owner);
    const unit = t.choose({ seat: alone ? owner : s.chooser, why: 'storm', of, area });
    if (unit < 0) return;
    f.area++;
    t.push(hitFrame(unit, NOBODY, 0, false));
    return;
  }
  t.done();
}

/** A unit flees step by step, out of the forests or the curse (N24.6, N24.12). */
export function runTreants(t: Table, f: EventFrame): void {
  const { s } = t;
  switch (f.pc) {
    case 1: {
      const forests = [...TERRAINS.keys()].filter((area) => TERRAINS[area] === 'forest');
      const most = Math.max(...forests.map((area) => s.houseCount[area]!));
      if (most === 0) {
        t.done();
        return;
      }
      const of = forests.filter((area) => s.houseCount[area] === most);
      const area = t.choose({ seat: s.chooser, why: 'forest', of });
      if (area < 0) return;
      f.list = clockwiseUnits(s, (unit) => s.at[unit] === area);
      f.area = area;
      f.i = 0;
      f.pc = 2;
      return;
    }
    case 2: {
      const unit = f.list[f.i];
      if (unit === undefined) {
        t.done();
        return;
      }
      if (s.at[unit] !== f.area) {
        f.i++;
        return;
      }
      f.pc = 3;
      t.push(testFrame(unit, 'treants'));
      return;
    }
    default: {
      const unit = f.list[f.i++]!;
      f.pc = 2;
      if (t.result === 1) return;
      if (t.rolled === 1) t.poison(unit, true);
      t.push({ do: 'flee', pc: 0, unit, what: 'forest', cause: nearestEnemy(s, unit), steps: 0 });
    }
  }
}

/** Flees step by step, out of the forests or the curse (N24.6, N24.12). */
export function runFlee(t: Table, f: FrameOf<'flee'>): void {
  const { s } = t;
  const { unit, cause } = f;
  const here = s.at[unit]!;
  const within = s.onMap(unit) && (f.what === 'forest' ? TERRAINS[here] === 'forest' : s.isCursed(here));
  if (!within || s.isFrozen(unit)) {
    t.done();
    return;
  }
  const step = retreatFrame({ unit, steps: 1, cause });
  if (f.steps > 0 && refugesOf(s, step).ends.length === 0) {
    t.done();
    t.push(hitFrame(unit, NOBODY));
    return;
  }
  f.steps++;
  t.push(step);
}
