import { AREA_COUNT, NEXT, ROADS } from './map';
import type { State } from './state';

const FAR = 99;
/** More steps than any unit goes, with a forced march, a mana push and the curse. */
const LONGEST = 12;

/** Where a House-side unit gets to, full areas among them: each area with the steps that it costs, the free one not counted. */
export interface Reach {
  /** The closure of the state for which this holds. */
  closure: number;
  most: number;
  count: number;
  readonly areas: Uint8Array;
  readonly costs: Uint8Array;
}
/** The last reach from each area. */
const known: readonly Reach[] = NEXT.map(() => ({
  closure: 0,
  most: 0,
  count: 0,
  areas: new Uint8Array(AREA_COUNT),
  costs: new Uint8Array(AREA_COUNT),
}));

/** By cost, where one gets with the free step along a road still to come, and with it spent. */
const fresh: number[][] = Array.from({ length: LONGEST + 2 }, () => []);
const spent: number[][] = Array.from({ length: LONGEST + 2 }, () => []);
const freshAt = new Uint8Array(AREA_COUNT);
const spentAt = new Uint8Array(AREA_COUNT);
const IS_ROAD: readonly Uint8Array[] = NEXT.map((next, area) =>
  Uint8Array.from(next, (to) => Number(ROADS[area]!.includes(to))),
);

/** Goes on from an area by one step to each neighbour that is open. */
function spread(s: State, area: number, cost: number, free: boolean): void {
  const next = NEXT[area]!;
  const roads = IS_ROAD[area]!;
  const levels = free ? fresh : spent;
  const seen = free ? freshAt : spentAt;
  for (let place = 0; place < next.length; place++) {
    const to = next[place]!;
    if (s.blightCount[to]! > 0 || (s.bars[to]! & 1) !== 0) continue;
    const cursed = s.curse >= 0 && s.isCursed(to);
    const price = cost + (cursed ? 2 : 1);
    if (price < seen[to]!) {
      seen[to] = price;
      levels[price]!.push(to);
    }
    if (free && roads[place] === 1 && !cursed && cost < spentAt[to]!) {
      spentAt[to] = cost;
      spent[cost]!.push(to);
    }
  }
}

/**
 * Where a House-side unit can go (N10.1 – N10.3), areas in their order. Entering the curse costs one more, and no step into
 * it is free. What is found is good until the next call for the same area; steps above those asked for may be in it.
 * @param most steps, {@link LONGEST} at the most
 */
export function reachFrom(s: State, start: number, most: number): Reach {
  const reach = known[start]!;
  if (reach.closure === s.closure && reach.most >= most) return reach;
  freshAt.fill(FAR);
  spentAt.fill(FAR);
  for (let cost = 0; cost <= most + 1; cost++) {
    fresh[cost]!.length = 0;
    spent[cost]!.length = 0;
  }
  freshAt[start] = 0;
  fresh[0]!.push(start);
  for (let cost = 0; cost < most; cost++) {
    for (const area of fresh[cost]!) if (freshAt[area] === cost) spread(s, area, cost, true);
    for (const area of spent[cost]!) if (spentAt[area] === cost) spread(s, area, cost, false);
  }
  // With no steps left, the free one may still come.
  for (const area of fresh[most]!) if (freshAt[area] === most) spread(s, area, most, true);
  reach.closure = s.closure;
  reach.most = most;
  reach.count = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const cost = Math.min(freshAt[area]!, spentAt[area]!);
    if (cost > most || area === start) continue;
    reach.areas[reach.count] = area;
    reach.costs[reach.count++] = cost;
  }
  return reach;
}
