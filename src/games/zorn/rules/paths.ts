import { AREA_COUNT, NEXT, ROADS } from './map';
import type { State } from './state';

/** Upper bound of a move: forced march, mana push and curse included. */
const MAX_STEPS = 12;

/**
 * Areas a House-side unit can reach, including full ones, each with its cost; the free road step is not
 * counted.
 */
export interface Reach {
  /** The state's closure for which the result is valid. */
  closure: number;
  most: number;
  count: number;
  readonly areas: Uint8Array;
  readonly costs: Uint8Array;
}
/** Cached result for each starting area. */
const known: readonly Reach[] = NEXT.map(() => ({
  closure: 0,
  most: 0,
  count: 0,
  areas: new Uint8Array(AREA_COUNT),
  costs: new Uint8Array(AREA_COUNT),
}));

/** 32-bit words in a set of areas. */
const WORDS = Math.ceil(AREA_COUNT / 32);

/** Area lists as bit sets, concatenated. */
function setsOf(lists: readonly (readonly number[])[]): Int32Array {
  const sets = new Int32Array(WORDS * lists.length);
  for (const [row, areas] of lists.entries()) {
    for (const area of areas) sets[WORDS * row + (area >> 5)]! |= 1 << (area & 31);
  }
  return sets;
}
const NEIGHBOURS = setsOf(NEXT);
const BY_ROAD = setsOf(ROADS);

/** Area of the lowest set bit in a word. */
const lowest = (word: number, bits: number): number => 32 * word + 31 - Math.clz32(bits & -bits);

/** Union of the sets of all members of a set, written to a level. */
function spread(from: Int32Array, sets: Int32Array, into: Int32Array, level: number): void {
  let first = 0;
  let second = 0;
  let third = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = from[word]!; bits !== 0; bits &= bits - 1) {
      const row = WORDS * lowest(word, bits);
      first |= sets[row]!;
      second |= sets[row + 1]!;
      third |= sets[row + 2]!;
    }
  }
  const place = WORDS * level;
  into[place] = first;
  into[place + 1] = second;
  into[place + 2] = third;
}

/** Areas open to House units without and with the curse; valid for one closure. */
const plain = new Int32Array(WORDS);
const cursed = new Int32Array(WORDS);
let openFor = 0;

function findOpen(s: State): void {
  if (openFor === s.closure) return;
  openFor = s.closure;
  plain.fill(0);
  cursed.fill(0);
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.blightCount[area]! > 0 || (s.bars[area]! & 1) !== 0) continue;
    const set = s.curse >= 0 && s.isCursed(area) ? cursed : plain;
    set[area >> 5]! |= 1 << (area & 31);
  }
}

/** Areas reached at a cost with the free road step unused, with it used, and all areas reached before. */
const fresh = new Int32Array(WORDS);
const spent = new Int32Array(WORDS);
const freshBefore = new Int32Array(WORDS);
const spentBefore = new Int32Array(WORDS);
const road = new Int32Array(WORDS);
/** Neighbours of the areas reached at each cost, for two levels: entering the curse looks two levels back. */
const AHEAD = 2;
const nearFresh = new Int32Array(WORDS * (MAX_STEPS + AHEAD + 1));
const nearSpent = new Int32Array(WORDS * (MAX_STEPS + AHEAD + 1));

/** Areas entered at a cost, one word of the set. */
function entered(near: Int32Array, cost: number, word: number): number {
  const oneBack = WORDS * (cost + AHEAD - 1) + word;
  return (near[oneBack]! & plain[word]!) | (near[oneBack - WORDS]! & cursed[word]!);
}

/**
 * Where a House-side unit can go (N10.1–N10.3), areas in order. Entering the curse costs one more, and never
 * counts as the free road step. The result is reused by the next call for the same area and may contain
 * higher costs than requested.
 * @param most steps, at most {@link MAX_STEPS}
 */
export function reachFrom(s: State, start: number, most: number): Reach {
  const reach = known[start]!;
  if (reach.closure === s.closure && reach.most >= most) return reach;
  findOpen(s);
  const { areas, costs } = reach;
  freshBefore.fill(0);
  spentBefore.fill(0);
  nearFresh.fill(0, 0, WORDS * AHEAD);
  nearSpent.fill(0, 0, WORDS * AHEAD);
  for (let cost = 0; cost <= most; cost++) {
    for (let word = 0; word < WORDS; word++) {
      fresh[word] = entered(nearFresh, cost, word) & ~freshBefore[word]!;
    }
    if (cost === 0) fresh[start >> 5] = 1 << (start & 31);
    spread(fresh, BY_ROAD, road, 0);
    for (let word = 0; word < WORDS; word++) {
      const free = road[word]! & plain[word]!;
      spent[word] = (entered(nearSpent, cost, word) | free) & ~spentBefore[word]!;
      const before = freshBefore[word]! | spentBefore[word]!;
      for (let bits = (fresh[word]! | spent[word]!) & ~before; bits !== 0; bits &= bits - 1) {
        costs[lowest(word, bits)] = cost;
      }
      freshBefore[word]! |= fresh[word]!;
      spentBefore[word]! |= spent[word]!;
    }
    spread(fresh, NEIGHBOURS, nearFresh, cost + AHEAD);
    spread(spent, NEIGHBOURS, nearSpent, cost + AHEAD);
  }
  reach.closure = s.closure;
  reach.most = most;
  reach.count = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = freshBefore[word]! | spentBefore[word]!; bits !== 0; bits &= bits - 1) {
      const area = lowest(word, bits);
      if (area === start) continue;
      areas[reach.count] = area;
      // Areas are visited in order, so nothing is overwritten before it is read.
      costs[reach.count++] = costs[area]!;
    }
  }
  return reach;
}
