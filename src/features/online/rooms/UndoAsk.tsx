import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { RoomInfo, UndoInfo } from '#net';
import { Button, IconButton } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import { peopleOf } from './people';

export interface UndoAskProps {
  readonly undo: UndoInfo | null;
  /** Seat that declined. */
  readonly refused: string | null;
  readonly room: RoomInfo;
  readonly names: SeatNames;
  /** Seats of this device. */
  readonly seats: readonly string[];
  readonly link: RoomClient;
}

/** Vote on an undo: who requested it, whose answer is missing, and this device's answer. */
export function UndoAsk({ undo, refused, room, names, seats, link }: UndoAskProps) {
  const { rooms, common } = useMessages();
  const people = peopleOf(room, names);
  const called = (seat: string) =>
    people.find((each) => each.seats.includes(seat))?.name ?? nameOf(names, seat);
  if (undo === null) {
    return refused === null ? null : (
      <p className="room-lost" role="status">
        {rooms.undoRefused(called(refused))}
        <IconButton icon="close" label={common.close} onPress={() => link.dismissUndo()} />
      </p>
    );
  }
  const who =
    undo.seat === null ? rooms.undoOfTable(undo.actions) : rooms.undoOf(called(undo.seat), undo.actions);
  const mine = undo.waits.some((seat) => seats.includes(seat));
  const answer = (agree: boolean) => void link.ask({ do: 'answerUndo', agree });
  return (
    <div className="room-lost" role="status">
      {who} {!mine && rooms.undoWaits(undo.waits.map(called).join(', '))}
      {mine && (
        <div className="room-leave-ways">
          <Button look="primary" onPress={() => answer(true)}>
            {rooms.agree}
          </Button>
          <Button onPress={() => answer(false)}>{rooms.refuse}</Button>
        </div>
      )}
    </div>
  );
}
