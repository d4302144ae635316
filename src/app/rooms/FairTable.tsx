import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import type { ToldRoom } from '#net';
import { Button, Toggle } from '#ui';
import type { Page } from '../page';
import type { RoomLink } from './RoomLink';

/** Milliseconds after which a table at a fair takes whoever says nothing for gone. */
const FAIR_PATIENCE = 120_000;

const fairOf = (code: string) => `room.${code}.fair`;

/** Whether the table of a room looks after itself. */
const isFair = (page: Pick<Page, 'recall'>, code: string): boolean => page.recall(fairOf(code)) === true;

export interface FairToggleProps {
  readonly page: Page;
  readonly code: string;
}

/** Lets a table look after itself, as at a fair or in a shop. */
export function FairToggle({ page, code }: FairToggleProps) {
  const { rooms } = useMessages();
  const [fair, setFair] = useState(() => isFair(page, code));
  return (
    <Toggle
      label={rooms.fair}
      hint={rooms.fairHint}
      value={fair}
      onChange={(wanted) => {
        page.remember(fairOf(code), wanted);
        setFair(wanted);
      }}
    />
  );
}

export interface FairTableProps {
  readonly page: Page;
  readonly room: ToldRoom;
  readonly over: boolean;
  readonly link: RoomLink;
}

/** Frees the seats of all people, opens the table to the next ones, and deals. */
async function beginForNext(link: RoomLink, room: ToldRoom): Promise<void> {
  for (const { seat, by, holder = seat } of room.seats)
    if (by === 'person' && holder === seat) await link.ask({ do: 'kick', seat });
  await link.ask({ do: 'lock', locked: false });
  await link.ask({ do: 'rematch' });
}

/** At a fair: begins again after a game that nobody goes on from, and lets bots play for people who have gone. */
export function FairTable({ page, room, over, link }: FairTableProps) {
  const { rooms } = useMessages();
  const fair = isFair(page, room.room);
  const gone = room.seats.flatMap(({ seat, by, here, holder = seat }) =>
    by === 'person' && !here && holder === seat ? [seat] : [],
  );
  const away = gone.join();
  useEffect(() => {
    if (!fair || over || away === '') return;
    const timer = setTimeout(() => {
      for (const seat of away.split(',')) void link.ask({ do: 'kick', seat });
      void link.ask({ do: 'lock', locked: false });
    }, FAIR_PATIENCE);
    return () => clearTimeout(timer);
  }, [fair, over, away, link]);
  const [waits, setWaits] = useState(false);
  const resting = fair && over && !waits;
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => void beginForNext(link, link.store.getState().room), FAIR_PATIENCE);
    return () => clearTimeout(timer);
  }, [resting, link]);
  if (!resting) return null;
  return (
    <div className="room-lost" role="status">
      {rooms.fairAgain}
      <div className="room-leave-ways">
        <Button look="primary" onPress={() => void beginForNext(link, room)}>
          {rooms.fairNow}
        </Button>
        <Button onPress={() => setWaits(true)}>{rooms.fairWait}</Button>
      </div>
    </div>
  );
}
