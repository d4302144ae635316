import type { Chimney } from '#kaiju';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import type { Table } from './table';

/** Warning lamps around the mouth of the plant's tower, and the number of that ring. */
const LAMPS = { count: 6, radius: 0.288, below: 0.01 };
const MOUTH = 8;

/** The cooling towers of a table, which emit steam. */
export function chimneysOf(table: Table): readonly Chimney[] {
  const rings = new Map(
    table.cast.flatMap((piece) => (piece.kind === 'ring' ? [[piece.id, piece.ring] as const] : [])),
  );
  return [...table.buildings].flatMap(([box, { plant, floors }]): Chimney[] => {
    if (!plant || floors.length === 0) return [];
    const { x, z } = boxCentre(box);
    const tower = { pieces: floors, x, z, storey: FLOOR_HEIGHT };
    return [rings.get(floors.at(-1)!) === MOUTH ? { ...tower, lamps: LAMPS } : tower];
  });
}
