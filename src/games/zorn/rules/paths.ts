import { AREA_COUNT, NEXT, ROADS } from './map';
import type { State } from './state';

/** More steps than any unit goes, with a forced march, a mana push and the curse. */
const MAX_STEPS = 12;

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

/** Words of 32 bits in a set of areas. */
const WORDS = Math.ceil(AREA_COUNT / 32);

/** The areas of each list as sets, one behind another. */
function setsOf(lists: readonly (readonly number[])[]): Int32Array {
  const sets = new Int32Array(WORDS * lists.length);
  for (const [row, areas] of lists.entries()) {
    for (const area of areas) sets[WORDS * row + (area >> 5)]! |= 1 << (area & 31);
  }
  return sets;
}
const NEIGHBOURS = setsOf(NEXT);
const BY_ROAD = setsOf(ROADS);

/** The area of the lowest bit of a word. */
const lowest = (word: number, bits: number): number => 32 * word + 31 - Math.clz32(bits & -bits);

/** The sets of all areas of a set together, written to the place of a level. */
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

/** The areas open to House units, those under the curse apart; they hold for a closure. */
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

/** Areas come to at a cost with the free step along a road still to come, and with it spent; and all come to before. */
const fresh = new Int32Array(WORDS);
const spent = new Int32Array(WORDS);
const freshBefore = new Int32Array(WORDS);
const spentBefore = new Int32Array(WORDS);
const road = new Int32Array(WORDS);
/** The neighbours of what was come to at each cost, two levels up: entering the curse looks two back. */
const AHEAD = 2;
const nearFresh = new Int32Array(WORDS * (MAX_STEPS + AHEAD + 1));
const nearSpent = new Int32Array(WORDS * (MAX_STEPS + AHEAD + 1));

/** What is entered at a cost, of one word. */
function entered(near: Int32Array, cost: number, word: number): number {
  const oneBack = WORDS * (cost + AHEAD - 1) + word;
  return (near[oneBack]! & plain[word]!) | (near[oneBack - WORDS]! & cursed[word]!);
}

/**
 * Where a House-side unit can go (N10.1 – N10.3), areas in their order. Entering the curse costs one more, and no step into
 * it is free. What is found is good until the next call for the same area; steps above those asked for may be in it.
 * @param most steps, {@link MAX_STEPS} at most
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
      // Areas come in their order: none that is still to be read is written over.
      costs[reach.count++] = costs[area]!;
    }
  }
  return reach;
}
