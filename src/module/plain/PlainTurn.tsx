import { useMessages } from '#i18n';
import { Panel, SeatMark, UndoButton } from '#ui';
import type { GamePanelProps } from '../table';
import { nameOf } from '../words';

/** Shows who decides, and undo. */
export function PlainTurn({ state, names, undo, replaying }: GamePanelProps) {
  const { lobby } = useMessages();
  const seat = state.shownDeciding;
  if (seat === null) return null;
  return (
    <Panel label={lobby.turnOf(nameOf(names, seat))}>
      <p>
        <SeatMark seat={seat} /> {lobby.turnOf(nameOf(names, seat))}
      </p>
      {!replaying && undo !== null && <UndoButton {...undo} />}
    </Panel>
  );
}
