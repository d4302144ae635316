import { useMessages } from '#i18n';
import type { GamePanelProps, TableHint, TurnControl } from '#module';
import { useSession, visibleHand } from '#session';
import type { TableParts } from './game/parts';

/**
 * What the game's panels are made from, but for team talk, which is heard in other ways at a table and over rooms.
 * @param holder the seat whose device this is; left out where several share it, and the pass screen says whose hand is shown
 */
export function usePanelProps(
  { session, names }: TableParts,
  control: TurnControl,
  hint: TableHint | null,
  holder?: string | null,
): GamePanelProps {
  const messages = useMessages();
  const state = useSession(session, (whole) => whole);
  const { undoBlock } = state;
  return {
    session,
    state,
    names,
    control,
    holder: holder === undefined ? visibleHand(state) : holder,
    replaying: state.inPast || state.over,
    undo:
      undoBlock === 'absent'
        ? null
        : {
            blocked: undoBlock === null ? null : messages.undo.blocked[undoBlock],
            onUndo: () => void session.undo(),
          },
    hint,
    talk: null,
  };
}
