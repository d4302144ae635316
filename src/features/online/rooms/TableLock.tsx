import { useMessages } from '#i18n';
import type { RoomInfo } from '#net';
import { Button } from '#ui';
import type { RoomClient } from '../client/RoomClient';

export interface TableLockProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
}

/** Says that nobody else can sit down at a table, and lets its own device change that. Nothing while anybody can. */
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
