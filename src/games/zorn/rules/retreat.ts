import type { RetreatFrame } from './frames';
import { lose } from './losses';
import { hitFrame } from './makeFrames';
import { CAPACITY, distance, isArea, NEXT, NOWHERE } from './map';
import { standsIn } from './sides';
import { NOBODY, type State } from './state';
import type { Table } from './table';
import { isBlight, named } from './units';

/** The unit with Tentacles (N25.28). */
const MEDUZZA = named('meduzza');

/** Whether a retreating unit may step into an area (N14.2). */
function mayRetreatInto(s: State, unit: number, area: number, foe = NOBODY): boolean {
  if (isBlight(unit)) return s.houseCount[area] === 0 && !s.barredForBlight(area);
  if (s.blightCount[area]! > 0 || s.barredForHouse(area)) return false;
  return foe === NOBODY || !standsIn(s, foe, area);
}

const hasRoom = (s: State, unit: number, area: number): boolean =>
  (isBlight(unit) ? s.blightCount : s.houseCount)[area]! < CAPACITY[area]!;

/** Possible ends of a retreat, and whether they are closer than required (N14.5). */
export interface Refuge {
  readonly ends: readonly number[];
  readonly short: boolean;
}

/** Predecessor of each area on the ways found by {@link refugesOf}; NOWHERE if none. */
const before = new Uint8Array(NEXT.length);

/** Areas where a retreat can end (N14.1–N14.5); if none, the unit is lost. */
export function refugesOf(s: State, f: RetreatFrame): Refuge {
  const { unit, steps, cause, closed } = f;
  const back = f.back !== NOWHERE && mayRetreatInto(s, unit, f.back, f.foe) ? f.back : NOWHERE;
  before.fill(NOWHERE);
  let level: number[] = [s.at[unit]!];
  let ends: readonly number[] = [];
  for (let step = 1; level.length > 0; step++) {
    const next: number[] = [];
    for (const area of level) {
      for (const to of NEXT[area]!) {
        if (before[to] !== NOWHERE || distance(cause, to) <= distance(cause, area)) continue;
        if (!mayRetreatInto(s, unit, to, f.foe)) continue;
        if (step === 1 && (back === NOWHERE ? f.back === NOWHERE && closed.includes(to) : to !== back))
          continue;
        before[to] = area;
        next.push(to);
      }
    }
    level = next.sort((one, other) => one - other);
    const open = level.filter((area) => hasRoom(s, unit, area));
    if (open.length > 0) ends = open;
    if (open.length > 0 && step >= steps) return { ends, short: false };
  }
  return { ends, short: true };
}

/** The way to an area that {@link refugesOf} just found, without the start. */
function wayTo(start: number, end: number): number[] {
  const way = [end];
  while (way[0] !== start) way.unshift(before[way[0]!]!);
  return way;
}

/** A unit retreats (N14). Result 1 if it moved or was lost. */
export function runRetreat(t: Table, f: RetreatFrame): void {
  const { s } = t;
  const { unit } = f;
  if (f.pc === 0) {
    go(t, f);
    return;
  }
  if (f.pc === 1 && f.tentacles && s.at[unit] !== NOWHERE) {
    f.pc = 2;
    t.push(hitFrame(unit, NOBODY));
    return;
  }
  t.done(1);
}

function go(t: Table, f: RetreatFrame): void {
  const { s } = t;
  const { unit } = f;
  const start = s.at[unit]!;
  if (!isArea(start) || s.isFrozen(unit)) {
    t.done(0);
    return;
  }
  const { ends, short } = refugesOf(s, f);
  if (ends.length === 0) {
    t.done(1);
    lose(t, unit, f.seat);
    return;
  }
  const seat = isBlight(unit) ? s.chooser : s.seatOf(unit);
  const to = t.choose({ seat, why: 'retreat', of: ends, unit });
  if (to < 0) return;
  f.tentacles = t.slice >= 2 && !isBlight(unit) && s.at[MEDUZZA] === start;
  s.put(unit, to);
  s.from[unit] = NOWHERE;
  t.moved(unit, isBlight(unit) ? wayTo(start, to) : [start, to], 'retreat');
  f.pc = 1;
  if (short) t.push(hitFrame(unit, f.seat));
}

/** Cause of a retreat without a fight or caster: the nearest enemy's area (N14.1). */
export function nearestEnemy(s: State, unit: number): number {
  const here = s.at[unit]!;
  const count = isBlight(unit) ? s.houseCount : s.blightCount;
  let found = here;
  let least = NOWHERE;
  for (let area = 0; area < NEXT.length; area++) {
    if (count[area]! > 0 && distance(here, area) < least) {
      least = distance(here, area);
      found = area;
    }
  }
  return found;
}
