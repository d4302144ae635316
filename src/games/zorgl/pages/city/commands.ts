import { GRID } from '#zorgl/rules';
import { type Plan, type Stroke, strokeOf } from './brush';
import type { Edit } from './editor';
import { type KeyCommand, walked } from './keys';
import { brushOf, type Kit, withFloors, withNextSymmetry } from './kit';

/** The result of a key in the editor. */
export interface CommandResult {
  readonly kit: Kit;
  /** The box under the cursor afterwards. */
  readonly pointed: number | null;
  readonly edit: Edit | null;
}

const MIDDLE = GRID.parse('d4')!;

/** Runs a key command. Without a cursor, keys that would change a box only place it in the middle. */
export function runCommand(command: KeyCommand, plan: Plan, kit: Kit, pointed: number | null): CommandResult {
  switch (command.do) {
    case 'undo':
    case 'redo':
      return { kit, pointed, edit: { do: command.do } };
    case 'symmetry':
      return { kit: withNextSymmetry(kit), pointed, edit: null };
    case 'walk': {
      const box = pointed === null ? MIDDLE : walked(pointed, command.east, command.north);
      return { kit, pointed: box, edit: null };
    }
    default: {
      const used = command.do === 'floors' ? withFloors(kit, command.floors) : kit;
      if (pointed === null) return { kit: used, pointed: MIDDLE, edit: null };
      const stroke = strokeFor(command, plan, used, pointed);
      return { kit: used, pointed, edit: { do: 'stroke', stroke, symmetry: kit.symmetry } };
    }
  }
}

type Placing = Extract<KeyCommand, { readonly do: 'use' | 'lower' | 'raise' | 'place' | 'floors' }>;

function strokeFor(command: Placing, plan: Plan, kit: Kit, box: number): Stroke {
  const plant = kit.tool === 'plant';
  switch (command.do) {
    case 'use':
      return strokeOf(plan, box, brushOf(kit));
    case 'lower':
      return strokeOf(plan, box, { tool: 'lower' });
    case 'raise':
      return strokeOf(plan, box, { tool: raises(plan, box, plant) ? 'plant' : 'building', floors: 1 });
    case 'place':
      return strokeOf(plan, box, brushOf({ ...kit, tool: command.tool }));
    case 'floors':
      return { box, content: { kind: 'building', plant, floors: command.floors } };
  }
}

/** Whether adding a floor adds it to the plant: where it stands, or where the tool would put it. */
function raises(plan: Plan, box: number, plant: boolean): boolean {
  const present = plan[box];
  return present?.kind === 'building' ? present.plant : plant;
}
