import { CHANNEL_COUNT, CHANNEL_OFFSET, type Place } from '#director';
import { GRID, SEATS, type Seat } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import { monsterPiece, type Table } from './table';

/** Height of the point on a miniature that tutorials point at. */
const BODY_MIDDLE = 0.45;

/** The centre of a monster's body in a pose buffer; null if it is absent. */
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
 * Where to mark a box (from ground to roof) or a monster in a pose buffer. Monsters are marked at their feet:
 * a mark at roof height would look as if it belonged to the box behind. Null for other names.
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
