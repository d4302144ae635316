import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import { nameOf, usePreferences } from '#module';
import { Button, SeatMark, usePageTitle } from '#ui';
import { persistentQuery } from '../../../page/address';
import { shelf } from '../../../page/shelf';
import { useWakeLock } from '../../../page/useWakeLock';
import { useGameTable } from '../../../table/game/useGameTable';
import { RoomCard } from '../client/RoomCard';
import { coloursIn, nameIn } from '../client/remoteSession';
import type { StoredSeat } from '../client/roomStorage';
import type { FoundRoom } from '../client/useFoundRoom';
import { useRoomLink } from '../client/useRoomLink';
import { peopleOf } from './people';
import { RoomPrimer } from './RoomPrimer';
import { RoomTable } from './RoomTable';

export interface HandPageProps {
  readonly found: Extract<FoundRoom, { readonly state: 'found' }>;
  readonly seat: StoredSeat;
  /** Called when the seat is no longer this device's. */
  readonly onOut: () => void;
}

/** A player's device: hand and plan of the table. */
export function HandPage({ found, seat, onOut }: HandPageProps) {
  const { rooms, faults, lobby } = useMessages();
  const [learning, setLearning] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { module } = found;
  const { link, state } = useRoomLink(found, seat.key);
  const table = useGameTable(module);
  const { language } = usePreferences();
  const { room, source, status } = state;
  const entry = shelf.entries.find(({ id }) => id === room.game) ?? null;
  useWakeLock();
  usePageTitle(rooms.joinTitle);
  if (status === 'out' || status === 'putOut' || status === 'refused') {
    const barred = status === 'putOut';
    return (
      <RoomCard entry={entry} colours={coloursIn(room, module)}>
        <h1>{barred ? rooms.putOutTitle : rooms.outTitle}</h1>
        <p>{barred ? rooms.putOutText : rooms.outText}</p>
        <div className="rooms-ways">
          <Button look="primary" large className="poster" onPress={onOut}>
            {rooms.rejoin}
          </Button>
          <Button look="quiet" onPress={() => void navigate(`/${persistentQuery(search)}`)}>
            {faults.lobby}
          </Button>
        </div>
      </RoomCard>
    );
  }
  if (room.begun && source !== null && table !== null) {
    return (
      <RoomTable
        module={module}
        table={table}
        link={link}
        state={state}
        source={source}
        beside={null}
        onLeave={() => void link.ask({ do: 'leave' })}
      />
    );
  }
  const { defaultNames, primer } = module.words(language);
  const names = Object.fromEntries(
    room.seats.map((each) => [each.seat, nameIn(room, each.seat, defaultNames)]),
  );
  const person = peopleOf(room, names).find(({ seats }) => seats.includes(seat.seat));
  const name = person?.name ?? nameOf(names, seat.seat);
  return (
    <RoomCard entry={entry} colours={coloursIn(room, module)} className="rooms-waiting">
      <div className="rooms-marks">
        {(state.seats.length === 0 ? [seat.seat] : state.seats).map((each) => (
          <SeatMark key={each} seat={each} size={state.seats.length > 1 ? '2.6rem' : '5rem'} />
        ))}
      </div>
      <h1>{rooms.waitTitle(name)}</h1>
      <p role="status">{status === 'away' ? rooms.lost : rooms.waitText}</p>
      <p className="room-code">
        <span aria-hidden="true">{room.room}</span>
      </p>
      <div className="rooms-ways">
        {primer !== undefined && <Button onPress={() => setLearning(true)}>{lobby.primer}</Button>}
        <Button look="quiet" onPress={() => void link.ask({ do: 'leave' })}>
          {rooms.leave}
        </Button>
      </div>
      {learning && primer !== undefined && (
        <RoomPrimer module={module} parts={primer} onClose={() => setLearning(false)} />
      )}
    </RoomCard>
  );
}
