import { AREA_FACTS, ENTRY_FACTS, FLANK_FACTS, TERRAIN_FACTS, WALL_FACTS } from './facts';

/** Names of all areas, in the order of `data.json`; an area is an index of this list (N2.1). */
export const AREAS: readonly string[] = Object.keys(AREA_FACTS);
export const AREA_COUNT = AREAS.length;
const indexOf = new Map(AREAS.map((name, index) => [name, index]));
const indices = (names: readonly string[] = []): readonly number[] =>
  names.map((name) => indexOf.get(name)!).sort((one, other) => one - other);
const factsOf = AREAS.map((name) => AREA_FACTS[name]!);

/** Neighbours of each area. */
export const NEXT: readonly (readonly number[])[] = factsOf.map(({ next }) => indices(next));
/** Neighbours along a road (N10.2). */
export const ROADS: readonly (readonly number[])[] = factsOf.map(({ roads }) => indices(roads));

export const FLANK_STEPS = 4;
/** Flanks at 0, west and east; each is followed by its +1, +2, +3 (N26). */
export const WEST = AREA_COUNT;
export const EAST = WEST + FLANK_STEPS;
/** At the wedding (N24.20). */
export const OFF = EAST + FLANK_STEPS;
/** Not deployed yet (N5.5). */
export const WAITING = OFF + 1;
/** Off the map: in a pool, lost, or not mustered. */
export const NOWHERE = 255;
/** Names of all places a unit can be at, by number. */
export const PLACES: readonly string[] = [
  ...AREAS,
  ...['W', 'E'].flatMap((side) => Array.from({ length: FLANK_STEPS }, (_, step) => `${side}${step}`)),
  'off',
];
const placeIndex = new Map(PLACES.map((name, index) => [name, index]));
/** Number of a place; undefined if unknown. */
export const placeOf = (name: string): number | undefined => placeIndex.get(name);
/** Number of a known area. */
export const areaOf = (name: string): number => indexOf.get(name)!;
export const isArea = (place: number): boolean => place < AREA_COUNT;
export const isFlank = (place: number): boolean => place >= WEST && place < OFF;
/** Area that a flank place leads to; undefined at 0 (N26.2). */
export function flankArea(place: number): number | undefined {
  const step = (place - WEST) % FLANK_STEPS;
  return step === 0 ? undefined : areaOf(FLANK_FACTS[`${place < EAST ? 'W' : 'E'}+${step}`]!);
}

export type Terrain = 'pass' | 'plains' | 'town' | 'hills' | 'forest' | 'bog' | 'bridge' | 'ford';
export const TERRAINS = factsOf.map(({ terrain }) => terrain as Terrain);
/** Units per side that an area holds (N2.3). */
export const CAPACITY = Uint8Array.from(factsOf, ({ capacity }) => capacity);
/** Missile protection (N2.3). */
export const MP = Uint8Array.from(factsOf, ({ terrain }) => TERRAIN_FACTS[terrain]!.missile);
/** Melee protection (N2.3). */
export const AP = Uint8Array.from(factsOf, ({ terrain }) => TERRAIN_FACTS[terrain]!.melee);
const where = (test: (index: number) => boolean): readonly number[] =>
  AREAS.map((_, index) => index).filter(test);
export const PASSES = where((area) => factsOf[area]!.exit === true);
export const DENS = where((area) => factsOf[area]!.den !== undefined);
export const NORTH_DENS = where((area) => factsOf[area]!.den === 'north');
export const SOUTH_DENS = where((area) => factsOf[area]!.den === 'south');
export const TOWNS = where((area) => TERRAINS[area] === 'town');
export const isDen = Uint8Array.from(AREAS, (_, area) => Number(DENS.includes(area)));
export const isPass = Uint8Array.from(AREAS, (_, area) => Number(PASSES.includes(area)));
/** Passes count as plains for everything but capacity (N2.4). */
export const isPlains = (area: number): boolean => TERRAINS[area] === 'plains' || TERRAINS[area] === 'pass';
/** Bridges and fords, which a flood bars (N24.2). */
export const isCrossing = Uint8Array.from(AREAS, (_, area) =>
  Number(TERRAINS[area] === 'bridge' || TERRAINS[area] === 'ford'),
);
/** Area of each entry, 2 … 12 (N7.5). */
export const ENTRIES: readonly number[] = Array.from({ length: 13 }, (_, roll) =>
  roll < 2 ? NOWHERE : areaOf(ENTRY_FACTS[roll]!),
);

/** Arrows out of an area (N8.1): one, two by the fork marker (blue, yellow), or three by a D6. */
export interface Arrows {
  readonly kind: 'none' | 'single' | 'fork' | 'd6';
  readonly to: readonly number[];
}
export const ARROWS: readonly Arrows[] = factsOf.map(({ arrows }) => {
  if (arrows === undefined) return { kind: 'none', to: [] };
  const { kind, ...ways } = arrows;
  const to = kind === 'fork' ? [ways.blue!, ways.yellow!] : Object.values(ways);
  return { kind: kind as Arrows['kind'], to: to.map(areaOf) };
});

/** Shortest distances between all cells of a graph (N2.2). */
function distancesOn(graph: readonly (readonly number[])[]): Uint8Array {
  const count = graph.length;
  const table = new Uint8Array(count * count).fill(NOWHERE);
  for (let start = 0; start < count; start++) {
    const row = start * count;
    table[row + start] = 0;
    const queue = [start];
    for (let head = 0; head < queue.length; head++) {
      const cell = queue[head]!;
      for (const next of graph[cell]!) {
        if (table[row + next] !== NOWHERE) continue;
        table[row + next] = table[row + cell]! + 1;
        queue.push(next);
      }
    }
  }
  return table;
}
const DISTANCES = distancesOn(NEXT);
/** Distance between two areas, steps (N2.2). */
export const distance = (from: number, to: number): number => DISTANCES[from * AREA_COUNT + to]!;

/** Areas within a distance of 0 … 5, nearest first, then in order. */
export const WITHIN: readonly (readonly (readonly number[])[])[] = AREAS.map((_, from) =>
  [0, 1, 2, 3, 4, 5].map((reach) => where((area) => distance(from, area) <= reach)),
);

/** Steps to a pass along the arrows; NOWHERE from dead zones (N3.7). */
export const TO_PASS: Uint8Array = (() => {
  const steps = Uint8Array.from(AREAS, (_, area) => (isPass[area] === 1 ? 0 : NOWHERE));
  for (let round = 0; round < AREA_COUNT; round++) {
    for (let area = 0; area < AREA_COUNT; area++) {
      for (const to of ARROWS[area]!.to) {
        if (steps[to] !== NOWHERE) steps[area] = Math.min(steps[area]!, steps[to]! + 1);
      }
    }
  }
  return steps;
})();

/** Areas, then rivers and mountains, which Fata Morgana can cross (N23.8). */
export const CELLS: readonly (readonly number[])[] = (() => {
  const walls = Object.entries(WALL_FACTS);
  const cellOf = (name: string) =>
    indexOf.get(name) ?? AREA_COUNT + walls.findIndex(([wall]) => wall === name);
  const graph: number[][] = [...NEXT.map((next) => [...next]), ...walls.map(() => [])];
  for (const [wall, { next }] of walls) {
    for (const name of next) {
      graph[cellOf(wall)]!.push(cellOf(name));
      graph[cellOf(name)]!.push(cellOf(wall));
    }
  }
  return graph;
})();
