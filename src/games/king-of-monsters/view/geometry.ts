import { COLOURS, type Colour, type Side, type Site, ZONES, type Zone } from '#king-of-monsters/rules';

/** A point of the table in table units: x east, y up, z south. */
export type TablePoint = readonly [x: number, y: number, z: number];

/** Size of a zone, and the island's offset north of the table's centre. */
export const ZONE = { width: 1.6, depth: 2.4 } as const;
export const ISLAND_Z = -3.15;
/** Height of the zones above the table. */
export const GROUND = 0;

export const zoneX = (zone: Zone): number => (ZONES.indexOf(zone) - 4) * ZONE.width;

/** Depth of the landmark within a zone. */
export const LANDMARK_Z = ISLAND_Z - 0.62;
/**
 * The King's place in a zone: in the west, where he comes from, so that the landmark stays visible, and far
 * enough back for two rows of heroes.
 */
export const KING_SPOT = { aside: -0.6, z: ISLAND_Z - 0.26, size: 1.5 } as const;
/** Scale of the landmarks, the largest that leaves gaps between them. */
export const LANDMARK_SIZE = 1.12;

/** Cards at an objective and the damage number in front of them. */
export const LAID = {
  z: ISLAND_Z + 2.02,
  size: 0.62,
  first: 0.06,
  step: 0.11,
  number: -0.47,
  numberSize: 0.8,
} as const;

/**
 * The chart: rows from the north, plates from the west, slightly east of the centre. `size` is the scale of
 * its cards, small enough to keep the island, as wide as the table, close to it.
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
/** Centre of a column. @param index from 0 */
export const columnX = (index: number): number => CHART.x + CHART.across * index;
/** Maximum number of plates in a row (K8.3). */
export const COLUMNS = 5;

/**
 * Positions of the piles: the King's west of the chart, the League's east; discards outside, combat decks
 * behind action decks.
 */
export const PILE = {
  x: { king: -2.02, league: 2.4 },
  aside: 0.6,
  combat: 2.05,
  action: 1,
  size: 0.78,
} as const;

/** Position of a pile. */
export function pilePoint(
  side: Side,
  pile: 'combat' | 'combatDiscard' | 'action' | 'actionDiscard',
): readonly [x: number, z: number] {
  const aside = pile.endsWith('Discard') ? PILE.aside : 0;
  const z = pile.startsWith('combat') ? PILE.combat : PILE.action;
  return [PILE.x[side] + (side === 'king' ? -aside : aside), z];
}

/**
 * Cards of a duel hang between island and chart without covering either, east of the King, where he looks.
 * `east`: offset from the centre of his zone. Each card overlaps the previous one, larger (`grows`) and
 * nearer (`rises`); the League's hang lower (`apart`). `farthest` limits the distance from the table's
 * centre.
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
/** Centre of the duel's cards on the x axis. */
export const duelX = (king: Zone): number =>
  Math.max(-DUEL.farthest, Math.min(DUEL.farthest, zoneX(king) + DUEL.east));

/**
 * Benches between the island and the League's piles: the reserve in the north, heroes taken out in the south.
 */
export const BENCH = { x: 2.4, across: 0.5, reserve: -0.34, out: 0.36, size: 1.3 } as const;

/**
 * Offsets of the heroes from their zone's centre (east, south), filled in order: a row of four at the front,
 * clear of the zone's sign, then a second row in its gaps.
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
/** Scale of the hero models. */
export const HERO_SIZE = 1.74;

/** Centre of a zone's ground. */
export const zonePoint = (zone: Zone): TablePoint => [zoneX(zone), GROUND, ISLAND_Z];
/** Foot of a landmark. */
export const landmarkPoint = (site: Site): TablePoint => [zoneX(site), GROUND, LANDMARK_Z];
