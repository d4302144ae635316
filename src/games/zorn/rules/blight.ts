import { bring, championsInPool, takeOff } from './losses';
import { ARROWS, CAPACITY, ENTRIES, isPass, NEXT, NOWHERE, TO_PASS } from './map';
import { moveOf } from './ratings';
import type { State } from './state';
import { nameOf, placeName, type Table } from './table';
import { BLIGHT_UNITS, D6, FIRST_BLIGHT, KIND_OF, UNIT_COUNT } from './units';

/** Radix of the unit number in a sort key of the Blight order; the steps to a pass come above it. */
const UNIT_PLACES = 256;
const STEP_PLACES = 256;
/** Evil Power of each unit (N3.6). */
const POWER = Uint8Array.from(KIND_OF, ({ power }) => power);

/** Matching Blight units on the map in Blight order (N3.7): power, steps to a pass, number. */
export function blightOrder(s: State, test?: (unit: number) => boolean): number[] {
  const keys: number[] = [];
  // Higher powers have higher numbers, so iterating backwards is nearly sorted already.
  for (let unit = UNIT_COUNT - 1; unit >= FIRST_BLIGHT; unit--) {
    const place = s.at[unit]!;
    if (place === NOWHERE || (test !== undefined && !test(unit))) continue;
    const key = (TO_PASS[place]! - STEP_PLACES * POWER[unit]!) * UNIT_PLACES + unit;
    let index = keys.length;
    keys.push(key);
    for (; index > 0 && keys[index - 1]! > key; index--) keys[index] = keys[index - 1]!;
    keys[index] = key;
  }
  for (let index = 0; index < keys.length; index++) keys[index]! &= UNIT_PLACES - 1;
  return keys;
}

/** All Blight units in Blight order. */
export const everyBlight = (s: State): number[] => blightOrder(s);

/** The next area along the arrows (N8.1); undefined from a dead zone or a pass. Rolls where the way forks. */
export function followArrow(t: Table, unit: number, area: number): number | undefined {
  const { kind, to } = ARROWS[area]!;
  if (kind === 'none') return undefined;
  if (kind === 'single') return to[0];
  if (kind === 'd6') return to[(t.roll('gap', D6, unit) - 1) >> 1];
  const { s } = t;
  const even = s.config.forks === 'unit' || s.fork === 0 ? t.roll('fork', D6, unit) % 2 === 0 : s.fork === 2;
  return even ? to[0] : to[1];
}

/** A unit leaves the map through a pass (N8.3, N15.1). */
function exit(t: Table, unit: number, area: number): void {
  takeOff(t, unit);
  t.tell?.({ type: 'exited', unit: nameOf(unit), at: placeName(area) });
  const { terror } = KIND_OF[unit]!;
  if (terror > 0) t.terror(terror);
}

/** Moves a Blight unit along the arrows (N8). @param wave stops before House units (N7.9) */
export function advance(t: Table, unit: number, wave = false): void {
  const { s } = t;
  const start = s.at[unit]!;
  if (start === NOWHERE || s.houseCount[start]! > 0 || s.isFrozen(unit)) return;
  const way = [start];
  let leaves = false;
  for (let left = moveOf(s, unit); left > 0; left--) {
    const here = way.at(-1)!;
    if (isPass[here] === 1) {
      leaves = true;
      break;
    }
    const next = followArrow(t, unit, here);
    if (next === undefined || s.barredForBlight(next)) break;
    if (wave && s.houseCount[next]! > 0) break;
    way.push(next);
    if (s.houseCount[next]! > 0) break;
  }
  if (!leaves) {
    // The starting area always has room for the unit itself (N8.5).
    while (way.length > 1 && s.blightCount[way.at(-1)!]! >= CAPACITY[way.at(-1)!]!) way.pop();
  }
  const end = way.at(-1)!;
  if (way.length > 1) {
    s.put(unit, end);
    t.moved(unit, way, 'advance');
    if (s.houseCount[end]! > 0) s.from[unit] = way.at(-2)!;
  }
  if (leaves) exit(t, unit, end);
}

/**
 * The next unit of a kind, or of the next higher power if the kind is used up (N7.5); undefined if nothing is
 * left.
 */
export function nextOf(t: Table, power: number): number | undefined {
  const { s } = t;
  for (let step = 0; step < 5; step++) {
    // Ambushers follow after champions; garrisons are never used.
    const now = ((power - 2 + step) % 5) + 2;
    if (now === 6) {
      const pool = championsInPool(s);
      if (pool.length > 0) return t.lot('champion', pool);
      continue;
    }
    const unit = BLIGHT_UNITS[now - 1]!.find((each) => s.at[each] === NOWHERE);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/**
 * Puts a unit on the map at an entry, or down the arrows from it (N7.6).
 * @returns the unit, or undefined if it does not come
 */
export function enter(t: Table, unit: number, entry: number): boolean {
  const { s } = t;
  let area = entry;
  let from = NOWHERE;
  while (s.blightCount[area]! >= CAPACITY[area]! || s.barredForBlight(area)) {
    const next = isPass[area] === 1 ? undefined : followArrow(t, unit, area);
    if (next === undefined) return false;
    from = area;
    area = next;
  }
  bring(t, unit, area);
  if (s.houseCount[area]! > 0) s.from[unit] = from;
  t.tell?.({ type: 'spawned', unit: nameOf(unit), at: placeName(area) });
  return true;
}

/** Spawns a unit of a power (N7.5). @param entry where; rolled if omitted @returns the unit, if one came */
export function spawn(t: Table, power: number, entry?: number): number | undefined {
  const unit = nextOf(t, power);
  if (unit === undefined) return undefined;
  const area = entry ?? ENTRIES[t.rollEntry()]!;
  return enter(t, unit, area) ? unit : undefined;
}

/** Neighbouring areas that Blight may enter. */
export const openToBlight = (s: State, area: number): number[] =>
  NEXT[area]!.filter((next) => s.blightCount[next]! < CAPACITY[next]! && !s.barredForBlight(next));
