import { COLOURS, type Colour, type Side, type Site, ZONES, type Zone } from '#king-of-monsters/rules';

/** A point of the table: x to the east, y up, z to the south, in table units. */
export type TablePoint = readonly [x: number, y: number, z: number];

/** The ground of a zone, and how far north of the table's middle the island lies. */
export const ZONE = { width: 1.6, depth: 2.4 } as const;
export const ISLAND_Z = -3.15;
/** The height of the zones' ground over the table's. */
export const GROUND = 0;

export const zoneX = (zone: Zone): number => (ZONES.indexOf(zone) - 4) * ZONE.width;

/** Where in a zone its landmark stands. */
export const LANDMARK_Z = ISLAND_Z - 0.62;
/**
 * Where the King stands in a zone: to the west, where he comes from, so that its landmark is seen beside him, and so far
 * back that two rows of heroes have room before him.
 */
export const KING_SPOT = { aside: -0.6, z: ISLAND_Z - 0.26, size: 1.5 } as const;
/** How much larger than their models the landmarks are; they still leave a gap to their neighbours. */
export const LANDMARK_SIZE = 1.12;

/** The cards that lie at an objective, and the number of its damage before them. */
export const LAID = {
  z: ISLAND_Z + 2.02,
  size: 0.62,
  first: 0.06,
  step: 0.11,
  number: -0.47,
  numberSize: 0.8,
} as const;

/**
 * The chart: rows from the north, plates from the west, a little to the east of the middle. `size`: of its cards, small
 * enough that the island, as wide as the table, is not pushed away by it.
 */
export const CHART = {
  x: -0.6,
  z: -0.48,
  across: 0.56,
  down: 0.8,
  head: -0.58,
  cover: 0.2,
  size: 0.66,
} as const;

export const rowZ = (row: Colour): number => CHART.z + CHART.down * COLOURS.indexOf(row);
/** The middle of a column. @param index from 0 */
export const columnX = (index: number): number => CHART.x + CHART.across * index;
/** The most plates that a row can have (K8.3). */
export const COLUMNS = 5;

/**
 * Where the piles of the sides lie: those of the King to the west of the chart, those of the League to the east; discards
 * outside, combat decks before action decks.
 */
export const PILE = {
  x: { king: -2.02, league: 2.4 },
  aside: 0.6,
  combat: 2.05,
  action: 1,
  size: 0.78,
} as const;

/** Where a pile lies. */
export function pilePoint(
  side: Side,
  pile: 'combat' | 'combatDiscard' | 'action' | 'actionDiscard',
): readonly [x: number, z: number] {
  const aside = pile.endsWith('Discard') ? PILE.aside : 0;
  const z = pile.startsWith('combat') ? PILE.combat : PILE.action;
  return [PILE.x[side] + (side === 'king' ? -aside : aside), z];
}

/**
 * The exchange of a duel hangs between the island and the chart, and covers neither, from the King on to the east, where he
 * looks (`east`: of its middle from that of his zone): a chain in which each card lies on the one before, larger (`grows`) and nearer (`rises`), those of the League lower (`apart`).
 * `farthest`: the middle of the exchange is no farther than that from the middle of the table.
 */
export const DUEL = {
  farthest: 4.4,
  east: 1.9,
  first: -1.5,
  across: 0.6,
  z: -1.36,
  apart: 0.16,
  up: 0.16,
  size: 0.98,
  grows: 0.03,
  rises: 0.03,
} as const;
/** The middle of the exchange, west to east. */
export const duelX = (king: Zone): number =>
  Math.max(-DUEL.farthest, Math.min(DUEL.farthest, zoneX(king) + DUEL.east));

/** Where heroes wait who are not on the island, between it and the piles of the League: the reserve above, those taken out below. */
export const BENCH = { x: 2.4, across: 0.5, reserve: -0.34, out: 0.36, size: 1.3 } as const;

/**
 * Where the heroes of a zone stand, first come first: from its middle to the east, south. A row of four at the front, from
 * the middle on, whose bases end where the sign of the zone begins, and a second row in its gaps.
 */
export const HERO_SPOTS: readonly (readonly [east: number, south: number])[] = [
  [-0.25, 0.86],
  [0.18, 0.86],
  [0.61, 0.86],
  [-0.68, 0.86],
  [0.4, 0.42],
  [-0.03, 0.42],
  [0.8, 0.4],
  [-0.47, 0.46],
];
/** How much larger than their models the heroes are. */
export const HERO_SIZE = 1.74;

/** The middle of a zone's ground. */
export const zonePoint = (zone: Zone): TablePoint => [zoneX(zone), GROUND, ISLAND_Z];
/** The foot of a landmark. */
export const landmarkPoint = (site: Site): TablePoint => [zoneX(site), GROUND, LANDMARK_Z];
