import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import type { SeatNames } from '#module';
import type { RoomInfo } from '#net';
import { Button } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import { peopleOf } from './people';

export interface AwayNoticeProps {
  readonly room: RoomInfo;
  readonly names: SeatNames;
  readonly link: RoomClient;
}

/** Delay before a player counts as away, ms; long enough for a reload. */
const AWAY_DELAY = 2000;

/** Offers to replace disconnected players with bots. */
export function AwayNotice({ room, names, link }: AwayNoticeProps) {
  const { rooms } = useMessages();
  const away = peopleOf(room, names).filter(({ here }) => !here);
  const who = away.map(({ seat }) => seat).join();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(who), AWAY_DELAY);
    return () => clearTimeout(timer);
  }, [who]);
  return away
    .filter(({ seat }) => said.split(',').includes(seat))
    .map(({ seat, name }) => (
      <div key={seat} className="room-lost" role="status">
        {rooms.isAway(name)}
        <Button onPress={() => void link.ask({ do: 'kick', seat })}>
          {rooms.toBot}
          <span className="visually-hidden"> ({name})</span>
        </Button>
      </div>
    ));
}
