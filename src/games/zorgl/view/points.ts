import { CHANNEL_COUNT, CHANNEL_OFFSET, type Place } from '#director';
import { GRID, SEATS, type Seat } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import { monsterPiece, type Table } from './table';

/** Where on a miniature the page points, above its foot. */
const BODY_MIDDLE = 0.45;

/** The middle of a monster's body as it stands in a pose buffer; null for one that is not there. */
function bodyPoint(seat: Seat, { pieces }: Pick<Table, 'pieces'>, poses: Float64Array) {
  if (!pieces.has(monsterPiece(seat))) return null;
  const pose = pieces.of(monsterPiece(seat)) * CHANNEL_COUNT;
  return [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + BODY_MIDDLE,
    poses[pose + CHANNEL_OFFSET.z]!,
  ] as const;
}

/**
 * A box from the ground to the roof, or a monster as it stands in a pose buffer: marks lie around its foot, for one that
 * floats at the height of a roof is read as the box behind it. Null for other names.
 */
export function placeOf(name: string, table: Table, poses: Float64Array): Place | null {
  if (GRID.parse(name) !== undefined) {
    const { x, z } = boxCentre(name);
    const height = FLOOR_HEIGHT * (table.buildings.get(name)?.floors.length ?? 0);
    const at = [x, 0, z] as const;
    const roof = [x, height, z] as const;
    const seen = height > 0 ? { seen: [at, roof] } : {};
    return { id: name, at, point: roof, width: 1, depth: 1, height, ...seen };
  }
  const seat = SEATS.find((letter) => letter === name);
  const point = seat === undefined ? null : bodyPoint(seat, table, poses);
  if (point === null) return null;
  const at = [point[0], point[1] - BODY_MIDDLE, point[2]] as const;
  return { id: name, at, point, width: 1, depth: 1, height: BODY_MIDDLE };
}
