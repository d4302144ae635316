import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { COLOURS, type Colour, HEROES, isSite, isZone, type Seat, type Zone } from '#king-of-monsters/rules';
import {
  CHART,
  COLUMNS,
  columnX,
  ISLAND_Z,
  LANDMARK_Z,
  rowZ,
  type TablePoint,
  ZONE,
  zoneX,
} from './geometry';
import { heroPiece, KING_PIECE } from './pieces';
import { type Table, viewOf } from './table';

/** Height of the point that arrows aim at, above a figure's foot. */
const BODY_MIDDLE = { king: 0.7, hero: 0.28 };

export const isRow = (name: string): name is Colour => COLOURS.some((row) => row === name);

/** Where a zone is picked: the ground in front of its landmark. */
export const zoneFoot = (zone: Zone): TablePoint => [zoneX(zone), 0, ISLAND_Z + ZONE.depth / 2 - 0.45];

/**
 * Point of a place by its public name: a zone, a row `R` … `B`, a plate `R1` … `B5`, the `objective` of the
 * King's zone.
 */
export function placePoint(name: string, table: Pick<Table, 'followed'>): TablePoint | null {
  const { zone: king } = viewOf(table).king;
  if (isZone(name)) return zoneFoot(name);
  if (name === 'objective') return isSite(king) ? [zoneX(king), 0.5, LANDMARK_Z] : null;
  if (isRow(name)) return [columnX(0) + CHART.head, 0, rowZ(name)];
  const row = name[0] ?? '';
  const column = Number(name.slice(1));
  if (!isRow(row) || !Number.isInteger(column) || column < 1 || column > COLUMNS) return null;
  return [columnX(column - 1), 0, rowZ(row) + CHART.cover / 2];
}

/** Point of a figure at its current pose: `king` or a hero's name. Null if not on the table. */
export function figurePoint(name: string, table: Table, poses: Float64Array): TablePoint | null {
  const isHero = HEROES.some((hero) => hero === name);
  const piece = isHero ? heroPiece(name as 'artemis') : KING_PIECE;
  if (!table.pieces.has(piece)) return null;
  const pose = table.pieces.of(piece) * CHANNEL_COUNT;
  return [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + (isHero ? BODY_MIDDLE.hero : BODY_MIDDLE.king),
    poses[pose + CHANNEL_OFFSET.z]!,
  ];
}

/** Figure of a seat. */
export function figureOf(seat: Seat, { pieces }: Pick<Table, 'pieces'>): string | null {
  const piece = seat === 'king' ? KING_PIECE : heroPiece(seat);
  return pieces.has(piece) ? piece : null;
}
