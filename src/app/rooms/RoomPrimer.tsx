import type { PrimerPart } from '#module';
import { PrimerDialog } from '../lobby/PrimerDialog';
import type { Page } from '../page';

export interface RoomPrimerProps {
  readonly page: Page;
  /** The id of the game. */
  readonly game: string;
  readonly parts: readonly PrimerPart[];
  readonly onClose: () => void;
}

/** How a game is played, for somebody at a table: all of the rules open in a window of their own, and the seat stays. */
export function RoomPrimer({ page, game, parts, onClose }: RoomPrimerProps) {
  const taught = page.shelf.entries.find(({ id }) => id === game)?.teaching !== undefined;
  return (
    <PrimerDialog
      parts={parts}
      onFirstGame={null}
      onLearn={null}
      onRules={taught ? () => void window.open(`/rules/${game}`, '_blank', 'noopener') : null}
      onClose={onClose}
    />
  );
}
