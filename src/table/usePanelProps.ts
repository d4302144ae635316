import { useMessages } from '#i18n';
import type { GamePanelProps, TableHint, TurnControl } from '#module';
import { useSession, visibleHand } from '#session';
import type { TableParts } from './game/parts';

/**
 * Props of the game's panels except team pings, which differ between a table and a room.
 * @param holder seat that the device belongs to; left out for a shared device, where the pass screen decides whose hand
 * is shown
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
