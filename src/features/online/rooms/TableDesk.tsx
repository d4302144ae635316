import { useState } from 'react';
import { useMessages } from '#i18n';
import type { SeatNames } from '#module';
import type { RoomInfo } from '#net';
import { Button, Dialog, Toggle } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import { FairForm } from './FairForm';
import { beginForNext, hostingOf, setHosting } from './hosting';
import { SeatList } from './SeatList';
import { TableLock } from './TableLock';

export interface TableDeskProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
  readonly names: SeatNames;
  /** Opens the dialog for managing players. */
  readonly onManage: () => void;
}

/** Host panel: connected phones, next game, pause, free seats, mute. */
export function TableDesk({ link, room, names, onManage }: TableDeskProps) {
  const { rooms, common } = useMessages();
  const [asks, setAsks] = useState(false);
  const { paused, muted } = hostingOf(room);
  const anybody = room.seats.some(({ by }) => by === 'person');
  return (
    <section className="control-form table-desk" aria-label={rooms.desk}>
      <h2>{rooms.desk}</h2>
      <SeatList room={room} names={names} />
      <TableLock link={link} room={room} />
      <div className="table-desk-ways">
        {room.begun ? (
          <>
            <Button
              look={paused ? 'primary' : 'plain'}
              onPress={() => setHosting(link, room, { paused: !paused })}
            >
              {paused ? rooms.unpause : rooms.pause}
            </Button>
            <Button onPress={() => setAsks(true)}>{rooms.nextGame}</Button>
          </>
        ) : (
          <Button look="primary" onPress={() => void link.ask({ do: 'start' })}>
            {rooms.start}
          </Button>
        )}
        {anybody && <Button onPress={() => void link.ask({ do: 'free' })}>{rooms.freeSeats}</Button>}
        <Button onPress={onManage}>{rooms.manage}</Button>
      </div>
      <Toggle
        label={rooms.muteTable}
        value={muted}
        onChange={(quiet) => setHosting(link, room, { muted: quiet })}
      />
      <FairForm link={link} room={room} />
      {asks && (
        <Dialog title={rooms.nextGameTitle} onClose={() => setAsks(false)}>
          <p>{rooms.nextGameText}</p>
          <div className="room-leave-ways">
            <Button
              look="primary"
              onPress={() => {
                setAsks(false);
                void beginForNext(link, room);
              }}
            >
              {rooms.nextGame}
            </Button>
            <Button first onPress={() => setAsks(false)}>
              {common.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
