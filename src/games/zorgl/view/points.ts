import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { Extent } from '#module';
import { GRID, SEATS } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import { monsterPiece, type Table } from './table';

/** Where on a miniature the page points, above its foot. */
const BODY_MIDDLE = 0.45;

/**
 * The middle of a box, on the roof where a building stands; or of a monster's body as it stands in a pose buffer.
 * Null for other names.
 */
export function pointOf(
  name: string,
  table: Table,
  poses: Float64Array,
): readonly [x: number, y: number, z: number] | null {
  if (GRID.parse(name) !== undefined) {
    const { x, z } = boxCentre(name);
    return [x, FLOOR_HEIGHT * (table.buildings.get(name)?.floors.length ?? 0), z];
  }
  const seat = SEATS.find((letter) => letter === name);
  if (seat === undefined || !table.pieces.has(monsterPiece(seat))) return null;
  const pose = table.pieces.of(monsterPiece(seat)) * CHANNEL_COUNT;
  return [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + BODY_MIDDLE,
    poses[pose + CHANNEL_OFFSET.z]!,
  ];
}

/**
 * What a box takes up, from the ground to the roof, or a monster as it stands in a pose buffer: marks lie around its foot,
 * for one that floats at the height of a roof is read as the box behind it. Null for other names.
 */
export function extentOf(name: string, table: Table, poses: Float64Array): Extent | null {
  const point = pointOf(name, table, poses);
  if (point === null) return null;
  const [x, y, z] = point;
  if (GRID.parse(name) === undefined)
    return { at: [x, y - BODY_MIDDLE, z], width: 1, depth: 1, height: BODY_MIDDLE };
  const seen = [[x, 0, z] as const, point];
  return { at: [x, 0, z], width: 1, depth: 1, height: y, ...(y > 0 ? { seen } : {}) };
}
