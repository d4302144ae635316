import { DIRECTIONS } from '#core';
import { type Box, BUILDINGS, GUARDS, gridOf, KAIJU_IN_BOX, partsOf, type Seat } from '#tetzilla/rules';
import { boxOf, contentAt, type Known } from './places';

/** The directions in which a kaiju can step: west, up, east (T5.4). */
export const WAYS = ['W', 'N', 'E'] as const;
export type Way = (typeof WAYS)[number];

/** Why a box cannot be entered now. */
export type Wall = 'edge' | 'unbuilt' | 'crowded' | 'dear';

/** Cost of a step: tokens (T5.6), and hits after the ability (T5.8, T7.2). */
export interface Price {
  readonly cost: number;
  readonly hits: number;
}

/** The box on one side of a kaiju. */
export interface Neighbour extends Price {
  readonly way: Way;
  /** Null beyond the edge of the board. */
  readonly box: Box | null;
  /** Null if the step is legal. */
  readonly wall: Wall | null;
}

/** A path that the kaiju can afford. */
export interface Path extends Price {
  /** In order; the last one is the destination. */
  readonly boxes: readonly Box[];
}

interface Entering {
  readonly wall: Exclude<Wall, 'dear'> | null;
  readonly cost: number;
  /** Hits of a building, which an ability may ignore, and of a guard, which none can (T7.2). */
  readonly building: number;
  readonly guard: number;
}

const CLOSED = { cost: 0, building: 0, guard: 0 };

/** The effects of entering a box. */
function entering(view: Known, box: number): Entering {
  if (box < 0) return { ...CLOSED, wall: 'edge' };
  const content = contentAt(view, box);
  switch (content.kind) {
    case 'unbuilt':
      return { ...CLOSED, wall: 'unbuilt' };
    case 'kaiju':
      return { ...CLOSED, cost: 1, wall: content.seats.length < KAIJU_IN_BOX ? null : 'crowded' };
    case 'empty':
      return { ...CLOSED, cost: 1, wall: null };
    case 'building': {
      const { extra, hits } = BUILDINGS[partsOf(content.building).kind];
      return { wall: null, cost: 1 + extra, building: hits, guard: 0 };
    }
    case 'guard': {
      const { extra, hits } = GUARDS[content.guard];
      return { wall: null, cost: 1 + extra, building: 0, guard: hits };
    }
  }
}

const sideOf = (view: Known, box: number, way: Way): number =>
  gridOf(view).step(box, DIRECTIONS.indexOf(way));

/** The ability will ignore the next hit of a building (T7.2). */
const shrugs = (view: Known, seat: Seat): boolean =>
  view.players[seat]?.ability === 'toughness' && !view.players[seat].spent;

/** The neighbouring boxes of a kaiju in the three directions; empty if it is not on the board. */
export function neighbours(view: Known, seat: Seat): readonly Neighbour[] {
  const name = boxOf(view, seat);
  const player = view.players[seat];
  if (name === undefined || player === undefined) return [];
  const grid = gridOf(view);
  const here = grid.parse(name)!;
  return WAYS.map((way): Neighbour => {
    const there = sideOf(view, here, way);
    const { wall, cost, building, guard } = entering(view, there);
    const ignored = building > 0 && shrugs(view, seat) ? 1 : 0;
    const price = { cost, hits: building - ignored + guard };
    const dear = wall === null && cost > player.tokens;
    return { way, box: there < 0 ? null : grid.name(there), wall: dear ? 'dear' : wall, ...price };
  });
}

interface Reached extends Path {
  readonly at: number;
  readonly shrugged: boolean;
}

const better = (a: Price, b: Price): boolean => a.cost < b.cost || (a.cost === b.cost && a.hits < b.hits);

/**
 * Every box that a kaiju can reach with its tokens on the current board, each with the path of fewest tokens
 * and, among those, of fewest hits.
 */
export function reachable(view: Known, seat: Seat): ReadonlyMap<Box, Path> {
  const best = new Map<Box, Path>();
  const name = boxOf(view, seat);
  const player = view.players[seat];
  if (name === undefined || player === undefined) return best;
  const grid = gridOf(view);
  const start: Reached = {
    at: grid.parse(name)!,
    boxes: [],
    cost: 0,
    hits: 0,
    shrugged: !shrugs(view, seat),
  };
  const open = [start];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    for (const way of WAYS) {
      const there = sideOf(view, from.at, way);
      const { wall, cost, building, guard } = entering(view, there);
      if (wall !== null || from.cost + cost > player.tokens) continue;
      const box = grid.name(there);
      if (box === name || from.boxes.includes(box)) continue;
      const ignored = building > 0 && !from.shrugged ? 1 : 0;
      const next: Reached = {
        at: there,
        boxes: [...from.boxes, box],
        cost: from.cost + cost,
        hits: from.hits + building - ignored + guard,
        shrugged: from.shrugged || ignored > 0,
      };
      const known = best.get(box);
      if (known !== undefined && !better(next, known)) continue;
      best.set(box, { boxes: next.boxes, cost: next.cost, hits: next.hits });
      open.push(next);
    }
  }
  return best;
}
