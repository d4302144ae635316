import facts from '../../../src/games/zorn/rules/facts.json';

interface Area {
  readonly terrain: string;
  readonly capacity: number;
  readonly next: readonly string[];
}

const AREAS = facts.map.areas as unknown as Readonly<Record<string, Area>>;
const NAMES = Object.keys(AREAS);
const TERRAIN = facts.terrain as unknown as Readonly<Record<string, { readonly melee: number }>>;

interface Kind {
  readonly code: string;
  readonly fresh: { readonly bravery: number };
  readonly battleworn: { readonly bravery: number } | null;
}
const BLIGHT = Object.values(facts.units.blight) as unknown as readonly Kind[];
const codeOf = (id: string): string => id.replace(/\d+$/, '');

/** Where all units stand, by their ids. */
export type Places = Readonly<Record<string, string>>;

export const isBlight = (id: string): boolean => /^(ga|am|mh|tb|fk)\d/.test(id);
export const neighbours = (area: string): readonly string[] => AREAS[area]!.next;
export const areaNames = NAMES;
export const terrainOf = (area: string): string => AREAS[area]!.terrain;
export const roomOf = (area: string): number => AREAS[area]!.capacity;

/** The fewest steps between two areas, step by step (N2.2). */
function distance(from: string, to: string): number {
  let reached = new Set([from]);
  let steps = 0;
  while (!reached.has(to)) {
    reached = new Set([...reached].flatMap((area) => [area, ...neighbours(area)]));
    steps++;
  }
  return steps;
}

/** What is asked of a retreat (N14). */
export interface Flight {
  readonly unit: string;
  readonly steps: number;
  readonly cause: string;
  /** Areas that the first step may not enter; none for an attacker. */
  readonly closed: readonly string[];
  /** The area an attacker came from. */
  readonly back: string | null;
}

/** All ways of so many steps (N14.1 – N14.3). */
function ways(
  places: Places,
  { unit, cause, closed, back }: Flight,
  steps: number,
): readonly (readonly string[])[] {
  const enemy = (area: string) =>
    Object.entries(places).some(([id, at]) => at === area && isBlight(id) !== isBlight(unit));
  const home = back !== null && !enemy(back) ? back : null;
  let all: (readonly string[])[] = [[places[unit]!]];
  for (let step = 1; step <= steps; step++) {
    all = all.flatMap((way) => {
      const here = way.at(-1)!;
      return neighbours(here)
        .filter((to) => distance(cause, to) > distance(cause, here) && !enemy(to))
        .filter((to) => step > 1 || (home === null ? back !== null || !closed.includes(to) : to === home))
        .map((to) => [...way, to]);
    });
  }
  return all;
}

/** Where a retreat may end, in the order of the map, and whether it is too short (N14.4, N14.5); nowhere: the unit is lost. */
export function refuges(
  places: Places,
  flight: Flight,
): { readonly ends: readonly string[]; readonly short: boolean } {
  const side = (area: string) =>
    Object.entries(places).filter(([id, at]) => at === area && isBlight(id) === isBlight(flight.unit)).length;
  const endsOf = (steps: number) => {
    const ends = new Set(ways(places, flight, steps).map((way) => way.at(-1)!));
    return NAMES.filter((area) => ends.has(area) && side(area) < roomOf(area));
  };
  for (let steps = flight.steps; ways(places, flight, steps).length > 0; steps++) {
    const ends = endsOf(steps);
    if (ends.length > 0) return { ends, short: false };
  }
  for (let steps = flight.steps - 1; steps > 0; steps--) {
    const ends = endsOf(steps);
    if (ends.length > 0) return { ends, short: true };
  }
  return { ends: [], short: true };
}

/** Who loses a fight by how many Hits and steps (N12.3 – N12.5). */
export function judge(
  area: string,
  attack: readonly number[],
  defence: readonly number[],
  garrison: boolean,
): {
  readonly attack: number;
  readonly defence: number;
  readonly loser: string;
  readonly hits: number;
  readonly steps: number;
} {
  const sum = (rolls: readonly number[]) => rolls.reduce((one, other) => one + other, 0);
  const own = sum(attack);
  const other = sum(defence) + TERRAIN[AREAS[area]!.terrain]!.melee + (garrison ? 1 : 0);
  const [low, high] = own < other ? [own, other] : [other, own];
  const loser = own === other ? 'both' : own < other ? 'attackers' : 'defenders';
  const hits = high >= 4 * low ? 4 : high >= 3 * low ? 3 : high >= 2 * low ? 2 : 1;
  return { attack: own, defence: other, loser, hits, steps: hits >= 3 ? 2 : 1 };
}

/** Hits that a counter is lost with (N13.1). */
const lifeOf = (id: string): number => (id.startsWith('ga') ? 2 : 4);

function braveryOf(id: string, hits: number): number {
  const { fresh, battleworn } = BLIGHT.find(({ code }) => code === codeOf(id))!;
  return (hits >= 2 && battleworn !== null ? battleworn : fresh).bravery;
}

/**
 * Who takes so many Hits, one after another, as far as it is nobody's choice, and who may take the next where it is (N13.3).
 * @param side unhurt counters of one owner or of the Blight, in unit order
 */
export function hitsOn(
  side: readonly string[],
  hits: number,
): { readonly taken: readonly string[]; readonly of: readonly string[] } {
  const had = new Map(side.map((id) => [id, 0]));
  const taken: string[] = [];
  while (taken.length < hits) {
    const alive = side.filter((id) => had.get(id)! < lifeOf(id));
    const fewest = Math.min(...alive.map((id) => had.get(id)!));
    const due = alive.filter((id) => had.get(id) === fewest);
    const fear = (id: string) => (isBlight(id) ? braveryOf(id, fewest) : 0);
    const open = due.filter((id) => due.every((other) => fear(id) <= fear(other)));
    const unlike = open.filter(
      (id, index) => open.findIndex((other) => codeOf(other) === codeOf(id)) === index,
    );
    const [only] = unlike;
    if (unlike.length > 1) return { taken, of: unlike };
    if (only === undefined) break;
    taken.push(only);
    had.set(only, fewest + 1);
  }
  return { taken, of: [] };
}
