import type { GameModule, PrimerPart } from '#module';
import { shelf } from '../../../page/shelf';
import { PrimerDialog } from '../../../table/lesson/PrimerDialog';

export interface RoomPrimerProps {
  readonly module: GameModule;
  readonly parts: readonly PrimerPart[];
  readonly onClose: () => void;
}

/** Quick start for a player at a table; the full rules open in a new window. */
export function RoomPrimer({ module, parts, onClose }: RoomPrimerProps) {
  const { id } = module.rules;
  const taught = shelf.entries.find((entry) => entry.id === id)?.teaching !== undefined;
  return (
    <PrimerDialog
      module={module}
      parts={parts}
      onFirstGame={null}
      onLearn={null}
      onRules={taught ? () => void window.open(`/rules/${id}`, '_blank', 'noopener') : null}
      onClose={onClose}
    />
  );
}
