import type { EffectTone } from '#kaiju/cues';
import type { Box } from '#zorgl/rules';
import { buildingIn, type Table } from '../table';

/** The material of the building in a box. */
export function toneOfBuilding(table: Table, box: Box): EffectTone {
  const [lowest] = buildingIn(table, box).floors;
  const piece = lowest === undefined ? undefined : table.cast[table.pieces.of(lowest)];
  return piece?.kind === 'floor' ? piece.family : 'concrete';
}
