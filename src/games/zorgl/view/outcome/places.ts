import type { Place } from '#director';
import { GRID } from '#zorgl/rules';
import { boxCentre } from '../geometry';
import { roofHeight } from '../layout';
import type { Table } from '../table';

/** Height of figures, in table units. */
const TALL = { monster: 1.05, unit: 0.35 };

/** A place for every box, for clicks that choose nothing. */
export function boxPlaces(table: Table): readonly Place[] {
  const monsters = new Set([...table.monsters.values()].map(({ box }) => box));
  return Array.from({ length: GRID.size }, (_, number) => {
    const id = GRID.name(number);
    const standing = monsters.has(id) ? TALL.monster : table.units.has(id) ? TALL.unit : 0;
    const { x, z } = boxCentre(id);
    return { id, at: [x, 0, z], height: roofHeight(table, id), standing };
  });
}
