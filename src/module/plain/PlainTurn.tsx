import { useMessages } from '#i18n';
import { TurnBar } from '../panels/TurnBar';
import type { GamePanelProps } from '../table';
import { nameOf } from '../words';

/** Shows who decides, and undo. */
export function PlainTurn({ state, names, undo, replaying }: GamePanelProps) {
  const { lobby } = useMessages();
  const seat = state.shownDeciding;
  if (seat === null) return null;
  const title = lobby.turnOf(nameOf(names, seat));
  return <TurnBar title={title} seat={seat} undo={replaying ? null : undo} />;
}
