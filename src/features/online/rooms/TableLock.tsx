import { useMessages } from '#i18n';
import type { RoomInfo } from '#net';
import { Button } from '#ui';
import type { RoomClient } from '../client/RoomClient';

export interface TableLockProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
}

/** Shows that a table is locked, with an unlock button on the host's device. Hidden while unlocked. */
export function TableLock({ link, room }: TableLockProps) {
  const { rooms } = useMessages();
  if (!room.locked) return null;
  return (
    <div className="room-lock">
      <p role="status">{rooms.lockedNow}</p>
      <Button look="quiet" onPress={() => void link.ask({ do: 'lock', locked: false })}>
        {rooms.unlock}
      </Button>
    </div>
  );
}
