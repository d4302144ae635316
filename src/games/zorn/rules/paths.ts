import { AREA_COUNT, CAPACITY, NEXT, ROADS } from './map';
import type { State } from './state';

const FAR = 99;
/** The cost of reaching each area: without the free step along a road, and with it spent. */
const plain = new Uint8Array(AREA_COUNT);
const spent = new Uint8Array(AREA_COUNT);
const touched: number[] = [];
plain.fill(FAR);
spent.fill(FAR);

/** What a last call to {@link reachFrom} found, in the order of the areas. */
export const reached: number[] = [];
export const costs = new Uint8Array(AREA_COUNT);

const isOpen = (s: State, area: number): boolean => s.blightCount[area] === 0 && !s.barredForHouse(area);

function note(table: Uint8Array, area: number, cost: number, queue: number[]): void {
  if (cost >= table[area]!) return;
  if (plain[area] === FAR && spent[area] === FAR) touched.push(area);
  table[area] = cost;
  queue.push(table === plain ? area : area + AREA_COUNT);
}

const queue: number[] = [];

/**
 * Finds the areas that a House-side unit can stop at (N10.1 – N10.4): {@link reached}, each with the steps that it costs
 * in {@link costs}, the free one along a road not counted. Entering the curse costs one more, and no step into it is free.
 * @param most steps
 */
export function reachFrom(s: State, start: number, most: number): void {
  queue.length = 0;
  note(plain, start, 0, queue);
  for (let head = 0; head < queue.length; head++) {
    const entry = queue[head]!;
    const free = entry < AREA_COUNT;
    const area = free ? entry : entry - AREA_COUNT;
    const cost = (free ? plain : spent)[area]!;
    for (const next of NEXT[area]!) {
      if (!isOpen(s, next)) continue;
      const cursed = s.curse >= 0 && s.isCursed(next);
      const price = cost + (cursed ? 2 : 1);
      if (price <= most) note(free ? plain : spent, next, price, queue);
      if (free && !cursed && cost <= most && ROADS[area]!.includes(next)) note(spent, next, cost, queue);
    }
  }
  reached.length = 0;
  for (const area of touched) {
    const cost = Math.min(plain[area]!, spent[area]!);
    plain[area] = FAR;
    spent[area] = FAR;
    if (area === start || s.houseCount[area]! >= CAPACITY[area]!) continue;
    costs[area] = cost;
    reached.push(area);
  }
  touched.length = 0;
  reached.sort((one, other) => one - other);
}
