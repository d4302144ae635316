import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import type { RoomInfo } from '#net';
import { Button, clockTime } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import { beginForNext, hostingOf } from './hosting';

/** Refresh interval, ms. */
const EACH = 250;

export interface FairNoticeProps {
  readonly room: RoomInfo;
  /** Start of the next game, as in `performance.now`. */
  readonly until: number;
  /** The host's client, which can start at once or wait; null on other devices. */
  readonly link: RoomClient | null;
}

/** Announces the next game in fair mode. */
export function FairNotice({ room, until, link }: FairNoticeProps) {
  const { rooms } = useMessages();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), EACH);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <div className="room-lost" role="status">
      <span>
        {rooms.fairAgain} <strong className="room-fair-left">{clockTime(left)}</strong>
      </span>
      {link !== null && (
        <div className="room-leave-ways">
          <Button look="primary" onPress={() => void beginForNext(link, room)}>
            {rooms.fairNow}
          </Button>
          <Button onPress={() => void link.ask({ do: 'hosting', hosting: hostingOf(room) })}>
            {rooms.fairWait}
          </Button>
        </div>
      )}
    </div>
  );
}
