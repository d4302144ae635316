import type { OverlayProps } from '#module';
import { LEAN, onTable, type Table } from '#tetzilla/view';
import type { TetControl } from '../control';
import { FaceMarks } from './FaceMarks';
import { marksOf } from './marks';
import { TileGhost } from './TileGhost';
import { useFacePointer } from './useFacePointer';

/** Choices on the leaning face: clickable boxes, and where the tile would land. */
export function Overlay({ control, table, onPick }: OverlayProps<Table, TetControl>) {
  const { decision } = control;
  useFacePointer(control, table, onPick);
  return (
    <group position={onTable({ across: 0, up: 0, out: 0 })} rotation-x={-LEAN}>
      <FaceMarks marks={marksOf(control)} columns={table.columns} />
      {decision?.kind === 'slide' && <TileGhost decision={decision} table={table} />}
    </group>
  );
}
