import type { Place } from '#director';
import {
  type Action,
  COLOURS,
  type Colour,
  HEROES,
  type Hero,
  isZone,
  ZONES,
  type Zone,
} from '#king-of-monsters/rules';
import {
  CHART,
  COLUMNS,
  columnX,
  DUEL,
  duelX,
  ISLAND_Z,
  LAID,
  rowZ,
  type TablePoint,
  ZONE,
  zoneX,
} from './geometry';
import { figurePoint, isRow, placePoint, zoneFoot } from './points';
import { type Table, viewOf } from './table';

/**
 * Bounds for outlines, slightly larger than the thing itself: the ground in front of a landmark, a card, the
 * base of a figure.
 */
const ROOM = {
  zone: { width: 1.5, depth: 0.86, height: 0 },
  card: { width: 0.94 * CHART.size, depth: 1.28 * CHART.size, height: 0 },
  king: { width: 1.66, depth: 1.66, height: 2.05 },
  hero: { width: 0.66, depth: 0.66, height: 0.86 },
  objective: { width: 1.3, depth: 1.1, height: 1.9 },
} as const;
/** Height of the tallest landmark. */
const TALL = 1.9;

/** Duel cards in view; few duels are longer. */
const CARDS_OF_DUEL = 6;

/** Bounds of a place. */
type Area = Omit<Place, 'id' | 'point'>;

/** Corners of a box above the table. */
const corners = (
  [west, east]: readonly [number, number],
  [north, south]: readonly [number, number],
  high = 0,
): readonly TablePoint[] => [
  [west, 0, south],
  [east, 0, south],
  [west, high, north],
  [east, high, north],
];

/** Bounds of a zone, from its landmark to the cards in front. */
function zoneSeen(zone: Zone): readonly TablePoint[] {
  const x = zoneX(zone);
  const half = ZONE.width / 2;
  return corners([x - half, x + half], [ISLAND_Z - ZONE.depth / 4, LAID.z + 0.3], TALL);
}

/** Bounds of the duel cards in front of the King. */
function duelArea(king: Zone): Area {
  const x = duelX(king);
  const half = CARDS_OF_DUEL * DUEL.across * 0.5;
  const south = DUEL.z + DUEL.apart;
  const seen = corners([x - half, x + half], [DUEL.z - 0.5, south + 0.5], DUEL.up);
  return { at: [x, 0, DUEL.z], width: 2 * half, depth: south + 1 - DUEL.z, height: DUEL.up, seen };
}

/** Bounds of a row, including a fifth plate. */
function rowSeen(row: Colour): readonly TablePoint[] {
  const z = rowZ(row);
  return corners(
    [columnX(0) + CHART.head - 0.4 * CHART.size, columnX(COLUMNS - 1) + 0.4 * CHART.size],
    [z - 0.5 * CHART.size, z + 0.5 * CHART.size + CHART.cover],
  );
}

function plateArea(name: string, table: Table): Area | null {
  const [row = '', column] = [name[0], Number(name.slice(1))];
  if (!isRow(row) || !Number.isInteger(column) || column < 1 || column > COLUMNS) return null;
  const covered = viewOf(table).chart[row].plates[column - 1]?.cover != null;
  const lower = covered ? CHART.cover : 0;
  return {
    at: [columnX(column - 1), 0, rowZ(row) + lower / 2],
    ...ROOM.card,
    depth: ROOM.card.depth + lower,
    seen: rowSeen(row),
  };
}

/** A row's outline is at its head; its bounds are the whole row. */
function rowArea(name: string): Area | null {
  if (!isRow(name)) return null;
  return { at: [columnX(0) + CHART.head, 0, rowZ(name)], ...ROOM.card, seen: rowSeen(name) };
}

function areaOf(name: string, table: Table): Area | null {
  const { king } = viewOf(table);
  if (isZone(name)) return { at: zoneFoot(name), ...ROOM.zone, seen: zoneSeen(name) };
  if (name === 'duel') return duelArea(king.zone);
  if (name === 'objective') {
    const point = placePoint(name, table);
    return point && { at: [point[0], 0, point[2]], ...ROOM.objective, seen: zoneSeen(king.zone) };
  }
  return rowArea(name) ?? plateArea(name, table);
}

/** A place other than a figure. */
function groundPlace(id: string, table: Table): Place | null {
  const area = areaOf(id, table);
  if (area === null) return null;
  const point = placePoint(id, table);
  return { id, ...area, ...(point === null ? {} : { point }) };
}

/**
 * A place of the table, or a figure at its current pose. Includes `duel`, where the cards of a duel hang.
 * Null for unknown names.
 */
export function placeOf(name: string, table: Table, poses: Float64Array): Place | null {
  const isHero = HEROES.some((hero) => hero === name);
  if (name !== 'king' && !isHero) return groundPlace(name, table);
  const point = figurePoint(name, table, poses);
  if (point === null) return null;
  const { heroes, king } = viewOf(table);
  const zone = isHero ? heroes[name as Hero]?.zone : king.zone;
  return {
    id: name,
    at: [point[0], 0, point[2]],
    point,
    ...(isHero ? ROOM.hero : ROOM.king),
    ...(zone == null ? {} : { seen: zoneSeen(zone) }),
  };
}

/** Clickable zones, rows and plates. */
export function boxPlaces(table: Table): readonly Place[] {
  const plates = COLOURS.flatMap((row) => table.chart[row].map((_, index) => `${row}${index + 1}`));
  return [...ZONES, ...COLOURS, ...plates].map((id) => groundPlace(id, table)!);
}

/** Places that an action involves, including where its cards go. */
export function placesIn(action: Action): readonly string[] {
  switch (action.do) {
    case 'replace':
    case 'peek':
    case 'token':
      return [`${action.row}${action.col}`];
    case 'place':
    case 'cover':
    case 'compare':
      return [action.row];
    case 'duel':
      return [action.row, 'king', 'duel'];
    case 'shift':
    case 'move':
      return [action.to];
    case 'attack':
      return ['king', action.hero, 'duel'];
    case 'answer':
    case 'open':
    case 'open-top':
      return ['king', 'duel'];
    case 'grey':
      return action.row === undefined ? [] : [`${action.row}${action.col}`];
    case 'smash':
    case 'advance':
      return ['king', 'objective'];
    case 'brick':
      return ['objective'];
    default:
      return [];
  }
}
